/** The list “Your games”: each game with its players, when it was started and how far it has come. */
import { isDealt } from '../src/core/game/record.js';
import { commas } from '../src/lang/marks.js';
import { recordOf } from './game-address.js';
import { finished, gameOf, standing } from './game-result.js';
import { counted, language, say } from './say.js';
import type { StoredGame } from './game-store.js';

const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A game in words. */
export interface GameName {
  players: string;
  /** When it was started, if that is known, and the number of hands. */
  about: string;
}

export function nameOf(stored: StoredGame): GameName {
  const { game, started } = stored;
  const record = recordOf(game);
  const count = record?.hands.filter(isDealt).length;
  const hands =
    count === undefined ? '' : count === 0 ? say('no hands yet') : counted(count, '{count} hand', '{count} hands');
  return {
    // A game with a mistake shows where it is.
    players: record ? commas(record.players, language) : say('Not readable: {text}', { text: game.slice(0, 60) }),
    about: [started ? time.format(started) : '', hands, finished(gameOf(stored))].filter(Boolean).join(' · '),
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: Partial<HTMLElementTagNameMap[Name]>,
  ...inside: Node[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), content);
  made.append(...inside);
  return made;
}

export interface ListedGames {
  games: readonly StoredGame[];
  /** The ids of entries that are not games. */
  unreadable: readonly string[];
  /** The id of the game on the screen. */
  shown: string;
  /** Called when a link is followed in this tab. */
  opened(): void;
  remove(id: string, name: string): void;
}

/** Fills a list with games, as links, and with buttons that delete them. The focus stays at its place. */
export function renderGames(list: HTMLUListElement, { games, unreadable, shown, opened, remove }: ListedGames): void {
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const place = [...list.children].findIndex((item) => item.contains(focused));
  const deletes = (id: string, name: string): HTMLButtonElement =>
    element('button', {
      type: 'button',
      textContent: say('Delete'),
      ariaLabel: say('Delete {name}', { name }),
      onclick: () => remove(id, name),
    });
  list.replaceChildren(
    ...games.map((game) => {
      const { players, about } = nameOf(game);
      const played = gameOf(game);
      // A total stays with its name.
      const totals = played?.rows.length ? standing(played).replace(/ (?=[+−\d])/g, '\u00a0') : '';
      const link = element('a', {
        href: `#id=${game.id}`,
        textContent: players,
        onclick: ({ ctrlKey, metaKey, shiftKey }) => {
          if (!ctrlKey && !metaKey && !shiftKey) opened();
        },
      });
      if (game.id === shown) link.ariaCurrent = 'true';
      return element(
        'li',
        {},
        element(
          'span',
          {},
          link,
          element('small', { textContent: about }),
          ...(totals ? [element('small', { className: 'standing', textContent: totals })] : []),
        ),
        deletes(game.id, say('the game of {players} ({about})', { players, about })),
      );
    }),
    ...unreadable.map((id) =>
      element(
        'li',
        {},
        element('span', { textContent: say('An entry that can’t be read') }),
        deletes(id, say('an entry that can’t be read')),
      ),
    ),
  );
  if (focused) (list.children[place] ?? list.lastElementChild)?.querySelector<HTMLElement>(focused.localName)?.focus();
}
