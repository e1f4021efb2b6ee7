/**
 * WebKit for the test runner. If its browser is lost (after a crash, for example), the next test file gets a new one;
 * with the runner's own launcher, the whole run would end without a result for any engine.
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
    // Anything slower has hung. Two attempts fit into the runner's browser start timeout.
    connectionRetryTimeout: 40_000,
    connectionRetryCount: 0,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    },
  };
  // The type lacks the options of WebKitGTK.
  const launcher = new WebdriverLauncher(/** @type {any} */ (options));
  // The types declare some of the launcher's members used here as private.
  const inside = /** @type {any} */ (launcher);
  const initialize = launcher.initialize.bind(launcher);
  const stopSession = launcher.stopSession.bind(launcher);
  /** @type {Awaited<ReturnType<typeof startWebKitDriver>> | undefined} */
  let driver;

  /** Stops the browser, driver and screen, regardless of their state. */
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
    // The launcher itself does not await this. Awaited, a browser lost here fails this file, not the process.
    await inside.driverManager.startSession(id, url);
  };
  launcher.stopSession = async (id) => {
    try {
      return await stopSession(id);
    } catch {
      // By now the file has reported its results, or the runner knows that it was interrupted.
      stop();
      return { testCoverage: undefined };
    }
  };
  return { launcher, stop };
}
