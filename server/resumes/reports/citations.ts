import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { sourceKinds } from '#contract/report/result-words.ts';

export type CitedSource = {
  number: number;
  publisher: string;
  title: string;
  address: string;
  kind: string;
  readOn: string;
};

export type Citations = {
  /** The numbers of these sources, as printed after a sentence. */
  numbersOf: (ids: readonly string[]) => number[];
  /** All sources cited so far. */
  list: () => CitedSource[];
};

/** Numbers the sources of a report in the order in which it cites them. `site` completes the addresses of our own pages. */
export const citationsFrom = (sources: AnalysisResult['sources'], site: string): Citations => {
  const cited: AnalysisResult['sources'][number][] = [];
  const numberOf = (id: string): number[] => {
    const source = sources.find((candidate) => candidate.id === id);
    if (source === undefined) return [];
    if (!cited.includes(source)) cited.push(source);
    return [cited.indexOf(source) + 1];
  };
  return {
    numbersOf: (ids) => ids.flatMap(numberOf),
    list: () =>
      cited.map(({ publisher, title, address, kind, readOn }, index) => ({
        number: index + 1,
        publisher,
        title,
        address: new URL(address, site).href,
        kind: sourceKinds[kind],
        readOn,
      })),
  };
};
