import { isIconFont, isMathFont } from '../lexicon/picture-fonts.ts';
import { topLevelDomains } from '../lexicon/top-level-domains.ts';
import type { Box, Run, SourceDocument } from '../model/document.ts';
import type { OddGlyphs } from '../model/facts.ts';
import type { Reading, Span } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { ornament, privateUse, symbolFontBullet } from '../text/ornaments.ts';

/** Icons and ornaments in the visible text. */
export const oddGlyphsOf = (document: SourceDocument, visual: Reading, resume: Resume): OddGlyphs => ({
  ...iconsOf(document, visual, resume),
  ornaments: ornamentsOf(visual, resume),
});

/** A character that occurs three times or more is a bullet that lost its mapping, not an icon. */
const minBulletRepeats = 3;

const iconsOf = (
  document: SourceDocument,
  visual: Reading,
  resume: Resume,
): Pick<OddGlyphs, 'icons' | 'hasLabeledIcons'> => {
  // A font that sets words is not an icon font: an unmapped character of it is a flaw of the file, not an icon.
  let wordFonts: ReadonlySet<string> | null = null;
  const setsWords = (font: string): boolean => (wordFonts ??= fontsOfWords(document.runs)).has(font);
  const candidates = document.runs.flatMap((run, index) =>
    isPictureOfFont(run) && (run.isUnmapped !== true || !setsWords(run.font.name)) ? [index] : [],
  );
  if (candidates.length === 0) return { icons: [], hasLabeledIcons: false };
  const keyOf = (index: number): string => `${document.runs[index]?.font.name} ${document.runs[index]?.text.trim()}`;
  const isBesideLabel = besideLabels(document.runs);
  const isRepeated = (indices: readonly number[]) => {
    const times = Map.groupBy(indices, keyOf);
    return (index: number): boolean => (times.get(keyOf(index))?.length ?? 0) >= minBulletRepeats;
  };
  const isOften = isRepeated(candidates);
  // An icon font has arrows and dots too, and some designs take them for the bullets of a list.
  const openings = openingsOfItems(visual, resume);
  const opening = candidates.filter((index) => openings.has(index));
  const isOftenOpening = isRepeated(opening);
  const bullets = new Set(opening.filter(isOftenOpening));
  const icons = candidates.filter(
    (index) => !bullets.has(index) && (isIconFont(document.runs[index]?.font.name ?? '') || !isOften(index)),
  );
  const unlabeled = icons.filter((index) => !isBesideLabel(index));
  return { icons: unlabeled, hasLabeledIcons: unlabeled.length < icons.length };
};

