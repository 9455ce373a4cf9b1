import { anyOf } from '../../lexicon/phrases/compose.ts';
import type { Line } from '../../model/reading.ts';
import { isDocumentTitle, isListed, knownTitle, listedKind } from '../titles/title-kind.ts';

/** The position of a candidate heading's words in its line. `isRunIn` when the line continues with the section's content. */
export type HeadingWords = { text: string; from: number; to: number; isRunIn: boolean };

const edges = /^[^\p{L}\p{N}'’"“(]+|[^\p{L}\p{N})'’"”!?…]+$/gu;

/**
 * The words of a line with the shape of a heading: short, not a sentence, address, date or list item. Words start at
 * `from`. `isSetApart`: in type that is clearly not that of list items, so a prompt or dash before the words decorates.
 */
export const headingWordsOf = (line: Line, from = 0, isSetApart = false): HeadingWords | null => {
  const { text } = line;
  // The pattern of a rule is tried at each character, and few lines end in one.
  const to = signOfRule.test(text.slice(-1)) ? text.replace(drawnRule, '').length : text.length;
  const start = Math.max(from, ruleBefore.exec(text)?.[0].length ?? 0, numberCellOf(text));
  if (line.isFurniture || to - start > 80 || text.slice(start, to).includes('\t')) return null;
  const words = titleBeforeTime(trimmed(text, start, to, false));
  if (words === null || lengthOf(words.text) > 56) return null;
  if (/[@;]|https?:|www\.|\p{L}\.\p{L}{2,4}\/|\d{3}/u.test(words.text)) return null;
  if (/[.,]$/u.test(text.trimEnd()) && !isTitleWithStop(line, words.text, isSetApart)) return null;
  if (
    isHalfOfBrackets(words.text) ||
    numbered.test(words.text) ||
    (words.text.includes('|') && knownTitle(words.text) === null)
  )
    return null;
  if (words.text.split(/\s+/u).length > 8 && !isLetterSpaced(words.text)) return null;
  const isDecorated = isSetApart && decoration.test(text);
  // Word numbers its headings as well, and those have a level.
  const isItem = line.markerLength > 0 || (line.isListItem && line.headingLevel === null);
  if (isItem && !isDecorated && knownTitle(withoutRemark(words.text)) === null) return null;
  return words;
};

/** 'EDUCATION BACKGROUND.', 'Hobbies and interests.' in the type of headings: a known title that somebody ended like a sentence. */
const isTitleWithStop = ({ text, style, headingLevel }: Line, title: string, isSetApart: boolean): boolean =>
  /[^.]\.$/u.test(text.trimEnd()) &&
  /^\p{Lu}/u.test(title) &&
  (isSetApart || style.isCaps || headingLevel !== null) &&
  (knownTitle(title) !== null || isDocumentTitle(title));

/** The length of '02<tab>' before a known title: a number in a cell of its own, such as on a badge. */
const numberCellOf = (text: string): number => {
  const length = numberCell.exec(text)?.[0].length ?? 0;
  return length > 0 && knownTitle(text.slice(length).replaceAll(edges, '')) !== null ? length : 0;
};

const numberCell = /^(?:§ ?)?(?:\d{1,2}|[IVX]{1,4}|[A-L](?=[.)]))[.):/]?\t/u;

/** 'Experience (Extracurricular activities and service to the parish)': a remark makes a known title no sentence. */
const withoutRemark = (title: string): string => title.replace(/\s\([^()]*\)$/u, '');
const lengthOf = (title: string): number => {
  const bare = withoutRemark(title);
  return bare !== title && knownTitle(bare) !== null ? bare.length : title.length;
};

