import './elements/before-lit.js';
import { MjClaims } from './elements/mj-claims.js';

MjClaims.define();

export { MjClaims };
