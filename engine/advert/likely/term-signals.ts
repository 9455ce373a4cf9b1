import { applyingWords, askingWordsAbroad, perkWords } from '../../lexicon/adverts/sentence-words.ts';
import { askingNouns, possessives } from '../../lexicon/cues/asking.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import { termIndex } from '../../terms/term-index.ts';
import type { Word } from '../../text/words.ts';
import { commonNounSet, headNounSet, isCapital, isMarked, isTitleCase, personNounSet } from '../word-classes.ts';
import type { AskInPlace } from './ask-in-place.ts';

/** What a term and the words around it say about whether it is asked for. Positive weights are for it. */
export type TermSignal = { signal: string; weight: number; example: string; holds: (ask: AskInPlace) => boolean };

const wordsIn = ({ sentence, first, last }: AskInPlace): readonly Word[] => sentence.words.slice(first, last + 1);
const isAbroad = ({ sentence }: AskInPlace): boolean => sentence.statement.language !== null;
const isEveryday = (word: Word): boolean =>
  isCommonStem(word.stem) || commonNounSet.has(word.plain) || headNounSet.has(word.plain);
const isKnownSkill = ({ isKnown, kind }: AskInPlace): boolean => isKnown && kind !== 'soft';

/** How many words before a term ask for it at most. */
const nearby = 3;
const within = 8;
const isAskedBefore = ({ sentence: { words }, first }: AskInPlace, from: number, to: number): boolean =>
  words
    .slice(Math.max(0, first - to), Math.max(0, first - from))
    .some(({ plain }) => askingNouns.has(plain) || askingWordsAbroad.test(plain));

