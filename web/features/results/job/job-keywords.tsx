import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { phrasesNote, phrasesTitle } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { KeywordChip } from '../keywords/keyword-chips.tsx';
import { type JobKeywordRow, jobKeywordRowsOf } from './job-keyword-rows.ts';
import { namedOnly } from './words.ts';

/** Every keyword of the job description, found in the resume, only named there, or missing. */
export const JobKeywords = ({ result }: { result: StoredAnalysis }) => {
  if (result.jobKeywords.length === 0)
    return <p className="text-ink-soft">We found no keywords in the job description.</p>;
  const rows = jobKeywordRowsOf(result);
  const phrases = rows.filter(({ isPhrase }) => isPhrase);
  const phrasesFound = phrases.filter(({ answer }) => answer === 'found').length;
  const phraseCount = phrases.filter(({ answer }) => answer !== 'spare').length + (result.withheld?.phrases ?? 0);
  return (
    <>
      <Rows rows={rows.filter(({ isPhrase }) => !isPhrase)} places={result.keywordPlaces} />
      {phraseCount > 0 && (
        <div className="mt-5">
          <h4 className="font-semibold">{phrasesTitle(phraseCount, phrasesFound)}</h4>
          <p className="mb-2 text-sm text-ink-soft">{phrasesNote}</p>
          <Rows rows={phrases} places={result.keywordPlaces} />
        </div>
      )}
    </>
  );
};

const Rows = ({ rows, places }: { rows: readonly JobKeywordRow[]; places: StoredAnalysis['keywordPlaces'] }) => (
  <ul className="grid gap-x-8 gap-y-1 @lg:grid-cols-2 @4xl:grid-cols-3 print:grid-cols-3">
    {rows.map(({ label, answer }) => (
      <li key={label} className="flex min-h-9 items-center justify-between gap-3 border-b border-line">
        <span className="min-w-0">
          {answer === 'found' ? <KeywordChip keyword={label} tone="plain" places={places[label]} /> : label}
        </span>
        {marks[answer]}
      </li>
    ))}
  </ul>
);

const marks: Readonly<Record<JobKeywordRow['answer'], ReactNode>> = {
  found: (
    <Badge tone="good" className="shrink-0">
      <Check aria-hidden className="size-3.5" /> Found
    </Badge>
  ),
  missing: (
    <Badge tone="poor" className="shrink-0">
      <X aria-hidden className="size-3.5" /> Missing
    </Badge>
  ),
  named: (
    <Badge tone={namedOnly.tone} className="shrink-0">
      {namedOnly.word}
    </Badge>
  ),
  spare: <Badge className="shrink-0">Another one is enough</Badge>,
};
