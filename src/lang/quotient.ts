/** Fractions as rules write them. */

/** A value as a quotient of whole numbers with a denominator up to a hundred: 3/2. */
export function quotient(value: number): string | undefined {
  for (let whole = 2; whole <= 100; whole++) {
    const part = value * whole;
    if (Math.abs(part - Math.round(part)) < 1e-9) return `${Math.round(part)}/${whole}`;
  }
  return undefined;
}

/** 3/2, or the number itself. */
export const ratio = (value: number, number: (value: number) => string): string => quotient(value) ?? number(value);
