/** Italian. */

/** “A” before a name of a player: a Cho, ad Anna. */
export const to = (name: string): string => `${/^a/i.test(name.normalize('NFD')) ? 'ad' : 'a'} ${name}`;
