import type { Line } from '../../model/reading.ts';
import { agreesWithName } from '../contact/email.ts';
import { fold } from '../../text/fold.ts';
import { maxLikenessOfName, nameDespiteWords, nameIn, type NameWords } from './name-shape.ts';
import { piecesOfLine } from '../pieces-of-line.ts';
import { isByCaseAlone, labelledFamilyFirst, oddNamesIn } from './odd-names.ts';
import { maxPositionScore, positionScore, type Candidate, type Context } from './candidate.ts';
import { isPlace, isTitle } from './not-a-name.ts';
import { asksSurnameFirst, isOfCandidate } from './name-labels.ts';
import { partsOf, type PartOfName } from './parts-of.ts';

/** How much a label counts. */
const labelledScore = 0.8;

/** The likeness of a name in the form that its label asks for. */
const maxLikeness = 0.85;

/** Longer lines are cut, maybe within a word. */
const maxWholeLine = 160;
/** More than rounding can make of a sum of scores. */
const rounding = 1e-6;

/** True when no name in the line can score as much as `score`; cheap beside looking for one. */
export const isBehind = (score: number, line: Line, context: Context): boolean =>
  line.text.length <= maxWholeLine &&
  maxPositionScore(line, context) + maxLikenessOfName + (mayBeLabelled(line.text) ? labelledScore : 0) + rounding <
    score;

/** 'Apellidos y nombres | Roca, Ana' has its label before another sign than those of most labels. */
const mayBeLabelled = (text: string): boolean => /[:;\t]/u.test(text) || asksSurnameFirst(text);

/** Names in a line that score `least` or more, without those in unusual forms. */
export const inLine = (line: Line, index: number, context: Context, least: number): Candidate[] => {
  return [...partsOf(line.text), ...partInLargerType(line, context)].flatMap(
    ({ text, at, isRest, sizePt }): Candidate[] => {
      const label = line.text.slice(0, at);
      const isSurnameFirst = asksSurnameFirst(label);
      const turned = isSurnameFirst ? labelledFamilyFirst(text.trim()) : null;
      if (turned !== null) {
        const from = line.text.indexOf(text.trim(), at);
        const spans = [{ order: context.reading.order, line: index, from, to: from + text.trim().length }];
        return [{ value: turned, spans, score: maxLikeness + labelledScore + positionScore(line, turned, context) }];
      }
      // most lines do not have the form of a name, and this check is cheaper than the others
      const name = nameIn(text) ?? nameInAddress(text, context.emails);
      if (name === null) return [];
      // 'Apellidos y nombres: Roca Pérez, Xochi': what is before the comma may be half
      const isHalf = isSurnameFirst && /^,\s*\p{Lu}/u.test(text.slice(name.to)) && !isPlace(text.slice(name.to + 1));
      const labelled = isOfCandidate(label) && !isHalf ? labelledScore : 0;
      const set = sizePt === undefined ? line : { ...line, style: { ...line.style, sizePt } };
      const score = name.likeness + labelled + positionScore(set, name.value, context) - (isRest ? 0.4 : 0);
      if (score < least || isTitle(text) || isTitle(name.value)) return [];
      // 'Salem, MA' is a place, and 'Ivo Petrov, PE' is not when the email address contains Petrov
      if (isInPlace(line.text, at) && !context.emails.some((email) => agreesWithName(email, name.value))) return [];
      const span = { order: context.reading.order, line: index, from: at + name.from, to: at + name.to };
      return [{ value: name.value, spans: [span], score }];
    },
  );
};

/** Type of less than this share of the size of the name is no part of it; small capitals are larger. */
const smallerShare = 0.7;

/** 'Jane Roe Site engineer', where the words behind the name are much smaller: two words or more, because a name has them. */
const partInLargerType = (line: Line, { document }: Context): readonly PartOfName[] => {
  const sizeOf = ({ run }: Line['pieces'][number]): number => document.runs[run]?.font.sizePt ?? 0;
  const [first] = line.pieces;
  if (first === undefined || first.at > 0 || line.text.length > maxWholeLine) return [];
  const sizePt = sizeOf(first);
  const end = line.pieces.find((piece) => sizeOf(piece) < smallerShare * sizePt);
  const text = line.text.slice(0, end?.at ?? 0).trimEnd();
  return /\S\s+\S/u.test(text) ? [{ text, at: 0, isRest: false, sizePt }] : [];
};

/** 'Alistair M. Senior', whose address is alistair.senior@…: the first word and the last are both in it. */
const nameInAddress = (text: string, emails: readonly string[]): NameWords | null => {
  if (emails.length === 0 || text.length > maxAgreedLength) return null;
  const name = nameDespiteWords(text);
  const ends = [name?.words[0], name?.words.at(-1)].map((word) => fold(word ?? '').replaceAll(/[^a-z]/gu, ''));
  if (name === null || name.words.length < 2 || ends.some((end) => end.length < 3)) return null;
  const isIn = (email: string): boolean => {
    const local = fold(email.slice(0, email.indexOf('@'))).replaceAll(/[^a-z]/gu, '');
    return ends.every((end) => local.includes(end));
  };
  return emails.some(isIn) ? name : null;
};

/** Letters of a name with two given names and a double surname. */
const maxAgreedLength = 60;

/** True when there is a place at this offset of the text. */
const isInPlace = (text: string, at: number): boolean =>
  piecesOfLine(text).some((piece) => at >= piece.from && at < piece.to && isPlace(piece.text));

/** 'WOODWORK, Joinery' above a whole name has the form of 'ROE, Yann'. */
const unsurePenalty = 0.4;

/** 'Roe, Jane', 'jane roe', 'J A N E   R O E'. */
export const candidatesSetApart = (line: Line, index: number, context: Context): Candidate[] => {
  const text = line.text.trim();
  const names = text.length > 60 ? [] : oddNamesIn(text);
  if (names.length === 0 || isTitle(text)) return [];
  const isUnsure = isByCaseAlone(text) && !context.emails.some((email) => agreesWithName(email, text));
  if (isUnsure && context.at > 0) return [];
  const at = line.text.indexOf(text);
  const spans = [{ order: context.reading.order, line: index, from: at, to: at + text.length }];
  return names.map(({ value, name }) => ({
    value,
    spans,
    score: name.likeness - (isUnsure ? unsurePenalty : 0.1) + positionScore(line, value, context),
  }));
};
