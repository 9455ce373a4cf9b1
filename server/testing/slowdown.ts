/** Processor time to burn: several turns of the scheduler. */
const burnedMs = 200;

/**
 * How much longer than on an idle machine everything takes right now, because other programs run on it: 1 when none do.
 * Limits on time in tests are multiplied by it, so that the product is judged and not the machine.
 */
export const slowdown = (): number => {
  const from = performance.now();
  const before = process.cpuUsage();
  let burned = 0;
  while (burned < burnedMs) {
    const { user, system } = process.cpuUsage(before);
    burned = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - from) / burned);
};
