import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import type { Answer } from '../../model/keywords.ts';
import type { Span } from '../../model/reading.ts';
import type { Job, Resume } from '../../model/resume.ts';
import type { YearsAsk } from '../../advert/asks/year-asks.ts';
import { jobsOfField, type Closeness } from '../jobs-of-field.ts';
import { fold } from '../../text/fold.ts';
import type { ResumeWords } from '../resume-words.ts';
import { isKnownField, workFieldsIn } from '../work-field.ts';
import { yearsOfExperience, type YearsOfWork } from './years-of.ts';

export type YearsAnswer = { answer: Answer; spans: readonly Span[]; note?: string };

/** Up to a quarter of a year short still counts, since months are rounded in good faith. */
const toleranceYears = 0.25;

type Counted = Omit<YearsOfWork, 'spans'>;

const yearsText = ({ years, isAtMost }: Counted): string => {
  const rounded = Math.round(years * 10) / 10;
  return `${isAtMost ? 'up to ' : ''}${rounded} ${rounded === 1 ? 'year' : 'years'}`;
};

/** '0 to 2 years', '3-5 years': the range that the posting names. */
const rangeOfYears = /(\d{1,2})\)?\s?(?:-|–|—|to)\s?(\d{1,2})\s?(?:full )?(?:years?|yrs?)/iu;
/** 'At least 3-5 years', '3-5 years or more', '3-5+ years': wherever a posting says so, its range has no upper end. */
const hasOpenEnd = anyOf(
  compilePhrases(
    `
    least
    minimum
    minimally
    min
    more
    over
    plus
    less
    fewer
    above
    up
    upwards?
    exceed*
    beyond
    greater
    higher
    longer
    `,
    { start: 'word', end: 'word', ignoreCase: true },
  ),
  /[+>≥]/iu,
);
const anyYears = /\b(?:years?|yrs?)\b/giu;
/** A range is approximate: somebody less than this many years above it is not over it. */
const farAboveYears = 2;

/** For somebody with far more years than the posting names: worth knowing, but nothing is missing. */
const aboveRange = ({ label, quote }: YearsAsk, work: Counted): string | null => {
  const [, from, to] = rangeOfYears.exec(label) ?? [];
  if (from === undefined || to === undefined || work.years < Number(to) + farAboveYears) return null;
  // '3-5 years with a degree or 8 years without': the range does not apply to everybody
  if (hasOpenEnd.test(quote) || (quote.match(anyYears) ?? []).length > 1) return null;
  return `The job posting names a range of ${from}-${to} years; we count ${yearsText(work)}.`;
};

const withRange = (ask: YearsAsk, work: Counted, { note, ...answer }: YearsAnswer): YearsAnswer => {
  const notes = [note, aboveRange(ask, work)].flatMap((said) => said ?? []);
  return notes.length === 0 ? answer : { ...answer, note: notes.join(' ') };
};

const fieldNotShown = 'Their text does not show whether that was in this field.';
/** In other languages few words of a field are known: 'ventas' beside 'Vendedora', 'Pflege' beside 'Altenheim'. */
const fieldUnknown = 'We could not tell whether that was in this field.';
const none: YearsOfWork = { years: 0, isAtMost: false, spans: [] };

const minLettersOfPart = 5;

/** The jobs in whose title or bullets each long word of a field occurs, also within a compound: 'Altenpflege' for 'Pflege'. */
export const jobsNamingField = (field: string, resume: Resume): readonly Job[] => {
  const wanted = (fold(field).match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= minLettersOfPart);
  if (wanted.length === 0) return [];
  return resume.experience.filter(({ title, bullets }) => {
    const text = fold([title, ...bullets].map((said) => said?.value ?? '').join(' '));
    return wanted.every((word) => text.includes(word));
  });
};

/**
 * Counts all dated jobs for years of any work, and the jobs of the field for years in a field. When it is uncertain
 * which jobs belong to the field, the answer is left to the application. Adding true work never makes an answer worse:
 * the steps are missing, application, shown.
 */
export const answerYears = (ask: YearsAsk, resume: Resume, words: ResumeWords, today: string): YearsAnswer => {
  const all = yearsOfExperience(resume.experience, words, today);
  if (ask.years === 0) {
    const shown: YearsAnswer = { answer: 'shown', spans: all?.spans ?? [] };
    // All jobs together say nothing about the range for a field.
    return ask.field === null ? withRange(ask, all ?? none, shown) : shown;
  }
  if (all === null) return { answer: 'missing', spans: [], note: 'We found no job with dates that we could read.' };
  const isEnough = (years: number) => years >= ask.years - toleranceYears;
  if (!isEnough(all.years))
    return {
      answer: 'missing',
      spans: [],
      note: `Together, the jobs whose dates we read cover ${yearsText(all)}.`,
    };
  if (ask.field === null)
    return withRange(ask, all, {
      answer: 'shown',
      spans: all.spans,
      note: `Together, the jobs whose dates we read cover ${yearsText(all)}.`,
    });

  const fields = workFieldsIn(ask.field);
  const compounds = ask.isFieldOpen && !ask.isOfSimilarJob ? jobsNamingField(ask.field, resume) : [];
  const jobsOf = (closeness: Closeness) => [
    ...new Set([...jobsOfField(fields, resume, words, closeness), ...compounds]),
  ];
  const own = yearsOfExperience(jobsOf('near'), words, today) ?? none;
  const counted = `Jobs whose title or text belongs to this field cover ${yearsText(own)}; all jobs whose dates we read cover ${yearsText(all)}.`;
  if (isEnough(own.years)) {
    const named = yearsOfExperience(jobsOf('own'), words, today);
    if (named !== null && isEnough(named.years))
      return withRange(ask, own, { answer: 'shown', spans: own.spans, note: counted });
    return {
      answer: 'application',
      spans: own.spans,
      note: `Your jobs in the same line of work cover ${yearsText(own)}, but what we read of them does not say for how long it was in this field. If it was, say so in the application.`,
    };
  }
  if (ask.isFieldOpen || !fields.every(isKnownField))
    return {
      answer: 'application',
      spans: own.spans,
      note: `Together, the jobs whose dates we read cover ${yearsText(all)}. ${ask.isFieldOpen ? fieldUnknown : fieldNotShown} If it was, say so in your application.`,
    };
  if (own.years >= ask.years / 2)
    return {
      answer: 'application',
      spans: own.spans,
      note: `${counted} If other jobs count too, say so in the application.`,
    };
  return {
    answer: 'missing',
    spans: own.spans,
    note: own.years === 0 ? `None of the jobs whose dates we read (${yearsText(all)}) mentions this field.` : counted,
  };
};
