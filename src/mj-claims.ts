import './elements/before-lit.js';
import { MjClaims } from './elements/mj-claims/mj-claims.js';

MjClaims.define();

export { MjClaims };
