import type { Resume } from '../../model/resume.ts';
import type { Answered } from '../answer.ts';
import { isFluent, languagesNamedIn } from './language-level.ts';

/** One language is one's own. */
const minLanguages = 2;

/**
 * The answer of a resume to 'Bilingual', which it does not say: shown by two languages that it calls fluent, open with
 * two whose level it does not name. null with fewer, and without the languages that `quote`, the words of the posting,
 * names: 'bilingual in English and Spanish'.
 */
export const bilingualBy = ({ languages }: Resume, quote: string): Answered | null => {
  const asked = [...languagesNamedIn(quote)];
  const areEnough = (entries: Resume['languages']): boolean => {
    const names = new Set(entries.flatMap(({ value }) => [...languagesNamedIn(value)]));
    return names.size >= minLanguages && asked.every((language) => names.has(language));
  };
  const named = languages.filter(({ value }) => languagesNamedIn(value).size > 0);
  // Of several languages in one entry, nobody knows which one its level is about.
  const fluent = named.filter(({ value }) => languagesNamedIn(value).size === 1 && isFluent(value));
  if (areEnough(fluent))
    return {
      answer: 'listed',
      spans: fluent.flatMap(({ spans }) => spans),
      note: 'Implied by your languages. Some systems search for the exact word, so include bilingual too.',
    };
  if (!areEnough(named)) return null;
  return {
    answer: 'application',
    spans: named.flatMap(({ spans }) => spans),
    note: 'Your resume lists more than one language. Say how well you speak each of them.',
  };
};
