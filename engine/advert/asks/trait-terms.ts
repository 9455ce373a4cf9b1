import { softSkills } from '../../lexicon/skills/soft-skills.ts';
import type { TermMatch } from '../../terms/term-match.ts';
import { termsIn } from '../../terms/terms-in.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';
import { isNameOfQuality } from '../traits/trait-index.ts';
import { traitPlacesOf } from '../traits/trait-places.ts';
import type { AskedTerm, TermPlace } from './asked-term.ts';

/** The traits that a statement asks for, where neither a skill nor a longer term of the lexicon has their words. */
export const traitTermsIn = (
  statement: Statement,
  words: readonly Word[],
  matches: readonly TermMatch[],
  isOut: (index: number) => boolean,
): readonly { first: number; last: number; asked: Omit<AskedTerm, 'term'> }[] => {
  const isTaken = (index: number): boolean =>
    isOut(index) || matches.some(({ first, last, entry }) => entry.kind !== 'soft' && first <= index && index <= last);
  return traitPlacesOf(statement, words, isTaken).flatMap(({ first, last, entry, key }) => {
    const inside = words.slice(first, last + 1).map((_, offset) => first + offset);
    const known = matches.find((match) => match.entry.kind === 'soft' && match.first <= last && first <= match.last);
    const isLonger = known !== undefined && known.last - known.first > last - first;
    if (isLonger || inside.some(isTaken)) return [];
    const written = statement.text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to);
    // By itself, as in a list: 'initiative' is a term there, whatever its neighbors.
    const own = wordsOf([{ text: written, isNewStart: true }]);
    const same = termsIn(own, () => true).find((match) => match.first === 0 && match.last === own.length - 1);
    const isKnown = same?.entry.kind === 'soft';
    const name = isKnown ? same.entry.term : entry;
    const trait = key ?? written;
    return [{ first, last, asked: { kind: 'soft', industry: softSkills.industry, entry: name, trait } }];
  });
};

/** 'Reliable' in 'reliable and secure systems': where it is said of a person, it is among the traits of its statement. */
export const isQualityAlone = (
  words: readonly Word[],
  { first, last, entry }: TermMatch,
  { language }: Statement,
): boolean => entry.kind === 'soft' && first === last && isNameOfQuality(words[first]?.plain ?? '', language ?? 'en');

/** What a statement that is not about the work says of the person whom the employer looks for. */
export const traitTermPlacesOf = (statement: Statement): readonly TermPlace[] => {
  const words = wordsOf([{ text: statement.text, isNewStart: true }]);
  return traitTermsIn(statement, words, [], () => false).map(({ first, last, asked }) => {
    const from = words[first]?.stretches[0].from ?? 0;
    const to = words[last]?.stretches[0].to ?? from;
    return { from, to, asked: { term: statement.text.slice(from, to), ...asked } };
  });
};
