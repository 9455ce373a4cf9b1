import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { isNamedOnly, namedOnlyWord } from '#contract/report/named-only.ts';
import { answerWord, answerWords } from '#contract/report/result-words.ts';
import type { Word } from '../words.ts';

type Requirement = AnalysisResult['requirements'][number];

/** Texts of the job match. */
export const words = {
  requirements:
    'The requirements that we found in the job posting, including keywords, with the most important first. Open a requirement to see what the posting says and which lines of your resume address it.',
} as const;

export const namedOnly: Word = { word: namedOnlyWord, tone: 'fair' };

export const answers: Record<Requirement['answer'], Word> = {
  shown: { word: answerWords.shown, tone: 'good' },
  listed: { word: answerWords.listed, tone: 'fair' },
  missing: { word: answerWords.missing, tone: 'poor' },
  application: { word: answerWords.application, tone: 'plain' },
};

export const answerTo = (requirement: Requirement, missingKeywords: readonly string[]): Word =>
  isNamedOnly(requirement, missingKeywords)
    ? namedOnly
    : { ...answers[requirement.answer], word: answerWord(requirement) };

/** The four tips of the job match. */
export const jobTips = [
  'Use the wording of the job description where it is true of you. Some systems search for exact words.',
  'Mention each skill where you used it, in a job or project, and not only in a list.',
  'If you did the same work under another title, write the title from the job posting in the line below your name.',
  'Address the must-haves first. Leave out what this job does not ask for.',
] as const;