/** 'Project 1', 'Project#.2': one of several entries. */
const numbered = /\p{L}[\s#.]+\d{1,2}$/u;

/** 'EDUCATION ________', 'Skills -----': a line drawn with signs behind the title. */
const drawnRule = /[\s_=~*.·–—-]{6,}$/u;
const signOfRule = /[\s_=~*.·–—-]/u;
/** '- - - - - Skills - - - - -': the same before it. */
const ruleBefore = /^[\s_=~*.·–—-]{6,}/u;

/** 'Experience (6 years)', 'Courses 2021/2022': a known title goes without the time behind it. */
const titleBeforeTime = (words: HeadingWords | null): HeadingWords | null => {
  const cut = words === null ? null : timeBehind.exec(words.text);
  if (words === null || cut === null) return words;
  const title = words.text.slice(0, cut.index);
  return title.endsWith(':') || knownTitle(title) === null
    ? words
    : { ...words, text: title, to: words.from + title.length };
};

/** Not 'Experience: 2014 to 2016', which is a label with its content. */
const timeBehind = anyOf(
  /[\s(–—-]*\d[\d/+.½ –—-]*(?:\p{L}+[\s.]*){0,3}\)?$/u,
  // 'Summary [first draft]': a note
  /\s\[[^[\]\n]{1,40}\]?$/u,
);

/** 'Language)' and '(Portfolio)': the end of a wrapped item, and a remark. */
const isHalfOfBrackets = (text: string): boolean => text.includes(')') && !/\p{L}.*\(/u.test(text);

/** '> my toolbox', '— Where I have been —' */
const decoration = /^(?:>+|[-–—]+(?=.*[-–—]$))\s/u;

const isLetterSpaced = (text: string): boolean => /^(?:\S ){4}/u.test(text);

/** 'Skills: welding, brazing' and 'Experience<tab>Acme': a known title followed by its content on the same line. */
export const runInWordsOf = (line: Line): HeadingWords | null => {
  const { text } = line;
  if (line.isFurniture) return null;
  const at = line.markerLength;
  const cut = /\t|:\s|\s[–—]\s/u.exec(text.slice(at, at + 48));
  if (cut === null) return null;
  const words = trimmed(text, at, at + cut.index, true);
  if (words === null || text.slice(at + cut.index + 1).trim() === '' || words.text.split(/\s+/u).length > 5)
    return null;
  // in front of a colon or a dash a title that is only composed may be a label: 'Key courses: …' in a school
  const kind = cut[0] === '\t' ? knownTitle(words.text) : listedKind(words.text);
  return isDocumentTitle(words.text) || kind === null ? null : words;
};

/** The words before `end`, where the style of the line changes: 'WorkSenior Welder', 'Experience since 2019<tab>Welder'. */
export const wordsBefore = (line: Line, end: number): HeadingWords | null => {
  if (line.isFurniture || end > 48 || line.text.slice(end).trim() === '') return null;
  // 'Bread Training, Harrow College': the name of a course in bold, and where it was
  if (/,\s*$/u.test(line.text.slice(0, end)) || /^\s*,/u.test(line.text.slice(end))) return null;
  const words = trimmed(line.text, line.markerLength, end, true);
  return words === null || knownTitle(words.text) === null ? null : words;
};

/** 'EXPERIENCE<tab>SKILLS': the titles of two columns on one line. Empty when any cell is not a title. */
export const titlesInRow = (line: Line): readonly HeadingWords[] => {
  if (line.isFurniture || line.text.length > 120 || !line.text.includes('\t') || line.markerLength > 0) return [];
  let from = 0;
  const titles: HeadingWords[] = [];
  for (const cell of line.text.split('\t')) {
    const words = trimmed(line.text, from, from + cell.length, false);
    if (words === null || !isListed(words.text)) return [];
    titles.push(words);
    from += cell.length + 1;
  }
  return titles;
};

const trimmed = (text: string, from: number, to: number, isRunIn: boolean): HeadingWords | null => {
  const part = text.slice(from, to);
  const words = withoutNumber(part.replaceAll(edges, ''));
  if (!/\p{L}/u.test(words)) return null;
  const at = from + part.indexOf(words);
  // a label that wraps in a narrow margin: 'Employment His- tory'
  const whole = words.replaceAll(/(?<=\p{Ll})[-‐] (?!(?:und|oder|en|of)\b)(?=\p{Ll})/gu, '');
  return { text: whole, from: at, to: at + words.length, isRunIn };
};

/** '1. Profile', '02 Experience', 'IV. Education', 'B) Skills': the number is not part of a known title. */
const withoutNumber = (words: string): string => {
  const bare = words.replace(/^(?:\d{1,2}|[IVX]{1,4}(?=[.)])|[A-L](?=[.)]))[.):]?\s+(?=\p{L})/u, '');
  return bare === words || knownTitle(bare) === null ? words : bare;
};
