import type { Profile } from './profile.js';

/** Whether an award depends on a standing hand, which few tables know. */
export const rewardsStanding = ({ rules }: Profile): boolean =>
  Object.entries(rules).some(([id, value]) => (id === 'standing' ? value !== 'off' : /\bstanding\b/.test(`${value}`)));
