import { butWords, notAskedBehind, notAskedClause, notEither } from '../../../lexicon/cues/unasked/not-asked-behind.ts';
import { lacking, refused } from '../../../lexicon/cues/unasked/refused.ts';
import { askingNouns } from '../../../lexicon/cues/asking.ts';
import { andOrIn, askingVerbs, saidOfAll } from '../../../lexicon/cues/clauses.ts';
import { niceSentenceCue } from '../../../lexicon/cues/nice-to-have.ts';
import { inSequence } from '../../../lexicon/phrases/compose.ts';
import type { TextRange } from './text-ranges.ts';
import { clausesWith } from './clauses.ts';
import { isWishedAll } from './wished-all.ts';

const endsInBut = inSequence(butWords, /\s*$/iu);

/** How far a sentence that says so asks for nothing; `null` where it calls the same thing nice to have. */
const endOfUnasked = (sentence: string, said: RegExpExecArray): number | null => {
  const [before, behind] = [sentence.slice(0, said.index), sentence.slice(said.index + said[0].length)];
  // 'Python is great but not essential'
  if (niceSentenceCue.test(before) || endsInBut.test(before) || isWishedAll(behind)) return null;
  const but = butWords.exec(behind);
  return but === null ? sentence.length : said.index + said[0].length + but.index;
};

/** 'You must know SQL', 'Strong SQL skills': before a comma they are a clause of their own. */
const isWholeAsk = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => askingVerbs.has(word)) ||
    (/^\W*(?:strong|solid|good|excellent|proven) /iu.test(text) && askingNouns.has(words.at(-1) ?? ''))
  );
};

/** Where the clause begins that ends in 'is not required': 'You must know SQL, Docker is not required'. */
const startOfNegated = (sentence: string, said: RegExpExecArray): number => {
  const comma = sentence.lastIndexOf(', ', said.index);
  if (comma < 0 || saidOfAll.test(said[0]) || andOrIn(null).test(sentence.slice(comma, said.index))) return 0;
  // 'SQL, Hadoop is no longer used'
  return isWholeAsk(sentence.slice(0, comma)) || /no longer|phased|retired/iu.test(said[0]) ? comma : 0;
};

const mayNegateBehind = (sentence: string): boolean =>
  sentence.search(notAskedBehind) >= 0 || refused.test(sentence) || notEither.test(sentence);

/** 'Kafka experience is not required': the sentence asks for nothing, unless it calls the same thing nice to have. */
export const negatedBehind = (text: string): TextRange[] =>
  clausesWith(text, mayNegateBehind).flatMap(({ index, 0: sentence, isNotEither }) => {
    if (isNotEither) return [{ from: index, to: index + sentence.length }];
    const [said] = sentence.matchAll(notAskedBehind);
    if (said !== undefined) {
      const end = endOfUnasked(sentence, said);
      return end === null ? [] : [{ from: index + startOfNegated(sentence, said), to: index + end }];
    }
    const isRefused = refused.test(sentence) && !lacking.test(sentence) && !niceSentenceCue.test(sentence);
    return isRefused ? [{ from: index, to: index + sentence.length }] : [];
  });

/** 'Class A license, tanker endorsement not required': the clause before, unless it is the end of a list. */
export const negatedClauses = (text: string): TextRange[] =>
  clausesWith(text, (sentence) => notAskedClause.test(sentence)).flatMap(({ index, 0: sentence }) => {
    const said = notAskedClause.exec(sentence);
    if (said === null || said.index === 0 || endOfUnasked(sentence, said) === null) return [];
    const last = sentence.lastIndexOf(', ', said.index);
    // 'Law degree, not required': the comma before these words begins no clause.
    const isBare = last >= 0 && !/[\p{L}\p{N}]/u.test(sentence.slice(last, said.index));
    const comma = isBare ? sentence.lastIndexOf(', ', last - 1) : last;
    const isEndOfList = andOrIn(null).test(sentence.slice(comma, said.index));
    return [{ from: index + (comma < 0 || isEndOfList ? 0 : comma), to: index + said.index + said[0].length }];
  });
