import { functionWords } from '../lexicon/stop-words.ts';
import { stemOf } from '../text/stem.ts';
import type { Word } from '../text/words.ts';

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
 * as some resume tips advise. `asked` are the stems of the job description, `sections` the words by section, in order.
 */
export const shuffledWords = (
  asked: ReadonlySet<string>,
  sections: readonly { words: readonly Word[]; isList: boolean }[],
): readonly Word[] => sections.flatMap(({ words, isList }) => shuffledIn(words, asked, isList));

const shuffledIn = (words: readonly Word[], asked: ReadonlySet<string>, isList: boolean): readonly Word[] => {
  const found = new Set<Word>();
  // Counted while the stretch moves on: hardly any has so few words of its own, and only those are looked at.
  let own = 0;
  words.forEach((word, index) => {
    if (!asked.has(word.stem)) own += 1;
    const passed = words[index - stretchLength];
    if (passed !== undefined && !asked.has(passed.stem)) own -= 1;
    if (own > maxOwnWords || index + 1 < stretchLength) return;
    const run = words.slice(index + 1 - stretchLength, index + 1);
    if (isList ? isSentences(run) : isVaried(run)) for (const one of run) found.add(one);
  });
  // the list continues as long as its words are in the posting
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before !== undefined && found.has(before) && asked.has(word.stem)) found.add(word);
  });
  return [...found];
};

const isVaried = (run: readonly Word[]): boolean => new Set(run.map(({ stem }) => stem)).size >= minDistinctWords;

const isSentences = (run: readonly Word[]): boolean =>
  isVaried(run) && run.filter(({ stem }) => grammar.has(stem)).length >= minGrammarWords;
