/** Installs what a platform needs from Debian’s packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './tools.mjs';

/** How long the lists may take, and all packages together, in milliseconds. */
const LONGEST_UPDATE = 60_000;
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

const aptGet = (/** @type {string[]} */ args, /** @type {number} */ timeout) =>
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], {
    env,
    timeout,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });

const lastLineOf = (/** @type {string} */ text) => text.trim().split('\n').at(-1);

/**
 * Installs the packages of platforms: all at once, which is fast, and one after the other if that fails.
 *
 * @param {import('./tools.mjs').Platform[]} platforms
 * @returns {Map<import('./tools.mjs').Platform, string>} why some could not be installed
 */
export function installPackages(platforms) {
  const wanted = platforms.filter(({ packages }) => packages.length);
  /** @type {Map<import('./tools.mjs').Platform, string>} */
  const reasons = new Map();
  if (!wanted.length) return reasons;
  const missing = [
    process.getuid?.() !== 0 && 'not installed; --install needs root',
    spawnSync('apt-get', ['--version']).status !== 0 && 'not installed; --install needs Debian',
  ].find(Boolean);
  if (missing) return new Map(wanted.map((platform) => [platform, missing]));
  const end = Date.now() + LONGEST;
  aptGet(['update'], LONGEST_UPDATE);
  const install = (/** @type {string[]} */ packages) => {
    const left = end - Date.now();
    if (left <= 0) return 'not installed; installing others took too long';
    const { status, signal, stderr } = withoutServers(() =>
      aptGet(['install', '-y', '--no-install-recommends', ...packages], left),
    );
    return status === 0
      ? undefined
      : `could not install ${packages.join(' ')}: ${lastLineOf(stderr || `apt-get ended with ${signal ?? status}`)}`;
  };
  if (!install([...new Set(wanted.flatMap(({ packages }) => packages))])) return reasons;
  for (const platform of wanted) {
    const reason = install(platform.packages);
    if (reason) reasons.set(platform, reason);
  }
  return reasons;
}

/**
 * Unpacks Debian’s packages without installing them, so that nothing that they depend on is installed either.
 */
export async function unpack(/** @type {string[]} */ packages, /** @type {string} */ folder) {
  await run('apt-get', ['-qq', 'download', '-o', 'APT::Sandbox::User=root', ...packages], folder);
  await run('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" . && rm "$file" || exit 1; done'], folder);
}
