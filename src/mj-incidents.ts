import './elements/before-lit.js';
import { MjIncidents } from './elements/mj-incidents/mj-incidents.js';

MjIncidents.define();

export { MjIncidents };
