/** The support of hydration comes too late, as some bundlers have it. */
import '../../../src/index.js';
import '../../../src/lang/zh-Hant.js';
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
