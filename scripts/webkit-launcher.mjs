/**
 * WebKit for the test runner. Where its browser is lost (it crashed, say) the next test file gets a new one; with the
 * runner's own launcher the whole run, of all engines, ends without a result.
 */
import { WebdriverLauncher } from '@web/test-runner-webdriver';
import { startWebKitDriver } from './browsers.mjs';

/** @param {NonNullable<ReturnType<typeof import('./browsers.mjs').webkit>>} programs */
export function webKitLauncher(programs) {
  const options = {
    hostname: '127.0.0.1',
    port: 0,
    path: '/',
    logLevel: 'error',
    // What takes longer hangs. Two tries fit into the time that the runner gives a browser to start.
    connectionRetryTimeout: 40_000,
    connectionRetryCount: 0,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    },
  };
  // The type knows no options of WebKitGTK.
  const launcher = new WebdriverLauncher(/** @type {any} */ (options));
  // What is used here beside the launcher's public methods is private to its types.
  const inside = /** @type {any} */ (launcher);
  const initialize = launcher.initialize.bind(launcher);
  const stopSession = launcher.stopSession.bind(launcher);
  /** @type {Awaited<ReturnType<typeof startWebKitDriver>> | undefined} */
  let driver;

  /** Browser, driver and screen, whatever state they are in. */
  function stop() {
    clearInterval(inside.pendingHeartbeat);
    inside.driver = inside.driverManager = inside.__managerPromise = undefined;
    driver?.stop();
    driver = undefined;
  }

  async function start() {
    driver ??= await startWebKitDriver(programs);
    options.port = driver.port;
    try {
      await inside.ensureManagerInitialized();
    } catch (error) {
      stop();
      throw error;
    }
  }

  launcher.initialize = async (config) => {
    await initialize(config);
    launcher.name = 'WebKit';
  };
  launcher.startSession = async (id, url) => {
    await start().catch(start);
    // Awaited, which the launcher does not do itself: a browser lost here fails this file, not the process.
    await inside.driverManager.startSession(id, url);
  };
  launcher.stopSession = async (id) => {
    try {
      return await stopSession(id);
    } catch {
      // Whatever the file had to tell has been told by now, or the runner knows that it was interrupted.
      stop();
      return { testCoverage: undefined };
    }
  };
  return { launcher, stop };
}
