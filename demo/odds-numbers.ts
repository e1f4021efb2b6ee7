/** How the page “Odds and doubles” writes numbers. */
export const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const percents = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
export const percent = (share: number): string => percents.format(share);
export const figure = (value: number): string => (value === Infinity ? 'infinite' : number.format(value));
