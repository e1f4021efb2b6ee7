/** The page of the score sheet: what it stores, what its address has, links, reloads and several tabs. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MjGame } from '../../src/mj-game.js';
import { all, failOnUncaughtErrors, one, onlyInChromium, until, words } from './helpers.js';

failOnUncaughtErrors();
// Storage and history are the same everywhere, and the page loads slowly.
onlyInChromium();

const PREFIX = 'mahjong-elements';
const OWN = 'players: Ann, Ben, Cho, Dan';
const LINK = 'players: Mia, Tom, Jo, Eva\nMia 8 from Tom';
const [ANN, BEN, CHO] = [0, 1, 2] as const;

const clear = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
};
/** What is stored, by key. */
const stored = (): Record<string, string> =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
const storedTexts = (): string[] => Object.values(stored()).map((entry) => JSON.parse(entry).game as string);

let tabs: Tab[] = [];
beforeEach(clear);
afterEach(() => {
  for (const tab of tabs) tab.frame.remove();
  tabs = [];
  clear();
});

/** A tab with the score sheet. */
class Tab {
  readonly frame = document.createElement('iframe');

  get window(): Window & typeof globalThis {
    return this.frame.contentWindow as Window & typeof globalThis;
  }
  get page(): Document {
    return this.frame.contentDocument!;
  }
  get game(): MjGame {
    return this.page.querySelector<MjGame>('#game')!;
  }
  get hash(): string {
    return decodeURIComponent(this.window.location.hash.replaceAll('+', ' '));
  }
  get notice(): string {
    return words(this.page.querySelector('#notice'));
  }
  /** “Your games”, without the buttons and the totals; the one on the screen has a star. */
  get list(): string[] {
    return [...this.page.querySelectorAll('#games li')].map((item) => {
      const text = item.querySelector('span')!.cloneNode(true) as Element;
      text.querySelector('.standing')?.remove();
      return (
        (item.querySelector('[aria-current]') ? '* ' : '') +
        words(text).replace(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d · /, ' ')
      );
    });
  }

