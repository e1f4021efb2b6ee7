/** Names of players for narrow columns. */

/** As many characters as a quarter of a phone has room for. */
const FITS = 7;

type Shorten = (name: readonly string[], others: readonly (readonly string[])[]) => string;

/** “Anne-Marie” as “Anne-M.” */
const initials: Shorten = (name) => {
  const [, first = '', initial = ''] = /^(\S{1,4}?[\s-])[\s-]*([^\s-])/u.exec(name.join('')) ?? [];
  return initial && `${first}${initial}.`;
};

/** “Bartholomew” as “Barth…” */
const beginning: Shorten = (name) => `${name.slice(0, FITS - 2).join('')}…`;

/** “Maximilian” next to “Maximiliane” as “Max…ian”: the end, or what follows the part that two names share. */
const bothEnds: Shorten = (name, others) => {
  const shared = others.map((other) => {
    const end = name.findIndex((character, place) => character !== other[place]);
    return end < 0 ? name.length : end;
  });
  const from = Math.max(3, Math.min(Math.max(...shared), name.length - 3));
  return `${name.slice(0, 3).join('')}…${name.slice(from, from + 3).join('')}`;
};

/** Long names shortened so that no two different names look the same. */
export function shortNames<Names extends readonly string[]>(
  names: Names,
): { -readonly [Place in keyof Names]: string } {
  const letters = names.map((name) => [...name]);
  const short = names.map((name, player) => {
    const own = letters[player]!;
    if (own.length <= FITS) return name;
    const others = letters.filter((_, place) => names[place] !== name);
    const isClear = (short: string, shorten: Shorten): boolean =>
      short !== '' &&
      others.every((other) => {
        const rest = letters.filter((one) => one.join('') !== other.join(''));
        return short !== other.join('') && short !== shorten(other, rest);
      });
    for (const shorten of [initials, beginning, bothEnds]) {
      const short = shorten(own, others);
      if (isClear(short, shorten)) return short;
    }
    return name;
  });
  return short as { -readonly [Place in keyof Names]: string };
}
