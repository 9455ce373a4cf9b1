import type { AnalysisResult } from '#contract/report/analysis-result.ts';

type Evidence = AnalysisResult['formatIssues'][number]['evidence'];

/** Enough to find the place; the rest is counted. */
const firstFew = 4;

/** The words of the resume that a finding is about, with their page. */
export const Quotes = ({ evidence }: { evidence: Evidence }) => {
  const quoted = distinct(evidence.filter(({ quote }) => quote.trim() !== ''));
  if (quoted.length === 0) return null;
  const rest = quoted.length - firstFew;
  return (
    <ul className="grid gap-1.5 print:flex print:flex-wrap print:gap-x-4">
      {quoted.slice(0, firstFew).map(({ quote, page }) => (
        <li key={`${quote} ${String(page)}`} className="flex flex-wrap items-baseline gap-x-3">
          <q className="marked font-mono text-[0.8125rem] [quotes:none]">{quote}</q>
          {page !== undefined && <span className="text-sm text-ink-soft">page {page}</span>}
        </li>
      ))}
      {rest > 0 && <li className="text-sm text-ink-soft">and {rest} more</li>}
    </ul>
  );
};

const distinct = (evidence: Evidence): Evidence => [
  ...new Map(evidence.map((item) => [`${item.quote} ${String(item.page)}`, item])).values(),
];
