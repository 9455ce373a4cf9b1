/** Shares by what they are of, in the order in which they came. */
export type Tally = {
  add: (of: string, part: number, whole: number) => void;
  rows: () => readonly { of: string; part: number; whole: number; share: string }[];
};

export const createTally = (): Tally => {
  const counts = new Map<string, { part: number; whole: number }>();
  return {
    add(of, part, whole) {
      const count = counts.get(of) ?? { part: 0, whole: 0 };
      counts.set(of, { part: count.part + part, whole: count.whole + whole });
    },
    rows: () => [...counts].map(([of, { part, whole }]) => ({ of, part, whole, share: shareOf(part, whole) })),
  };
};

/** Rounded down, so that 100.00 % means all. */
export const shareOf = (part: number, whole: number): string =>
  `${(Math.floor((10_000 * part) / Math.max(1, whole)) / 100).toFixed(2)} %`;

/** A table in Markdown. */
export const printTable = (title: string, what: string, tally: Tally): void => {
  console.log(`\n| ${title} | ${what} | of | share |\n| --- | ---: | ---: | ---: |`);
  for (const { of, part, whole, share } of tally.rows()) console.log(`| ${of} | ${part} | ${whole} | ${share} |`);
};
