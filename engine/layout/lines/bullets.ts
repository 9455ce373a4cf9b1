import { isSymbolFont } from '../../lexicon/picture-fonts.ts';
import type { SourceDocument } from '../../model/document.ts';
import { symbolFontBullet } from '../../text/ornaments.ts';
import type { Draft } from './draft.ts';

/** Center of a mark that looks like a bullet but has no readable character. */
export type DrawnBullet = { x: number; y: number; size: number };

/** In em of the line: maximum size of a drawn bullet, and maximum distance from its line. Icons are larger. */
const maxSize = 0.5;
const farthest = 2.6;
const maxBullets = 1500;

/** Bullets drawn as shapes, and those whose glyphs have no valid mapping to characters. */
export const drawnBulletsOf = (document: SourceDocument, page: number): DrawnBullet[] => {
  const bullets: DrawnBullet[] = [];
  for (const { place, kind } of document.shapes) {
    if (place.kind !== 'page' || place.page !== page || kind === 'line') continue;
    const { x, y, width, height } = place.box;
    if (width < 1 || height < 1 || width > 2 * height || height > 2 * width) continue;
    bullets.push({ x: x + width / 2, y: y + height / 2, size: Math.max(width, height) });
  }
  for (const run of document.runs) {
    if (run.isUnmapped === undefined || run.hidden !== undefined || run.place.kind !== 'page') continue;
    if (run.place.page !== page || run.text.trim().length !== 1) continue;
    if (!isSymbolFont(run.font.name) && !symbolFontBullet.test(run.text.trim())) continue;
    const { x, y, width, height } = run.place.box;
    bullets.push({ x: x + width / 2, y: y + height / 2, size: 0 });
  }
  return bullets.slice(0, maxBullets).sort((a, b) => a.y - b.y);
};

/** The drafts, with those marked that have such a bullet before them. */
export const withDrawnBullets = (drafts: readonly Draft[], bullets: readonly DrawnBullet[]): Draft[] => {
  if (bullets.length === 0) return [...drafts];
  return drafts.map((draft) => {
    const first = draft.parts[0]?.scrap;
    if (first === undefined) return draft;
    const { left, size, baseline } = first;
    const hasDrawnBullet = bullets.some(
      (bullet) =>
        Math.abs(bullet.y - (baseline - 0.3 * size)) < 0.35 * size &&
        bullet.size <= maxSize * size &&
        bullet.x < left &&
        left - bullet.x < farthest * size,
    );
    return hasDrawnBullet ? { ...draft, hasDrawnBullet } : draft;
  });
};
