import { Check, X } from 'lucide-react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Badge } from '../../../ui/badge.tsx';
import { KeywordChip } from '../keywords/keyword-chips.tsx';

/** Every keyword of the job description, found in the resume or missing. */
export const JobKeywords = ({ result }: { result: StoredAnalysis }) => {
  const matched = new Set(result.matchedKeywords);
  if (result.jobKeywords.length === 0)
    return <p className="text-ink-soft">We found no keywords in the job description.</p>;
  return (
    <ul className="grid gap-x-8 gap-y-1 @lg:grid-cols-2 @4xl:grid-cols-3 print:grid-cols-3">
      {result.jobKeywords.map((keyword) => (
        <li key={keyword} className="flex min-h-9 items-center justify-between gap-3 border-b border-line">
          {matched.has(keyword) ? (
            <KeywordChip keyword={keyword} tone="plain" places={result.keywordPlaces[keyword]} />
          ) : (
            <span className="min-w-0">{keyword}</span>
          )}
          {matched.has(keyword) ? (
            <Badge tone="good">
              <Check aria-hidden className="size-3.5" /> Found
            </Badge>
          ) : (
            <Badge tone="poor">
              <X aria-hidden className="size-3.5" /> Missing
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
};
