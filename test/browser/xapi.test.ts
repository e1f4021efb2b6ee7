/** Exercises that a platform launches by cmi5 or Tin Can, with a store of statements behind HTTP: scripts/xapi-store.mjs. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import * as cmi5Package from '@xapi/cmi5';
import * as xapiPackage from '@xapi/xapi';
import type { Statement } from '@xapi/xapi';
import { answer, course, inside, openCourse, unreported } from './course.js';
import { fixture, one, onlyInChromium, settled, until } from './helpers.js';
import { connectXapi, type XapiConnection } from '../../src/xapi.js';
import type { MjExercise } from '../../src/elements/mj-exercise/mj-exercise.js';

onlyInChromium();

// The types of both packages are those of their files for Node.
const { default: Cmi5 } = cmi5Package as unknown as { default: typeof cmi5Package.default.default };
const { default: XAPI } = xapiPackage as unknown as { default: typeof xapiPackage.default.default };

const AUTH = 'Basic bWo6dG9rZW4=';
const actor = { objectType: 'Agent', account: { homePage: 'https://example.org', name: 'learner-7' } };
const activity = 'https://example.org/courses/mahjong';
const registration = '6f1b4b9e-6c0e-4d6f-9a8e-2f8c1c8a7b11';
const launchData = {
  contextTemplate: {
    contextActivities: { grouping: [{ objectType: 'Activity', id: 'https://example.org/publisher/mahjong' }] },
    extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 'session-1' },
  },
  launchMode: 'Normal',
  masteryScore: 0.6,
  moveOn: 'CompletedOrPassed',
  returnURL: 'https://example.org/course',
};

const PROGRESS = 'mahjong-elements.progress';

let count = 0;

/** A store of its own, what it holds, and the addresses that launch a page. */
async function platform(data: object = launchData) {
  const base = new URL(`/xapi/store-${Date.now()}-${count++}/`, location.href).href;
  const call = async (path: string, body?: unknown) =>
    (await (await fetch(base + path, body ? { method: 'POST', body: JSON.stringify(body) } : {})).json()) as Record<
      string,
      unknown
    >;
  const stateKey = (id: string) => `activities/state ${id} ${JSON.stringify(actor)} ${registration}`;
  const query = (words: Record<string, string>) =>
    `?${new URLSearchParams({ endpoint: base, actor: JSON.stringify(actor), registration, ...words })}`;
  await call('setup', { texts: { [stateKey('LMS.LaunchData')]: JSON.stringify(data) } });
  return {
    setUp: (what: object) => call('setup', what),
    all: () => call('all'),
    /** The progress that it holds. */
    progress: async () => ((await call('all'))['texts'] as Record<string, string>)[stateKey(PROGRESS)],
    setProgress: (text: string) => call('setup', { texts: { [stateKey(PROGRESS)]: text } }),
    /** As a client from npm reads them, the first one first. */
    async statements(): Promise<Statement[]> {
      const client = new XAPI({ endpoint: base, auth: AUTH, adapter: 'fetch' });
      const { data: found } = await client.getStatements({});
      return (found as { statements: Statement[] }).statements.reverse();
    },
    /** The launch of another session each time. */
    get cmi5() {
      return query({ fetch: `${base}fetch?${count++}`, activityId: activity });
    },
    tinCan: query({ auth: AUTH, activity_id: activity }),
  };
}

/** Answers some requests of the page until the function that is returned is called; undefined lets one through. */
function replaceFetch(answered: (address: string, init?: RequestInit) => Promise<Response> | undefined): () => void {
  const { fetch: real } = window;
  window.fetch = (address, init) => answered(String(address), init) ?? real(address, init);
  return () => {
    window.fetch = real;
  };
}

const verbs = (statements: readonly Statement[]): string[] => statements.map(({ verb }) => verb.id.split('/').at(-1)!);

