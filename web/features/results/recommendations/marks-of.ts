import type { AnalysisResult } from '#contract/report/analysis-result.ts';

export type Places = AnalysisResult['keywordPlaces'][string];

/** A finding with the number it has in every list and on the page. `places` is empty if it has no place on a page. */
export type Mark = { number: number; check: string; title: string; action: string | undefined; places: Places };

/** Numbers the recommendations in the order of the server, which puts the one with the largest gain first. */
export const marksOf = ({ recommendations, checks }: Pick<AnalysisResult, 'recommendations' | 'checks'>): Mark[] =>
  recommendations.map(({ title, action, check = '' }, index) => ({
    number: index + 1,
    check,
    title,
    action,
    places: (checks.find(({ id }) => id === check)?.findings ?? [])
      .flatMap(({ evidence }) => evidence)
      .filter(hasLocation),
  }));

export const hasLocation = ({ page, paragraph }: Places[number]): boolean =>
  page !== undefined || paragraph !== undefined;
