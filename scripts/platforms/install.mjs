/** Installs what a platform needs from Debian’s packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** How long the lists and the packages of one program may take, in milliseconds. */
const LONGEST_UPDATE = 60_000;
const LONGEST_INSTALL = 180_000;
/** How long all of them may take together. */
const LONGEST = 300_000;

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** While this file exists and says so, packages start no servers. */
const POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVERS = '#!/bin/sh\nexit 101\n';

function withoutServers(/** @type {() => import('node:child_process').SpawnSyncReturns<string>} */ install) {
  if (existsSync(POLICY)) return install();
  writeFileSync(POLICY, NO_SERVERS, { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(POLICY);
  }
}

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
  let left = LONGEST;
  return (/** @type {import('./tools.mjs').Platform} */ { packages, install }) => {
    if (!hasApt) return 'not installed; --install needs Debian';
    if (!isRoot) return 'not installed; --install needs root';
    if (left <= 0) return 'not installed; installing others took too long';
    const start = Date.now();
    try {
      if (left === LONGEST) aptGet(['update'], LONGEST_UPDATE);
      const { status, signal, stderr } = withoutServers(() =>
        aptGet(['install', '-y', '--no-install-recommends', ...packages], LONGEST_INSTALL),
      );
      if (status !== 0) throw new Error(stderr.trim() || `apt-get ended with ${signal ?? status}`);
      install?.();
      return undefined;
    } catch (error) {
      const [last] = String(error instanceof Error ? error.message : error)
        .trim()
        .split('\n')
        .slice(-1);
      return `could not install ${packages.join(' ')}: ${last}`;
    } finally {
      left -= Date.now() - start;
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