describe('a course launched by cmi5', () => {
  it('reports answers and its end, and goes on at another computer', async () => {
    const store = await platform();
    const here = await openCourse();
    const connection = (await connectXapi({ launch: store.cmi5 }))!;
    expect([connection.version, connection.returnUrl]).to.deep.equal(['cmi5', 'https://example.org/course']);
    const [points, value] = inside(here);
    await answer(points!, 'points 30');
    await answer(points!, 'points 34');
    await answer(value!, 'value 136');
    const { progress } = here;
    await connection.finish();
    await connection.finish();
    here.remove();
    expect(verbs(await store.statements())).to.deep.equal([
      'initialized',
      'answered',
      'answered',
      'answered',
      'terminated',
    ]);

    await store.setUp({ isTaken: false });
    const there = await fixture<MjExercise>(course);
    const again = (await connectXapi({ launch: store.cmi5 }))!;
    await until(() => there.results.done === 2);
    expect(there.progress).to.equal(progress);
    await answer(inside(there)[2]!, 'waits 1b 3b 4b 6b 7b');
    await again.finish();
    there.remove();
    const statements = await store.statements();
    expect(verbs(statements).slice(5)).to.deep.equal(['initialized', 'answered', 'completed', 'passed', 'terminated']);
    const [, first, second] = statements;
    expect(first!.result).to.deep.equal({ response: 'points 30', success: false });
    expect(second!.result).to.deep.equal({ response: 'points 34', success: true });
    expect(second!.object).to.deep.equal({
      objectType: 'Activity',
      id: `${activity}#points`,
      definition: {
        type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
        interactionType: 'fill-in',
        correctResponsesPattern: ['points 34'],
      },
    });
    expect(second!.context!.contextActivities!.parent).to.deep.equal([{ id: activity }]);
    const passed = statements.at(-2)!;
    expect(passed.result!.score).to.deep.equal({ scaled: 1, raw: 100, min: 0, max: 100 });
    expect((await store.all())['refused']).to.deep.equal([]);

    // A third session begins with a course that is done.
    await store.setUp({ isTaken: false });
    const last = await fixture<MjExercise>(course);
    const third = (await connectXapi({ launch: store.cmi5 }))!;
    await until(() => last.results.done === 3);
    await third.finish();
    expect(verbs(await store.statements()).slice(10)).to.deep.equal(['initialized', 'terminated']);
  });

  it('says what @xapi/cmi5 says', async () => {
    const store = await platform();
    const here = await openCourse();
    const connection = (await connectXapi({ launch: store.cmi5 }))!;
    await answer(inside(here)[0]!, 'points 34');
    await answer(inside(here)[1]!, 'value 136');
    await answer(inside(here)[2]!, 'waits 1b 3b 4b 6b 7b');
    await connection.finish();

    const other = await platform();
    const words = Object.fromEntries(new URLSearchParams(other.cmi5));
    const theirs = new Cmi5({ ...words, actor } as unknown as ConstructorParameters<typeof Cmi5>[0]);
    await theirs.initialize();
    await theirs.complete();
    await theirs.pass({ scaled: 1, raw: 100, min: 0, max: 100 });
    await theirs.terminate();

    /** What the specification defines: not names, times and words. */
    const shape = ({ verb, result, context, actor: who, object }: Statement) => ({
      verb: verb.id,
      who,
      object: (object as { id: string }).id,
      result: result && { ...result, duration: typeof result.duration },
      registration: context!.registration,
      grouping: context!.contextActivities!.grouping,
      categories: (context!.contextActivities!.category ?? []).map(({ id }) => id).sort(),
      extensions: context!.extensions,
    });
    const ours = (await store.statements()).filter(({ verb }) => !verb.id.endsWith('answered'));
    expect(ours.map(shape)).to.deep.equal((await other.statements()).map(shape));
  });

  it('reports nothing but the session if it is only for looking', async () => {
    const store = await platform({ ...launchData, launchMode: 'Review' });
    const here = await fixture<MjExercise>(course);
    const connection = (await connectXapi({ launch: store.cmi5 }))!;
    await answer(inside(here)[0]!, 'points 34');
    await connection.finish();
    expect(verbs(await store.statements())).to.deep.equal(['initialized', 'terminated']);
  });

  it('goes on with the session after a reload, and ends it once it is done', async () => {
    const store = await platform();
    const launch = store.cmi5;
    const here = await openCourse();
    await connectXapi({ launch });
    await answer(inside(here)[0]!, 'points 34');
    // The store must refuse only what follows.
    await waitUntil(async () => (await store.progress()) === here.progress && (await store.statements()).length === 2);
    await store.setUp({ fails: 2 });
    await answer(inside(here)[1]!, 'value 136');
    const { progress } = here;
    await waitUntil(async () => ((await store.all())['refused'] as unknown[]).length === 2);
    await store.setUp({ fails: 2 });
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await waitUntil(async () => ((await store.all())['refused'] as unknown[]).length === 4);
    here.remove();

    const again = await openCourse();
    expect((await connectXapi({ launch }))?.version).to.equal('cmi5');
    await until(() => again.results.done === 2);
    expect([again.progress, await store.progress()]).to.deep.equal([progress, progress]);
    await answer(inside(again)[2]!, 'waits 1b 3b 4b 6b 7b');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    const said = ['initialized', 'answered', 'answered', 'answered', 'completed', 'passed', 'terminated'];
    await waitUntil(async () => (await store.statements()).length === said.length);
    expect(verbs(await store.statements())).to.deep.equal(said);
    again.remove();

    // A session that has ended is not started again, and what is answered is kept for the next one.
    const last = await openCourse();
    expect(await connectXapi({ launch })).to.equal(undefined);
    await until(() => last.results.done === 3);
    expect(await unreported(last)).to.deep.equal([0]);
    inside(last)[1]!.startOver();
    await settled(last);
    const { progress: kept } = last;
    last.remove();
    await store.setUp({ isTaken: false });
    const next = await openCourse();
    const connection = (await connectXapi({ launch: store.cmi5 }))!;
    await connection.finish();
    expect([next.progress, await store.progress()]).to.deep.equal([kept, kept]);
    expect(verbs(await store.statements()).slice(said.length)).to.deep.equal(['initialized', 'terminated']);
  });

  it('reports what is answered after the reader comes back', async () => {
    for (const kind of ['cmi5', 'tinCan'] as const) {
      const store = await platform();
      const here = await openCourse();
      const connection = (await connectXapi({ launch: store[kind] }))!;
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await answer(inside(here)[0]!, 'points 34');
      await connection.finish();
      here.remove();
      expect(verbs(await store.statements())).to.deep.equal([
        'initialized',
        ...(kind === 'cmi5' ? [] : ['terminated', 'initialized']),
        'answered',
        'terminated',
      ]);
      expect(await store.progress()).to.equal(here.progress);
    }
  });

  it('ends when the page is left, and keeps what does not arrive until it does', async () => {
    const store = await platform();
    const here = await openCourse();
    await connectXapi({ launch: store.tinCan });
    await store.setUp({ fails: 2 });
    await answer(inside(here)[0]!, 'points 34');
    let refused: unknown[] = [];
    for (let tries = 0; tries < 100 && refused.length < 2; tries++)
      refused = (await store.all())['refused'] as unknown[];
    expect(refused).to.have.members(['503 POST statements', '503 PUT activities/state']);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    let found: Statement[] = [];
    for (let tries = 0; tries < 100 && found.length < 3; tries++) found = await store.statements();
    expect(verbs(found)).to.deep.equal(['initialized', 'answered', 'terminated']);
  });

  it('stores progress when the page is left, although an earlier request is still under way', async () => {
    const store = await platform();
    const here = await openCourse();
    await connectXapi({ launch: store.cmi5 });
    const kept: (boolean | undefined)[] = [];
    const restore = replaceFetch((address, { method, keepalive } = {}) => {
      if (method === 'PUT') kept.push(keepalive);
      return method === 'POST' && address.endsWith('/statements') ? new Promise(() => {}) : undefined;
    });
    try {
      await answer(inside(here)[0]!, 'points 34');
      await answer(inside(here)[1]!, 'value 136');
      kept.length = 0;
      dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(kept).to.deep.equal([true]);
      for (let tries = 0; tries < 100 && (await store.progress()) !== here.progress; tries++) await aTimeout(10);
      expect(await store.progress()).to.equal(here.progress);
    } finally {
      restore();
    }
  });

  it('stores at the end the progress that the store did not take before, and none without an answer', async () => {
    const store = await platform();
    const here = await openCourse();
    await (await connectXapi({ launch: store.cmi5 }))!.finish();
    expect(await store.progress()).to.equal(undefined);
    await store.setUp({ isTaken: false, statuses: { [`PUT activities/state ${PROGRESS}`]: [503] } });
    const connection = (await connectXapi({ launch: store.cmi5 }))!;
    await answer(inside(here)[0]!, 'points 34');
    await connection.finish();
    expect((await store.all())['refused']).to.deep.equal(['503 PUT activities/state']);
    expect(await store.progress()).to.equal(here.progress);
  });

  for (const isRace of [false, true])
    it(`keeps what another session has solved${isRace ? ' in the same moment' : ''}, and forgets what starts over`, async () => {
      const store = await platform();
      const [here, there] = [await openCourse(), await openCourse()];
      const older = (await connectXapi({ launch: store.tinCan, within: here.parentElement! }))!;
      const newer = (await connectXapi({ launch: store.tinCan, within: there.parentElement! }))!;
      await answer(inside(there)[1]!, 'value 136');
      await newer.finish();
      const known = (await store.progress())!;
      // The other session stores once this one has read.
      if (isRace) await store.setProgress('');
      let isLate = isRace;
      const restore = replaceFetch((address, init) => {
        if (!isLate || init?.method !== 'PUT') return undefined;
        isLate = false;
        return store.setProgress(known).then(() => fetch(address, init));
      });
      await answer(inside(here)[1]!, 'value 14');
      await answer(inside(here)[0]!, 'points 34');
      await older.finish();
      restore();
      const again = await openCourse();
      const last = (await connectXapi({ launch: store.tinCan, within: again.parentElement! }))!;
      await settled(again);
      expect(inside(again).map(({ outcome }) => outcome)).to.deep.equal(['first-try', 'first-try', undefined]);
      inside(again)[0]!.startOver();
      await settled(again);
      await last.finish();
      expect(await store.progress()).to.equal(known);
    });

  for (const status of [401, 403, 429])
    it(`sends statements again after status ${status}`, async () => {
      const store = await platform();
      const here = await openCourse();
      const connection = (await connectXapi({ launch: store.cmi5 }))!;
      await store.setUp({ statuses: { 'POST statements': [status] } });
      await answer(inside(here)[0]!, 'points 34');
      await waitUntil(async () => ((await store.all())['refused'] as unknown[]).length);
      await aTimeout(20);
      // Too many requests are no reason to worry.
      expect(await unreported(here)).to.deep.equal(status === 429 ? [] : [1]);
      await connection.finish();
      expect(await unreported(here)).to.deep.equal([]);
      await answer(inside(here)[1]!, 'value 136');
      expect(await unreported(here)).to.deep.equal([2]);
      expect((await store.all())['refused']).to.deep.equal([`${status} POST statements`]);
      expect(verbs(await store.statements())).to.deep.equal(['initialized', 'answered', 'terminated']);
    });

  it('loses only the statement that the store refuses of several', async () => {
    const store = await platform();
    const here = await openCourse();
    const connection = (await connectXapi({ launch: store.cmi5 }))!;
    await store.setUp({ bad: 'points 30', statuses: { 'POST statements': [503, 503] } });
    await answer(inside(here)[0]!, 'points 30');
    await answer(inside(here)[0]!, 'points 34');
    await connection.finish();
    const statements = await store.statements();
    expect(statements.map(({ result }) => result?.response)).to.deep.equal([undefined, 'points 34', undefined]);
    expect((await store.all())['refused']).to.deep.equal([
      ...['503 POST statements', '503 POST statements'],
      // All of them, and one alone.
      ...['400 POST statements', '400 POST statements'],
    ]);
  });

  for (const state of ['LMS.LaunchData', PROGRESS])
    it(`does not start while the store cannot say what ${state} is, and replaces nothing`, async () => {
      const store = await platform();
      const here = await openCourse();
      const connection = (await connectXapi({ launch: store.cmi5 }))!;
      await answer(inside(here)[0]!, 'points 34');
      await connection.finish();
      const progress = await store.progress();
      expect(progress).to.equal(here.progress);
      here.remove();

      for (const statuses of [[500], []]) {
        await store.setUp({ isTaken: false, statuses: { [`GET activities/state ${state}`]: statuses } });
        const again = await openCourse();
        const isOff = !statuses.length;
        const restore = replaceFetch((address) =>
          isOff && address.includes(`stateId=${state}`) ? Promise.reject(new TypeError('No network')) : undefined,
        );
        const none = await connectXapi({ launch: store.cmi5 });
        restore();
        expect(none?.version).to.equal(undefined);
        await answer(inside(again)[2]!, 'waits 1b');
        await aTimeout(200);
        again.remove();
        expect(await store.progress()).to.equal(progress);
        expect(verbs(await store.statements())).to.deep.equal(['initialized', 'answered', 'terminated']);
      }
    });

  it('starts without what the store has in another form, and not with a score to reach that is none', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => void said.push(text);
    const template = (contextTemplate: unknown): object => ({ contextTemplate });
    const single = { category: { id: 'https://example.org/category' } };
    const usable = [
      null,
      [],
      'text',
      1,
      template(null),
      template('text'),
      template({ contextActivities: null, extensions: 'text' }),
    ];
    for (const data of [
      ...usable,
      template({ contextActivities: single }),
      { masteryScore: null, returnURL: ['https://example.org'] },
    ]) {
      const store = await platform(data as object);
      const connection = await connectXapi({ launch: store.cmi5 });
      expect([connection?.version, connection?.returnUrl], JSON.stringify(data)).to.deep.equal(['cmi5', undefined]);
      await connection!.finish();
      expect(verbs(await store.statements())).to.deep.equal(['initialized', 'terminated']);
    }
    expect(said).to.deep.equal([]);
    for (const masteryScore of ['0.6', 2, -1, {}, [0.6], true]) {
      const store = await platform({ masteryScore });
      expect(await connectXapi({ launch: store.cmi5 })).to.equal(undefined);
      expect(await store.statements()).to.deep.equal([]);
      expect(said.at(-1)).to.contain('LMS.LaunchData.masteryScore: expected a number from 0 to 1');
    }
    console.warn = warn;
  });

  it('does not start twice with one token', async () => {
    const store = await platform();
    const launch = store.cmi5;
    const here = await openCourse();
    expect(await connectXapi({ launch })).not.to.equal(undefined);
    expect(await connectXapi({ launch })).to.equal(undefined);
    expect(await unreported(here)).to.deep.equal([]);
  });

  it('keeps answers for the next session, and says that they are not reported, if the platform refuses its token', async () => {
    const store = await platform();
    await store.setUp({ isTaken: true });
    const here = await openCourse();
    expect(await connectXapi({ launch: store.cmi5 })).to.equal(undefined);
    expect(await unreported(here)).to.deep.equal([0]);
    await answer(inside(here)[1]!, 'value 136');
    await answer(inside(here)[0]!, 'points 34');
    expect(await unreported(here)).to.deep.equal([0, 2]);
    const { progress } = here;
    here.remove();
    await store.setUp({ isTaken: false });
    const next = await openCourse();
    await (await connectXapi({ launch: store.cmi5 }))!.finish();
    expect([next.progress, await store.progress(), await unreported(next)]).to.deep.equal([progress, progress, []]);
  });
});

