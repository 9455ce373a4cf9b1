import { isIconFont } from '../lexicon/picture-fonts.ts';
import type { Run, SourceDocument } from '../model/document.ts';
import type { OddGlyphs } from '../model/facts.ts';
import type { Reading, Span } from '../model/reading.ts';
import { ornament, privateUse } from '../text/ornaments.ts';

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
    (index) => isIconFont(document.runs[index]?.font.name ?? '') || (times.get(keyOf(index)) ?? 0) < minBulletRepeats,
  );
};

/** One or two characters from an icon font, from a private use area, or without any mapping to a letter. */
const isPictureOfFont = ({ text, font, hidden, isUnmapped }: Run): boolean => {
  const signs = Array.from(text.trim());
  if (hidden !== undefined || signs.length === 0 || signs.length > 3) return false;
  return isIconFont(font.name) || privateUse.test(text) || (isUnmapped === true && signs.length === 1);
};

const ornamentsOf = (visual: Reading): Span[] =>
  visual.lines.flatMap(({ text }, line) =>
    [...text.matchAll(ornament)].map(({ index, 0: found }): Span => ({
      order: 'visual',
      line,
      from: index,
      to: index + found.length,
    })),
  );
