/** A page that knows nothing of servers. */
import '../../../src/lang/zh-Hant.js';
import '../../../src/index.js';
