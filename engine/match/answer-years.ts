import type { Answer } from '../model/keywords.ts';
import type { Span } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import type { YearsAsk } from '../advert/asks/year-asks.ts';
import { jobsOfField } from './jobs-of-field.ts';
import type { ResumeWords } from './resume-words.ts';
import { isKnownField, workFieldsIn } from './work-field.ts';
import { yearsOfExperience } from './years-of.ts';

export type YearsAnswer = { answer: Answer; spans: readonly Span[]; note?: string };

/** Up to a quarter of a year short still counts, since months are rounded in good faith. */
const toleranceYears = 0.25;

const yearsText = (years: number): string => {
  const rounded = Math.round(years * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`;
};

/**
 * Counts all dated jobs for years of any work, and the jobs of the field for years in a field. When it is uncertain
 * which jobs belong to the field, the answer is left to the application. Adding true work never makes an answer worse:
 * the steps are missing, application, shown.
 */
export const answerYears = (ask: YearsAsk, resume: Resume, words: ResumeWords, today: string): YearsAnswer => {
  const all = yearsOfExperience(resume.experience, today);
  if (ask.years === 0) return { answer: 'shown', spans: all?.spans ?? [] };
  if (all === null) return { answer: 'missing', spans: [], note: 'No job with dates was read.' };
  const isEnough = (years: number) => years >= ask.years - toleranceYears;
  if (!isEnough(all.years))
    return { answer: 'missing', spans: [], note: `Together, the jobs with dates cover ${yearsText(all.years)}.` };
  if (ask.field === null)
    return { answer: 'shown', spans: all.spans, note: `Together, the jobs with dates cover ${yearsText(all.years)}.` };

  const fields = workFieldsIn(ask.field);
  const own = yearsOfExperience(jobsOfField(fields, resume, words), today) ?? { years: 0, spans: [] };
  const counted = `Jobs whose title or text belongs to this field cover ${yearsText(own.years)}; all dated jobs cover ${yearsText(all.years)}.`;
  if (isEnough(own.years)) return { answer: 'shown', spans: own.spans, note: counted };
  if (!fields.every(isKnownField))
    return {
      answer: 'application',
      spans: own.spans,
      note: `Together, the jobs with dates cover ${yearsText(all.years)}. Their text does not show whether that was in this field. If it was, say so in your application.`,
    };
  if (own.years >= ask.years / 2)
    return {
      answer: 'application',
      spans: own.spans,
      note: `${counted} If others count too, say so in the application.`,
    };
  return {
    answer: 'missing',
    spans: own.spans,
    note: own.years === 0 ? `None of the jobs with dates (${yearsText(all.years)}) mentions this field.` : counted,
  };
};
