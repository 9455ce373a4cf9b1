import type { AnalysisResult } from './analysis-result.ts';

type Requirement = Pick<AnalysisResult['requirements'][number], 'label' | 'answer' | 'isPhrase'>;

/**
 * A missing keyword as the posting asks for it: of 'QTLS or QTS' one is enough, so it counts once. `isPhrase` as in the
 * requirements.
 */
export type MissingAsk = { label: string; isPhrase: boolean };

/** The names of both kinds, which are counted and listed apart. */
export const labelsByKind = (asks: readonly MissingAsk[]): { keywords: string[]; phrases: string[] } => ({
  keywords: asks.filter(({ isPhrase }) => !isPhrase).map(({ label }) => label),
  phrases: asks.filter(({ isPhrase }) => isPhrase).map(({ label }) => label),
});

/** Whether a keyword is a requirement, or one of its alternatives. */
export const asksFor = ({ label }: { label: string }, keyword: string): boolean =>
  label === keyword || label.split(' or ').includes(keyword);

/** In the order of the missing keywords. Without a job description there are no requirements, and each keyword counts. */
export const missingAsksOf = ({
  missingKeywords,
  requirements,
}: {
  missingKeywords: readonly string[];
  requirements: readonly Requirement[];
}): MissingAsk[] => {
  const unmet = requirements.filter(({ answer }) => answer === 'missing');
  const asks = new Map<string, MissingAsk>();
  for (const keyword of missingKeywords) {
    const asking = unmet.filter((requirement) => asksFor(requirement, keyword));
    for (const { label, isPhrase = false } of asking.length > 0 ? asking : [{ label: keyword }])
      asks.set(label, { label, isPhrase });
  }
  return [...asks.values()];
};
