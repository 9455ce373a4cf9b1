import type { Resume } from '../../model/resume.ts';
import type { Answered } from '../answer.ts';
import { isFluent, languagesNamedIn } from './language-level.ts';

/** One language is one's own. */
const minLanguages = 2;

/**
 * The answer of a resume to 'Bilingual', which it does not say: shown by two languages that it calls fluent, open with
 * two whose level it does not name. null with fewer.
 */
export const bilingualBy = ({ languages }: Resume): Answered | null => {
  const named = languages.filter(({ value }) => languagesNamedIn(value) > 0);
  const count = (entries: typeof named): number => entries.reduce((sum, { value }) => sum + languagesNamedIn(value), 0);
  const fluent = named.filter(({ value }) => isFluent(value));
  if (count(fluent) >= minLanguages)
    return {
      answer: 'listed',
      spans: fluent.flatMap(({ spans }) => spans),
      note: 'Implied by your languages. Some systems search for the exact word, so include bilingual too.',
    };
  if (count(named) < minLanguages) return null;
  return {
    answer: 'application',
    spans: named.flatMap(({ spans }) => spans),
    note: 'Your resume lists more than one language. Say how well you speak each of them.',
  };
};
