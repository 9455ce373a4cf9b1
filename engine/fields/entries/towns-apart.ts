import { organisationWords } from '../../lexicon/employer-words.ts';
import { institutionWords } from '../../lexicon/institution-words.ts';
import { cityNames } from '../../lexicon/places.ts';
import { endsInLegalForm, wordsOf } from '../titles.ts';
import type { Atom } from './atoms.ts';
import { isRegionName } from './place-patterns.ts';

/**
 * 'Harrow Systems Lake Charles, LA': only the type parted the name from the town. Before a region the town is what follows
 * the word that names an organisation, or what we know as a city.
 */
export const townsApart = (atoms: readonly Atom[]): readonly Atom[] =>
  atoms.flatMap((atom, index) => {
    const next = atoms[index + 1];
    if (atom.period !== null || next === undefined || next.glue !== 'comma' || !isRegionName(next.text)) return [atom];
    const at = townStart(atom.text);
    if (at === null) return [atom];
    const name = atom.text.slice(0, at).trimEnd();
    return [
      { ...atom, text: name, to: atom.from + name.length },
      { ...atom, text: atom.text.slice(at), from: atom.from + at, glue: 'dash' as const },
    ];
  });

/** Where the last one or two words begin, when they are the town; null when they belong to the name. */
const townStart = (text: string): number | null => {
  const words = [...text.matchAll(/\S+/gu)];
  if (words.length < 3 || words.length > 8) return null;
  for (const count of [2, 1]) {
    const start = words.at(-count)?.index ?? 0;
    const town = text.slice(start);
    const name = text.slice(0, start).trimEnd();
    const isName = wordsOf(name).length >= 2 && (endsInLegalForm(name) || isOrganisation(wordsOf(name).at(-1) ?? ''));
    const isTown = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u.test(town) && !wordsOf(town).some(isOrganisation);
    if (isName && isTown) return start;
    if (cityNames.has(wordsOf(town).join(' ')) && wordsOf(name).some(isOrganisation)) return start;
  }
  return null;
};

const isOrganisation = (word: string): boolean => organisationWords.has(word) || institutionWords.has(word);