describe('a course launched with the address of a store', () => {
  it('is completed, and passed or failed, with a score', async () => {
    const store = await platform();
    const here = await openCourse();
    const connection: XapiConnection = (await connectXapi({ launch: store.tinCan, passing: 60 }))!;
    expect(connection.version).to.equal('xapi');
    const [points, value, waits] = inside(here);
    await answer(points!, 'points 34');
    for (const shown of [value!, waits!]) {
      one<HTMLButtonElement>(shown, 'button.show').click();
      await settled(shown);
    }
    await connection.finish();
    const statements = await store.statements();
    expect(verbs(statements)).to.deep.equal([
      'initialized',
      'answered',
      'answered',
      'answered',
      'completed',
      'failed',
      'terminated',
    ]);
    expect(statements[4]!.result).to.deep.include({
      completion: true,
      score: { scaled: 0.3333, raw: 33.33, min: 0, max: 100 },
    });
    expect(statements[5]!.result!.success).to.equal(false);
    expect(JSON.stringify(statements)).not.to.contain('cmi5');
  });

  it('goes without a launch', async () => {
    expect(await connectXapi()).to.equal(undefined);
    expect(await connectXapi({ launch: '?endpoint=javascript:0&auth=a&actor={}&activity_id=b' })).to.equal(undefined);
  });
});
