/**
 * Several browsers of one engine as one launcher: each runs another test file. Every browser has its own window, focus,
 * storage and process, so that files do not notice one another.
 */

/** @typedef {import('@web/test-runner-core').BrowserLauncher & Record<string, any>} Launcher */

/** What the plugins of @web/test-runner-commands call, with the session first. */
const COMMANDS = [
  'getPage',
  'sendKeys',
  'sendMouseMove',
  'sendMouseDown',
  'sendMouseUp',
  'sendMouseClick',
  'resetMouse',
  'takeScreenshot',
];

/**
 * @param {Launcher[]} launchers one per browser, all of one engine
 * @returns {Launcher}
 */
export function sideBySide(launchers) {
  const [first] = launchers;
  if (!first) throw new Error('expected at least one browser');
  /** @type {Map<string, Launcher>} the browser of each session */
  const browsers = new Map();

  /** Browsers with nothing to do come first. A session whose start timed out still counts. */
  const leastBusy = () => {
    const sessions = (/** @type {Launcher} */ launcher) =>
      [...browsers.values()].filter((one) => one === launcher).length;
    return launchers.reduce((best, one) => (sessions(one) < sessions(best) ? one : best));
  };
  const browserOf = (/** @type {string} */ id) => {
    const browser = browsers.get(id);
    if (!browser) throw new Error(`no browser has session ${id}`);
    return browser;
  };

  return {
    // WebKit's name is only known once it is initialized.
    get name() {
      return first.name;
    },
    type: first.type,
    concurrency: launchers.length,
    async initialize(config, files) {
      for (const launcher of launchers) await launcher.initialize?.(config, files);
    },
    async stop() {
      await Promise.all(launchers.map((launcher) => launcher.stop?.()));
    },
    async startSession(id, url) {
      const browser = leastBusy();
      browsers.set(id, browser);
      try {
        await browser.startSession(id, url);
      } catch (error) {
        browsers.delete(id);
        throw error;
      }
    },
    isActive: (id) => browsers.get(id)?.isActive(id) ?? false,
    getBrowserUrl: (id) => browserOf(id).getBrowserUrl(id),
    async stopSession(id) {
      try {
        return await browserOf(id).stopSession(id);
      } finally {
        browsers.delete(id);
      }
    },
    startDebugSession: (id, url) => first.startDebugSession(id, url),
    ...Object.fromEntries(
      COMMANDS.filter((command) => command in first).map((command) => [
        command,
        (/** @type {string} */ id, /** @type {unknown[]} */ ...rest) => browserOf(id)[command](id, ...rest),
      ]),
    ),
  };
}
