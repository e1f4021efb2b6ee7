/** The rules page: what is chosen under “Your own rules” can be played at once. */
import type { MjRulesEvent } from 'mahjong-elements/mj-rules.js';
import './elements.js';
import { linkTools } from './tool-links.js';

const own = document.querySelector('mj-rules[editable]')!;
const link = (rules: string): void => linkTools({ profile: own.getAttribute('profile') ?? 'classical', rules });
own.addEventListener('mj-rules', (event) => link((event as MjRulesEvent).rules));
link(own.getAttribute('rules') ?? '');