  async loaded(): Promise<this> {
    await new Promise((resolve) => this.frame.addEventListener('load', resolve, { once: true }));
    await until(() => this.game.shadowRoot && one(this.game, '[part="entry"]'), 'the form');
    // The page has set the rules.
    await until(() => this.game.hasAttribute('profile'), 'the script of the page');
    await this.drawn();
    return this;
  }
  async drawn(): Promise<void> {
    await this.game.updateComplete;
    await new Promise((resolve) => this.window.requestAnimationFrame(resolve));
    await this.game.updateComplete;
  }
  async reload(): Promise<void> {
    this.window.location.reload();
    await this.loaded();
  }
  /** Chooses a language: the same page in this language. */
  async speak(tag: string): Promise<void> {
    const field = this.page.querySelector<HTMLSelectElement>('[name=lang]')!;
    field.value = tag;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.loaded();
    expect(this.page.documentElement.lang).to.equal(tag);
  }
  async houseRules(rules: string): Promise<void> {
    const field = this.page.querySelector<HTMLInputElement>('[name=rules]')!;
    field.value = rules;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.drawn();
  }
  /** Follows a link in this tab. */
  async goTo(hash: string): Promise<void> {
    const { window } = this;
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = hash;
    await arrived;
    await this.drawn();
  }
  async back(): Promise<void> {
    const { window } = this;
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
    await this.drawn();
  }
  async press(target: Element | null | undefined): Promise<void> {
    (target as HTMLElement).click();
    await this.drawn();
  }
  button(text: string): HTMLButtonElement {
    return [...this.page.querySelectorAll('button')].find((each) => words(each) === text)!;
  }
  async start(...names: string[]): Promise<void> {
    for (const [place, field] of all<HTMLInputElement>(this.game, 'form input').entries()) {
      field.value = names[place]!;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await this.press(one(this.game, 'form button'));
  }
  async type(digits: string): Promise<void> {
    for (const digit of digits)
      await this.press(all(this.game, '[part="key"]:not([aria-label])').find((each) => words(each) === digit));
  }
  async winner(player: number): Promise<void> {
    await this.press(all(this.game, '[aria-labelledby="winner"] button')[player]);
  }
  async enter(winner: number, from: number, value: string): Promise<void> {
    await this.winner(winner);
    await this.type(value);
    await this.press(all(this.game, '[aria-labelledby="from"] button')[from]);
    await this.press(one(this.game, '.ends .done'));
  }
  async washout(): Promise<void> {
    await this.press(one(this.game, '.washout'));
  }
}

/** @param game the text of a game, as somebody shares it @param loads how many pages load, one leading to the next */
async function open({
  game,
  hash = game ? `#${new URLSearchParams({ game })}` : '',
  loads = 1,
  page = 'game',
}: { game?: string; hash?: string; loads?: number; page?: string } = {}): Promise<Tab> {
  const tab = new Tab();
  tabs.push(tab);
  tab.frame.style.cssText = 'inline-size: 360px; block-size: 640px; border: 0';
  tab.frame.src = `/demo/${page}.html${hash}`;
  document.body.append(tab.frame);
  for (let load = 1; load < loads; load++)
    await new Promise((resolve) => tab.frame.addEventListener('load', resolve, { once: true }));
  return tab.loaded();
}

/** A game of one's own with one hand. */
async function ownGame(): Promise<Tab> {
  const tab = await open();
  await tab.start('Ann', 'Ben', 'Cho', 'Dan');
  await tab.enter(BEN, CHO, '48');
  expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
  return tab;
}

describe('the score sheet', () => {
  it('stores a game with the first edit, and nothing before', async () => {
    const tab = await open();
    expect(stored()).to.deep.equal({});
    expect(tab.list).to.deep.equal([]);
    await tab.start('Ann', 'Ben', 'Cho', 'Dan');
    expect(storedTexts()).to.deep.equal([OWN]);
    expect(tab.list).to.deep.equal(['* Ann, Ben, Cho, Dan no hands yet']);
    await tab.enter(BEN, CHO, '48');
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho`]);
    expect(tab.hash).to.contain(`game=${OWN}\nBen 48 from Cho`);
    expect(tab.list).to.deep.equal(['* Ann, Ben, Cho, Dan 1 hand']);
  });

  it('keeps the unfinished hand and the undo steps over a reload, with or without the address', async () => {
    const tab = await ownGame();
    await tab.winner(ANN);
    await tab.type('2');
    await tab.reload();
    await tab.type('6');
    expect(all(tab.game, '[aria-labelledby="values"] button').map(words)).to.deep.equal(['26', '–', '–', '–']);
    tab.frame.src = '/demo/game.html';
    await tab.loaded();
    expect(words(one(tab.game, '[aria-labelledby="values"] button'))).to.equal('26');
    expect(tab.game.undo()).to.equal(true);
    await tab.reload();
    expect(tab.game.value).to.equal(OWN);
    expect(tab.game.redo()).to.equal(true);
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
  });

  it('is where it was after a reload, in whichever order its parts are drawn', async () => {
    const tab = await open({ game: `${OWN}\n${'Ben 48 from Cho; Ann 8\nwashout\n'.repeat(4)}` });
    await tab.press(tab.button('Keep this game'));
    tab.window.scrollTo(0, 60);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tab.reload();
    await until(() => tab.window.scrollY === 60, 'the place');
    // What is drawn late, and above what is in view, does not scroll the page.
    const late = tab.page.createElement('div');
    late.style.blockSize = '500px';
    tab.page.querySelector('#before')!.append(late);
    await tab.drawn();
    await tab.drawn();
    expect(tab.window.scrollY).to.equal(60);
  });

  it('keeps rules and language', async () => {
    const tab = await open();
    const select = async (name: string, value: string): Promise<void> => {
      const field = tab.page.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      await tab.drawn();
    };
    await select('profile', 'british');
    await tab.speak('zh-Hant');
    expect(tab.game.profile).to.equal('british');
    await tab.reload();
    expect(tab.game.profile).to.equal('british');
    await tab.start('Ann', 'Ben', 'Cho', 'Dan');
    await tab.enter(BEN, CHO, '48');
    await tab.reload();
    expect(tab.game.game!.profile.name).to.equal('british');
    expect(tab.page.documentElement.lang).to.equal('zh-Hant');
    expect(tab.list[0]).to.contain('Ann、Ben、Cho、Dan');
    // The same game on the English page.
    await tab.speak('en');
    expect(tab.window.location.pathname).to.equal('/demo/game.html');
    expect(tab.list).to.deep.equal(['* Ann, Ben, Cho, Dan 1 hand']);
  });

  it('opens a link from before the pages had languages in its language', async () => {
    const tab = await open({ hash: `#${new URLSearchParams({ game: LINK, lang: 'de' })}`, loads: 2 });
    expect(tab.window.location.pathname).to.equal('/demo/de/game.html');
    expect(tab.hash).to.not.contain('lang=');
    expect(tab.game.value).to.equal(LINK);
    expect(tab.notice).to.match(/^Diese Partie stammt aus einem Link\./);
  });
});

describe('a link to a game of somebody else', () => {
  it('never touches the own game, and stores nothing before an edit', async () => {
    await ownGame();
    const before = stored();
    const tab = await open({ game: LINK });
    expect(tab.game.value).to.equal(LINK);
    expect(tab.notice).to.match(/^This game is from a link\./);
    // Neither a look at it in Chinese, nor a hand that is not finished.
    await tab.speak('zh-Hant');
    expect(tab.game.value).to.equal(LINK);
    await tab.winner(BEN);
    await tab.type('4');
    await tab.reload();
    expect(stored()).to.deep.equal(before);
    expect(tab.game.value).to.equal(LINK);
    expect(words(all(tab.game, '[aria-labelledby="values"] button')[BEN])).to.equal('4');
    expect(tab.list).to.have.length(1);
    expect(tab.list[0]).to.match(/^Ann、Ben、Cho、Dan.*1 手$/);
    // The page itself still has the own game.
    const own = await open();
    expect(own.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
  });

  it('leads back to the own game, if there is one', async () => {
    const first = await open({ game: LINK });
    expect(first.button('Back to my game')).to.equal(undefined);
    await ownGame();
    const tab = await open({ game: LINK });
    await tab.press(tab.button('Back to my game'));
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    expect(tab.notice).to.equal('');
    await tab.back();
    expect(tab.game.value).to.equal(LINK);
  });

  it('becomes a game of the reader’s with the first edit', async () => {
    await ownGame();
    const tab = await open({ game: LINK });
    await tab.washout();
    expect(tab.notice).to.equal('');
    expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho`, `${LINK}\nwashout`]);
    expect(tab.list).to.deep.equal(['* Mia, Tom, Jo, Eva 2 hands', 'Ann, Ben, Cho, Dan 1 hand']);
    await tab.reload();
    expect(tab.game.value).to.equal(`${LINK}\nwashout`);
    expect(tab.notice).to.equal('');
    expect(tab.game.undo()).to.equal(true);
    expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho`, LINK]);
  });

  it('keeps the rules that its text names', async () => {
    const link = 'players: Mia, Tom, Jo, Eva\nprofile: british\nrules: limit: 750\nMia 900 from Tom';
    const tab = await open({ game: link });
    const { totals } = tab.game.game!;
    expect(totals).to.deep.equal([4500, -1500, -1500, -1500]);
    await tab.press(tab.button('Keep this game'));
    expect(storedTexts()).to.deep.equal([link]);
    await tab.reload();
    expect(tab.game.game!.totals).to.deep.equal(totals);
  });

  it('keeps its unfinished hand in the language that the page offers, and nowhere else', async () => {
    const tab = await open({ game: LINK, page: 'de/game' });
    const script = tab.page.createElement('script');
    script.type = 'module';
    script.src = '/demo/site.ts';
    tab.page.head.append(script);
    const offer = (): HTMLAnchorElement => tab.page.querySelector<HTMLAnchorElement>('.offer a')!;
    await until(offer, 'the script of every page');
    expect(offer().pathname).to.equal('/demo/game.html');
    expect(tab.page.querySelector('.offer button')!.ariaLabel).to.equal('Close');
    await tab.winner(ANN);
    await tab.type('16');
    offer().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await tab.goTo(`#${new URLSearchParams({ game: OWN })}`);
    expect(tab.game.value).to.equal(OWN);
    await tab.back();
    await tab.winner(ANN);
    offer().click();
    await tab.loaded();
    expect(tab.page.documentElement.lang).to.equal('en');
    expect(JSON.stringify(tab.game.session.draft)).to.contain('"16"');
  });

  it('or with “Keep”, once', async () => {
    const tab = await open({ game: LINK });
    await tab.press(tab.button('Keep this game'));
    expect(storedTexts()).to.deep.equal([LINK]);
    expect(tab.page.activeElement!.id).to.equal('title');
    // The same link, and the copied address, lead to the stored game.
    for (const hash of [`#${new URLSearchParams({ game: LINK })}`, tab.window.location.hash]) {
      const other = await open({ hash });
      expect(other.notice).to.equal('');
      await other.winner(BEN);
      expect(storedTexts()).to.deep.equal([LINK]);
    }
  });

  it('shows the stored game if that goes on from it, and the link on request', async () => {
    const tab = await ownGame();
    const link = tab.window.location.hash.replace(/id=[^&]*&/, '');
    await tab.washout();
    const other = await open({ hash: link });
    expect(other.game.value).to.equal(`${OWN}\nBen 48 from Cho\nwashout`);
    expect(other.notice).to.contain('Your copy of this game has more hands than the link.');
    await other.press(other.button('Show the link'));
    for (let turn = 0; turn < 2; turn++) {
      expect(other.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
      expect(other.notice).to.match(/^This game is from a link\./);
      await other.reload();
    }
    await other.back();
    expect(other.game.value).to.equal(`${OWN}\nBen 48 from Cho\nwashout`);
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho\nwashout`]);
  });

  it('can be opened in a tab with another game, and left again', async () => {
    const tab = await ownGame();
    await tab.goTo(`#${new URLSearchParams({ game: LINK })}`);
    expect(tab.game.value).to.equal(LINK);
    expect(tab.game.undo()).to.equal(false);
    await tab.back();
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    expect(tab.game.undo()).to.equal(true);
  });

  it('with a mistake shows the mistake; an edit starts a game of its own', async () => {
    await ownGame();
    const tab = await open({ game: `${OWN}\nNobody 8` });
    const language = tab.page.querySelector<HTMLSelectElement>('[name=lang]')!;
    language.value = 'zh-Hant';
    language.dispatchEvent(new Event('change', { bubbles: true }));
    await tab.reload();
    expect(words(one(tab.game, '[part="message"]'))).to.contain('Nobody');
    expect(tab.notice).to.equal('');
    await tab.start('Eva', 'Fay', 'Gil', 'Hal');
    expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho`, 'players: Eva, Fay, Gil, Hal']);
  });
});

describe('the address', () => {
  it('is never older than the game: what is stored wins', async () => {
    const tab = await ownGame();
    const old = tab.window.location.hash;
    await tab.washout();
    await tab.press(one(tab.game, '[data-row="1"]'));
    await until(() => one(tab.game, '.actions button'));
    await tab.press(one(tab.game, '.actions button'));
    await tab.type('50');
    await tab.press(one(tab.game, '.ends .done'));
    const now = `${OWN}\nBen 50 from Cho\nwashout`;
    // A bookmark.
    const other = await open({ hash: old });
    expect(other.game.value).to.equal(now);
    expect(other.hash).to.contain(now);
    expect(storedTexts()).to.deep.equal([now]);
  });

  it('that would be too long has no game, and a reload loses nothing', async () => {
    const name = (letter: string): string => letter.repeat(10);
    const [a, b, c, d] = ['あ', 'い', 'う', 'え'].map(name);
    const hand = `${a} (RRR) 123b 456b 99d 78d +9d from ${b}; ${c} (555c) 22d; ${d} (888b)\n`;
    const tab = await open({ game: `players: ${a}, ${b}, ${c}, ${d}\n${hand.repeat(60)}` });
    await tab.washout();
    expect(tab.hash).to.contain('game=');
    // By the tenth, the address would have more than 30,000 characters.
    const { game } = tab;
    for (let turn = 0; turn < 10; turn++) {
      game.session = { ...game.session, game: `${game.value}\n${hand}` };
      await tab.washout();
    }
    expect(tab.hash).to.not.contain('game=');
    const { value } = game;
    expect(value.split('\n')).to.have.length(1 + 60 + 1 + 20);
    await tab.reload();
    expect(tab.game.value).to.equal(value);
    // Another game was changed since; this tab stays with its own.
    await (await open({ game: LINK })).washout();
    await tab.reload();
    expect(tab.game.value).to.equal(value);
  }).timeout(120_000);

  it('of a stored game that is gone still has the game', async () => {
    const tab = await ownGame();
    const { hash } = tab.window.location;
    clear();
    const other = await open({ hash });
    expect(other.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    expect(other.notice).to.match(/^This game is from a link\./);
    expect(stored()).to.deep.equal({});
  });
});

describe('the result', () => {
  const HANDS = 'Ben 48 from Cho; Ann 8; Dan 16\nCho 36\nend';

  /** What is shared or copied, by a browser that can share or not. */
  function outbox(tab: Tab, canShare: boolean): string[] {
    const sent: string[] = [];
    const { navigator } = tab.window;
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: canShare
        ? (data: ShareData) => (sent.push(data.text ?? '', data.url ?? ''), Promise.resolve())
        : undefined,
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => (sent.push(text), Promise.resolve()) },
    });
    return sent;
  }

  it('is shared with the winner and the totals, and confirmed next to the button', async () => {
    const tab = await open({ game: `${OWN}\n${HANDS}` });
    const shared = outbox(tab, true);
    await tab.press(tab.page.querySelector('#end .share'));
    expect(shared[0]).to.equal('Ben wins the game.\nBen +120, Cho +64, Dan −52, Ann −132');
    expect(shared[1]).to.contain('#game=players');
    const copied = outbox(tab, false);
    await tab.press(tab.page.querySelector('#end .share'));
    expect(copied[0]!.split('\n').slice(0, 2)).to.deep.equal(shared[0]!.split('\n'));
    expect(copied[0]).to.contain(shared[1]);
    const said = tab.page.querySelector('#end .said')!;
    expect(words(said)).to.equal('Result and link copied.');
    const { top, bottom } = said.getBoundingClientRect();
    expect([top >= 0, bottom <= tab.window.innerHeight]).to.deep.equal([true, true]);
  });

  it('is copied as people read it: totals, hands, and who pays whom', async () => {
    const tab = await open({ game: `${OWN}\n${HANDS}` });
    const copied = outbox(tab, false);
    await tab.press(tab.page.querySelector('#end .result'));
    expect(copied[0]!.split('\n')).to.deep.equal([
      'Ben wins the game.',
      'Ben +120, Cho +64, Dan −52, Ann −132',
      '',
      'Hand 1: Ben 48 from Cho',
      'Hand 2: Cho 36 self-drawn',
      '',
      'To settle up',
      'Ann pays Ben 120',
      'Dan pays Cho 52',
      'Ann pays Cho 12',
    ]);
    expect(words(tab.page.querySelector('#end .said'))).to.equal('Result copied.');
  });

  it('is in the list of games', async () => {
    const tab = await ownGame();
    const standing = (): string => words(tab.page.querySelector('#games .standing'));
    expect(standing()).to.equal('Ben +192, Cho −48, Dan −48, Ann −96');
    expect(tab.list).to.deep.equal(['* Ann, Ben, Cho, Dan 1 hand']);
    const end = all(tab.game, 'button').find((each) => words(each) === 'End the game here');
    await tab.press(end);
    expect(tab.list).to.deep.equal(['* Ann, Ben, Cho, Dan 1 hand · finished']);
  });
});

describe('“New game”', () => {
  it('keeps the present one, and starts with the same players and rules', async () => {
    const tab = await ownGame();
    tab.window.confirm = () => {
      throw new Error('nothing is lost, so there is nothing to ask');
    };
    await tab.press(tab.button('New game'));
    await until(() => one(tab.game, 'form'));
    // The names and the rules can be changed first.
    const names = (): string[] => all<HTMLInputElement>(tab.game, 'form input').map(({ value }) => value);
    expect(names()).to.deep.equal(['Ann', 'Ben', 'Cho', 'Dan']);
    const profile = tab.page.querySelector<HTMLSelectElement>('#before [name=profile]')!;
    expect(profile.disabled).to.equal(false);
    expect(tab.game.session).to.deep.equal({ game: '', names: ['Ann', 'Ben', 'Cho', 'Dan'] });
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho`]);
    await tab.reload();
    expect(names()).to.deep.equal(['Ann', 'Ben', 'Cho', 'Dan']);
    await tab.press(one(tab.game, 'form button'));
    expect(tab.game.value).to.equal(OWN);
    expect(tab.page.querySelector('#during [name=profile]') === null).to.equal(false);
    await tab.reload();
    await tab.washout();
    expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho`, `${OWN}\nwashout`]);
    expect(tab.list).to.deep.equal(['* Ann, Ben, Cho, Dan 1 hand', 'Ann, Ben, Cho, Dan 1 hand']);
    // Back to the one before.
    tab.window.scrollTo(0, 2000);
    await tab.press(tab.page.querySelectorAll('#games a')[1]);
    await until(() => tab.game.value === `${OWN}\nBen 48 from Cho`);
    expect(tab.list[1]).to.match(/^\*/);
    expect(tab.window.scrollY).to.equal(0);
    // The keys go on in the game.
    expect(tab.page.activeElement!.id).to.equal('title');
    await sendKeys({ press: 'Tab' });
    expect(tab.page.activeElement === tab.game).to.equal(true);
    expect(tab.game.undo()).to.equal(true);
    await tab.back();
    expect(tab.game.value).to.equal(`${OWN}\nwashout`);
  });
});

describe('the games in the list', () => {
  it('are deleted after a question', async () => {
    const tab = await ownGame();
    await tab.goTo(`#${new URLSearchParams({ game: LINK })}`);
    await tab.washout();
    const asked: string[] = [];
    let answer = false;
    tab.window.confirm = (question = '') => {
      asked.push(question);
      return answer;
    };
    const deleteFirst = async (): Promise<void> => {
      const first = tab.page.querySelector<HTMLElement>('#games button')!;
      first.focus();
      await tab.press(first);
    };
    await deleteFirst();
    expect(asked[0]).to.match(/^Delete the game of Mia, Tom, Jo, Eva \(.*2 hands\)\? This cannot be undone\.$/);
    expect(storedTexts()).to.have.length(2);
    answer = true;
    await deleteFirst();
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho`]);
    // The other one takes its place, and the keys stay in the list.
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    expect(tab.page.activeElement?.getAttribute('aria-label')).to.match(/^Delete the game of Ann, Ben, Cho, Dan/);
    await tab.reload();
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    tab.window.confirm = () => true;
    await deleteFirst();
    expect(stored()).to.deep.equal({});
    expect(tab.game.value).to.equal('');
    expect(tab.list).to.deep.equal([]);
    expect(tab.page.activeElement!.id).to.equal('title');
  });

  it('include that of an earlier version of the page, which nobody has to edit', async () => {
    const old = JSON.stringify({ game: `${OWN}\nBen 48`, profile: 'british', limit: '1000', rounds: '2', lang: 'en' });
    localStorage.setItem('mahjong-elements demo game', old);
    const linked = await open({ game: LINK });
    expect(linked.list).to.deep.equal(['Ann, Ben, Cho, Dan1 hand']);
    expect(stored()).to.deep.equal({ 'mahjong-elements demo game': old });
    const tab = await open();
    expect(tab.game.value).to.equal(`${OWN}\nBen 48`);
    expect([tab.game.profile, tab.game.limit, tab.game.rounds]).to.deep.equal(['british', '1000', '2']);
    expect(stored()).to.deep.equal({ 'mahjong-elements demo game': old });
    await tab.washout();
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48\nwashout`]);
    await tab.reload();
    expect(tab.game.value).to.equal(`${OWN}\nBen 48\nwashout`);
  });

  it('do not suffer from what else is stored', async () => {
    localStorage.setItem('mahjong-elements game broken', '{"game":');
    localStorage.setItem(
      'mahjong-elements game markup',
      JSON.stringify({ game: '<img src=x onerror=alert(1)>', changed: 9 }),
    );
    localStorage.setItem(
      'mahjong-elements game odd',
      JSON.stringify({ game: `${OWN}\nBen 8`, changed: 1e15, steps: { draft: { winner: 'x' }, past: [{ start: 9 }] } }),
    );
    const tab = await open();
    expect(tab.game.value).to.equal(`${OWN}\nBen 8`);
    expect(tab.list).to.deep.equal([
      '* Ann, Ben, Cho, Dan1 hand',
      'Not readable: <img src=x onerror=alert(1)>',
      'An entry that can’t be read',
    ]);
    await tab.washout();
    expect(localStorage.getItem('mahjong-elements game broken')).to.equal('{"game":');
    tab.window.confirm = () => true;
    await tab.press([...tab.page.querySelectorAll('#games button')].at(-1));
    expect(localStorage.getItem('mahjong-elements game broken')).to.equal(null);
    expect(tab.list).to.have.length(2);
  });
});

