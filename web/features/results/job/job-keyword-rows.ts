import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { isInNoList } from '#contract/report/requirement-list.ts';
import { asksFor } from '#contract/report/missing-asks.ts';

/**
 * `spare`: an alternative that the posting names beside one that the resume has. `named`: the words are on the page, but
 * not in a place that shows a skill, so they are neither found nor missing.
 */
export type JobKeywordRow = { label: string; answer: 'found' | 'missing' | 'spare' | 'named'; isPhrase: boolean };

/**
 * The keywords of the posting in its order. What is missing has one row for its alternatives, as among the missing
 * keywords, so that both counts agree.
 */
export const jobKeywordRowsOf = ({
  jobKeywords,
  matchedKeywords,
  missingKeywords,
  requirements,
}: Pick<StoredAnalysis, 'jobKeywords' | 'matchedKeywords' | 'missingKeywords' | 'requirements'>): JobKeywordRow[] => {
  const matched = new Set(matchedKeywords);
  const missing = new Set(missingKeywords);
  const rows = new Map<string, JobKeywordRow>();
  for (const keyword of jobKeywords) {
    const asking = requirements.filter((requirement) => asksFor(requirement, keyword));
    const unmet = asking.filter(({ answer }) => answer === 'missing');
    const hasOther = asking.some((requirement) => matchedKeywords.some((other) => asksFor(requirement, other)));
    const add = (label: string, answer: JobKeywordRow['answer'], isPhrase = isInNoList(requirements, keyword)) =>
      rows.set(label, { label, answer, isPhrase });
    if (matched.has(keyword)) add(keyword, 'found');
    else if (missing.has(keyword))
      for (const { label, isPhrase = false } of unmet.length > 0 ? unmet : [{ label: keyword }])
        add(label, 'missing', isPhrase);
    else add(keyword, unmet.length === 0 && hasOther ? 'spare' : 'named');
  }
  return [...rows.values()];
};
