/** Italian. */

/** “Ed” before an e: Anna, Bea ed Elio. */
export const changedList = (list: string): string => list.replace(/ e (?=e)/i, ' ed ');

/** “A” before a name of a player: a Cho, ad Anna. */
export const to = (name: string): string => `${/^a/i.test(name.normalize('NFD')) ? 'ad' : 'a'} ${name}`;