describe('before and after a game', () => {
  it('rules are chosen with the names, and the end offers a rematch', async () => {
    const tab = await open();
    const follows = (): boolean =>
      Boolean(tab.page.querySelector('#rules')!.compareDocumentPosition(tab.game) & Node.DOCUMENT_POSITION_FOLLOWING);
    const end = tab.page.querySelector<HTMLElement>('#end')!;
    expect(follows()).to.equal(true);
    await tab.start('Ann', 'Ben', 'Cho', 'Dan');
    expect(follows()).to.equal(false);
    await tab.enter(BEN, CHO, '48');
    expect(end.hidden).to.equal(true);
    await tab.press(one(tab.game, '.quit'));
    expect(end.hidden).to.equal(false);
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho\nend`]);
    await tab.reload();
    expect(end.isConnected && tab.game.game!.over).to.equal(true);
    const arrived = new Promise((resolve) => tab.window.addEventListener('popstate', resolve, { once: true }));
    await tab.press(tab.button('Rematch'));
    await arrived;
    await tab.drawn();
    // Names and rules are those of the last game, and can be changed.
    expect(follows()).to.equal(true);
    expect(tab.page.querySelector<HTMLElement>('#end')!.hidden).to.equal(true);
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho\nend`]);
    await tab.press(one(tab.game, 'form button'));
    expect(tab.game.game!.players).to.deep.equal(['Ann', 'Ben', 'Cho', 'Dan']);
    expect(tab.game.game!.rows).to.deep.equal([]);
    expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho\nend`, OWN]);
  });
});

describe('a file of games', () => {
  /** Gives the page files, and returns what it says. */
  async function addFiles(tab: Tab, ...added: File[]): Promise<string> {
    const filed = tab.page.querySelector('#filed')!;
    filed.textContent = '';
    const field = tab.page.querySelector<HTMLInputElement>('#import')!;
    const files = new tab.window.DataTransfer();
    for (const file of added) files.items.add(file);
    field.files = files.files;
    field.dispatchEvent(new Event('change'));
    await until(() => words(filed) && !/^(Reading|Wird gelesen)/.test(words(filed)), 'the result');
    await tab.drawn();
    return [...filed.querySelectorAll('p')].map((one) => words(one)).join('\n');
  }
  const add = (tab: Tab, text: string): Promise<string> => addFiles(tab, new File([text], 'games.json'));
  it('adds games to those that are stored, and replaces one only after a question', async () => {
    const tab = await open();
    await tab.start('Ann', 'Ben', 'Cho', 'Dan');
    await tab.enter(BEN, CHO, '48');
    const [id] = Object.keys(stored()).map((key) => key.split(' ').at(-1)!);
    const other = { ...(JSON.parse(Object.values(stored())[0]!) as object), game: `${OWN}\nAnn 8` };
    const file = (...games: object[]): string => JSON.stringify({ kind: 'mahjong-elements games', games });
    const linked = { id: 'another', game: LINK, started: 1000 };

    expect(await add(tab, 'hello')).to.equal(
      'No game was added.\ngames.json has no games of this page, of kajongg or of xmj.',
    );
    expect(await add(tab, file(linked))).to.equal('1 game added or replaced. Show the game');
    expect(storedTexts().sort()).to.deep.equal([`${OWN}\nBen 48 from Cho`, LINK]);
    expect(await add(tab, file(linked))).to.equal('0 games added or replaced. 1 game already here.');

    const asked: string[] = [];
    let answer = false;
    tab.window.confirm = (question) => {
      asked.push(question!);
      return answer;
    };
    // Both are kept.
    expect(await add(tab, file({ ...other, id }))).to.equal('1 game added or replaced. Show the game');
    expect(asked[0]).to.match(/^1 game in the file differs from what is stored here\. Replace/);
    expect(storedTexts().sort()).to.deep.equal([`${OWN}\nAnn 8`, `${OWN}\nBen 48 from Cho`, LINK]);
    // And then it is replaced, on the screen too.
    answer = true;
    expect(await add(tab, file({ ...other, id, started: 5 }))).to.equal('1 game added or replaced. Show the game');
    expect(storedTexts().sort()).to.deep.equal([`${OWN}\nAnn 8`, `${OWN}\nAnn 8`, LINK]);
    expect(tab.game.value).to.equal(`${OWN}\nAnn 8`);
  });

  it('has all games of the list', async () => {
    const tab = await open({ game: LINK });
    await tab.press(tab.button('Keep this game'));
    const saved = new Promise<Blob>((resolve) => {
      tab.window.URL.createObjectURL = (blob) => {
        resolve(blob as Blob);
        return 'data:,';
      };
    });
    tab.window.HTMLAnchorElement.prototype.click = () => {};
    await tab.press(tab.page.querySelector('#export'));
    const { games } = JSON.parse(await (await saved).text()) as { games: { game: string }[] };
    expect(games.map(({ game }) => game)).to.deep.equal([LINK]);
    clear();
    expect(await add(tab, await (await saved).text())).to.equal('1 game added or replaced. Show the game');
    expect(storedTexts()).to.deep.equal([LINK]);
  });

  const database = async (): Promise<Blob> => (await fetch('/test/fixtures/kajongg.db')).blob();
  const histories = async (): Promise<string[]> =>
    ((await (await fetch('/test/fixtures/import-xmj.json')).json()) as { game: string[] }).game;
  /** As xmj names them; a dialog may list them in any order. */
  const filesOf = (texts: readonly string[]): File[] =>
    texts
      .map((text, at) => new File([text], `hand-${String(at + 1).padStart(2, '0')}.mjs`, { lastModified: 1 }))
      .reverse();
  /** What the page says of the figures of the program: the verdict, then each difference. */
  const figures = async (tab: Tab, program: string): Promise<string[]> => {
    const section = tab.page.querySelector<HTMLElement>('#imported')!;
    await until(() => !section.hidden && words(section.querySelector('h2')).includes(program), 'the figures');
    return [section.querySelector('.verdict')!, ...section.querySelectorAll('li')].map((one) => words(one));
  };

  it('may be a database of kajongg: its games have the same figures here', async () => {
    const tab = await ownGame();
    const file = new File([await database()], 'kajongg3.db');
    expect(await addFiles(tab, file)).to.equal('1 game added or replaced. Show the game');
    // The game on the screen is still there.
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    tab.button('Show the game').focus();
    const arrived = new Promise((resolve) => tab.window.addEventListener('popstate', resolve, { once: true }));
    await sendKeys({ press: 'Enter' });
    await arrived;
    await tab.drawn();
    expect(await figures(tab, 'kajongg')).to.deep.equal(['All scores and payments of 35 hands are the same here.']);
    expect(tab.game.game!.profile.rules['most-chows']).to.equal(1);
    expect(tab.list.filter((one) => one.endsWith('35 hands · finished'))).to.have.length(1);
    expect(await addFiles(tab, file)).to.equal('0 games added or replaced. 1 game already here.');
    // No password is stored.
    expect(JSON.stringify(stored())).not.to.contain('password');
    await tab.reload();
    expect(await figures(tab, 'kajongg')).to.have.length(1);
    // The list knows the rules of a game that is not on the screen.
    await tab.press(tab.button('New game'));
    await tab.reload();
    await until(() => tab.list.some((one) => one.endsWith('35 hands · finished')), 'the rules');
  });

  it('may be the hands of a game of xmj: what differs is listed with the rule, and the original is kept', async () => {
    const tab = await open();
    const texts = await histories();
    const changed = texts.map((text) => text.replace(/^HandScore (\d) 84 /m, 'HandScore $1 42 '));
    expect(changed).not.to.deep.equal(texts);
    expect(await addFiles(tab, ...filesOf(changed))).to.equal('1 game added or replaced. Show the game');
    await tab.press(tab.button('Show the game'));
    const [verdict, ...differences] = await figures(tab, 'xmj');
    expect(verdict).to.equal(
      `${differences.length} figure${differences.length === 1 ? '' : 's'} differ${differences.length === 1 ? 's' : ''}.`,
    );
    expect(differences[0]).to.match(
      /^Hand \d, P\d: 42 points in xmj, 84 here\. Equal with another rule: .+ \(.+: .+\)/,
    );
    // With text of twice the size, nothing leaves the page.
    const { documentElement } = tab.page;
    documentElement.style.fontSize = '32px';
    await tab.drawn();
    const section = tab.page.querySelector('#imported')!;
    for (const element of [section, ...section.querySelectorAll('*')])
      expect(element.getBoundingClientRect().right, element.localName).to.be.at.most(documentElement.clientWidth);
    documentElement.style.fontSize = '';
    const saved = new Promise<Blob>((resolve) => {
      tab.window.URL.createObjectURL = (blob) => {
        resolve(blob as Blob);
        return 'data:,';
      };
    });
    tab.window.HTMLAnchorElement.prototype.click = () => {};
    await tab.press(tab.button('Save the original'));
    expect(await (await saved).text()).to.equal(changed.join(''));
    // Another game has no such figures.
    await tab.press(tab.button('New game'));
    await until(() => tab.page.querySelector<HTMLElement>('#imported')!.hidden, 'the figures to go');
  });

  it('that is damaged is named in the language of the page, and nothing is lost', async () => {
    const tab = await ownGame();
    await tab.speak('de');
    const before = stored();
    const [first, second, third] = await histories();
    const half = (await database()).slice(0, 20_000);
    expect(await addFiles(tab, new File([half], 'kajongg3.db'), new File(['x'], 'hand-01.mjs'))).to.equal(
      'Keine Partie wurde hinzugefügt.\n' +
        'kajongg3.db ist eine Datenbank, aber keine von kajongg, oder sie ist beschädigt.\n' +
        'hand-01.mjs ist kein Spiel, das xmj geschrieben hat.',
    );
    const [one, , three] = filesOf([first!, second!, third!]).reverse();
    expect(await addFiles(tab, one!, three!)).to.match(
      /^Keine Partie wurde hinzugefügt\.\nhand-03\.mjs setzt das Spiel davor nicht fort/,
    );
    expect(await addFiles(tab, new File([], 'a.db'))).to.equal(
      'Keine Partie wurde hinzugefügt.\na.db enthält keine Partien von dieser Seite, von kajongg oder von xmj.',
    );
    expect(stored()).to.deep.equal(before);
    // Tiles that are not possible here count what the program says.
    const twice = (await histories()).map((text) => text.replace(/^(Player\w+ 1 )\w\w$/gm, '$1EW'));
    const added = await addFiles(tab, ...filesOf(twice));
    expect(added).to.match(/^1 Partie hinzugefügt oder ersetzt\. Die Partie anzeigen$/);
    await tab.press(tab.button('Die Partie anzeigen'));
    await figures(tab, 'xmj');
    expect(words(tab.page.querySelector('#imported .unread'))).to.match(/^Nicht übernommen: .*Spiel 1/);
    expect(tab.game.game!.rows).to.have.length(6);
    // What can be read is added all the same.
    expect(await addFiles(tab, new File([await database()], 'b.db'), new File(['x'], 'c.txt'))).to.match(
      /^1 Partie hinzugefügt oder ersetzt\. Die Partie anzeigen\nc\.txt enthält keine/,
    );
    expect(Object.keys(stored())).to.have.length(3);
  });
});

describe('two tabs', () => {
  it('with the same game follow each other, drafts included', async () => {
    const tab = await ownGame();
    const other = await open();
    expect(other.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    await tab.washout();
    await until(() => other.game.value === tab.game.value);
    await other.enter(ANN, BEN, '20');
    await until(() => tab.game.value === `${OWN}\nBen 48 from Cho\nwashout\nAnn 20 from Ben`);
    await tab.winner(CHO);
    await until(() => all(other.game, '[aria-labelledby="winner"] button')[CHO]!.ariaPressed === 'true');
    expect(storedTexts()).to.deep.equal([tab.game.value]);
  });

  describe('that did not hear of each other', () => {
    /** A wash-out in another tab. This one does not notice: a window gets no event for what it stores itself. */
    function washoutElsewhere({ window }: Tab): void {
      const [[key, entry]] = Object.entries(stored()) as [[string, string]];
      const { game, changed, ...others } = JSON.parse(entry);
      const later = { ...others, game: `${game}\nwashout`, changed: changed + 1 };
      window.localStorage.setItem(key, JSON.stringify(later));
    }

    it('lose no hand: both states are kept', async () => {
      const tab = await ownGame();
      washoutElsewhere(tab);
      tab.game.undo();
      await tab.drawn();
      expect(storedTexts()).to.have.members([OWN, `${OWN}\nBen 48 from Cho\nwashout`]);
      expect(tab.game.value).to.equal(OWN);
      expect(tab.notice).to.contain('changed in another tab');
      expect(tab.list).to.deep.equal(['* Ann, Ben, Cho, Dan no hands yet', 'Ann, Ben, Cho, Dan 2 hands']);
      await tab.reload();
      expect(tab.game.value).to.equal(OWN);
    });

    it('go on with the later hands when only a draft is new', async () => {
      const tab = await ownGame();
      washoutElsewhere(tab);
      await tab.winner(ANN);
      expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho\nwashout`);
      await tab.type('20');
      await tab.press(all(tab.game, '[aria-labelledby="from"] button')[BEN]);
      await tab.press(one(tab.game, '.ends .done'));
      expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho\nwashout\nAnn 20 from Ben`]);
    });

    it('keep both games when they store in the same moment', async () => {
      const tab = await ownGame();
      const [[key, entry]] = Object.entries(stored()) as [[string, string]];
      // Made from the same state as what this tab has stored, and stored just after it.
      const { changed, ...others } = JSON.parse(entry);
      const later = { ...others, game: `${OWN}\nCho 30 from Ann`, changed };
      tab.window.localStorage.setItem(key, JSON.stringify(later));
      tab.page.dispatchEvent(new Event('visibilitychange'));
      await tab.drawn();
      expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho`, `${OWN}\nCho 30 from Ann`]);
      expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
      expect(tab.notice).to.contain('changed in another tab');
      await tab.washout();
      expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho\nwashout`, `${OWN}\nCho 30 from Ann`]);
    });

    it('catch up when they are looked at again', async () => {
      const tab = await ownGame();
      washoutElsewhere(tab);
      tab.page.dispatchEvent(new Event('visibilitychange'));
      await tab.drawn();
      expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho\nwashout`);
    });
  });

  it('agree when a game is deleted in one of them', async () => {
    const tab = await ownGame();
    const other = await open();
    tab.window.confirm = () => true;
    await tab.press(tab.page.querySelector('#games button'));
    await until(() => other.notice.includes('deleted in another tab'));
    expect(other.game.value).to.equal(`${OWN}\nBen 48 from Cho`);
    expect(stored()).to.deep.equal({});
    await other.press(other.button('Keep this game'));
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho`]);
    expect(other.notice).to.equal('');
  });

  it('with different games do not write over each other', async () => {
    const tab = await ownGame();
    const other = await open({ game: LINK });
    await other.washout();
    await tab.washout();
    await other.washout();
    expect(storedTexts()).to.have.members([`${OWN}\nBen 48 from Cho\nwashout`, `${LINK}\nwashout\nwashout`]);
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho\nwashout`);
  });
});