const link = /^(?:and|or|und|oder|et|ou|y|e|o|en|of)$/;
const isListed = ({ sentence: { words }, first, last }: AskInPlace): boolean =>
  /^\s*[,;/&(]/.test(words[first]?.before ?? '') ||
  /^\s*[,;/&]/.test(words[last + 1]?.before ?? '') ||
  link.test(words[first - 1]?.plain ?? '') ||
  link.test(words[last + 1]?.plain ?? '');

/** Words of no list, in a statement that does not ask and has no known term, between others that do not either. */
const isAlone = ({ isKnown, knownOthers, sentence }: AskInPlace): boolean =>
  !isKnown && knownOthers === 0 && !sentence.isAsking && !sentence.isBesideAsking && !sentence.isBesideKnown;
const isWhole = ({ sentence: { words }, first, last }: AskInPlace): boolean => first === 0 && last === words.length - 1;

const opensSentence = ({ sentence: { words }, first }: AskInPlace): boolean =>
  first === 0 || /[.!?:]\s*\W*$/.test(words[first]?.before ?? '');
/** 'Research' in 'the Research group': an everyday term with a capital that neither the sentence nor the language explains. */
const isInName = (ask: AskInPlace): boolean =>
  isKnownSkill(ask) &&
  ask.kind !== 'tool' &&
  ask.kind !== 'license' &&
  !opensSentence(ask) &&
  ask.sentence.statement.language !== 'de' &&
  !isTitleCase(ask.sentence.words) &&
  wordsIn(ask).some((word) => isCapital(word) && !isMarked(word));

/** What follows so many words is seldom what the sentence asks for. */
const maxWordsBefore = 12;
const maxWordsBeforeQuality = 5;
const oftenMentioned = 3;

const isLabel = ({ sentence: { words, plain }, last }: AskInPlace): boolean =>
  /^\s*:/.test(words[last + 1]?.before ?? '') || (last === words.length - 1 && /:\s*$/.test(plain));

export const termSignals: readonly TermSignal[] = [
  { signal: 'a tool', weight: 0.4, example: 'Kafka', holds: ({ isKnown, kind }) => isKnown && kind === 'tool' },
  {
    signal: 'a known term of several words',
    weight: 0.74,
    example: 'fault finding',
    holds: (ask) => isKnownSkill(ask) && ask.last > ask.first,
  },
  {
    signal: 'a known term beyond everyday English',
    weight: 0.55,
    example: 'haematology',
    holds: (ask) => isKnownSkill(ask) && ask.first === ask.last && !wordsIn(ask).some(isEveryday),
  },
  { signal: 'a known everyday term as part of a name', weight: -0.73, example: 'the Research group', holds: isInName },
  {
    signal: 'a quality of a person',
    weight: 0.69,
    example: 'punctual',
    holds: ({ isKnown, kind }) => isKnown && kind === 'soft',
  },
  {
    signal: 'a quality that is asked for',
    weight: 0.82,
    example: 'must be punctual',
    holds: (ask) => ask.group === 'soft' && ask.sentence.isAsking,
  },
  {
    signal: 'a person',
    weight: -1.3,
    example: 'the supervisor',
    holds: (ask) => ask.group !== 'soft' && personNounSet.has(ask.sentence.words[ask.last]?.plain ?? ''),
  },
  {
    signal: 'words of no list whose last is in no list',
    weight: -0.55,
    example: 'exacting focus',
    holds: (ask) => !ask.isKnown && !termIndex().hasStem(ask.sentence.words[ask.last]?.stem ?? ''),
  },
  {
    signal: 'everyday words with capitals that no list has',
    weight: -0.79,
    example: 'Job Code',
    holds: (ask) => !ask.isKnown && !isAbroad(ask) && wordsIn(ask).every((word) => isCapital(word) && isEveryday(word)),
  },
  {
    signal: 'words of pay or of applying that no list has',
    weight: -0.63,
    example: 'discounted parking',
    holds: (ask) =>
      !ask.isKnown &&
      wordsIn(ask).some(
        ({ plain }) => (perkWords.has(plain) && !ask.sentence.isInAskingList) || applyingWords.has(plain),
      ),
  },
  {
    signal: 'words of no list, not in English',
    weight: -0.75,
    example: 'siguientes tareas',
    holds: (ask) => !ask.isKnown && isAbroad(ask),
  },
  {
    signal: 'words of no list, and nothing near asks',
    weight: -0.39,
    example: 'Bargaining Unit',
    holds: (ask) => isAlone(ask) && !ask.sentence.isInBareList,
  },
  {
    signal: 'a label of no list',
    weight: -1.14,
    example: 'Posture: standing',
    holds: (ask) => !ask.isKnown && isLabel(ask),
  },
  {
    signal: 'right behind words that ask',
    weight: 0.83,
    example: 'experience with winches',
    holds: (ask) => isAskedBefore(ask, 0, nearby),
  },
  {
    signal: 'some words behind words that ask',
    weight: 0.39,
    example: 'experience with ropes and winches',
    holds: (ask) => !isAskedBefore(ask, 0, nearby) && isAskedBefore(ask, nearby, within),
  },
  {
    signal: "somebody's",
    weight: -0.78,
    example: 'our museum collection',
    holds: ({ sentence: { words }, first }) =>
      words.slice(Math.max(0, first - 2), first).some(({ plain }) => possessives.has(plain)),
  },
  { signal: 'in a list', weight: 0.42, example: 'ropes, winches and masts', holds: isListed },
  {
    signal: 'beside a known term',
    weight: 0.18,
    example: 'Kafka and Dendrolog',
    holds: ({ knownOthers }) => knownOthers > 0,
  },
  {
    signal: 'beside several known terms',
    weight: 0.36,
    example: 'Java, Kafka and Dendrolog',
    holds: ({ knownOthers }) => knownOthers > 1,
  },
  {
    signal: 'first in its sentence',
    weight: -0.34,
    example: 'Ecology is taught here',
    holds: ({ sentence: { words }, first, last }) => first === 0 && last < words.length - 1,
  },
  {
    signal: 'all of a statement, of no list',
    weight: -0.53,
    example: '- Alerts',
    holds: (ask) => !ask.isKnown && isWhole(ask) && !ask.sentence.isInBareList,
  },
  {
    signal: 'all of a statement that no heading asks for',
    weight: -0.07,
    example: 'Biology, below the address',
    holds: (ask) => ask.isKnown && isWhole(ask) && ask.sentence.statement.heading !== 'known',
  },
  {
    signal: 'words of no list, far into a sentence',
    weight: -0.49,
    example: 'You will look after our ships, winches, ropes, decks, and much else, with harbor spirit',
    holds: (ask) => !ask.isKnown && ask.first > maxWordsBefore && !wordsIn(ask).some(isMarked),
  },
  {
    signal: 'a quality inside a duty',
    weight: -0.47,
    example: 'Keep a log to prove the accuracy of the gauges',
    holds: ({ group, sentence, first }) =>
      group === 'soft' && sentence.statement.part === 'duty' && first > maxWordsBeforeQuality,
  },
  {
    signal: 'in brackets',
    weight: -0.79,
    example: 'the nets (and their floats)',
    holds: ({ sentence: { words }, first }) => words[first]?.before.includes('(') === true,
  },
  {
    signal: 'training alone',
    weight: -0.81,
    example: 'Training is given, and given again each year',
    holds: (ask) => !isWhole(ask) && ask.first === ask.last && ask.sentence.words[ask.first]?.plain === 'training',
  },
  {
    signal: 'said again and again',
    weight: -0.47,
    example: 'the subject of the museum, in each paragraph',
    holds: ({ mentions }) => mentions > oftenMentioned,
  },
  {
    signal: 'said more than once',
    weight: -0.54,
    example: 'the subject of the museum',
    holds: ({ mentions }) => mentions > 1,
  },
];
