/** Exercises in a learning platform, for which scorm-again stands. */
import { expect } from '@open-wc/testing';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { answer, course, inside, openCourse, unreported } from './course.js';
import { fixture, one, settled, until } from './helpers.js';
import { connectScorm } from '../../src/scorm.js';
import type { MjExercise } from '../../src/elements/mj-exercise/mj-exercise.js';

const page = window as unknown as Record<string, unknown>;
type Platform = Readonly<Record<string, (...args: string[]) => unknown>> & { renderCMIToJSONObject(): unknown };

for (const version of ['1.2', '2004'] as const) {
  const is2004 = version === '2004';
  const name = is2004 ? 'API_1484_11' : 'API';
  const core = is2004 ? 'cmi' : 'cmi.core';
  const prefix = is2004 ? '' : 'LMS';
  const status = is2004 ? 'cmi.completion_status' : 'cmi.core.lesson_status';

  /** A platform, with what it has stored. */
  function platform(stored?: unknown): {
    api: Platform;
    get: (field: string) => string;
    calls: string[];
    stored: () => unknown;
  } {
    const api = new (is2004 ? Scorm2004API : Scorm12API)({ logLevel: 5 }) as unknown as Platform & {
      loadFromJSON(data: unknown, at: string): void;
    };
    if (stored) api.loadFromJSON(stored, 'cmi');
    const calls: string[] = [];
    page[name] = new Proxy(api, {
      get:
        (target, field: string) =>
        (...args: string[]): unknown => {
          const result = target[field]!(...args);
          calls.push([field, ...args].join(' '));
          if (/SetValue/.test(field) && String(result) !== 'true') calls.push(`refused ${args.join(' ')}`);
          return result;
        },
    });
    return {
      api,
      get: (field) => String(api[`${prefix}GetValue`]!(field)),
      calls,
      stored: () => (api.renderCMIToJSONObject() as { cmi: unknown }).cmi,
    };
  }

  describe(`a course in SCORM ${version}`, () => {
    afterEach(() => Reflect.deleteProperty(page, name));

    it('reports scores, answers, progress and time, and goes on at another computer', async () => {
      const first = platform();
      const here = await openCourse();
      const connection = connectScorm({ passing: 60 })!;
      expect([connection.version, first.get(status)]).to.deep.equal([version, 'incomplete']);
      const [points, value] = inside(here);
      await answer(points!, 'points 30');
      await answer(points!, 'points 34');
      expect(first.get(`${core}.score.raw`)).to.equal('33.33');
      await answer(value!, 'value 136');
      expect(first.get(`${core}.score.raw`)).to.equal('66.67');
      if (is2004) expect(first.get('cmi.score.scaled')).to.equal('0.6667');
      expect(first.get('cmi.interactions._count')).to.equal('3');
      expect(first.get(status)).to.equal('incomplete');
      const { progress } = here;
      expect(first.get('cmi.suspend_data')).to.equal(progress);
      const set = (field: string): string[] =>
        first.calls.flatMap((call) => (call.includes(`.${field} `) ? [call.split(`.${field} `)[1]!] : []));
      expect(set(is2004 ? 'learner_response' : 'student_response')).to.deep.equal([
        'points 30',
        'points 34',
        'value 136',
      ]);
      expect(set('result')).to.deep.equal([is2004 ? 'incorrect' : 'wrong', 'correct', 'correct']);
      expect(set('pattern')).to.deep.equal(['points 34', 'value 136']);
      expect(set('id')).to.deep.equal(['points', 'points', 'exercise-2']);
      const stored = first.stored();
      connection.finish();
      connection.finish();
      expect(first.calls.slice(-3).map((call) => call.split(' ')[0])).to.deep.equal(
        is2004 ? ['SetValue', 'Commit', 'Terminate'] : ['LMSSetValue', 'LMSCommit', 'LMSFinish'],
      );
      expect(set('session_time')[0]).to.match(is2004 ? /^PT\d+S$/ : /^\d\d:\d\d:\d\d$/);
      here.remove();

      const second = platform(stored);
      const there = await fixture<MjExercise>(course);
      const again = connectScorm({ passing: 60 })!;
      await until(() => there.results.done === 2);
      await settled(there);
      expect(inside(there).map(({ outcome }) => outcome)).to.deep.equal(['solved', 'first-try', undefined]);
      // Nothing is reported twice.
      expect(second.calls.filter((call) => /interactions|score|Commit/.test(call))).to.deep.equal([]);
      await answer(inside(there)[2]!, 'waits 1b 3b 4b 6b 7b');
      expect(second.get(`${core}.score.raw`)).to.equal('100');
      expect(second.get(is2004 ? 'cmi.success_status' : status)).to.equal('passed');
      if (is2004) expect(second.get(status)).to.equal('completed');
      again.finish();
      expect([...first.calls, ...second.calls].filter((call) => call.startsWith('refused'))).to.deep.equal([]);
    });

    for (const isAgain of [true, false])
      it(`${isAgain ? 'reports' : 'warns that nothing is reported'} after the reader comes back`, async () => {
        const { api, get } = platform();
        const here = await openCourse();
        const connection = connectScorm()!;
        const { warn } = console;
        const said: string[] = [];
        console.warn = (text: string) => void said.push(text);
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        if (isAgain) api['reset']!();
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        console.warn = warn;
        expect(await unreported(here)).to.deep.equal(isAgain ? [] : [0]);
        await answer(inside(here)[0]!, 'points 34');
        expect(get(`${core}.score.raw`)).to.equal(isAgain ? '33.33' : '');
        connection.finish();
        if (!isAgain) expect(said.at(-1)).to.contain('the session has ended');
      });

    it('takes back no result of a course that was done', async () => {
      const { get, calls } = platform();
      const here = await openCourse();
      const connection = connectScorm({ passing: 60 })!;
      const [points, value, waits] = inside(here);
      const show = async (exercise: MjExercise): Promise<void> => {
        one<HTMLButtonElement>(exercise, 'button.show').click();
        await settled(exercise);
      };
      const results = (): string[] => [status, `${core}.score.raw`].map(get);
      await answer(points!, 'points 34');
      await answer(waits!, 'waits 1b 3b 4b 6b 7b');
      await show(value!);
      const done = [is2004 ? 'completed' : 'passed', '66.67'];
      expect(results()).to.deep.equal(done);
      points!.startOver();
      waits!.startOver();
      await answer(points!, 'points 34');
      expect(results()).to.deep.equal(done);
      expect(get('cmi.suspend_data')).to.equal(here.progress);
      await show(waits!);
      expect(here.results.solved).to.equal(1);
      expect(results()).to.deep.equal(done);
      value!.startOver();
      waits!.startOver();
      await answer(value!, 'value 136');
      await answer(waits!, 'waits 1b 3b 4b 6b 7b');
      expect(results()).to.deep.equal([done[0], '100']);
      connection.finish();
      expect(calls.filter((call) => call.startsWith('refused'))).to.deep.equal([]);
    });

    it('names questions by ids in any script, none like another', async () => {
      const { calls } = platform();
      const here = await openCourse();
      connectScorm()!;
      const names: string[] = [];
      for (const id of ['题一', '题二', 'Übung 1', 'Übung_1', '🀄\uD83C', 'q-1.b_']) {
        const exercise = inside(here)[0]!;
        exercise.id = id;
        exercise.startOver();
        await settled(exercise);
        await answer(exercise, 'points 30');
        names.push(
          calls
            .filter((call) => call.includes('.id '))
            .at(-1)!
            .split('.id ')[1]!,
        );
      }
      expect(names).to.deep.equal([
        ...['~9898~~4e00~', '~9898~~4e8c~', '~dc~bung~20~1', '~dc~bung_1', '~1f004~~d83c~', 'q-1.b_'],
      ]);
      expect(calls.filter((call) => call.startsWith('refused'))).to.deep.equal([]);
    });
  });
}

