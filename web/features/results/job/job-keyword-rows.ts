import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { asksFor } from '#contract/report/missing-asks.ts';

/** `spare`: an alternative that the posting names beside one that the resume has. */
export type JobKeywordRow = { label: string; answer: 'found' | 'missing' | 'spare'; isPhrase: boolean };

/**
 * The keywords of the posting in its order. What is missing has one row for its alternatives, as among the missing
 * keywords, so that both counts agree.
 */
export const jobKeywordRowsOf = ({
  jobKeywords,
  matchedKeywords,
  requirements,
}: Pick<StoredAnalysis, 'jobKeywords' | 'matchedKeywords' | 'requirements'>): JobKeywordRow[] => {
  const matched = new Set(matchedKeywords);
  const rows = new Map<string, JobKeywordRow>();
  for (const keyword of jobKeywords) {
    const asking = requirements.filter((requirement) => asksFor(requirement, keyword));
    const unmet = asking.filter(({ answer }) => answer === 'missing');
    const isPhrase = asking.some((requirement) => requirement.isPhrase === true);
    if (matched.has(keyword)) rows.set(keyword, { label: keyword, answer: 'found', isPhrase });
    else if (asking.length > 0 && unmet.length === 0) rows.set(keyword, { label: keyword, answer: 'spare', isPhrase });
    else
      for (const { label } of unmet.length > 0 ? unmet : [{ label: keyword }])
        rows.set(label, { label, answer: 'missing', isPhrase });
  }
  return [...rows.values()];
};
