import type { SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { runInWordsOf, titlesInRow, wordsBefore, type HeadingWords } from './heading-shape.ts';
import type { FoundHeading } from './found-heading.ts';
import { kindOfTitle } from '../titles/title-kind.ts';

/**
 * Titles that share their line with the content. They count where no titles are alone on their lines, or where titles
 * in the left margin are the pattern of the page; otherwise 'Languages: Java, C' inside a skills section would become
 * a section.
 */
export const runInsOf = (
  lines: readonly Line[],
  standing: readonly FoundHeading[],
  document: SourceDocument | undefined,
): FoundHeading[] => {
  const found = withoutLabels(
    lines.flatMap((line, index): FoundHeading[] => {
      const words = runInWordsOf(line);
      const title = words === null ? null : kindOfTitle(words.text);
      if (words === null || title === null || title.kind === 'other') return [];
      return [headed(index, words, title.kind)];
    }),
    lines,
  );
  if (standing.length < 2) return new Set(found.map(({ kind }) => kind)).size >= 2 - standing.length ? found : [];
  const inMargin = found.filter(({ line, words }) => lines[line]?.text[words.to] === '\t');
  const kinds = new Set(inMargin.map(({ kind }) => kind));
  if (kinds.size >= 3 && kinds.has('experience')) return inMargin;
  const fonts = new Set(standing.map(({ line }) => fontFrom(lines[line], 0, document)?.font));
  const labels: number[] = [];
  const likeTitles = lines.flatMap((line, index): FoundHeading[] => {
    const own = fontFrom(line, 0, document);
    if (own === null || !fonts.has(own.font)) return [];
    const next = fontFrom(line, own.piece + 1, document, own.font);
    if (next === null) return [];
    const words = runInWordsOf(line) ?? wordsBefore(line, next.at);
    const title = words === null ? null : kindOfTitle(words.text);
    if (words !== null && title !== null) return [headed(index, words, title.kind)];
    if (label.test(line.text)) labels.push(index);
    return [];
  });
  const first = Math.min(...standing.map(({ line }) => line));
  if (likeTitles.length > 0)
    return withoutLabels(likeTitles, lines).filter(
      (runIn) => !isLabel(runIn, standing, first, lines) && !isAmongLabels(runIn, standing, labels),
    );
  const standingKinds = new Set(standing.map(({ kind }) => kind));
  return found.filter(
    ({ line, kind, words }) =>
      line < first &&
      !standingKinds.has(kind) &&
      (kind === 'summary' || (kind === 'skills' && isListUpTo(lines.slice(line, first), words.to))),
  );
};

/** 'Databases: Oracle' */
const label = /^\p{L}[^:\t]{1,47}:\s*\S/u;
/** Labels from which on another one between two titles is a label, too. */
const minOtherLabels = 2;

/**
 * 'Languages: Java' beside 'Databases: …' and 'Tools: …' below 'Technical skills', 'Baking Certification: Harrow College'
 * beside 'Milling Degree: …' below 'Education'. `labels`: the lines with a label that is no title.
 */
const isAmongLabels = (
  { line }: FoundHeading,
  standing: readonly FoundHeading[],
  labels: readonly number[],
): boolean => {
  const from = standing.findLast((heading) => heading.line < line)?.line;
  const to = standing.find((heading) => heading.line > line)?.line ?? Infinity;
  return from !== undefined && labels.filter((other) => other > from && other < to).length >= minOtherLabels;
};

/** A shorter list may be a phrase, and an item of more words is part of a sentence. */
const minSkills = 3;
const maxWordsOfSkill = 5;

const listSeparator = /[,;|•·]/u;
const endsInSeparator = /[,;|•·]\s*$/u;

/** 'Skills: Java | Python | Go' with its further lines, and neither contact details nor a paragraph below them. */
const isListUpTo = (lines: readonly Line[], from: number): boolean => {
  const list = lines.map(({ text }, at) => (at === 0 ? text.slice(from).replace(/^\s*:/u, '') : text));
  return list.every((text, at) => {
    const items = text.split(listSeparator);
    const isContinued = at > 0 && endsInSeparator.test(list[at - 1] ?? '');
    return (
      (items.length >= minSkills || isContinued) &&
      items.every((item) => item.trim().split(/\s+/u).length <= maxWordsOfSkill) &&
      !/[@:]|\d{4}/u.test(text)
    );
  });
};

/**
 * 'Digital skills' among the skills, 'Location: ' among the contact details above the first section, 'Nationality' in a
 * form: what the line says, not a section.
 */
const isLabel = (
  { line, words, kind }: FoundHeading,
  standing: readonly FoundHeading[],
  first: number,
  lines: readonly Line[],
): boolean => {
  if (line < first) return lines[line]?.text[words.to] === ':' && (kind === 'contact' || kind === 'projects');
  const around = standing.findLast((heading) => heading.line < line);
  if (around?.kind === 'contact' && kind === 'certifications') return true;
  return kind === 'other' || kind === around?.kind;
};

/** Times from which on the same words in lines without bullets are a label; a title may be repeated on a second page. */
const minRepeats = 3;

/** 'Education: BA History' and 'Education: MA History': each degree or job behind the title, and not a label of an entry. */
const entryKinds: ReadonlySet<SectionKind> = new Set<SectionKind>(['education', 'experience']);

/** '• Skills: …' as an item of each project, 'Highlights: …' in each of three jobs, and 'Portfolio: example.com'. */
const withoutLabels = (found: readonly FoundHeading[], lines: readonly Line[]): FoundHeading[] => {
  const alike = Map.groupBy(found, ({ words }) => fold(words.text));
  return found.filter(({ line, kind, words }) => {
    const others = alike.get(fold(words.text)) ?? [];
    const items = others.filter((one) => isItem(lines[one.line]));
    const isLabelOfEntries = others.length >= minRepeats && !(kind !== null && entryKinds.has(kind));
    const isRepeated = isLabelOfEntries || (isItem(lines[line]) && items.length > 1);
    return !isRepeated && !onlyAddress.test(lines[line]?.text.slice(words.to) ?? '');
  });
};

const isItem = (line: Line | undefined): boolean => line !== undefined && (line.isListItem || line.markerLength > 0);

const onlyAddress = /^\s*[:–—-]?\s*(?:https?:\/\/|www\.)\S+\s*$/iu;

const headed = (line: number, words: HeadingWords, kind: SectionKind): FoundHeading => ({
  line,
  more: [],
  words,
  kind,
  recognisedBy: 'title',
});

/** Lines that consist of titles, one per column. */
export const rowsOfTitles = (lines: readonly Line[]): FoundHeading[] =>
  lines.flatMap((line, index) =>
    titlesInRow(line).flatMap((words): FoundHeading[] => {
      const title = kindOfTitle(words.text);
      return title === null ? [] : [headed(index, words, title.kind)];
    }),
  );

/**
 * The font of the first piece of a line with letters in it, from `first` on and in another font than `unlike`, and where
 * that piece starts. Null without the document.
 */
const fontFrom = (
  line: Line | undefined,
  first: number,
  document: SourceDocument | undefined,
  unlike?: string,
): { font: string; at: number; piece: number } | null => {
  if (line === undefined || document === undefined) return null;
  for (const [index, { run, at, from, to }] of line.pieces.slice(first).entries()) {
    const found = document.runs[run];
    if (found === undefined || !/\p{L}/u.test(found.text.slice(from, to))) continue;
    const { name, sizePt, isBold, color } = found.font;
    const font = [name, Math.round(sizePt * 2) / 2, isBold, color].join('|');
    if (font !== unlike) return { font, at, piece: first + index };
  }
  return null;
};
