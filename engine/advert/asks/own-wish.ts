import { askingNouns } from '../../lexicon/cues/asking.ts';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import {
  andIn,
  andOrIn,
  askingAbroad,
  askingVerbs,
  clauseGoesOn,
  saidOfAll,
  saidOfKnowledge,
  singularVerb,
  wishBefore,
} from '../../lexicon/cues/clauses.ts';
import { ideallyAbroad, ideallyEnglish, niceClauseCue } from '../../lexicon/cues/nice-to-have.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, notFollowedBy, notPrecededBy } from '../../lexicon/phrases/compose.ts';
import { generalThings } from './alternatives.ts';
import type { TermPlace } from './asked-term.ts';

/** A part of an item between commas, with the names in it. */
type Piece = { from: number; text: string; names: readonly TermPlace[] };

const segments = /[^;:()]+/gu;
const commas = /,\s+/gu;

/** The last two pieces of a text between commas; `null` without a comma. */
const lastPieces = (segment: string, from: number, names: readonly TermPlace[]): readonly [Piece, Piece] | null => {
  const separators = [...segment.matchAll(commas)];
  const [last, other] = [separators.at(-1), separators.at(-2)];
  if (last === undefined) return null;
  const pieceOf = (start: number, end: number): Piece => ({
    from: from + start,
    text: segment.slice(start, end),
    names: names.filter((name) => name.from >= from + start && name.from < from + end),
  });
  const start = other === undefined ? 0 : other.index + other[0].length;
  return [pieceOf(start, last.index), pieceOf(last.index + last[0].length, segment.length)];
};

const words = /\p{L}+/gu;
/** Where a piece asks for something by itself; `null` where it does not. */
const askingIn = ({ text }: Piece): { first: number; last: number } | null => {
  const plain = text.toLowerCase();
  const english = [...plain.matchAll(words)].filter(({ 0: word }) => askingNouns.has(word) || askingVerbs.has(word));
  const abroad = askingAbroad.exec(plain);
  const found = [...english, ...(abroad === null ? [] : [abroad])].map(({ index }) => index);
  return found.length === 0 ? null : { first: Math.min(...found), last: Math.max(...found) };
};

/** The text between the names of a piece. */
const joints = ({ from, text, names }: Piece): readonly string[] =>
  names.slice(1).map((name, index) => text.slice((names[index]?.to ?? from) - from, name.from - from));

const isJoined = (piece: Piece, language: AdLanguage | null): boolean =>
  joints(piece).some((joint) => andOrIn(language).test(joint) || clauseGoesOn.test(joint.trim()));

/** 'Strong Kafka skills', 'Java and SQL': no further name can belong to it. */
const isClosed = (piece: Piece, language: AdLanguage | null): boolean => {
  const asking = askingIn(piece);
  const last = piece.names.at(-1);
  if (last === undefined) return false;
  return isJoined(piece, language) || (asking !== null && asking.last > last.from - piece.from);
};

/** 'management experience a plus' is about something that we do not know, 'prior experience a plus' about what precedes it. */
const namesOther = inSequence(
  notPrecededBy(/\p{L}/iu),
  notFollowedBy(
    compilePhrases('(prior|previous|relevant|related|similar|some|hands-on|practical|professional|work|such)', {
      end: 'letter',
      ignoreCase: true,
    }),
  ),
  /\p{L}{4,20} (?:experience|knowledge|skills|certification)(?!\p{L})/iu,
);

