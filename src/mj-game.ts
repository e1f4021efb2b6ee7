import './elements/before-lit.js';
import { MjGame, MjGameEvent } from './elements/mj-game/mj-game.js';

MjGame.define();

export { MjGame, MjGameEvent };
