/** Refuses the names of profiles that are not there. */
import { RulesError, shown } from '../errors.js';
import '../sentences/profiles.js';
import '../sentences/rules.js';
import { plainWord } from '../input.js';
import { nearest } from '../words.js';
import { moreNames } from './definitions/more-names.js';
import { needed } from './names.js';

/** @throws {RulesError} for a name that no profile has, or only one whose module has not been imported */
export function refuseName(text: string): never {
  const refuse = (details: RulesError['details']): never => {
    throw new RulesError('unknown-profile', text, 0, text.length, details);
  };
  const name = plainWord(text);
  if ((moreNames as readonly string[]).includes(name)) refuse({ found: name, sentence: 'profile-elsewhere' });
  const names = [...Object.keys(needed), ...moreNames];
  const near = nearest(name, names);
  return refuse({
    found: shown(text),
    expected: names.join(', '),
    ...(near && { sentence: 'unknown-profile-near', near }),
  });
}
