/** English names of awards and rulesets: their ids are the established terms. */
import type { AwardId } from '../../core/index.js';
import { capital } from '../formats.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';

/** Profiles named after an association. */
const abbreviations: readonly string[] = ['dmjl', 'bmja', 'bmja-2019', 'nts-2002'];

/** Built-in names, lowercase words and years, get a capital; an empty name is that of a table that changes a built-in profile. */
export const profile = (name: string): string =>
  abbreviations.includes(name)
    ? name.toUpperCase()
    : /^[a-z-]+\d*$/.test(name)
      ? capital(name)
      : name || 'this table’s';

export const rule = (id: AwardId): string =>
  isOwnAward(id)
    ? ownAwardName(id, 'en')
    : id === 'mahjong'
      ? 'Going out'
      : capital(id.replaceAll('-', ' ')).replace(/^(Self|One) (d|ch)/, '$1-$2');
