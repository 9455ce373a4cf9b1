import { isIconFont } from '../lexicon/picture-fonts.ts';
import type { Run, SourceDocument } from '../model/document.ts';
import type { OddGlyphs } from '../model/facts.ts';
import type { Reading, Span } from '../model/reading.ts';
import { ornament, privateUse, symbolFontBullet } from '../text/ornaments.ts';

/** Icons and ornaments in the visible text. */
export const oddGlyphsOf = (document: SourceDocument, visual: Reading): OddGlyphs => ({
  icons: iconsOf(document),
  ornaments: ornamentsOf(visual),
});

/** A character that occurs three times or more is a bullet that lost its mapping, not an icon. */
const minBulletRepeats = 3;

const iconsOf = (document: SourceDocument): number[] => {
  // A font that sets words is not an icon font: an unmapped character of it is a flaw of the file, not an icon.
  const wordFonts = new Set(document.runs.filter(({ text }) => /\p{L}{4}/u.test(text)).map(({ font }) => font.name));
  const candidates = document.runs.flatMap((run, index) =>
    isPictureOfFont(run) && (run.isUnmapped !== true || !wordFonts.has(run.font.name)) ? [index] : [],
  );
  const keyOf = (index: number): string => `${document.runs[index]?.font.name} ${document.runs[index]?.text.trim()}`;
  const times = new Map<string, number>();
  for (const index of candidates) times.set(keyOf(index), (times.get(keyOf(index)) ?? 0) + 1);
  return candidates.filter(
    (index) =>
      (isIconFont(document.runs[index]?.font.name ?? '') || (times.get(keyOf(index)) ?? 0) < minBulletRepeats) &&
      !isBesideLabel(document.runs, index),
  );
};

/** 'Email:', 'Phone number:' */
const label = /^\s*\p{L}[\p{L} -]{1,18}:/u;
/** In sizes of the type: how far a label is from its icon at most. */
const maxLabelGap = 3;

/** An icon in front of a word that says the same is an ornament: no label is lost with it. */
const isBesideLabel = (runs: readonly Run[], index: number): boolean => {
  const [icon, next] = [runs[index], runs.slice(index + 1, index + 3).find(({ text }) => text.trim() !== '')];
  if (icon === undefined || next === undefined || !label.test(next.text)) return false;
  if (icon.place.kind === 'flow') return next.place.kind === 'flow' && next.place.paragraph === icon.place.paragraph;
  if (next.place.kind === 'flow' || next.place.page !== icon.place.page) return false;
  const [one, other] = [icon.place.box, next.place.box];
  const gap = other.x - one.x - one.width;
  const size = next.font.sizePt;
  return (
    Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < size && gap > -size && gap < maxLabelGap * size
  );
};

/** One or two characters from an icon font, from a private use area, or without any mapping to a letter. */
const isPictureOfFont = ({ text, font, hidden, isUnmapped }: Run): boolean => {
  const signs = Array.from(text.trim());
  if (hidden !== undefined || signs.length === 0 || signs.length > 3) return false;
  // A single bullet, such as one between the phone number and the email address.
  if (!isIconFont(font.name) && symbolFontBullet.test(text.trim())) return false;
  return isIconFont(font.name) || privateUse.test(text) || (isUnmapped === true && signs.length === 1);
};

const ornamentsOf = (visual: Reading): Span[] =>
  visual.lines.flatMap(({ text }, line) =>
    [...text.matchAll(ornament)]
      .map(({ index, 0: found }): Span => ({ order: 'visual', line, from: index, to: index + found.length }))
      .filter(({ from, to }) => !isArrowBetween(text, from, to)),
  );

const arrow = /^[\u{2190}-\u{21FF}]$/u;

/** 'Grew from 0 → 4,200', 'cache → database →': an arrow behind words says 'to'; one at the start of a line is a bullet. */
const isArrowBetween = (text: string, from: number, to: number): boolean =>
  arrow.test(text.slice(from, to)) &&
  /[\p{L}\p{N})%]\s?$/u.test(text.slice(Math.max(0, from - 2), from)) &&
  /^\s?(?:[\p{L}\p{N}($€£+-]|$)/u.test(text.slice(to, to + 2));
