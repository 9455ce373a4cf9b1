import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import {
  answerWithoutLines,
  answerWords,
  isNamedOnly,
  namedOnlyWord,
  languagesNote,
  phraseNote,
  requirementGroups,
  unreadJobNote,
} from '#contract/report/result-words.ts';

export type PrintedJob = {
  note: string | null;
  /** By group, 'Must have' first; groups without a requirement are left out. */
  requirements: {
    title: string;
    asked: {
      label: string;
      answer: string;
      tone: 'good' | 'fair' | 'poor' | 'plain';
      lines: string[];
      note: string | null;
    }[];
  }[];
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
    return { note: unreadJobNote(unreadJobLanguage), requirements: [], questions: [] };
  return {
    note: languages === undefined ? null : languagesNote(languages),
    requirements: requirementGroups.flatMap(({ group, title }) => {
      const asked = requirements.filter((requirement) => requirement.group === group);
      if (asked.length === 0) return [];
      return [
        {
          title,
          asked: asked.map(({ label, kind, answer, isPhrase, lines, note }) => ({
            label,
            ...(isNamedOnly({ label, kind, answer, note }, missingKeywords)
              ? { answer: namedOnlyWord, tone: 'fair' }
              : { answer: answerWords[answer], tone: tones[answer] }),
            lines,
            note: joined([
              isPhrase === true ? phraseNote : null,
              note ?? (lines.length === 0 ? answerWithoutLines({ kind, answer }) : null),
            ]),
          })),
        },
      ];
    }),
    questions: knockOutQuestions.map(({ question, quote }) => ({ question, because: quote === '' ? null : quote })),
  };
};

/** The sentences that there are, as one text. */
const joined = (notes: readonly (string | null)[]): string | null =>
  notes.filter((one) => one !== null).join(' ') || null;
