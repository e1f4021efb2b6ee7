import { describe, expect, it } from 'vitest';
import { parseHand, type Hand, type NotationError } from '../../src/core/index.js';
import { handTextsFor } from '../../src/lang/hand.js';
import type { Draft } from '../../src/elements/mj-hand/editor/host.js';
import { placesOf } from '../../src/elements/mj-hand/editor/model.js';
import { EditSession } from '../../src/elements/mj-hand/editor/session.js';

/** A session over a page that reads any text that it is given. */
function open(notation = ''): {
  session: EditSession;
  draft: () => Draft;
  events: string[];
  focused: () => number;
  press: (label: string) => void;
  choose: (tile: string) => void;
} {
  const written: Draft = { notation, situation: { seat: 'south' } };
  let draft = written;
  let tiles: Hand | null = null;
  let error: Error | null = null;
  let focused = 0;
  const events: string[] = [];
  const read = (): void => {
    error = null;
    try {
      tiles = draft.notation ? parseHand(draft.notation) : null;
    } catch (caught) {
      error = caught as NotationError;
    }
  };
  read();
  const session = new EditSession(
    {
      get tiles() {
        return tiles;
      },
      get error() {
        return error;
      },
      requestUpdate: () => undefined,
      texts: handTextsFor('en'),
      get draft() {
        return draft;
      },
      written,
      edit: (edited, ...names) => {
        draft = edited;
        events.push(...names);
        read();
      },
    },
    () => focused++,
  );
  const choose = (tile: string): void => {
    const places = placesOf(session.hand);
    const at = places.findIndex((place) =>
      place.in === 'set' ? tile === '(' : 'tile' in place && place.tile === tile,
    );
    session.choose(places[at]!, at);
  };
  const press = (label: string): void =>
    session
      .actionsOn(session.chosen!)
      .find((action) => action.label.startsWith(label))!
      .run();
  return { session, draft: () => draft, events, focused: () => focused, press, choose };
}

describe('a hand while it is edited', () => {
  it('takes back and repeats one step after another', () => {
    const { session, draft, events } = open('12b');
    expect([session.past.length, session.future.length]).toEqual([0, 0]);
    session.add('3b');
    session.add('4b');
    session.undo();
    expect(draft().notation).toBe('123b');
    expect([session.past.length, session.future.length]).toEqual([1, 1]);
    session.undo();
    session.undo();
    expect(draft().notation).toBe('12b');
    session.redo();
    session.redo();
    expect(draft().notation).toBe('1234b');
    session.undo();
    session.add('9d');
    expect(session.future).toEqual([]);
    expect(events.slice(0, 2)).toEqual(['input', 'change']);
  });

  it('takes back all that was typed in one step, and commits it in canonical notation', () => {
    const { session, draft, events } = open('1b');
    for (const text of ['1b ', '1b 3', '1b 32b']) session.type(text);
    expect(session.isTyping).toBe(true);
    expect(session.typed).toBe('1b 32b');
    session.finishTyping();
    expect(session.isTyping).toBe(false);
    expect(draft()).toMatchObject({ notation: '123b', isTyped: false });
    expect(events).toEqual(['input', 'input', 'input', 'change']);
    session.undo();
    expect(draft().notation).toBe('1b');
  });

  it('keeps unreadable text for its author to fix', () => {
    const { session, draft, events } = open('1b');
    session.type('1b 0q');
    session.finishTyping();
    session.finishTyping();
    expect(session.typed).toBe('1b 0q');
    expect(draft().notation).toBe('1b 0q');
    expect(events).toEqual(['input', 'change']);
  });

  it('follows a tile that an action moves', () => {
    const { session, draft, focused, press, choose } = open('123b RRR');
    choose('R');
    press('Pung');
    expect(draft().notation).toBe('(RRR) 123b');
    expect(session.chosen).toEqual({ in: 'set', index: 0 });
    expect(focused()).toBe(1);
    press('Add the fourth');
    expect(draft().notation).toBe('(RRR+R) 123b');
    press('Conceal');
    expect(session.chosen).toEqual({ in: 'hand', tile: 'R' });
  });

  it('ignores an action on a hand that no longer exists', () => {
    const { session, draft, choose } = open('1123b');
    choose('1b');
    const remove = session.actionsOn(session.chosen!).at(-1)!;
    remove.run();
    remove.run();
    expect(draft().notation).toBe('123b');
    expect(session.chosen).toBeNull();
  });

  it('says why a tile is refused, and the same words again in another text', () => {
    const { session, events } = open('1111b');
    session.add('1b');
    const first = session.note;
    session.add('1b');
    expect(first).not.toBe('');
    expect(session.note).toBe(`${first}\u00a0`);
    expect(events).toEqual([]);
  });

  it('ends the choice of a set when none can follow, and says what still fits', () => {
    const { session, draft } = open('(RRR) (123b) 45678c');
    session.chooseKind('pung');
    session.add('E');
    expect(draft().notation).toBe('(123b) (EEE) (RRR) 45678c');
    expect(session.kind).toBe('tile');
    const other = open('(RRR) (123b) 456789c');
    other.session.chooseKind('pung');
    other.session.add('E');
    expect(other.session.kind).toBe('pung');
    expect(other.session.note).toBe('Only 2 more tiles fit: choose “Tile”.');
  });

  it('drops circumstances that the hand no longer allows, and says so', () => {
    const { session, draft, events } = open('(EEE) 123456b 11c 78d +9d');
    session.toggle('robbed-kong');
    expect(draft().situation.circumstances).toEqual(['robbed-kong']);
    session.toggle('kong-replacement');
    expect(draft().situation.circumstances).toEqual(['robbed-kong']);
    expect(events).toEqual(['input', 'change']);
    session.situate({ seat: 'south', win: 'self-draw', circumstances: ['robbed-kong'] });
    expect(draft().situation.circumstances).toEqual([]);
    expect(session.note).toBe('No longer possible: on a tile added to a pung (robbing a kong).');
    session.toggle('last-tile');
    session.toggle('last-tile');
    expect(draft().situation.circumstances).toEqual([]);
    session.clear();
    expect(draft()).toEqual({ notation: '', situation: { seat: 'south' } });
  });
});
