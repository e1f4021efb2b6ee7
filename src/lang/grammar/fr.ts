/** French. Pung, Kong and Chow are the words of the clubs and of the booklets in the boxes. */

export const marks = [', ', ', ', '\u202f; ', '\u00a0: ', '.', ' '];

/** “De” before a name of a player, with elision: de Cho, d’Anne, d’Est. */
export const of = (name: string): string =>
  /^([aeiouhœæ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
