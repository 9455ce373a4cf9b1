import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { isNamedOnly, namedOnlyWord } from '#contract/report/named-only.ts';
import { requirementListOf } from '#contract/report/requirement-list.ts';
import {
  answerWithoutLines,
  answerWord,
  languagesNote,
  phrasesNote,
  phrasesTitle,
  unreadJobNote,
} from '#contract/report/result-words.ts';

type Requirement = AnalysisResult['requirements'][number];

type PrintedAsk = {
  label: string;
  answer: string;
  tone: 'good' | 'fair' | 'poor' | 'plain';
  lines: string[];
  note: string | null;
};

export type PrintedJob = {
  note: string | null;
  /** By group, 'Must have' first; groups without a requirement are left out. */
  requirements: { title: string; asked: PrintedAsk[] }[];
  /** What is in none of our lists and may not be a requirement. */
  phrases: { title: string; note: string; asked: PrintedAsk[] } | null;
  questions: { question: string; because: string | null }[];
};

const tones = { shown: 'good', listed: 'fair', missing: 'poor', application: 'plain' } as const;

/** The job's requirements, each with the lines of the resume that answer it. Null without a job description. */
export const jobOf = ({
  jobDescription,
  unreadJobLanguage,
  languages,
  requirements,
  knockOutQuestions,
  missingKeywords,
}: Pick<
  AnalysisResult,
  'jobDescription' | 'unreadJobLanguage' | 'languages' | 'requirements' | 'knockOutQuestions' | 'missingKeywords'
>): PrintedJob | null => {
  if (jobDescription === undefined) return null;
  if (unreadJobLanguage !== undefined)
    return { note: unreadJobNote(unreadJobLanguage), requirements: [], phrases: null, questions: [] };
  const print = (requirement: Requirement): PrintedAsk => printAsk(requirement, missingKeywords);
  const { groups, phrases } = requirementListOf(requirements);
  return {
    note: languages === undefined ? null : languagesNote(languages),
    requirements: groups.map(({ title, asked }) => ({ title, asked: asked.map(print) })),
    phrases:
      phrases.length === 0
        ? null
        : { title: phrasesTitle(phrases.length), note: phrasesNote, asked: phrases.map(print) },
    questions: knockOutQuestions.map(({ question, quote }) => ({ question, because: quote === '' ? null : quote })),
  };
};

const printAsk = (requirement: Requirement, missingKeywords: readonly string[]): PrintedAsk => {
  const { label, answer, lines, note } = requirement;
  return {
    label,
    ...(isNamedOnly(requirement, missingKeywords)
      ? { answer: namedOnlyWord, tone: 'fair' }
      : { answer: answerWord(requirement), tone: tones[answer] }),
    lines,
    note: note ?? (lines.length === 0 ? answerWithoutLines(requirement) : null),
  };
};
