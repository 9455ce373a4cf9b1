import type { RequirementGroup, TermKind } from '../../model/keywords.ts';
import { requiredCue, requiredCueAbroad } from '../../lexicon/cues/required.ts';
import { fold } from '../../text/fold.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { wordCount } from '../statements/advert-lines.ts';
import type { Statement } from '../statements/statement.ts';
import { subjectOf, type Subject } from './subject-of.ts';

/** A statement among those of its posting. */
export type SentenceInPlace = {
  statement: Statement;
  /** In lower case. */
  plain: string;
  words: readonly Word[];
  /** Its number, from 0, and how many there are. */
  index: number;
  count: number;
  /** How many statements of its part are right above it. */
  depth: number;
  /** An item of a few words, as are all others between it and a heading that asks. */
  isInBareList: boolean;
  subject: Subject;
  /** Whether its words ask for something. */
  isAsking: boolean;
  /** Whether one of the two statements on either side that are of its part and form asks for something, or names what our lists know. */
  isBesideAsking: boolean;
  isBesideKnown: boolean;
  /** Whether some list of the posting asks for something. */
  hasListOfAsks: boolean;
};

/** A requirement that a statement seems to name, where it does. */
export type AskInPlace = {
  sentence: SentenceInPlace;
  /** The first and last of the words of the statement that it takes up. */
  first: number;
  last: number;
  group: RequirementGroup;
  /** Whether our lists have it. */
  isKnown: boolean;
  kind: TermKind;
  /** How many other requirements the statement names that our lists know, qualities of a person aside. */
  knownOthers: number;
  /** How often the posting says it. */
  mentions: number;
};

/** What the statements of a posting are looked up in. */
export type PostingShape = {
  sentenceOf: (statement: Statement) => SentenceInPlace;
  mentionsOf: (term: string) => number;
};

const isAskingIn = (plain: string, { language }: Statement): boolean =>
  requiredCue.test(plain) || (language !== null && requiredCueAbroad.test(plain));

const depthOf = (statements: readonly Statement[], index: number): number => {
  const part = statements[index]?.part;
  return index - 1 - statements.slice(0, index).findLastIndex((other) => other.part !== part);
};

/** More words are seldom a term alone. */
const maxWordsOfBare = 4;
const isBareList = (list: readonly Statement[]): boolean =>
  list.every(
    ({ text, part, heading, isItem }) =>
      isItem &&
      heading === 'known' &&
      (part === 'must' || part === 'nice') &&
      !/[\d:?]/.test(text) &&
      wordCount(text) <= maxWordsOfBare,
  );

/** The statements on either side that a list or a paragraph shares. */
const reach = 2;
const minLengthOfTerm = 3;

/** `knownIn` says how many requirements that our lists know a statement names. */
export const shapeOf = (statements: readonly Statement[], knownIn: (statement: Statement) => number): PostingShape => {
  const indexOf = new Map(statements.map((statement, index) => [statement, index]));
  const title = new Set(wordsOf([{ text: statements[0]?.text ?? '', isNewStart: true }]).map(({ stem }) => stem));
  const plains = statements.map(({ text }) => text.toLowerCase());
  const isAsking = statements.map((statement, index) => isAskingIn(plains[index] ?? '', statement));
  const hasListOfAsks = statements.some(({ part, isItem }) => part === 'must' && isItem);
  const text = fold(statements.map((statement) => statement.text).join('\n'));
  const read = new Map<Statement, SentenceInPlace>();
  const place = (statement: Statement): SentenceInPlace => {
    const index = indexOf.get(statement) ?? 0;
    const words = wordsOf([{ text: statement.text, isNewStart: true }]);
    const depth = depthOf(statements, index);
    const from = Math.max(0, index - reach);
    const siblings = statements
      .slice(from, index + reach + 1)
      .flatMap((other, at) =>
        other !== statement && other.part === statement.part && other.isItem === statement.isItem ? [from + at] : [],
      );
    return {
      statement,
      plain: plains[index] ?? '',
      words,
      index,
      count: statements.length,
      depth,
      isInBareList: isBareList(statements.slice(index - depth, index + 1)),
      subject: subjectOf(words, title),
      isAsking: isAsking[index] ?? false,
      isBesideAsking: siblings.some((at) => isAsking[at]),
      isBesideKnown: siblings.some((at) => knownIn(statements[at] ?? statement) > 0),
      hasListOfAsks,
    };
  };
  return {
    sentenceOf: (statement) => {
      const sentence = read.get(statement) ?? place(statement);
      read.set(statement, sentence);
      return sentence;
    },
    mentionsOf: (term) => (term.length < minLengthOfTerm ? 1 : text.split(fold(term)).length - 1),
  };
};