/** Whether the last piece is a clause of its own, so that the wish in it says nothing about the pieces before. */
const isOwnWish = (before: Piece, last: Piece, language: AdLanguage | null): boolean => {
  const [name] = last.names;
  if (clauseGoesOn.test(last.text)) return false;
  if (name === undefined) return namesOther.test(last.text);
  // A license is asked for by its name alone: 'CDL class A, tanker endorsement preferred'.
  const isAsking = askingIn(before) !== null || before.names.some(({ asked }) => asked.kind === 'license');
  if (andIn(language).exec(last.text)?.index === 0)
    return (isAsking || isClosed(before, language)) && singularVerb.test(last.text) && !isJoined(last, language);
  if (andOrIn(language).exec(last.text)?.index === 0) return false;
  if (wishBefore.test(last.text)) return true;
  const asking = askingIn(last);
  const isWithHead = asking !== null && asking.first < name.from - last.from;
  // 'knowledge of Kafka, experience with Docker and familiarity with Vespa a plus'
  if (isWithHead) return !joints(last).some((joint) => askingIn({ ...last, text: joint }) !== null);
  const isProduct = /^\p{Lu}/u.test(name.asked.term);
  const isOfAll = saidOfAll.test(last.text) || (isProduct && saidOfKnowledge.test(last.text));
  if ((isOfAll && last.names.length === 1) || before.names.length === 0) return false;
  return isClosed(before, language) || (isAsking && !isJoined(last, language));
};

/**
 * Which names the wish at the end of an item covers. A clause with an asking word of its own asks by itself, and the wish
 * belongs to the clause that it ends: 'Experience with Kafka, Docker a plus' requires Kafka, since two names of one clause
 * would have 'and' between them. Names in a row without such a word, and three or more of them, are one enumeration:
 * 'Kafka, Docker a plus' and 'Experience with Java, Kafka, Docker a plus' do not tell where the wish begins, and nothing
 * else asks for those names, so all of them are preferred.
 *
 * Returns the commas and dashes behind which a wish begins that says nothing about what precedes them.
 */
export const ownWishes = (
  text: string,
  places: readonly TermPlace[],
  language: AdLanguage | null,
): readonly number[] => {
  if (!/, | [–—-] /u.test(text) || !niceClauseCue.test(text)) return [];
  return [...ownWishCommas(text, places, language), ...ownWishDashes(text, places, language)].toSorted(
    (one, other) => one - other,
  );
};

const ownWishCommas = (text: string, places: readonly TermPlace[], language: AdLanguage | null): readonly number[] => {
  if (!text.includes(',')) return [];
  let next = 0;
  return [...text.matchAll(segments)].flatMap(({ index, 0: segment }) => {
    const first = next;
    while ((places[next]?.from ?? Number.POSITIVE_INFINITY) < index + segment.length) next += 1;
    const [before, last] = lastPieces(segment, index, places.slice(first, next)) ?? [];
    if (before === undefined || last === undefined || !niceClauseCue.test(last.text)) return [];
    if (niceClauseCue.test(text.slice(index, last.from))) return [];
    return isOwnWish(before, last, language) ? [text.lastIndexOf(',', last.from)] : [];
  });
};

const dashes = /\s[–—-]\s/gu;
const kindAtEnd = inSequence(generalThings, /\s*$/iu);
const idealAtStart = inSequence(/^/iu, anyOf(ideallyEnglish, ideallyAbroad));

/**
 * 'Kafka – Docker a plus': behind a dash, what names something else wishes for that. Several dashes are a list, and behind
 * the name of a kind the dash says which: 'Messaging systems – Kafka a plus'.
 */
const ownWishDashes = (text: string, places: readonly TermPlace[], language: AdLanguage | null): readonly number[] => {
  const [dash, further] = [...text.matchAll(dashes)];
  if (dash === undefined || further !== undefined) return [];
  const start = dash.index + dash[0].length;
  const [before, last] = [text.slice(0, dash.index), text.slice(start)];
  const wish = niceClauseCue.exec(last);
  const named = places.filter(({ from }) => from >= start);
  const [first] = named;
  if (wish === null || first === undefined || (places[0]?.from ?? start) >= start) return [];
  // 'Kafka – a plus for Docker teams'
  if (first.from - start > wish.index && !idealAtStart.test(last)) return [];
  if (niceClauseCue.test(before) || kindAtEnd.test(before)) return [];
  if (clauseGoesOn.test(last) || andOrIn(language).exec(last)?.index === 0) return [];
  return saidOfAll.test(last) && named.length === 1 ? [] : [dash.index];
};
