/** Hydration support loads too late, as with some bundlers. */
import '../../../src/index.js';
import '../../../src/lang/zh-Hant.js';
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
