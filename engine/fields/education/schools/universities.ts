import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { fold } from '../../../text/fold.ts';
import { isBoard } from './boards.ts';

/** What a text that names a school is to other schools; null for most. */
export type Standing = 'board' | 'university' | 'part' | null;

export const standingOf = (text: string): Standing => {
  if (isBoard(text)) return 'board';
  if (isPartOfUniversity(text)) return 'part';
  return isUniversity(text) ? 'university' : null;
};

/** 'Harrow University', 'Universität Harrow': a school that has faculties and awards the degrees of colleges. */
export const isUniversity = (text: string): boolean => universityWord.test(fold(text)) && !isPartOfUniversity(text);

/** 'College of Engineering', 'Faculty of Law', 'Harrow School of Business': the part of a university. */
export const isPartOfUniversity = (text: string): boolean => {
  const folded = fold(text);
  return partOfUniversity.test(folded) && !universityWord.test(folded);
};

/** 'Faculty of Law' has no name of its own, 'Harrow College of Law' has. */
export const isUnnamedPart = (text: string): boolean => unnamedPart.test(text) && isPartOfUniversity(text);

/** 'institute BIO-12', 'Raman Laboratory': behind a university one of its units. */
export const isUnit = (text: string): boolean => unit.test(fold(text));

const unit = /\b(?:institute?|department|dept|laborator(?:y|ies|io|ium)|lab)\b/u;

const unnamedPart = /^(?:the )?(?:\p{L}+ )?(?:of|for|de|des|du|di|für) /iu;

const universityWord = /(?<!\p{L})(?:univ(?:er[sz]i|\b)|uniwersytet)/u;

const partOfUniversity = compilePhrases(
  `
  (school|college|faculty|department|institute|division|cent(er|re)) (of|for)
  (school|college) (engineering|business|law|medicine)
  (faculte|departement|institut|ecole) (de|des|du|d['’])
  (facultad|departamento|instituto|escuela) de
  (faculdade|departamento|instituto|escola) de
  (facolta|dipartimento|istituto) di
  fakultat
  (institut|fachbereich) fur
  `,
  { start: 'letter' },
);
