// Without this script the pages show everything; with it their elements come alive. The support of hydration has to
// come first.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import 'mahjong-elements/lang/zh-Hant.js';
import 'mahjong-elements';
