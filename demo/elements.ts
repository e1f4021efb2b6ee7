/** Registers the elements that a page uses. */
import 'mahjong-elements/lang/zh-Hant.js';
import 'mahjong-elements/autoload.js';
