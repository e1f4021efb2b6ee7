/** Installs what a platform needs from Debian’s packages. */
import { spawnSync } from 'node:child_process';

/** How long the lists and the packages of one program may take, in milliseconds. */
const LONGEST_UPDATE = 60_000;
const LONGEST_INSTALL = 180_000;

/** No package asks, or starts a server. */
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

const aptGet = (/** @type {string[]} */ args, /** @type {number} */ timeout, cwd = '/') =>
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], {
    cwd,
    env,
    timeout,
    encoding: 'utf8',
    input: '',
  });

/** Returns a function that installs a platform, and returns why it could not. */
export function installer() {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  let isUpdated = false;
  return (/** @type {import('./tools.mjs').Platform} */ { packages, install }) => {
    if (!hasApt) return 'not installed; --install needs Debian';
    if (!isRoot) return 'not installed; --install needs root';
    if (!isUpdated) aptGet(['update'], LONGEST_UPDATE);
    isUpdated = true;
    const { status, signal, stderr } = aptGet(
      ['install', '-y', '--no-install-recommends', ...packages],
      LONGEST_INSTALL,
    );
    if (status !== 0)
      return `could not install ${packages.join(' ')}: ${stderr.trim().split('\n').at(-1) || signal || status}`;
    try {
      install?.();
      return undefined;
    } catch (error) {
      return `could not install it: ${error instanceof Error ? error.message.trim().split('\n').at(-1) : error}`;
    }
  };
}

/**
 * Unpacks Debian’s packages without installing them, so that nothing that they depend on is installed either.
 */
export function unpack(/** @type {string[]} */ packages, /** @type {string} */ folder) {
  const { status, stderr } = aptGet(
    ['download', '-o', 'APT::Sandbox::User=root', ...packages],
    LONGEST_INSTALL,
    folder,
  );
  if (status !== 0) throw new Error(stderr);
  const { status: end, stderr: said } = spawnSync(
    'sh',
    ['-c', 'for file in *.deb; do dpkg-deb -x "$file" . && rm "$file" || exit 1; done'],
    {
      cwd: folder,
      timeout: LONGEST_INSTALL,
      encoding: 'utf8',
    },
  );
  if (end !== 0) throw new Error(said);
}
