import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { labelsByKind, missingAsksOf } from '#contract/report/missing-asks.ts';
import { matchedByKind, requirementListOf } from '#contract/report/requirement-list.ts';
import {
  counted,
  keywordsNote,
  nothingToFix,
  phrasesNote,
  quoted,
  scoreWords,
  wasCompared,
} from '#contract/report/result-words.ts';
import { citationsFrom, type CitedSource } from './citations.ts';
import { dayOf } from './day-of.ts';
import { briefFindingOf, findingsOf, type PrintedFinding } from './findings-of.ts';
import { jobOf, type PrintedJob } from './job-of.ts';
import type { Paper } from './paper-of.ts';
import { type PrintedReading, readingOf } from './reading-of.ts';
import { type PrintedScore, scoresOf } from './scores-of.ts';
import { type PrintedSystem, systemsOf } from './systems-of.ts';

/** The whole text of a report; the template only lays it out. Parts that the short report lacks are null. */
export type Report = {
  paper: Paper;
  site: string;
  filename: string;
  about: { label: string; value: string }[];
  scores: PrintedScore[];
  arithmeticNote: string;
  findings: PrintedFinding[];
  /** The two pages to act on, before the appendix. */
  plan: PrintedPlan | null;
  nothingToFix: string | null;
  /** Counts of what the short report leaves out; null in the full report. */
  rest: string[] | null;
  more: {
    keywords: {
      isCompared: boolean;
      matched: string[];
      phrasesFound: string[];
      missing: string[];
      /** Phrases of the posting that are in none of our lists, and what that means. */
      phrases: string[];
      phrasesNote: string;
      note: string | null;
      byIndustry: { name: string; words: string }[];
    };
    job: PrintedJob | null;
    reading: PrintedReading;
    systems: PrintedSystem[];
    passed: string[];
    unsure: { title: string; because: string }[];
    sources: CitedSource[];
  } | null;
};

/** What to do in a few words; the rest is only counted here, and stands in the appendix. */
type PrintedPlan = { findings: PrintedFinding[]; rest: string | null; missing: string[]; questions: string[] };

const findingsInShort = 3;

/** As many as two pages hold. */
const inPlan = { findings: 7, keywords: 20, questions: 8 } as const;

/** The paper size, and the address of this server. */
export type Setting = { paper: Paper; site: string };

export const reportOf = (result: StoredAnalysis, kind: 'short' | 'full', { paper, site }: Setting): Report => {
  const common = {
    paper,
    site,
    filename: result.filename,
    about: aboutOf(result, kind),
    scores: scoresOf(result),
    arithmeticNote: scoreWords.arithmetic,
    nothingToFix: result.recommendations.length === 0 ? nothingToFix : null,
  };
  if (kind === 'short') {
    const findings = result.recommendations.slice(0, findingsInShort).map(briefFindingOf);
    return { ...common, findings, plan: null, rest: restOf(result), more: null };
  }
  const cite = citationsFrom(result.sources, site);
  const findings = findingsOf(result, cite);
  const systems = systemsOf(result, cite);
  const more = {
    keywords: keywordsOf(result),
    job: jobOf(result),
    reading: readingOf(result),
    systems,
    passed: result.checks.filter(({ outcome }) => outcome === 'pass').map(({ title }) => title),
    unsure: result.checks.flatMap(({ outcome, title, because }) => {
      if (outcome === 'error') return [{ title: quoted(title), because: 'This check failed on our side.' }];
      return outcome === 'unsure' ? [{ title: quoted(title), because: because ?? '' }] : [];
    }),
    sources: cite.list(),
  };
  return { ...common, findings, plan: planOf(result), rest: null, more };
};

const planOf = (result: StoredAnalysis): PrintedPlan => {
  const rest = result.recommendations.length - inPlan.findings;
  return {
    findings: result.recommendations.slice(0, inPlan.findings).map(briefFindingOf),
    rest: rest > 0 ? `${counted(rest, 'more finding is', 'more findings are')} in the appendix.` : null,
    missing: missingIn(result).keywords.slice(0, inPlan.keywords),
    questions: result.knockOutQuestions.slice(0, inPlan.questions).map(({ question }) => question),
  };
};

const aboutOf = (result: StoredAnalysis, kind: 'short' | 'full'): Report['about'] => [
  { label: 'Resume', value: result.filename },
  { label: 'Analyzed', value: `${dayOf(result.createdAt)} by engine ${result.engineVersion}` },
  {
    label: 'Compared with',
    value:
      result.jobDescription === undefined
        ? 'no job description'
        : result.unreadJobLanguage !== undefined
          ? `no job description: we do not read ${result.unreadJobLanguage}`
          : `a job description${result.applyingThrough === null ? '' : `, applied for through ${result.applyingThrough.name}`}`,
  },
  { label: 'Report', value: kind === 'short' ? 'Short (Free plan)' : 'Full (Premium plan)' },
];

/** As on the page: alternatives count once, and phrases that are in none of our lists stand apart. */
const missingIn = (result: StoredAnalysis): ReturnType<typeof labelsByKind> => labelsByKind(missingAsksOf(result));

const keywordsOf = (result: StoredAnalysis): NonNullable<Report['more']>['keywords'] => ({
  isCompared: wasCompared(result),
  matched: matchedByKind(result).keywords,
  phrasesFound: matchedByKind(result).phrases,
  missing: missingIn(result).keywords,
  phrases: missingIn(result).phrases,
  phrasesNote,
  note: keywordsNote(result),
  byIndustry: Object.entries(result.keywordsByIndustry).map(([name, words]) => ({
    name,
    words: words.map((word) => `${word} (${result.keywordFrequency[word] ?? 1})`).join(', '),
  })),
});

/** Counts of everything, including what the plan withholds. */
const restOf = (result: StoredAnalysis): string[] => {
  const { recommendations, checks, withheld } = result;
  const { keywords: withheldKeywords = 0, phrases: withheldPhrases = 0, requirements = 0 } = withheld ?? {};
  const { keywords, phrases } = missingIn(result);
  const phraseCount = phrases.length + withheldPhrases;
  const counts = {
    findings: recommendations.length - findingsInShort,
    missing: keywords.length + withheldKeywords - withheldPhrases,
    requirements: requirementListOf(result.requirements).count + requirements - withheldPhrases,
    questions: result.knockOutQuestions.length,
    passed: checks.filter(({ outcome }) => outcome === 'pass').length,
    systems: Object.keys(result.atsCompatibility).length,
  };
  const lines: readonly (readonly [number, string])[] = [
    [counts.findings, counted(counts.findings, 'more finding', 'more findings')],
    [
      wasCompared(result) ? 1 : 0,
      `${counted(matchedByKind(result).keywords.length, 'keyword', 'keywords')} found, ${counts.missing} missing`,
    ],
    [phraseCount, `${counted(phraseCount, 'phrase', 'phrases')} of the job description that we did not find`],
    [
      counts.requirements,
      `${counted(counts.requirements, 'requirement', 'requirements')} of the job, each with the lines of your resume that answer it`,
    ],
    [
      counts.questions,
      `${counted(counts.questions, 'question', 'questions')} that the application form will probably ask`,
    ],
    [1, `${counted(counts.passed, 'check', 'checks')} passed`],
    [counts.systems, `notes on ${counted(counts.systems, 'hiring system', 'hiring systems')}, with their sources`],
    [1, 'what the machine read, word for word'],
  ];
  return lines.filter(([count]) => count > 0).map(([, line]) => line);
};
