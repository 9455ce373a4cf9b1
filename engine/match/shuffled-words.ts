import { functionWords } from '../lexicon/stop-words.ts';
import { stemOf } from '../text/stem.ts';
import { stemsOf, type Word } from '../text/words.ts';

/** Of so many words in a row, sentences of one's own hold more that the advert does not; lists of skills hold no words of grammar. */
const inARow = 24;
const maxOwnWords = 1;
const minGrammarWords = 3;
/** One term said over and over is another matter. */
const minDistinctWords = 20;

const grammar: ReadonlySet<string> = new Set(functionWords.map(stemOf));

/**
 * Words of the resume in stretches that are the job description's words in any order: all of them as one list, as some tips advise. `sections` are
 * the words by section, in order.
 */
export const shuffledWords = (
  jobText: string,
  sections: readonly { words: readonly Word[]; isList: boolean }[],
): readonly Word[] => {
  const asked = new Set(stemsOf(jobText));
  return sections.flatMap(({ words, isList }) => shuffledIn(words, asked, isList));
};

const shuffledIn = (words: readonly Word[], asked: ReadonlySet<string>, isList: boolean): readonly Word[] => {
  const found = new Set<Word>();
  for (let from = 0; from + inARow <= words.length; from += 1) {
    const run = words.slice(from, from + inARow);
    if (isShuffled(run, asked, isList)) for (const word of run) found.add(word);
  }
  // the list goes on for as long as its words are the advert's
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before !== undefined && found.has(before) && asked.has(word.stem)) found.add(word);
  });
  return [...found];
};

const isShuffled = (run: readonly Word[], asked: ReadonlySet<string>, isList: boolean): boolean =>
  run.filter(({ stem }) => !asked.has(stem)).length <= maxOwnWords &&
  new Set(run.map(({ stem }) => stem)).size >= minDistinctWords &&
  (!isList || run.filter(({ stem }) => grammar.has(stem)).length >= minGrammarWords);
