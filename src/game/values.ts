/** Values that people mistype: odd where all points are even, more than the limit, or less than a win is worth. No DOM. */
import { limitOf } from '../core/rules/limit.js';
import type { Profile } from '../core/index.js';

const evenPoints = new WeakMap<Profile, boolean>();

/** Whether all points of these rules are even, so that values are even too: doubles keep them so. */
function isEven(profile: Profile): boolean {
  let even = evenPoints.get(profile);
  if (even === undefined) {
    even = Object.values(profile.rules).every((worth) => {
      const points = /^(\d+)(?:\/(\d+))? points?\b/.exec(String(worth));
      return !points || points.slice(1).every((one) => Number(one ?? 0) % 2 === 0);
    });
    evenPoints.set(profile, even);
  }
  return even;
}

export interface Remarkable {
  is: 'odd' | 'over-limit' | 'low';
  value: number;
  /** The limit, or what a win is worth at least. */
  bound?: number;
}

function leastWin({ rules }: Profile): number {
  const [points = 0] = /^\d+(?= points)/.exec(String(rules.mahjong)) ?? [];
  return Math.max(Number(points) * 2 ** rules['minimum-doubles'], rules['minimum-points']);
}

export function remarkable(digits: string, profile: Profile, isWin = false): Remarkable[] {
  const value = Number(digits);
  const limits = [0, 1, 2, 3].map((seat) => limitOf(profile.rules.limit, seat));
  const limit = limits.includes('none') ? Infinity : Math.max(...limits.map(Number));
  const least = isWin && digits ? Math.min(leastWin(profile), limit) : 0;
  // A part of the limit may be odd.
  const isPart = [2, 3, 4].some((part) => value * part === limit);
  return [
    ...(value % 2 === 1 && !isPart && isEven(profile) ? [{ is: 'odd', value } as const] : []),
    ...(value > limit ? [{ is: 'over-limit', value, bound: limit } as const] : []),
    ...(value < least ? [{ is: 'low', value, bound: least } as const] : []),
  ];
}
