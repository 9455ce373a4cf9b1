import type { Word } from '../../text/words.ts';
import { chunksBefore, chunksIn, isNamedByOpener, maxDutyLength } from './chunks-in.ts';
import { namesIn } from './names-in.ts';
import { isName, licencePhrase, mayBeName, objectIn, type Phrase, trimmed, withoutVerb } from './phrase-shape.ts';
import type { Statement } from '../statements/statements-of.ts';
import { phrasesAbroad } from './phrases-abroad.ts';
import { isCapital, isMarked } from '../word-classes.ts';

/**
 * What a statement names beyond the lexicon, precision first: capitalized names everywhere, plain phrases only in lists
 * of requirements. `isTaken` tells which words a known term already covers, `isCompany` which ones name the employer.
 */
export const phrasesIn = (
  words: readonly Word[],
  statement: Statement,
  isTaken: (index: number) => boolean,
  isCompany: (word: Word) => boolean,
): readonly Phrase[] => {
  if (statement.language !== null)
    return phrasesAbroad(words, statement, statement.language, isTaken).filter(
      ({ first, last }) => !words.slice(first, last + 1).some(isCompany),
    );
  const found = new Map<number, Phrase>();
  const isFree = (phrase: Phrase) =>
    ![...found.values()].some((other) => phrase.first <= other.last && other.first <= phrase.last);
  const add = (phrase: Phrase) => {
    if (isName(words, phrase, isCompany) && isFree(phrase)) found.set(phrase.first, phrase);
  };
  if (statement.part === 'must' || statement.part === 'nice')
    for (const phrase of chunksIn(words, statement, isTaken)) {
      const licence = licencePhrase(words, phrase);
      if (licence !== null) {
        add(licence);
        continue;
      }
      const core = trimmed(words, withoutVerb(words, phrase));
      if (core === null) continue;
      const inside = words.slice(core.first, core.last + 1);
      const isWhole = core.first === 0 && core.last === words.length - 1;
      const [only] = inside;
      if (
        inside.length === 1 &&
        only !== undefined &&
        !isMarked(only) &&
        !isWhole &&
        !(isCapital(only) && core.first > 0 && mayBeName(only)) &&
        !isNamedByOpener(words, core.first)
      )
        continue;
      add(core);
    }
  if (statement.part === 'duty' && statement.isItem && words.length <= maxDutyLength)
    for (const phrase of chunksIn(words, statement, isTaken)) {
      const core = objectIn(words, phrase);
      if (core !== null) add(core);
    }
  if ((statement.part === 'must' || statement.part === 'nice') && !statement.isItem)
    for (const phrase of chunksBefore(words, isTaken)) {
      const core = trimmed(words, phrase);
      if (core !== null && core.last > core.first) add(core);
    }
  for (const phrase of namesIn(words, statement, isTaken)) {
    const core = trimmed(words, phrase);
    const first = core === null ? undefined : words[core.first];
    if (core !== null && first !== undefined && isCapital(first)) add(core);
  }
  return [...found.values()].toSorted((one, other) => one.first - other.first);
};
