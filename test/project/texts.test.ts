/** Messages: what they become, what stops the build, and what a language lacks. */
import { describe, expect, it } from 'vitest';
import { compile } from '../../scripts/texts/compile.mjs';
import { missingIn, read, sectionsOf } from '../../scripts/texts/messages.mjs';
import { staleIn } from '../../scripts/texts/report.mjs';

const english = {
  'game.over': 'The game is over.',
  'game.toGo':
    '{deals, plural, one {Last deal} other {# deals to go, about {hands, plural, one {# hand} other {# hands}}}}',
  '@game.toGo': { 'x-arguments': 'deals: number, hands: number', description: '3 deals to go.' },
  'game.pays': '{from, wind} pays {winner, select, absent {nobody} other {{winner}}} {amount, number}.',
  '@game.pays': { 'x-arguments': '{ winner, amount }: Payment, from: Wind' },
  'errors.header': '“{found}” has no value.',
  '@errors': { 'x-type': 'Record<Id, string>' },
};
const german = (messages: object): string => compile('de', 'game', messages, english);

describe('a message', () => {
  it('is a string, or an arrow function with the arguments that English declares', () => {
    const code = compile('en', 'game', english, english);
    expect(code).toContain("over: 'The game is over.'");
    expect(code).toContain(
      "/** 3 deals to go. */\ntoGo: (deals: number, hands: number): string => deals === 1 ? 'Last deal' : `${number(deals)} deals to go, about ${count(hands, 'hand')}`",
    );
    expect(code).toContain(
      "pays: ({ winner, amount }: Payment, from: Wind): string => `${winds[from]} pays ${(winner ? `${winner}` : 'nobody')} ${number(amount!)}.`",
    );
    expect(code).toContain("header: '“{found}” has no value.'");
  });

  it('names arguments in any order in another language, which takes their types from English', () => {
    expect(german({ 'game.pays': 'An {winner} zahlt {from, wind} {amount, number}.' })).toContain(
      'pays: ({ winner, amount }, from) => `An ${winner} zahlt ${winds[from]} ${number(amount!)}.`',
    );
    expect(german({ 'game.toGo': 'noch {hands, number} ({deals})' })).toContain(
      'toGo: (deals, hands) => `noch ${number(hands)} (${deals})`',
    );
  });

  it('is in English where it is missing, with the numbers and winds of the language', () => {
    const code = german({ 'game.over': 'Aus.' });
    expect(code).toContain("over: 'Aus.'");
    expect(code).toContain('pays: ({ winner, amount }, from) => `${winds[from]} pays');
    expect(code).toContain("import { winds } from './hand.js';");
  });

  it.each([
    ['an argument that English lacks', { 'game.toGo': '{deals} {hands} {name}' }, 'game.toGo: unknown argument “name”'],
    ['no argument that English shows', { 'game.toGo': 'noch {deals}' }, 'game.toGo: the argument “hands” is missing'],
    ['a detail of a template that English lacks', { 'errors.header': '{fond} {found}' }, 'unknown argument “fond”'],
    ['no detail of a template', { 'errors.header': 'Ohne Wert.' }, 'the argument “found” is missing'],
    ['an unknown format', { 'game.toGo': '{deals, dice} {hands}' }, 'unknown format “dice”'],
    ['a bracket too few', { 'game.toGo': '{deals, plural, other {{hands}}' }, 'texts/de/game.arb, game.toGo'],
    ['a choice in a string', { 'game.over': '{x, number} aus' }, 'the English message declares no arguments'],
  ])('stops the build with %s', (_, messages, error) => {
    expect(() => german(messages)).toThrow(error);
  });

  it('may leave out an argument if it says so', () => {
    expect(german({ 'game.toGo': 'noch {deals}', '@game.toGo': { 'x-without': 'hands' } })).toContain(
      '`noch ${deals}`',
    );
  });
});

describe('the report', () => {
  it('names what is missing', () => {
    expect(missingIn({ 'game.over': 'Aus.' }, english)).toEqual(['game.toGo', 'game.pays', 'errors.header']);
    const lists = { 'tiles.R.0': 'red dragon', 'tiles.R.1': 'red dragons', 'bonus.f.0': 'plum' };
    expect(missingIn({ 'tiles.R.0': 'Roter Drache', 'bonus.f': '梅' }, lists)).toEqual([]);
  });

  it('names what has changed in English since', () => {
    const before = { ...english, 'game.over': 'The game has ended.' };
    expect(staleIn({ 'game.over': 'Aus.', 'game.toGo': 'x' }, english, () => before)).toEqual(['game.over']);
    expect(staleIn({ 'game.over': 'Aus.' }, english, () => undefined)).toEqual([]);
  });

  it('finds no message that English lacks, but for tables of words', () => {
    const own = ['de', 'nl', 'fr', 'it', 'ja', 'zh-Hant'].flatMap((language) =>
      sectionsOf(language).flatMap((section) => {
        const messages = read('en', section);
        return Object.entries(read(language, section)).filter(
          ([key, message]) =>
            !key.startsWith('@') && /\{\w+, /.test(message as string) && !(key in messages || `@${key}` in messages),
        );
      }),
    );
    expect(own).toEqual([]);
  });
});
