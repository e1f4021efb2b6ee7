/** Reports exercises to a store of xAPI statements (Learning Record Store) and brings progress back, after a cmi5 or Tin Can launch. */
import { Course, percentageOf, type CourseOptions, type Standing } from './course.js';
import { LONGEST_PROGRESS, mergeProgress } from './exercise/progress.js';
import type { MjAnswerEvent } from './elements/mj-exercise/event.js';

export interface XapiOptions extends CourseOptions {
  /** The address with which the platform launched the page: by default, that of the page. Its query says where to report what. */
  launch?: string;
}

export interface XapiConnection {
  readonly version: 'cmi5' | 'xapi';
  /** Where to send the learner at the end of a cmi5 session, if the platform says so. */
  readonly returnUrl?: string;
  /** Sends everything and ends the session. Called automatically when the reader leaves the page, in cmi5 only if the course is done. */
  finish(): Promise<void>;
}

type Json = Readonly<Record<string, unknown>>;

interface Launch {
  version: XapiConnection['version'];
  /** Ends in a slash. */
  endpoint: string;
  actor: Json;
  activity: string;
  registration?: string;
  /** Where a cmi5 session gets its token. */
  token: string | null;
  session: Session;
  /** The key of the session in the storage of the tab. */
  kept: string;
}

/** What survives a reload: what a session may do only once, and what has yet to be stored. */
interface Session {
  /** Where it was given its token, which a platform does once. */
  token?: string;
  authorization: string;
  /** In milliseconds, as in `Date.now()`. */
  started: number;
  isInitialized?: boolean;
  isCompleted?: boolean;
  isTerminated?: boolean;
  pending: readonly Json[];
  /** The progress of this page, and what of it was the last to be stored or read. */
  progress: string;
  before: string;
}

/** What cmi5 adds for a session. */
interface LaunchData {
  contextTemplate?: { contextActivities?: Json; extensions?: Json };
  launchMode?: string;
  returnURL?: string;
  /** From 0 to 1. */
  masteryScore?: number;
}

/** A text of the store. */
interface Stored {
  text: string;
  /** Its entity tag, if the store has them. */
  tag?: string | null;
}

const VERB = 'http://adlnet.gov/expapi/verbs/';
const CMI5 = 'https://w3id.org/xapi/cmi5/context/';
const STATE = 'mahjong-elements.progress';
/** How many bytes a browser sends after the page is left, in all requests together. */
const MOST_TO_KEEP = 64 * 1024;

const ENDED = 'it has ended; start the course again from the platform, which stores what is solved meanwhile';

const LONGEST_REASON = 400;
/** Statuses of requests that a store will never accept. Other errors may be temporary, such as too many requests or an expired token. */
const REFUSED: readonly number[] = [400, 409, 413];
/** Statuses by which a platform refuses everything, as it must once it has abandoned a cmi5 session. */
const ENDED_BY: readonly number[] = [401, 403];

function warn(what: string, why: unknown): void {
  console.warn(`mahjong-elements: the xAPI store ${what}: ${String(why).slice(0, LONGEST_REASON).replace(/\.$/, '')}.`);
}

/** A UUID; pages without TLS have no `crypto.randomUUID`. */
const newId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  );

/** Reads the launch parameters of the page. @throws if they are invalid */
function readLaunch(address: string): Launch | undefined {
  const query = new URL(address, document.baseURI).searchParams;
  const [endpoint, actor] = [query.get('endpoint'), query.get('actor')];
  const token = query.get('fetch');
  const activity = query.get(token ? 'activityId' : 'activity_id');
  const given = query.get('auth');
  if (!endpoint || !actor || !activity || !(token ?? given)) return undefined;
  if (!/^https?:$/.test(new URL(endpoint).protocol)) throw new Error(`“${endpoint}” is not an address of a store`);
  const registration = query.get('registration');
  const kept = ['mj-xapi', endpoint, actor, activity, registration ?? ''].join(' ');
  return {
    version: token ? 'cmi5' : 'xapi',
    endpoint: endpoint.endsWith('/') ? endpoint : `${endpoint}/`,
    actor: JSON.parse(actor) as Json,
    activity,
    registration: registration ?? undefined,
    token,
    kept,
    session: sessionOf(kept, token, given ?? ''),
  };
}

/** The tokens of the cmi5 sessions that this page has open. */
const open = new Set<string>();

