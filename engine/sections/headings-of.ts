import type { SourceDocument } from '../model/document.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Heading, SectionKind } from '../model/resume.ts';
import { headingWordsOf, runInWordsOf, type HeadingWords } from './heading-shape.ts';
import { bodyStyleOf, distinctFrom, prominenceOf, styleKey } from './line-style.ts';
import { isDocumentTitle, isListed, kindOfTitle, knownTitle, type TitleKind } from './title-kind.ts';

/** A line that heads a section. `kind` is null when neither its words nor its like tell what it heads. */
export type FoundHeading = {
  line: number;
  /** Further lines of a title that a narrow column broke. */
  more: readonly number[];
  words: HeadingWords;
  kind: SectionKind | null;
  recognisedBy: Heading['recognisedBy'];
};

type Candidate = {
  index: number;
  more: readonly number[];
  line: Line;
  words: HeadingWords;
  title: TitleKind | null;
  prominence: number;
  key: string;
};

/** What a style of type is used for: section titles, or whatever else. `support` counts titles, unusual ones for less. */
type StyleUse = { support: number; titles: number; lines: number; prominence: number; entries: number };

/** The headings of a reading, in its order. A style that titles are set in makes headings of other lines in the same style. */
export const headingsOf = ({ lines }: Reading, document?: SourceDocument): readonly FoundHeading[] => {
  const body = bodyStyleOf(lines);
  const candidates = joinBroken(
    lines.flatMap((line, index): Candidate[] => {
      const words = headingWordsOf(line);
      if (words === null || isDocumentTitle(words.text)) return [];
      return [
        {
          index,
          more: [],
          line,
          words,
          title: kindOfTitle(words.text),
          prominence: prominenceOf(line, body),
          key: styleKey(line),
        },
      ];
    }),
    lines,
  );
  const uses = styleUses(lines, candidates);
  const strong = new Map([...uses].filter(([, use]) => isStrong(use)));
  const alone = candidates.flatMap((candidate): FoundHeading[] => {
    const recognisedBy = recognise(candidate, strong, lines);
    return recognisedBy === null
      ? []
      : [
          {
            line: candidate.index,
            more: candidate.more,
            words: candidate.words,
            kind: candidate.title?.kind ?? null,
            recognisedBy,
          },
        ];
  });
  const standing = alone.length < 2 ? byStyleAlone(candidates, lines, alone) : alone;
  const runIns = runInsOf(lines, standing, document);
  return [...standing, ...runIns].sort((a, b) => a.line - b.line);
};

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
    const text = `${above.words.text}${joint(above, lines)} ${candidate.words.text}`;
    joined.pop();
    joined.push({ ...above, more: [...above.more, candidate.index], words: { ...above.words, text }, title: whole });
  }
  return joined;
};

/** What the two lines are together; null when they are no title or two titles. */
const broken = (above: Candidate, below: Candidate, lines: readonly Line[]): TitleKind | null => {
  const isNext = below.index === above.index + above.more.length + 1;
  if (!isNext || above.key !== below.key || columnOf(above.line) !== columnOf(below.line)) return null;
  const gap = below.line.gapAbove ?? 0.5;
  if (gap > 1) return null;
  const isOpen = /(?:[&/+,]|\b(?:and|of|und|et|y|e|de))$/iu.test(textOf(above, lines));
  const kind = knownTitle(`${above.words.text} ${below.words.text}`);
  if (kind === null) return null;
  const areTwoTitles = above.title?.by === 'title' && below.title?.by === 'title';
  return isOpen || !areTwoTitles || (gap < 0.35 && isListed(`${above.words.text} ${below.words.text}`))
    ? { kind, by: 'title' }
    : null;
};

const textOf = (candidate: Candidate, lines: readonly Line[]): string =>
  (lines[candidate.more.at(-1) ?? candidate.index]?.text ?? '').trimEnd();

/** The '&' at the end of the upper line, which is trimmed from its words. */
const joint = (above: Candidate, lines: readonly Line[]): string => {
  const sign = /\s*[&/+,]$/u.exec(textOf(above, lines))?.[0];
  return sign !== undefined && !above.words.text.endsWith(sign.trim()) ? sign : '';
};

const styleUses = (lines: readonly Line[], candidates: readonly Candidate[]): Map<string, StyleUse> => {
  const uses = new Map<string, StyleUse>();
  for (const line of lines) {
    if (line.isFurniture || line.text.trim() === '') continue;
    const use = uses.get(styleKey(line)) ?? { support: 0, titles: 0, lines: 0, prominence: 0, entries: 0 };
    uses.set(styleKey(line), { ...use, lines: use.lines + 1 });
  }
  for (const [at, { key, index, title }] of candidates.entries()) {
    const above = candidates[at - 1];
    const use = uses.get(key);
    // A line right under a title, in the same type, is the first entry of that section.
    if (use !== undefined && above?.key === key && above.index + above.more.length === index - 1)
      use.entries += above.title?.by === 'title' && title?.by !== 'title' ? 1 : 0;
  }
  const seen = new Set<string>();
  for (const { key, title, prominence, words } of candidates) {
    const use = uses.get(key);
    if (use === undefined) continue;
    use.prominence = prominence;
    if (title === null || seen.has(`${key}${words.text}`)) continue;
    seen.add(`${key}${words.text}`);
    use.support += title.by === 'title' ? 1 : 0.6;
    use.titles += title.by === 'title' ? 1 : 0;
  }
  return uses;
};