describe('a course outside a learning platform', () => {
  it('goes without one', () => {
    expect(connectScorm()).to.equal(undefined);
  });

  it('goes without one where something else has its name', () => {
    const element = document.body.appendChild(document.createElement('div'));
    element.id = 'API';
    for (const other of [undefined, {}, { Initialize: 'true' }, 'API', 1, null, () => 'true']) {
      if (other !== undefined) page['API_1484_11'] = other;
      expect(connectScorm()).to.equal(undefined);
    }
    Reflect.deleteProperty(page, 'API_1484_11');
    element.remove();
  });
});

describe('a platform that breaks its contract', () => {
  const { warn } = console;
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    console.warn = (text: string) => void said.push(text);
  });
  afterEach(() => {
    console.warn = warn;
    Reflect.deleteProperty(page, 'API_1484_11');
  });

  /** What its functions return or do, other than `Initialize`. */
  const answers: Record<string, () => unknown> = {
    throws: () => {
      throw new Error('no session');
    },
    'throws nothing': () => {
      // oxlint-disable-next-line no-throw-literal
      throw null;
    },
    'says no': () => 'false',
    'returns nothing': () => undefined,
    'returns an object': () => Object.create(null),
    'returns a symbol': () => Symbol('true'),
    'returns a number out of bounds': () => 1e300,
    'returns a long text': () => 'mj1|'.repeat(1_000_000),
    'returns another text': () => '-1.5',
  };
  for (const [name, run] of Object.entries(answers))
    it(`keeps the exercises in use: ${name}`, async () => {
      const fields: unknown[] = [];
      const get = (_: unknown, field: string) =>
        field === 'Initialize'
          ? () => 'true'
          : (...values: unknown[]) => {
              fields.push(values[0]);
              return run();
            };
      page['API_1484_11'] = new Proxy({}, { get });
      const here = await openCourse();
      const connection = connectScorm({ within: here })!;
      await answer(inside(here)[0]!, 'points 34');
      expect(await unreported(here)).to.deep.equal([1]);
      connection.finish();
      expect(inside(here)[0]!.outcome).to.equal('first-try');
      expect(fields).to.include.members(['cmi.interactions.0.id', 'cmi.suspend_data']);
      expect(said.length).to.be.greaterThan(3);
      for (const call of ['Commit', 'Terminate'])
        expect(said.filter((text) => text.includes(` refuses ${call}: error `))).not.to.deep.equal([]);
      expect(
        said.filter((text) => text.length > 600 || !text.startsWith('mahjong-elements: the learning platform')),
      ).to.eql([]);
      here.remove();
    });
});
