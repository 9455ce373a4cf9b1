import { functionWords } from '../lexicon/stop-words.ts';
import { stemOf } from '../text/stem.ts';
import { stemsOf, type Word } from '../text/words.ts';

/**
 * In this many consecutive words, original sentences contain more words that are not in the posting; lists of skills
 * contain no function words.
 */
const stretchLength = 24;
const maxOwnWords = 1;
const minGrammarWords = 3;
/** Repeating one term is detected elsewhere. */
const minDistinctWords = 20;

const grammar: ReadonlySet<string> = new Set(functionWords.map(stemOf));

/**
 * Words of the resume in stretches that consist of the job description's words in any order: all of them as one list,
 * as some resume tips advise. `sections` are the words by section, in order.
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
  for (let from = 0; from + stretchLength <= words.length; from += 1) {
    const run = words.slice(from, from + stretchLength);
    if (isShuffled(run, asked, isList)) for (const word of run) found.add(word);
  }
  // the list continues as long as its words are in the posting
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
