import { columnName } from '../../lexicon/phrases/entry-labels.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import { remembered } from '../../text/remembered.ts';
import { headingWordsOf, type HeadingWords } from './heading-shape.ts';
import { columnOf, prominenceOf, styleKey, type BodyStyle } from './line-style.ts';
import {
  isDocumentTitle,
  isListed,
  isOnlyComposed,
  kindOfTitle,
  knownTitle,
  type TitleKind,
} from '../titles/title-kind.ts';

/** A line with the shape of a heading. `more` are the further lines of a title that a narrow column broke. */
export type Candidate = {
  index: number;
  more: readonly number[];
  line: Line;
  words: HeadingWords;
  title: TitleKind | null;
  prominence: number;
  key: string;
};

/** Prominence from which a line behind a prompt or a dash is set apart by more than its sign: bold, or two points larger. */
const minDecoratedProminence = 2;

/** Prominence from which a line is no body text: more than another color. */
const minProminence = 1;

/** All lines with the shape of a heading, in reading order. */
export const candidatesOf = (
  lines: readonly Line[],
  body: BodyStyle,
  document?: SourceDocument,
): readonly Candidate[] =>
  joinBroken(
    lines.flatMap((line, index): Candidate[] => {
      const prominence = prominenceOf(line, body);
      const words = headingWordsOf(line, behindIcons(line, document), prominence >= minDecoratedProminence);
      if (words === null || (isDocumentTitle(words.text) && !isSummaryInFrench(words.text, lines.slice(0, index))))
        return [];
      const title = kindOfTitle(words.text);
      if (title?.by === 'alike' && schoolName.test(words.text)) return [];
      if (isColumnHead(line, lines[index - 1]) || (title?.kind === 'contact' && isLink(line, document))) return [];
      return [{ index, more: [], line, words, title, prominence, key: styleKey(line) }];
    }),
    lines,
  ).filter(({ words }) => !goesOn.test(words.text));

/** 'The University of Sydney': a school by its name, below the name of a researcher or beside a degree. */
const schoolName = /\b(?:universit\p{L}+|colleges?|institute?|school|academy) (?:of|de|der|di|da|do|at) \p{Lu}/iu;

/** 'Courses' beside 'Date': the head of a column, in the first row of a table. */
const isColumnHead = ({ box, page }: Line, before: Line | undefined): boolean => {
  const other = before?.box ?? null;
  if (before?.page !== page || box === null || other === null || box.x < other.x + other.width) return false;
  const overlap = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return overlap > minLevel * Math.min(box.height, other.height) && columnName.test(before.text.trim());
};

/** Share of its height in which a line is level with another. */
const minLevel = 0.5;

/** 'and sex education': the end of an item that wrapped. */
const goesOn = /^(?:and|or|und|oder|et|ou|y) /u;

/** Below the contact details, 'Résumé' is French for a summary. */
const isSummaryInFrench = (text: string, above: readonly Line[]): boolean =>
  /^r[ée]sum[ée]$/iu.test(text) && /é/iu.test(text) && above.some((line) => /\S@\S|\d{2}[ .]\d{2}/u.test(line.text));

/** Icon fonts may store their icons as words ('BRIEFCASE Experience'): the position where the rest of the line starts. */
const behindIcons = (line: Line, document: SourceDocument | undefined): number => {
  const words = line.pieces.find(({ run }) => !isIconFont(document?.runs[run]?.font.name ?? ''));
  return words?.at ?? 0;
};

/** 'LinkedIn profile' that can be clicked is the profile itself, such as that of a referee. */
const isLink = ({ pieces }: Line, document: SourceDocument | undefined): boolean =>
  document !== undefined && pieces.every(({ run }) => (document.runs[run]?.link ?? null) !== null);

/** The lines of a document are set in few fonts. */
const isIconFont = remembered((name: string): boolean => /awesome|icon|symbol|dingbat|glyph/iu.test(name));

/** 'PROFESSIONAL' over 'CERTIFICATIONS', 'Summary of' over 'Qualifications': one title on two lines. */
const joinBroken = (candidates: readonly Candidate[], lines: readonly Line[]): Candidate[] => {
  const joined: Candidate[] = [];
  for (const candidate of candidates) {
    const above = joined.at(-1);
    const whole = above === undefined ? null : broken(above, candidate, lines);
    if (whole === null || above === undefined) {
      joined.push(candidate);
      continue;
    }
    const text = joinedTitle(above, candidate, lines);
    joined.pop();
    joined.push({ ...above, more: [...above.more, candidate.index], words: { ...above.words, text }, title: whole });
  }
  return joined;
};

/** The combined title of the two lines; null when they are not a title or are two titles. */
const broken = (above: Candidate, below: Candidate, lines: readonly Line[]): TitleKind | null => {
  const isNext = below.index === above.index + above.more.length + 1;
  if (!isNext || above.key !== below.key || columnOf(above.line) !== columnOf(below.line)) return null;
  const gap = below.line.gapAbove ?? 0.5;
  if (gap > 1) return null;
  const isCut = isCutWord(above, below, lines);
  const isOpen =
    isCut ||
    /(?:[&/+,]|\b(?:and|of|und|et|y|e|de))$/iu.test(textOf(above, lines)) ||
    /^(?:[&/+]|(?:and|of|und|et|y|e|en|de)\b)/u.test(below.words.text);
  const joined = joinedTitle(above, below, lines);
  const kind = knownTitle(joined);
  if (kind === null) return null;
  // 'Education' over 'Social Studies' is whole already
  if (!isOpen && above.title?.by === 'title' && isOnlyComposed(joined)) return null;
  // In body type, 'MS Office' over 'Languages': the last item of a list, and the title below it
  const isPlain = above.prominence < minProminence;
  if (isPlain && !isOpen && below.title?.by === 'title' && !isListed(joined)) return null;
  const areTwoTitles = above.title?.by === 'title' && below.title?.by === 'title';
  return isOpen || !areTwoTitles || (gap < 0.35 && isListed(`${above.words.text} ${below.words.text}`))
    ? { kind, by: 'title' }
    : null;
};

/** A word that is cut at the end of the upper line, in small letters or in capitals: 'MEMBER-' over 'SHIPS'. */
const isCutWord = (above: Candidate, below: Candidate, lines: readonly Line[]): boolean => {
  const letter = /(\p{L})[-‐\u00ad]$/u.exec(textOf(above, lines))?.[1];
  const next = /^\p{L}/u.exec(below.words.text)?.[0];
  return letter !== undefined && next !== undefined && isSmall(letter) === isSmall(next);
};

const isSmall = (letter: string): boolean => /\p{Ll}/u.test(letter);

const joinedTitle = (above: Candidate, below: Candidate, lines: readonly Line[]): string =>
  isCutWord(above, below, lines)
    ? above.words.text.replace(/[-‐\u00ad]$/u, '') + below.words.text
    : `${above.words.text}${joint(above, lines)} ${below.words.text}`;

const textOf = (candidate: Candidate, lines: readonly Line[]): string =>
  (lines[candidate.more.at(-1) ?? candidate.index]?.text ?? '').trimEnd();

/** The '&' at the end of the upper line, which was trimmed from its words. */
const joint = (above: Candidate, lines: readonly Line[]): string => {
  const sign = /\s*[&/+,]$/u.exec(textOf(above, lines))?.[0];
  return sign !== undefined && !above.words.text.endsWith(sign.trim()) ? sign : '';
};
