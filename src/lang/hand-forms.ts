/** How names of several tiles, of groups and of hands are made of the messages of a language. */
import type { Circumstance, Tile, Wind } from '../core/index.js';
import { clauses, semicolons, sentence } from './marks.js';
import type { SpokenGroup, SpokenHand } from './spoken.js';
import type { phrases as english } from './texts/en/hand.js';
import type { tiles as words } from './texts/en/tiles.js';
import type { tileForms } from './tile-forms.js';

export interface HandMessages {
  tileWords: typeof words;
  phrases: typeof english;
  /** Several of an honour, and the name of one within that of a set, if these differ from its name. */
  several: Readonly<Record<string, string | undefined>>;
  inSet: Readonly<Record<string, string | undefined>>;
}

export interface HandTexts {
  seat: (wind: Wind) => string;
  round: (wind: Wind) => string;
  circumstances: Readonly<Record<Circumstance, string>>;
  list: (items: readonly string[]) => string;
}

/** Names of several tiles, of groups and of a hand. */
export function handForms(
  language: string,
  { tile, bonusName }: ReturnType<typeof tileForms>,
  { tileWords: { suits, suited }, phrases, several, inSet }: HandMessages,
  { seat, round, circumstances, list }: HandTexts,
) {
  /** Names tiles that follow one another: those of a suit together, and equal winds or dragons with their number. */
  const items = (held: readonly Tile[]): string[] => {
    const names: string[] = [];
    for (let at = 0, next; at < held.length; at = next) {
      const one = held[at]!;
      const [, suit] = one;
      const inSuit = suit! < 'f';
      for (next = at + 1; next < held.length && (inSuit ? held[next]![1] === suit : held[next] === one);) next++;
      const copies = next - at;
      names.push(
        inSuit
          ? suited(
              held
                .slice(at, next)
                .map(([rank]) => rank)
                .join(' '),
              suits[suit!]!,
            )
          : suit
            ? bonusName(one)
            : copies > 1
              ? phrases.copies(copies, several[one] ?? tile(one))
              : tile(one),
      );
    }
    return names;
  };
  const tiles = (held: readonly Tile[]): string => list(items(held));
  const named = ({ kind, tiles: held }: SpokenGroup, exposure?: 'concealed' | 'exposed'): string => {
    const [one] = held as [Tile];
    return phrases.group(kind, inSet[one] ?? several[one] ?? tile(one), tiles(held), exposure);
  };
  /** Pung of red dragons, pung of west: does not say whether it is exposed or concealed. */
  const bare = (group: SpokenGroup): string => named(group);
  /** Pung of red dragons, exposed. */
  const group = (spoken: SpokenGroup): string =>
    named(spoken, /[rs]$/.test(spoken.kind) ? undefined : spoken.concealed ? 'concealed' : 'exposed');
  /** One meld in a list; for a concealed chow, only its tiles. */
  const item = (spoken: SpokenGroup): string =>
    spoken.kind === 'chow' && spoken.concealed ? bare(spoken) : group(spoken);
  /** Won on a tile; how, and in which circumstances, if the page does not already show it. */
  const won = ({ winningTile, win = 'discard', circumstances: chances = [], isWinShown }: SpokenHand): string =>
    clauses(
      isWinShown
        ? [phrases.won(tile(winningTile!), undefined)]
        : [phrases.won(tile(winningTile!), win === 'self-draw'), ...chances.map((name) => circumstances[name])],
      language,
    );
  return {
    tiles,
    bare,
    group,
    item,
    /** The whole hand as one sentence. */
    hand: (spoken: SpokenHand): string => {
      const { groups, tiles: held, bonus, winningTile, seat: own, round: of, value } = spoken;
      const parts = [
        ...groups.map(item),
        ...items(held),
        ...bonus.map(tile),
        ...(winningTile ? [won(spoken)] : []),
        ...(own ? [seat(own)] : []),
        ...(of ? [round(of)] : []),
        ...(value === undefined ? [] : [phrases.value(value)]),
      ];
      return sentence(semicolons(parts, language), language);
    },
  };
}
