/** A page without hydration support. */
import '../../../src/lang/zh-Hant.js';
import '../../../src/index.js';
