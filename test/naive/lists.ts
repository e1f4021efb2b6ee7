/** The items of a text, between commas. */
export const listIn = (text: string): string[] => text.trim().split(/,\s+/);
