import type { RequirementGroup, TermKind } from '../../model/keywords.ts';
import { employerAsks } from '../../lexicon/adverts/sentence-words.ts';
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
  /** An item, as is all between it and a heading that asks; in a bare list, each has a few words. */
  isInAskingList: boolean;
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
  requiredCue.test(plain) || employerAsks.test(plain) || (language !== null && requiredCueAbroad.test(plain));

/** More words are seldom a term alone. */
const maxWordsOfBare = 4;
const isAskingItem = ({ part, heading, isItem }: Statement): boolean =>
  isItem && heading === 'known' && (part === 'must' || part === 'nice');
const isBareItem = (statement: Statement): boolean =>
  isAskingItem(statement) && !/[\d:?]/.test(statement.text) && wordCount(statement.text) <= maxWordsOfBare;

type InPart = Pick<SentenceInPlace, 'depth' | 'isInAskingList' | 'isInBareList'>;

/** Each statement among those of its part above it, in one pass: a posting may be a list of thousands of items. */
const partsOf = (statements: readonly Statement[]): readonly InPart[] => {
  const found: InPart[] = [];
  for (const [index, statement] of statements.entries()) {
    const above = statements[index - 1]?.part === statement.part ? found[index - 1] : undefined;
    found.push({
      depth: above === undefined ? 0 : above.depth + 1,
      isInAskingList: isAskingItem(statement) && above?.isInAskingList !== false,
      isInBareList: isBareItem(statement) && above?.isInBareList !== false,
    });
  }
  return found;
};

/** The statements on either side that a list or a paragraph shares. */
const reach = 2;
const minLengthOfTerm = 3;

/** `knownIn` says how many requirements that our lists know a statement names. */
export const shapeOf = (statements: readonly Statement[], knownIn: (statement: Statement) => number): PostingShape => {
  const indexOf = new Map(statements.map((statement, index) => [statement, index]));
  const title = new Set(wordsOf([{ text: statements[0]?.text ?? '', isNewStart: true }]).map(({ stem }) => stem));
  const plains = statements.map(({ text }) => text.toLowerCase());
  const isAsking = statements.map((statement, index) => isAskingIn(plains[index] ?? '', statement));
  const parts = partsOf(statements);
  const hasListOfAsks = statements.some(({ part, isItem }) => part === 'must' && isItem);
  const text = fold(statements.map((statement) => statement.text).join('\n'));
  const read = new Map<Statement, SentenceInPlace>();
  const place = (statement: Statement): SentenceInPlace => {
    const index = indexOf.get(statement) ?? 0;
    const words = wordsOf([{ text: statement.text, isNewStart: true }]);
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
      ...(parts[index] ?? { depth: 0, isInAskingList: false, isInBareList: false }),
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
