/** Runs every one of these in turn, however the others end, and then fails with whatever failed. */
export const runAll = async (works: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const faults: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => faults.push(error));
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, 'several background jobs failed');
};