/** Set apart from the body, and used for titles more than for anything else. */
const isStrong = ({ support, lines, prominence, titles }: StyleUse): boolean => {
  if (prominence < distinctFrom) return false;
  if (titles >= 1 && support === lines) return true;
  return support >= 1.2 && support / lines >= 0.4;
};

const recognise = (
  candidate: Candidate,
  strong: ReadonlyMap<string, StyleUse>,
  lines: readonly Line[],
): Heading['recognisedBy'] | null => {
  const { title, key, prominence, line } = candidate;
  const use = strong.get(key);
  if (use !== undefined) {
    if (isOutranked(candidate, strong, lines)) return null;
    if (title?.by === 'title') return 'title';
    if (isAtTheTop(candidate, lines) || use.entries >= 1) return null;
    return title === null ? 'style' : 'alike';
  }
  if (title?.by !== 'title') return null;
  if (isOutranked(candidate, strong, lines)) return null;
  if (prominence >= distinctFrom) return 'title';
  // In plain type a title must stand alone, and no other titles may be set apart.
  return strong.size === 0 && line.markerLength === 0 ? 'title' : null;
};

/** Name, trade and document title are often set like headings; what follows contact details is no longer one of them. */
const isAtTheTop = ({ index }: Candidate, lines: readonly Line[]): boolean =>
  index < 4 && !lines.slice(0, index).some(({ text }) => /\S@\S|\d{3}[\s.-]\d{2}/u.test(text));

/** A clearly humbler style than the titles of the same column: a heading inside a section ('Languages' under 'Technical Skills'). */
const isOutranked = (candidate: Candidate, strong: ReadonlyMap<string, StyleUse>, lines: readonly Line[]): boolean => {
  const place = columnOf(candidate.line);
  let higher = 0;
  for (const line of lines) {
    const use = strong.get(styleKey(line));
    if (use === undefined || columnOf(line) !== place || use.titles < 1) continue;
    if (use.prominence >= candidate.prominence + 1.2) higher += 1;
  }
  return higher >= 2;
};

const columnOf = (line: Line): string =>
  line.isBesideColumn ? String(line.column) : line.part === 'textbox' ? 'box' : 'full';

/** No title is known: the style that is set apart, short and repeated through the text is taken for that of headings. */
const byStyleAlone = (
  candidates: readonly Candidate[],
  lines: readonly Line[],
  found: readonly FoundHeading[],
): readonly FoundHeading[] => {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.prominence < distinctFrom || candidate.index < 2) continue;
    groups.set(candidate.key, [...(groups.get(candidate.key) ?? []), candidate]);
  }
  const best = [...groups].flatMap(([key, group]) => {
    const total = lines.filter((line) => styleKey(line) === key).length;
    const isSpread = group.every((candidate, at) => at === 0 || candidate.index > (group[at - 1]?.index ?? 0) + 1);
    return group.length >= 3 && group.length <= 15 && group.length / total >= 0.8 && isSpread ? [group] : [];
  });
  const [chosen] = best.sort((a, b) => (b[0]?.prominence ?? 0) - (a[0]?.prominence ?? 0));
  if (chosen === undefined) return found;
  return chosen.map(({ index, more, words, title }) => ({
    line: index,
    more,
    words,
    kind: title?.kind ?? null,
    recognisedBy: title?.by ?? 'style',
  }));
};

/**
 * Titles that share their line with the content. They count where no titles stand alone, or where a title in the left
 * margin of one line is the habit of the page; else 'Languages: Java, C' inside a skills section would become a section.
 */
const runInsOf = (
  lines: readonly Line[],
  standing: readonly FoundHeading[],
  document: SourceDocument | undefined,
): FoundHeading[] => {
  const found = lines.flatMap((line, index): FoundHeading[] => {
    const words = runInWordsOf(line);
    const title = words === null ? null : kindOfTitle(words.text);
    if (words === null || title === null || title.kind === 'other') return [];
    return [{ line: index, more: [], words, kind: title.kind, recognisedBy: 'title' }];
  });
  if (standing.length < 2) return found;
  const inMargin = found.filter(({ line, words }) => lines[line]?.text[words.to] === '\t');
  const kinds = new Set(inMargin.map(({ kind }) => kind));
  if (kinds.size >= 3 && kinds.has('experience')) return inMargin;
  const fonts = new Set(standing.map(({ line }) => fontOf(lines[line], document)));
  const likeTitles = found.filter(({ line }) => {
    const font = fontOf(lines[line], document);
    return font !== null && fonts.has(font) && font !== fontOf(lines[line], document, -1);
  });
  if (likeTitles.length > 0) return likeTitles;
  const first = standing[0]?.line ?? 0;
  const standingKinds = new Set(standing.map(({ kind }) => kind));
  return found.filter(({ line, kind }) => line < first && kind === 'summary' && !standingKinds.has('summary'));
};

/** Type of the first (or, with -1, the last) piece of a line; null when it is unknown. */
const fontOf = (line: Line | undefined, document: SourceDocument | undefined, at: 0 | -1 = 0): string | null => {
  const run = document?.runs[line?.pieces.at(at)?.run ?? -1];
  if (run === undefined) return null;
  const { name, sizePt, isBold, color } = run.font;
  return [name, Math.round(sizePt * 2) / 2, isBold, color].join('|');
};
