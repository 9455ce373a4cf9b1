import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { counted, priorityWords } from '#contract/report/result-words.ts';
import type { Citations } from './citations.ts';

type Check = AnalysisResult['checks'][number];
type Recommendation = AnalysisResult['recommendations'][number];

export type PrintedQuote = { text: string; page: string | null };

/** One thing to fix, with what we found and why it matters. */
export type PrintedFinding = {
  title: string;
  /** 'High priority · Layout and text · +23 points on the overall score' */
  about: string;
  /** Why fixing it alone gains no points now. */
  noGain: string | null;
  seen: { message: string; fix: string | null; quotes: PrintedQuote[]; rest: string | null }[];
  why: string | null;
  sources: number[];
};

/** Enough to locate the problem; the rest are only counted. */
const maxQuotes = 6;

/** All findings in the order of the recommendations, which are sorted by gain. */
export const findingsOf = ({ recommendations, checks }: AnalysisResult, cite: Citations): PrintedFinding[] =>
  recommendations.map((recommendation) => {
    const check = checks.find(({ id }) => id === recommendation.check);
    if (check === undefined) return briefFindingOf(recommendation);
    return {
      ...briefFindingOf(recommendation),
      seen: check.findings.map(({ message, fix, evidence }) => ({ message, fix, ...quotesOf(evidence) })),
      why: check.why,
      sources: cite.numbersOf(check.sources),
    };
  });

/** The same without evidence and sources. */
export const briefFindingOf = ({
  title,
  priority,
  category,
  impact,
  noGain,
  description,
  action,
}: Recommendation): PrintedFinding => ({
  title,
  about: [priorityWords[priority], category, ...(impact === undefined ? [] : [impact])].join(' · '),
  noGain: noGain ?? null,
  seen: [{ message: description, fix: action ?? null, quotes: [], rest: null }],
  why: null,
  sources: [],
});

const quotesOf = (evidence: Check['findings'][number]['evidence']): { quotes: PrintedQuote[]; rest: string | null } => {
  const distinct = new Map(
    evidence
      .filter(({ quote }) => quote.trim() !== '')
      .map(({ quote, page }) => [`${quote} ${String(page)}`, { text: quote.trim(), page: pageOf(page) }]),
  );
  const rest = distinct.size - maxQuotes;
  return {
    quotes: [...distinct.values()].slice(0, maxQuotes),
    rest: rest > 0 ? `and ${counted(rest, 'other place', 'other places')}` : null,
  };
};

const pageOf = (page: number | undefined): string | null => (page === undefined ? null : `page ${page}`);
