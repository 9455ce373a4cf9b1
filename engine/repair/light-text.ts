import type { Xml } from '../read/docx/package/xml.ts';
import { descendants } from '../read/docx/package/xml.ts';
import type { Mendable } from './mendable.ts';

/** From 0 (black) to 1; white paper is 1. Lighter letters are hard to read on it. */
const maxReadable = 0.72;

/** True when letters inside are so light that they need the dark ground that they are on now. */
export const hasLightText = (element: Xml, { source }: Mendable): boolean => {
  const inside = new Set(descendants(element, 'w:r'));
  return source.runs.some((run, index) => {
    if (run === null || !inside.has(run)) return false;
    const { text, font, hidden } = source.document.runs[index] ?? {};
    return (text ?? '').trim() !== '' && hidden === undefined && brightnessOf(font?.color ?? '#000000') > maxReadable;
  });
};

const brightnessOf = (color: string): number => {
  const value = Number.parseInt(color.slice(1), 16);
  return (0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)) / 255;
};

/** A paragraph's shading in that color, 'rrggbb'. */
export const shadingWith = (fill: string): string => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;

/** True for a color behind text that has to go with it: one of its own, and not white. */
export const isOwnGround = (ground: string | undefined): ground is string =>
  ground !== undefined && /^[0-9a-f]{6}$/.test(ground) && ground !== 'ffffff';
