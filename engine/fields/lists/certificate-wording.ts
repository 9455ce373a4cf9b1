import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';

// How a sentence leads to the name of a certificate, and what it says behind it.

/** 'Completed the', 'I hold a', 'I am a certified': how somebody got the certificate that is named next. */
const leads = inSequence(
  compilePhrases(
    `
    (i (have )?)?(successfully )?(completed|obtained|earned|achieved|acquired|passed|received|attained)( (an?|the|my))?
    (i )?(currently )?(hold|have|possess)( (an?|the|my))?( (current|valid|active|full))?
    (current )?holder of( (an?|the))?
    i am (also )?(an?|currently) (certified|licensed|registered|qualified|accredited|trained)( (as an?|in))?
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\s+/iu,
);

/** The length of 'Completed the' where the next word begins a name: 'Completed training on ovens' names none. */
export const leadLength = (text: string): number => {
  const length = leads.exec(text)?.[0].length ?? 0;
  return /^["“„«]?(?:\p{Lu}|\d+-\p{L}+ \p{Lu})/u.test(text.slice(length)) ? length : 0;
};

/** ' with 78%', ' – 82.40%', ' (score: 91%)' behind a name; other numbers belong to it. */
const grade = /[\s,;|(–—-]{1,9}(?:(?:with|grade|score|marks?|rating)\b:?\s?)*\d{1,3}(?:[.,]\d{1,2})?\s?%\)?\s*$/iu;

export const withoutGrade = (text: string): string => text.replace(grade, '');

/** ' Number: 10123456', ', No. 12-345678' at the end of a name. */
const number = /[\s,;|(–—-]{1,9}(?:number|no|ref|reg|id)\b\.?:?\s?#?(?=\S*\d{4})[\w/-]{4,24}\)?\s*$/iu;

/** 'License' before the number, set apart from the name: 'Registered Nurse, License No. 12-345678'. */
const numbered = /\s*[,;|(–—-]\s*(?:licen[cs]e|certificate|credential|registration)$/iu;

export const withoutNumber = (text: string): string => {
  const kept = text.replace(number, '');
  return kept === text ? text : kept.replace(numbered, '');
};

const quoted = /^["“„«]([^"“”„«»]{3,80})["”“»](?=$|[\s,;.)–—-])/u;

/** '"Rye Baking" on Coursera': the bounds of the name in quotation marks; null without them. */
export const quotedBounds = (text: string): { from: number; to: number } | null => {
  const name = quoted.exec(text)?.[1];
  return name === undefined ? null : { from: 1, to: 1 + name.length };
};
