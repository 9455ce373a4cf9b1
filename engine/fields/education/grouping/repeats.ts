import { fold } from '../../../text/fold.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import type { Atom } from '../../entries/atom.ts';
import type { EducationParts } from '../pieces.ts';

/**
 * 'B.E. Botany' in a row by itself, above or below the entry that names its school and dates too: an entry that adds
 * nothing to another. A school of its own or a date would.
 */
export const isRepeat = (parts: EducationParts, all: readonly EducationParts[]): boolean => {
  if (parts.period !== null || parts.degree.length === 0) return false;
  if (parts.institution.length > 0 && !parts.isShared) return false;
  const own = wordsOfStudy(parts);
  return all.some((other) => {
    if (other === parts || other.isShared || other.institution.length === 0) return false;
    const words = wordsOfStudy(other);
    const [fewer, more] = own.size < words.size ? [own, words] : [words, own];
    return fewer.size > 0 && [...fewer].every((word) => more.has(word));
  });
};

const wordsOfStudy = ({ degree, subject }: EducationParts): ReadonlySet<string> =>
  new Set(lookupWordsOf([...degree, ...subject].map(({ text }) => text).join(' ')));

/** Without dates and subject: a school that is named again, or again with the same degree, says nothing new. */
export const isBare = ({ institution, period, subject }: EducationParts): boolean =>
  institution.length > 0 && period === null && subject.length === 0;

/** The words of a field, to compare it with another. */
export const wordsOf = (atoms: readonly Atom[]): string => fold(atoms.map(({ text }) => text).join(' '));
