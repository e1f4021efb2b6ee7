const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** 2nd, 13th. */
export const ordinal = (place: number): string => place + (endings[rules.select(place)] ?? 'th');
