/** What is wrong with the names of profiles. */
import { say } from '../hand-errors.js';

/** Messages for profiles that are in a module of their own. */
export const profileSentences = say({
  'profile-elsewhere': 'The profile “{found}” is not loaded: import mahjong-elements/core/profiles.js first.',
});
