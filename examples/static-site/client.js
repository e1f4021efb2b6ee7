// The pages are complete without this script; with it, the elements become interactive. Hydration support must come
// first.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import 'mahjong-elements/lang/zh-Hant.js';
import 'mahjong-elements';
