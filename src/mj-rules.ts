import './elements/before-lit.js';
import { MjRules } from './elements/mj-rules/mj-rules.js';

MjRules.define();

export { MjRules };
export { MjRulesEvent } from './elements/mj-rules/event.js';
