import { isAccent, withAccentsJoined } from './accents.ts';
import type { Character } from './characters.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { TextStyle } from './text-styles.ts';

/** A text object (or several, see `joined`) in painting order. */
export type StyledText = { characters: readonly Character[]; style: TextStyle; rank: number; lastRank: number };

/**
 * Many programs store each letter as a text object of its own. Consecutive objects in one style and on one line are
 * one stretch of text; `runsOf` splits it again where the letters do not touch. TeX raises the accent over a capital, so
 * that the accent is an object of its own.
 */
export const joined = (texts: readonly StyledText[]): StyledText[] => {
  const lines: { characters: Character[]; style: TextStyle; rank: number; lastRank: number }[] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    const last = line?.characters.at(-1);
    const next = text.characters[0];
    const isSameLine =
      line !== undefined &&
      last !== undefined &&
      next !== undefined &&
      line.style === text.style &&
      (line.lastRank + 1 === text.rank || isRightToLeft(next.text)) &&
      isBeside(last, next, text.style);
    if (!isSameLine) lines.push({ ...text, characters: [...text.characters] });
    else {
      line.characters.push(...text.characters);
      line.lastRank = text.rank;
    }
  }
  for (const line of lines)
    if (line.style.angle === 0 && line.characters.some(isAccent)) line.characters = withAccentsJoined(line.characters);
  return lines;
};

/** Rotated text runs in any direction, so it only has to be close. */
const isBeside = (last: Character, next: Character, { font, angle }: TextStyle): boolean => {
  if (angle === 0) {
    const overlap = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
    return overlap > 0.6 * Math.min(last.bottom - last.top, next.bottom - next.top);
  }
  const drop = Math.abs(last.bottom - next.bottom);
  return drop < font.sizePt * 1.5 && Math.abs(last.left - next.left) < font.sizePt * 1.5;
};
