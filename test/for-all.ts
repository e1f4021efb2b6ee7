/** Tests of what holds for all values of some kinds. */
import fc from 'fast-check';

/** Any character, including lone surrogates. With fast-check 4, `unit: 'binary'` would take a second to prepare each time it is used. */
export const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

type Values = [unknown, ...unknown[]];
type Property<Ts extends Values> = [
  ...arbitraries: { [Place in keyof Ts]: fc.Arbitrary<Ts[Place]> },
  holds: (...values: Ts) => boolean | void,
];

/** Checks that something holds for a hundred random values. */
export const forAll = <Ts extends Values>(...property: Property<Ts>): void => fc.assert(fc.property<Ts>(...property));

/** The same for another number of values, and always the same ones with a seed. */
export const forAllIn =
  (numRuns: number, seed?: number) =>
  <Ts extends Values>(...property: Property<Ts>): void =>
    fc.assert(fc.property<Ts>(...property), seed === undefined ? { numRuns } : { numRuns, seed });