/** The session of a token in this tab, or another one, with progress that an earlier one could not store. */
function sessionOf(kept: string, token: string | null, authorization: string): Session {
  const known = readKept(kept);
  if (token && known.token === token) return known as Session;
  const { pending = [], progress = '', before = '' } = known;
  // Statements of one cmi5 session must not be sent in another.
  return { authorization, started: Date.now(), pending: token ? [] : pending, progress, before };
}

function readKept(kept: string): Partial<Session> {
  try {
    return partOf(JSON.parse(sessionStorage.getItem(kept) ?? ''));
  } catch {
    // No storage, or nothing of ours.
    return {};
  }
}

async function takeToken(address: string): Promise<string> {
  const answer = await fetch(address, { method: 'POST' });
  const read = partOf(await answer.json());
  const [written, reason] = [read['auth-token'], read['error-text']].map((text) =>
    typeof text === 'string' ? text : '',
  );
  if (!written) throw new Error(reason!.slice(0, LONGEST_REASON) || `status ${answer.status} instead of a token`);
  return `Basic ${written}`;
}

/** An object in what a platform sends; empty if there is something else in its place. */
const partOf = (data: unknown): Json => (typeof data === 'object' && data ? (data as Json) : {});

/** Reads what the platform has stored for the session. @throws if it cannot be used */
function readLaunchData(text: string): LaunchData {
  const data = partOf(JSON.parse(text || '{}')) as LaunchData;
  const masteryScore = data.masteryScore ?? undefined;
  if (masteryScore !== undefined && !(typeof masteryScore === 'number' && masteryScore >= 0 && masteryScore <= 1))
    throw new Error('LMS.LaunchData.masteryScore: expected a number from 0 to 1');
  return { ...data, masteryScore };
}

class Store {
  #stored: Stored = { text: '' };
  #sent: Promise<unknown> = Promise.resolve();
  /** The bytes of requests in progress that the browser would finish after the page is left. */
  #kept = 0;

  readonly session;

  constructor(
    readonly launch: Launch,
    readonly course: Course,
  ) {
    this.session = launch.session;
  }

  /** Changes the session, also in the storage of the tab, if there is one. */
  keep(changed: Partial<Session>): void {
    Object.assign(this.session, changed);
    try {
      sessionStorage.setItem(this.launch.kept, JSON.stringify(this.session));
    } catch {
      // The session lasts until the page is left.
    }
  }