describe('a browser that stores nothing', () => {
  const refuse = (tab: Tab): void => {
    tab.window.Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };

  it('has all hands in the address, and the draft and the steps over a reload', async () => {
    const tab = await open();
    refuse(tab);
    await tab.start('Ann', 'Ben', 'Cho', 'Dan');
    await tab.enter(BEN, CHO, '48');
    expect(tab.notice).to.contain('cannot store the game. The address of this page has all hands');
    expect(tab.hash).to.contain(`game=${OWN}\nBen 48 from Cho`);
    await tab.winner(ANN);
    await tab.type('2');
    const { hash } = tab.window.location;
    await tab.reload();
    expect(words(one(tab.game, '[aria-labelledby="values"] button'))).to.equal('2');
    expect(tab.game.undo()).to.equal(true);
    tab.game.redo();
    // Somewhere else, too.
    expect((await open({ hash })).game.value).to.equal(`${OWN}\nBen 48 from Cho`);
  });

  it('does not show an older state because that was stored', async () => {
    const tab = await ownGame();
    refuse(tab);
    await tab.washout();
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho`]);
    const { hash } = tab.window.location;
    await tab.reload();
    expect(tab.game.value).to.equal(`${OWN}\nBen 48 from Cho\nwashout`);
    expect((await open({ hash })).game.value).to.equal(`${OWN}\nBen 48 from Cho\nwashout`);
    // With room again, the next edit is stored.
    await tab.washout();
    expect(tab.notice).to.equal('');
    expect(storedTexts()).to.deep.equal([`${OWN}\nBen 48 from Cho\nwashout\nwashout`]);
  });
});

describe('what is agreed before a game', () => {
  it('keeps names that are typed before the game starts over a reload', async () => {
    const tab = await open();
    const fields = (): HTMLInputElement[] => all<HTMLInputElement>(tab.game, 'form input');
    for (const [place, name] of ['Ann', 'Ben'].entries()) {
      fields()[place]!.value = name;
      fields()[place]!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await tab.reload();
    expect(fields().map(({ value }) => value)).to.deep.equal(['Ann', 'Ben', '', '']);
  });

  it('takes house rules from a link, names them, offers fines, and starts the next game with them', async () => {
    const rules = 'false-win: 300 to each; limit: 1000';
    const tab = await open({ hash: `#${new URLSearchParams({ new: '', profile: 'british', rules })}` });
    const house = (of: Tab): string => words(of.page.querySelector('#house:not([hidden]) b'));
    expect(house(tab)).to.equal('British · 2 changes');
    const all = tab.page.querySelector<HTMLAnchorElement>('#house a')!;
    expect(new URL(all.href).searchParams.get('mj-rules')).to.equal(rules);
    await tab.start('Ann', 'Ben', 'Cho', 'Dan');
    await tab.winner(BEN);
    await until(() => tab.game.shadowRoot!.querySelectorAll('[part="entry"] [role="group"] select').length > 0);
    expect(words(one(tab.game, '.tools'))).to.contain('300');
    await tab.reload();
    expect(tab.game.getAttribute('rules')).to.equal(rules);
    expect(house(tab)).to.equal('British · 2 changes');
    clear();
    const other = await open();
    expect(house(other)).to.equal('');
    await other.houseRules(rules);
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${PREFIX} game`)) localStorage.removeItem(key);
    expect(house(await open())).to.equal('Classical · 2 changes');
  });

  it('adds a fine to the house rules by a choice, which follows their field', async () => {
    const tab = await open();
    const named = (name: string): HTMLSelectElement => tab.page.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
    await tab.houseRules('limit: 1000');
    const fine = named('fine');
    const choose = async (value: string): Promise<void> => {
      fine.value = value;
      fine.dispatchEvent(new Event('change', { bubbles: true }));
      await tab.drawn();
    };
    await choose('300 to each');
    expect(named('rules').value).to.equal('limit: 1000; false-win: 300 to each');
    await choose('100 to each');
    expect(named('rules').value).to.equal('limit: 1000; false-win: 100 to each');
    await tab.houseRules('false-win: 70; limit: 1000');
    expect(fine.selectedOptions[0]!.text).to.equal('70');
    await choose('');
    expect(named('rules').value).to.equal('limit: 1000');
    // By its other name, and beside a sentence in quotation marks.
    const own = '--own-wind: 1 double if seat-wind, "a; false-win: 9"';
    await tab.houseRules(`${own}; incomplete-win: 80`);
    expect(fine.selectedOptions[0]!.text).to.equal('80');
    await choose('');
    expect(named('rules').value).to.equal(own);
    await tab.houseRules('limit: 1000');
    await choose('200 to each');
    await until(() => named('limit').options[0]!.text === '1000 (default)');
    await tab.start('Ann', 'Ben', 'Cho', 'Dan');
    await tab.winner(BEN);
    await until(() => words(one(tab.game, '.tools')).includes('200'));
    expect(fine.disabled).to.equal(false);
  });

  it('counts house rules as they are read, and has none once their field is empty', async () => {
    const tab = await open();
    const house = (): string => words(tab.page.querySelector('#house:not([hidden]) b'));
    await tab.houseRules('false-win: 300 to each；limit: 1000');
    expect(house()).to.equal('Classical · 2 changes');
    await tab.houseRules('pair-of-ones: 4 points; pair-of-ones: “Pair of ones; exposed or not”');
    expect(house()).to.equal('Classical · 2 changes');
    await tab.houseRules('');
    expect(tab.hash).to.not.contain('rules=');
    expect(Object.values(stored()).join(' ')).to.not.contain('pair-of-ones');
    await tab.reload();
    expect(tab.page.querySelector<HTMLInputElement>('[name=rules]')!.value).to.equal('');
    expect(tab.game.getAttribute('rules')).to.equal('');
  });
});
