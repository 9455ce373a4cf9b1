import type { SourceDocument } from '../../model/document.ts';
import type { Line, Reading, Span } from '../../model/reading.ts';
import { givenNames } from '../../lexicon/names/given-names.ts';
import { wordsNotInNames } from '../../lexicon/names/name-words.ts';
import { agreesWithName } from '../contact/email.ts';
import { fold } from '../../text/fold.ts';
import { isCaseless } from './name-shape.ts';

/** Words that may be the name, with the evidence for it. */
export type Candidate = { value: string; spans: readonly Span[]; score: number };

/**
 * What is known about the page while its lines are searched: sizes in points, `at` the number of the line from the top,
 * `headings` the lines that are section titles.
 */
export type Context = {
  reading: Reading;
  document: SourceDocument;
  emails: readonly string[];
  largest: number;
  body: number;
  at: number;
  isForeign: boolean;
  headings: ReadonlySet<number>;
};

/** What the size and the place of a line count, whatever its words are. */
const placeScore = ({ style: { sizePt, isBold } }: Line, { largest, body, at }: Context): number => {
  let score = 0;
  if (sizePt >= largest - 0.3 && sizePt > body * 1.1) score += 0.7;
  else if (sizePt > body * 1.3) score += 0.35;
  else if (isBold) score += 0.1;
  return score + (at === 0 ? 0.45 : at < 3 ? 0.3 : at < 8 ? 0.15 : 0);
};

/** What the email address counts when it has one word of the name, and again for a second word. */
const addressScore = 0.5;
const authorScore = 0.3;

/**
 * The score of a line is at most this much, whichever of its words are a name; apart from its label and its likeness
 * to a name. Words that were put together anew may score more.
 */
export const maxPositionScore = (line: Line, context: Context): number =>
  placeScore(line, context) +
  (context.emails.some((email) => agreesWithName(email, line.text)) ? 2 * addressScore : 0) +
  (context.document.metadata.author === '' ? 0 : authorScore);

/** The score of a line apart from its words: its size, its position, the email address, the file's author. */
export const positionScore = (line: Line, value: string, context: Context): number => {
  const { largest, body, emails, document, isForeign } = context;
  const { sizePt } = line.style;
  let score = placeScore(line, context);
  if (emails.some((email) => agreesWithName(email, value))) score += addressScore;
  if (emails.some((email) => holdsTwoWords(email, value))) score += addressScore;
  if (document.metadata.author !== '' && document.metadata.author.toLowerCase() === value.toLowerCase())
    score += authorScore;
  // One word alone is more often an occupation or a firm, except where names are written without a space.
  if (
    !/\s|\.\p{L}/u.test(value) &&
    !isCaseless(value) &&
    !emails.some((email) => agreesWithName(email, value)) &&
    !givenNames.has(fold(value))
  )
    score -= 0.8;
  if (isForeign && (sizePt < largest - 0.3 || sizePt <= body * 1.1)) score -= 0.6;
  return score;
};

/** 'jane.roe@' and 'Jane A. Roe Clark': two words of the name are in the address. 'operations.manager@' has those of a post. */
const holdsTwoWords = (email: string, value: string): boolean => {
  const local = fold(email.slice(0, email.indexOf('@'))).replaceAll(/[^a-z]/gu, '');
  const words = fold(value)
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= 3 && !wordsNotInNames.has(word));
  return new Set(words.filter((word) => local.includes(word))).size >= 2;
};
