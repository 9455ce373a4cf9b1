import { askingNouns } from '../../lexicon/cues/asking.ts';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { andOrIn, askingAbroad, saidOfAll } from '../../lexicon/cues/clauses.ts';
import { niceSentenceCue } from '../../lexicon/cues/nice-to-have.ts';
import { wordsBeforeWish } from '../../lexicon/cues/unasked/not-asked-behind.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import type { Statement } from '../statements/statement.ts';
import type { TermPlace } from './asked-term.ts';
import type { TextRange } from './unasked/text-ranges.ts';

const brackets = /\(([^()]{0,80})\)/gu;
/** A list before a bracket begins behind one of these at the earliest. */
const endOfSentence = /[;:.()][\s,]*/giu;
/** No list of more characters is looked at to its beginning. */
const maxLengthOfList = 400;
/** 'lameness evaluation', 'Good working knowledge of Kafka': longer ones are clauses. */
const maxWordsOfItem = 5;
/**
 * Two names before a bracket that speaks of one do not share it: 'Python and Kafka (a plus)' is about Kafka. Of a longer
 * list nothing else says what is asked for, so all of it is preferred.
 */
const minItems = 3;

const isAsking = (word: string): boolean => askingNouns.has(word.toLowerCase()) || askingAbroad.test(word);

/** The parts of a text between commas and conjunctions, with their places in it. */
const itemsOf = (text: string, language: AdLanguage | null): readonly { from: number; words: readonly string[] }[] => {
  const joints = [...text.matchAll(new RegExp(anyOf(/,\s+/iu, inSequence(/\s/iu, andOrIn(language), /\s/iu)), 'giu'))];
  return [0, ...joints.map(({ index, 0: joint }) => index + joint.length)].map((from, at) => ({
    from,
    words: text.slice(from, joints[at]?.index).trim().split(/\s+/u),
  }));
};

/** Where the list at the end of a text begins; `null` where what precedes the end is no list. */
const startOfList = (text: string, isOfAll: boolean, language: AdLanguage | null): number | null => {
  let found: number | null = null;
  let count = 0;
  for (const { from, words } of itemsOf(text, language).toReversed()) {
    if (words.length > maxWordsOfItem) break;
    // 'Strong Kafka skills' is a clause of its own, and 'Experience with Java' begins the list.
    if (!isOfAll && count > 0 && isAsking(words.at(-1) ?? '')) break;
    [found, count] = [from, count + 1];
    if (!isOfAll && words.slice(0, -1).some(isAsking)) break;
  }
  return count >= (isOfAll ? 2 : minItems) ? found : null;
};

/** Words that leave a bracket a mere wish: 'each of these is a plus', but not 'version 3 preferred' or 'travel optional'. */
const wordsOfWish = wordSet(
  'each all both any either of these them those items skills highly strongly jeweils alle beide tous toutes todos todas tutti tutte allemaal',
);

const isOnlyWish = (said: string): boolean => {
  const wish = niceSentenceCue.exec(said);
  if (wish === null) return false;
  // 'deseables'
  const behind = said.slice(wish.index + wish[0].length).replace(/^\p{L}+/u, '');
  const others = fold(`${said.slice(0, wish.index)} ${behind}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  return others.every((word) => wordsOfWish.has(word) || wordsBeforeWish.has(word));
};

/** The lists before a wish in brackets: 'Kafka, Docker, Vespa (each a plus)'. Items that name nothing count as well. */
export const wishedLists = ({ text, language }: Statement, places: readonly TermPlace[]): readonly TextRange[] => {
  if (!text.includes('(')) return [];
  let next = 0;
  return [...text.matchAll(brackets)].flatMap(({ index, 0: bracket, 1: said = '' }) => {
    while ((places[next]?.from ?? Number.POSITIVE_INFINITY) < index) next += 1;
    const isNamed = (places[next]?.from ?? Number.POSITIVE_INFINITY) < index + bracket.length;
    if (isNamed || !isOnlyWish(said)) return [];
    const earliest = Math.max(0, index - maxLengthOfList);
    const before = text.slice(earliest, index).trimEnd();
    const start = [...before.matchAll(endOfSentence)].reduce((_, end) => end.index + end[0].length, 0);
    const from = startOfList(before.slice(start), saidOfAll.test(said), language);
    return from === null ? [] : [{ from: earliest + start + from, to: index }];
  });
};
