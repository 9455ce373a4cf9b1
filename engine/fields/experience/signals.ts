/**
 * One piece of evidence: what it is, how much it weighs, and the text that it was made for. Of the signals of one group
 * only the first that holds counts.
 */
export type Signal<Subject> = {
  signal: string;
  weight: number;
  example: string;
  group?: string;
  holds: (subject: Subject) => boolean;
};

/** The signals that count for a subject, strongest first: the reason for its score. */
export const reasonsFor = <Subject>(
  signals: readonly Signal<Subject>[],
  subject: Subject,
): readonly Signal<Subject>[] => {
  const taken = new Set<string>();
  return signals
    .filter(({ group, holds }) => {
      if ((group !== undefined && taken.has(group)) || !holds(subject)) return false;
      if (group !== undefined) taken.add(group);
      return true;
    })
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
};

/** The sum of the signals that hold. */
export const sumOf = <Subject>(signals: readonly Signal<Subject>[], subject: Subject): number => {
  // A few groups at most, and every line of a page is scored.
  const taken: string[] = [];
  let sum = 0;
  for (const { group, holds, weight } of signals) {
    if ((group !== undefined && taken.includes(group)) || !holds(subject)) continue;
    if (group !== undefined) taken.push(group);
    sum += weight;
  }
  return sum;
};