  request(path: string, init: RequestInit = {}, type = 'application/json'): Promise<Response> {
    const { endpoint, session } = this.launch;
    const { size } = new Blob([String(init.body ?? '')]);
    const keepalive = init.body !== undefined && this.#kept + size <= MOST_TO_KEEP;
    const kept = keepalive ? size : 0;
    this.#kept += kept;
    return fetch(endpoint + path, {
      ...init,
      keepalive,
      cache: 'no-store',
      headers: {
        ...init.headers,
        Authorization: session.authorization,
        'X-Experience-API-Version': '1.0.3',
        ...(init.body !== undefined && { 'Content-Type': type }),
      },
    }).finally(() => (this.#kept -= kept));
  }

  #statePath(stateId: string): string {
    const { actor, activity, registration } = this.launch;
    const words = {
      activityId: activity,
      agent: JSON.stringify(actor),
      stateId,
      ...(registration && { registration }),
    };
    return `activities/state?${new URLSearchParams(words)}`;
  }

  /** A text stored for the learner; empty if there is none. @throws if the store does not say which: nothing may replace a text */
  async state(stateId: string): Promise<Stored> {
    const answer = await this.request(this.#statePath(stateId));
    if (!answer.ok && answer.status !== 404) throw new Error(`status ${answer.status} instead of ${stateId}`);
    return answer.ok ? { text: await answer.text(), tag: answer.headers.get('ETag') } : { text: '' };
  }

  /** The stored progress, with what this tab could not store. */
  async readProgress(): Promise<string> {
    const { text } = (this.#stored = await this.state(STATE));
    const { before, progress } = this.session;
    const merged = before === progress ? text : mergeProgress(text, before, progress);
    this.keep({ before: text, progress: merged });
    return merged;
  }

  /** cmi5 wants the preferences of the learner to be read, although the page needs none. */
  readPreferences(): Promise<unknown> {
    const words = { agent: JSON.stringify(this.launch.actor), profileId: 'cmi5LearnerPreferences' };
    return this.request(`agents/profile?${new URLSearchParams(words)}`).catch(() => {});
  }

  add(...statements: Json[]): void {
    this.keep({ pending: [...this.session.pending, ...statements] });
  }

  /** Sends everything that is not stored yet, after any request in progress. What fails is sent again next time. */
  send(): Promise<unknown> {
    return (this.#sent = this.#sent.then(() => this.sendNow(false)));
  }

  /** Sends at once, as nothing can follow when the page is left. A statement that is under way, too, is kept only once by a store. */
  async sendNow(isLast = true): Promise<void> {
    const sent: Promise<unknown>[] = [this.#sendStatements(), this.#sendProgress(isLast)];
    await Promise.all(sent.map((one) => one.catch((error: unknown) => warn('cannot be reached', error))));
  }

  /** Sends statements, each alone once a store refuses all, and drops what is refused alone. @returns whether the store has done with them */
  async #sendStatements(statements = this.session.pending): Promise<boolean> {
    if (!statements.length) return true;
    const answer = await this.request('statements', { method: 'POST', body: JSON.stringify(statements) });
    const isRefused = REFUSED.includes(answer.status);
    if (isRefused && statements.length > 1) {
      for (const one of statements) if (!(await this.#sendStatements([one]))) return false;
      return true;
    }
    const isDone = answer.ok || isRefused;
    if (isDone) this.keep({ pending: this.session.pending.filter((one) => !statements.includes(one)) });
    if (!answer.ok) warn('refuses statements', `status ${answer.status} ${(await answer.text()).slice(0, 200)}`);
    if (answer.ok || ENDED_BY.includes(answer.status)) this.course.tell(answer.ok);
    return isDone;
  }

  /** Merges progress into what other tabs and devices have stored. While the page is being left, there is no time to read that again. */
  async #sendProgress(isLast: boolean, isRetry = false): Promise<void> {
    const { before, progress } = this.session;
    if (progress === before) return;
    if (!isLast) this.#stored = await this.state(STATE);
    const { text, tag } = this.#stored;
    const body = mergeProgress(text, before, progress);
    // A proxy may have changed the tag, so that it never matches.
    const headers = tag && !isRetry ? { 'If-Match': tag } : undefined;
    const answer = await this.request(this.#statePath(STATE), { method: 'PUT', body, headers }, 'text/plain');
    if (answer.status === 412 && !isRetry) return this.#sendProgress(false, true);
    if (!answer.ok) return warn('refuses progress', `status ${answer.status}`);
    this.keep({ before: progress });
    this.#stored = { text: body, tag: answer.headers.get('ETag') };
  }
}

class Reporter {
  constructor(
    readonly launch: Launch,
    readonly data: LaunchData,
  ) {}

  #statement(verb: string, result?: Json, { part = '', definition, categories, mastery }: About = {}): Json {
    const { actor, activity, registration } = this.launch;
    const { contextActivities, extensions } = partOf(this.data.contextTemplate);
    const listed = partOf(contextActivities) as Record<string, Json | Json[]>;
    const own = this.launch.version === 'cmi5' ? (categories ?? []) : [];
    // A single activity needs no list.
    const category = [listed['category'] ?? [], own.map((name) => ({ id: `${CMI5}categories/${name}` }))].flat();
    return {
      id: newId(),
      timestamp: new Date().toISOString(),
      actor,
      verb: { id: VERB + verb, display: { 'en-US': verb } },
      object: { objectType: 'Activity', id: activity + part, ...(definition && { definition }) },
      ...(result && { result }),
      context: {
        ...(registration && { registration }),
        contextActivities: {
          ...listed,
          ...(category.length && { category }),
          ...(part && { parent: [{ id: activity }] }),
        },
        extensions: {
          ...partOf(extensions),
          ...(mastery !== undefined && { [`${CMI5}extensions/masteryscore`]: mastery }),
        },
      },
    };
  }

  /** The time since the beginning in ISO 8601. */
  get #spent(): Json {
    return { duration: `PT${Math.round((Date.now() - this.launch.session.started) / 10) / 100}S` };
  }

  session(verb: 'initialized' | 'terminated'): Json {
    return this.#statement(verb, verb === 'terminated' ? this.#spent : undefined, { categories: ['cmi5'] });
  }

  answered(id: string, value: string, { solved, solution }: MjAnswerEvent): Json {
    const definition = {
      type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
      interactionType: 'fill-in',
      ...(solution && { correctResponsesPattern: [solution] }),
    };
    const result = { response: value, success: solved };
    return this.#statement('answered', result, { part: `#${encodeURIComponent(id)}`, definition });
  }

  /** The statements at the end of the course. In cmi5, only passed and failed have a score. */
  completed({ solved, isPassed }: Standing): Json[] {
    const score = { score: { scaled: solved, raw: percentageOf(solved), min: 0, max: 100 } };
    const categories = ['moveon', 'cmi5'];
    const result = { completion: true, ...this.#spent, ...(this.launch.version === 'xapi' && score) };
    const completed = this.#statement('completed', result, { categories });
    if (isPassed === undefined) return [completed];
    const passed = { success: isPassed, ...score, ...this.#spent };
    const about = { categories, mastery: this.data.masteryScore };
    return [completed, this.#statement(isPassed ? 'passed' : 'failed', passed, about)];
  }
}

interface About {
  /** What follows the name of the course in that of a question. */
  part?: string;
  definition?: Json;
  /** Those of cmi5. */
  categories?: readonly string[];
  mastery?: number;
}

/**
 * Starts a session: brings back the progress of the exercises, and from then on reports each checked answer, and, once every question is
 * solved or shown, that the course is completed, and passed or failed. What is brought back is not reported again.
 *
 * @returns undefined if the page was not launched by a learning platform, or the platform refuses
 */
export async function connectXapi(options: XapiOptions = {}): Promise<XapiConnection | undefined> {
  const course = new Course(options);
  try {
    const launch = readLaunch(options?.launch ?? location.href);
    if (!launch?.token || !open.has(launch.token)) return launch && (await connect(launch, course));
    warn('does not start a session', 'the page has started it already');
  } catch (error) {
    warn('does not start a session', error instanceof Error ? error.message : error);
    course.tell(false);
  }
  return undefined;
}

async function connect(launch: Launch, course: Course): Promise<XapiConnection> {
  const store = new Store(launch, course);
  const { session, token } = launch;
  try {
    if (session.isTerminated) throw new Error(ENDED);
    if (token) {
      open.add(token);
      if (session.token !== token) store.keep({ authorization: await takeToken(token), token });
    }
    return await start(store, course);
  } catch (error) {
    // The next session stores what is kept.
    open.delete(token ?? '');
    course.restore(session.progress);
    course.listen({
      answered: () => {},
      progressed: () => store.keep({ progress: course.progress(LONGEST_PROGRESS) }),
    });
    throw error;
  }
}

async function start(store: Store, course: Course): Promise<XapiConnection> {
  const { launch, session } = store;
  const isCmi5 = launch.version === 'cmi5';
  const data = isCmi5 ? readLaunchData((await store.state('LMS.LaunchData')).text) : {};
  const [progress] = await Promise.all([store.readProgress(), isCmi5 && store.readPreferences()]);
  const passing = data.masteryScore === undefined ? undefined : data.masteryScore * 100;
  const isReview = /^(review|browse)$/i.test(data.launchMode ?? '');
  const reporter = new Reporter(launch, data);
  function say(verb: 'initialized' | 'terminated'): void {
    store.add(reporter.session(verb));
    store.keep(verb === 'initialized' ? { isInitialized: true, isTerminated: false } : { isTerminated: true });
  }
  if (!(isCmi5 && session.isInitialized)) say('initialized');
  await store.send();

  // In cmi5, a review session reports only its beginning and end.
  const stop = isReview
    ? undefined
    : course.listen({
        answered: (id, value, event) => {
          if (!session.isTerminated) store.add(reporter.answered(id, value, event));
        },
        progressed: (isRestored) => {
          const standing = course.standing(passing);
          const { isCompleted, isTerminated } = session;
          if (standing?.isDone && !isCompleted && !isRestored && !isTerminated)
            store.add(...reporter.completed(standing));
          store.keep({ isCompleted: isCompleted || standing?.isDone });
          if (isRestored) return;
          store.keep({ progress: course.progress(LONGEST_PROGRESS) });
          if (!isTerminated) void store.send();
        },
      });
  course.restore(progress);

  function end(): void {
    stop?.();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    open.delete(launch.token ?? '');
  }

  /** In cmi5, nothing may follow what ends a session, and a page that is not done may be loaded again. */
  function leave({ persisted }: PageTransitionEvent): void {
    if (!session.isTerminated && (!isCmi5 || isReview || session.isCompleted)) say('terminated');
    void store.sendNow();
    if (!persisted) end();
  }

  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted || !session.isTerminated) return;
    if (isCmi5) {
      course.tell(false);
      return warn('does not go on with a session', ENDED);
    }
    say('initialized');
    void store.send();
  }

  async function finish(): Promise<void> {
    end();
    if (!session.isTerminated) say('terminated');
    await store.send();
    course.tellLater();
  }
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  const { returnURL: returnUrl } = data;
  return {
    version: launch.version,
    ...(typeof returnUrl === 'string' && /^https?:/.test(returnUrl) && { returnUrl }),
    finish,
  };
}
