/**
 * The error for scripts that use the name of a profile of `mahjong-elements/core/profiles.js` without importing that module. Bundlers
 * leave this out, so that pages don't load it: elements load these profiles by themselves.
 */
import { profileSentences, RulesError } from '../errors.js';
import { useHint } from './lookup.js';
import { moreNames } from './more-names.js';

useHint((name) => {
  if ((moreNames as readonly string[]).includes(name))
    throw new RulesError(
      'unknown-profile',
      name,
      0,
      name.length,
      { found: name, sentence: 'profile-elsewhere' },
      profileSentences,
    );
});
