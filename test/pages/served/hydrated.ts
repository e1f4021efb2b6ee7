import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '../../../src/lang/zh-Hant.js';
import '../../../src/index.js';
