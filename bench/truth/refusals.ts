import type { Extracted } from './extract.ts';
import type { Judged } from './statements.ts';
import type { Subject } from './subjects.ts';
import { judge, supported, type Verdict } from './witness.ts';

/** Letters that make a text: fewer are page numbers and stray marks. */
const minLetters = 80;

const lettersOf = ({ texts }: Extracted): number =>
  Math.max(0, ...Object.values(texts).map((text) => text.match(/\p{L}/gu)?.length ?? 0));

const verdictOf = (code: string, { truth }: Subject, extracted: Extracted): Verdict => {
  if (code === 'not-a-resume') return truth === null ? 'cannot tell' : judge(!truth.isResume);
  if (code === 'no-text') return judge(lettersOf(extracted) < minLetters);
  return supported(lettersOf(extracted) < minLetters);
};

/** The sentence of a file that gets no report, as a sentence like others. */
export const judgedRefusal = (code: string, message: string, subject: Subject, extracted: Extracted): Judged => ({
  id: `refused: ${code}`,
  is: 'fail',
  says: message,
  verdict: verdictOf(code, subject, extracted),
  isUnwitnessed: false,
});
