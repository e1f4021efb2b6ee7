/** Where a game of another program has other figures than this page, and the text that the program wrote. */
import { compareFigures, type FigureDifference } from 'mahjong-elements/core/import.js';
import type { AwardId } from 'mahjong-elements/core';
import 'mahjong-elements/core/profiles.js';
import { isDealt } from '../src/core/game/record.js';
import { isOption } from '../src/core/profiles/declared.js';
import { gameTextsFor } from '../src/lang/game.js';
import { semicolons } from '../src/lang/marks.js';
import { rulesTextsFor } from '../src/lang/rules.js';
import { signed } from '../src/render/payments.js';
import { recordOf } from './game-address.js';
import { withRules } from './game-result.js';
import type { Imported, StoredGame } from './game-store.js';
import { counted, joined, language, say } from './say.js';

/** The name of a rule in the language of the page. */
function ruleName(declaration: string): string {
  const [id = ''] = declaration.split(': ');
  const texts = rulesTextsFor(language);
  return isOption(id) ? texts.rules.option(id) : texts.rule(id as AwardId);
}

function item(
  { hand, player, figure, ours, theirs, isOtherReading, rules }: FigureDifference,
  program: string,
  players: readonly string[],
): HTMLElement {
  const texts = gameTextsFor(language);
  const isScore = figure === 'score';
  const shown = (amount: number): string => (isScore ? texts.number(amount) : signed(amount, texts));
  const place = { hand, player: players[player]!, program, theirs: shown(theirs), ours: shown(ours) };
  const made = document.createElement('li');
  made.append(
    isScore
      ? say('Hand {hand}, {player}: {theirs} points in {program}, {ours} here.', place)
      : say('Hand {hand}, {player}: a payment of {theirs} in {program}, {ours} here.', place),
  );
  if (isOtherReading) made.append(` ${say('Another reading of the same tiles has this value.')}`);
  rules.forEach((declaration, at) => {
    const code = document.createElement('code');
    code.textContent = declaration;
    made.append(at ? ' · ' : ` ${say('Equal with another rule:')} `, `${ruleName(declaration)} (`, code, ')');
  });
  return made;
}

/** Where the figures differ; undefined if the game has other hands than the program counted, or cannot be played. */
function differencesIn(stored: StoredGame, imported: Imported): FigureDifference[] | undefined {
  const record = recordOf(stored.game);
  const hands = record?.hands.filter(isDealt);
  if (!record || hands!.length !== imported.figures.length) return undefined;
  try {
    return compareFigures({ ...imported, record: withRules(record, stored) });
  } catch {
    return undefined;
  }
}

/** Shows in a section how the figures of a game compare with those of the program that it is from. */
export async function renderFigures(section: HTMLElement, stored: StoredGame, imported: Imported): Promise<void> {
  await rulesTextsFor.load(language);
  const { program, figures, unread } = imported;
  const find = <Found extends HTMLElement>(selector: string): Found => section.querySelector<Found>(selector)!;
  const differences = differencesIn(stored, imported);
  find('h2').textContent = say('The figures of {program}', { program });
  find('.verdict').textContent = !differences
    ? say('This game has changed since it was imported: its hands are not those that {program} counted.', { program })
    : differences.length
      ? counted(differences.length, '{count} figure differs.', '{count} figures differ.')
      : counted(
          figures.length,
          'All scores and payments of {count} hand are the same here.',
          'All scores and payments of {count} hands are the same here.',
        );
  const players = recordOf(stored.game)?.players ?? [];
  find('ul').replaceChildren(...(differences ?? []).map((one) => item(one, program, players)));
  find('.unread').textContent = unread.length ? joined(say('Not taken over:'), semicolons(unread, language)) : '';
  find<HTMLButtonElement>('button').hidden = !imported.original;
  section.hidden = false;
}

/** The text that another program wrote. @throws if it is not one */
export async function originalOf({ program, original = '' }: Imported): Promise<File> {
  const bytes = Uint8Array.from(atob(original), (letter) => letter.charCodeAt(0));
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).blob();
  return new File([text], program === 'xmj' ? 'xmj.txt' : 'kajongg.json', { type: 'text/plain' });
}