/** A sign in front of words, not a row of stars. */
const beginsWithSign = /^\S{1,3}\s*[\p{L}\p{N}"“(]/u;
/** 'jane.roe@example.com', 'example.com', 'example.com/jane'; an item may also end in 'St.Ives' or 'node.js'. */
const emailOrPath = /\S@\S|\w\.\p{L}{2,}\//u;
const hostAtEnd = /\w\.(\p{L}{2,})$/u;

const isAddress = (text: string): boolean => {
  const ending = hostAtEnd.exec(text)?.[1];
  return emailOrPath.test(text) || (ending !== undefined && topLevelDomains.has(ending));
};

/**
 * The runs that open a line, where it is no detail of a person or an entry: in front of an address, a place or a period
 * the same sign is a label.
 */
const openingsOfItems = ({ lines }: Reading, resume: Resume): ReadonlySet<number> => {
  const { emails, phones, links, location, experience, volunteering, education } = resume;
  const details = [
    ...emails,
    ...phones,
    ...links,
    location,
    ...[...experience, ...volunteering, ...education].flatMap((entry) => [entry.period, entry.location]),
  ];
  const ofDetails = new Set(details.flatMap((field) => field?.spans.map(({ line }) => line) ?? []));
  return new Set(
    lines.flatMap(({ text, pieces: [first] }, line) =>
      first === undefined || ofDetails.has(line) || isAddress(text) || !beginsWithSign.test(text) ? [] : [first.run],
    ),
  );
};

const fontsOfWords = (runs: readonly Run[]): ReadonlySet<string> =>
  new Set(runs.filter(({ text }) => /\p{L}{4}/u.test(text)).map(({ font }) => font.name));

/** 'Email:', 'Phone number:'; 'https://' is no label. The colon may be in another font, and so in the next run. */
const label = /^\s*\p{L}[\p{L} -]{1,18}:(?!\/\/)/u;
const labelWithoutColon = /^\s*\p{L}[\p{L} -]{1,18}$/u;

const isLabel = (run: Run | undefined, next: Run | undefined): boolean =>
  run !== undefined &&
  run.hidden === undefined &&
  (label.test(run.text) || (labelWithoutColon.test(run.text) && next?.text.trimStart().startsWith(':') === true));
/** In sizes of the type: how far a label is from its icon at most. */
const maxLabelGap = 3;

/** More of them are a form, and take long to compare. */
const maxLabels = 200;

/** An icon in front of a word that says the same is an ornament: no label is lost with it. Icons are often stored apart. */
const besideLabels = (runs: readonly Run[]): ((index: number) => boolean) => {
  const labels = runs.filter((run, index) => isLabel(run, runs[index + 1])).slice(0, maxLabels);
  return (index) => {
    const icon = runs[index];
    if (icon === undefined) return false;
    if (icon.place.kind === 'page') return labels.some((next) => isRightOf(icon, next));
    const [next, after] = runs.slice(index + 1, index + 4).filter(({ text }) => text.trim() !== '');
    return next !== undefined && isLabel(next, after) && isInSameParagraph(icon, next);
  };
};

const isInSameParagraph = ({ place: one }: Run, { place: other }: Run): boolean =>
  one.kind === 'flow' && other.kind === 'flow' && one.paragraph === other.paragraph;

const isRightOf = ({ place: icon }: Run, { place: next, font: { sizePt } }: Run): boolean => {
  if (icon.kind === 'flow' || next.kind === 'flow' || next.page !== icon.page) return false;
  const gap = next.box.x - icon.box.x - icon.box.width;
  return Math.abs(middleOf(icon.box) - middleOf(next.box)) < sizePt && gap > -sizePt && gap < maxLabelGap * sizePt;
};

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** A character has one or two code units. */
const maxSigns = 3;

/** One or two characters from an icon font, from a private use area, or without any mapping to a letter. */
const isPictureOfFont = ({ text, font, hidden, isUnmapped }: Run): boolean => {
  const trimmed = text.trim();
  if (hidden !== undefined || trimmed.length > maxSigns * 2) return false;
  const signs = Array.from(trimmed);
  if (signs.length === 0 || signs.length > maxSigns || isMathFont(font.name)) return false;
  // A single bullet, such as one between the phone number and the email address.
  if (!isIconFont(font.name) && symbolFontBullet.test(trimmed)) return false;
  return isIconFont(font.name) || privateUse.test(text) || (isUnmapped === true && signs.length === 1);
};

const ornamentsOf = (visual: Reading, { sections }: Resume): Span[] => {
  const headings = new Set(sections.flatMap(({ heading }) => heading?.span.line ?? []));
  return visual.lines.flatMap(({ text }, line) =>
    [...text.matchAll(ornament)]
      .map(({ index, 0: found }): Span => ({ order: 'visual', line, from: index, to: index + found.length }))
      .filter(
        ({ from, to }) => !isArrowBetween(text, from, to) || (headings.has(line) && text.slice(to).trim() === ''),
      ),
  );
};

const arrow = /^[\u{2190}-\u{21FF}]$/u;

/**
 * 'Grew from 0 → 4,200', 'cache → database →': an arrow behind words says 'to'. One at the start of a line is a bullet,
 * and one at the end of a heading an ornament, which nothing follows.
 */
const isArrowBetween = (text: string, from: number, to: number): boolean =>
  arrow.test(text.slice(from, to)) &&
  /[\p{L}\p{N})%]\s?$/u.test(text.slice(Math.max(0, from - 2), from)) &&
  /^\s?(?:[\p{L}\p{N}($€£+-]|$)/u.test(text.slice(to, to + 2));
