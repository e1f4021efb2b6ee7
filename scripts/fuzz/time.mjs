/** Time as the processor spends it: a busy machine pauses any program now and then. */

/** Milliseconds that the processor spends on a call. */
export function processorTime(/** @type {() => unknown} */ run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds that a call takes on this machine, as busy as it is now: the least mean of some rounds. */
export function timeOf(/** @type {() => unknown} */ run, count = 2_000, rounds = 1) {
  const times = Array.from({ length: rounds }, () =>
    processorTime(() => {
      for (let index = 0; index < count; index++) run();
    }),
  );
  return Math.min(...times) / count;
}
