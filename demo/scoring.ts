import 'mahjong-elements';
import 'mahjong-elements/mj-value.js';
import 'mahjong-elements/mj-doubles.js';
