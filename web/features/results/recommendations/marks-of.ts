import type { AnalysisResult } from '#contract/report/analysis-result.ts';

export type Places = AnalysisResult['keywordPlaces'][string];

/** What there is to do, under the number that it has in every list and on the page. `places` is empty for what stands nowhere. */
export type Mark = { number: number; check: string; title: string; action: string | undefined; places: Places };

/** The server puts the recommendation that gains the most first: its order is the order of the numbers. */
export const marksOf = ({ recommendations, checks }: Pick<AnalysisResult, 'recommendations' | 'checks'>): Mark[] =>
  recommendations.map(({ title, action, check = '' }, index) => ({
    number: index + 1,
    check,
    title,
    action,
    places: (checks.find(({ id }) => id === check)?.findings ?? [])
      .flatMap(({ evidence }) => evidence)
      .filter(isSomewhere),
  }));

export const isSomewhere = ({ page, paragraph }: Places[number]): boolean =>
  page !== undefined || paragraph !== undefined;
