import type { Extracted } from './extract.ts';
import { isReadLanguage, languageOfPage } from './languages.ts';
import type { Judged } from './statements.ts';
import type { Subject } from './subjects.ts';
import { judge, supported, type Verdict } from './witness.ts';

/** Letters that make a text: fewer are page numbers and stray marks. */
const minLetters = 80;

const lettersOf = ({ texts }: Extracted): number =>
  Math.max(0, ...Object.values(texts).map((text) => text.match(/\p{L}/gu)?.length ?? 0));

/** A resume in a language that we do not read must be told so, and by the name of its language. */
const byLanguage = (message: string, { truth }: Subject, extracted: Extracted): Verdict => {
  const language = truth?.language ?? languageOfPage(Object.values(extracted.texts)[0] ?? '');
  return language === null ? 'cannot tell' : judge(!isReadLanguage(language) && message.includes(`in ${language}.`));
};

const verdictOf = (code: string, message: string, subject: Subject, extracted: Extracted): Verdict => {
  const { truth } = subject;
  if (code === 'unread-language') return byLanguage(message, subject, extracted);
  if (code === 'not-a-resume') return truth === null ? 'cannot tell' : judge(!truth.isResume);
  if (code === 'no-text') return judge(lettersOf(extracted) < minLetters);
  return supported(lettersOf(extracted) < minLetters);
};

/** The sentence of a file that gets no report, as a sentence like others. */
export const judgedRefusal = (code: string, message: string, subject: Subject, extracted: Extracted): Judged => ({
  id: `refused: ${code}`,
  is: 'fail',
  says: message,
  verdict: verdictOf(code, message, subject, extracted),
  isUnwitnessed: false,
});

/** A report about a page in a language that we do not read; null for all others. Its findings can only be guesses. */
export const judgedReportLanguage = (subject: Subject, extracted: Extracted): Judged | null => {
  const language = subject.truth?.language ?? languageOfPage(Object.values(extracted.texts)[0] ?? '');
  if (language === null || isReadLanguage(language)) return null;
  const says = `a report about a page in ${language}`;
  return { id: 'unread language', is: 'fail', says, verdict: 'contradicts', isUnwitnessed: false };
};
