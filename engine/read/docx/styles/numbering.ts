import type { Part } from '../package/package.ts';
import type { Style, Styles } from './styles.ts';
import { child, childrenNamed, valueOf } from '../package/xml.ts';
import type { Xml } from '../package/xml.ts';

/** The marker before the next paragraph of that list; each call counts one paragraph. */
export type Markers = (numbering: NonNullable<Style['numbering']>) => string | null;

type Level = { format: string; text: string; start: number };

/** Counts the lists of one document; null when a paragraph gets no marker. */
export const markersOf = (part: Part | null, styles: Styles): Markers => {
  const lists = new Map(childrenNamed(part?.xml, 'w:num').map((xml) => [xml.attributes['w:numId'] ?? '', xml]));
  const abstracts = new Map(
    childrenNamed(part?.xml, 'w:abstractNum').map((xml) => [xml.attributes['w:abstractNumId'] ?? '', xml]),
  );
  /** Counters of each list by level, shared by the lists of one definition unless they restart. */
  const counters = new Map<string, number[]>();

  /** A definition may only refer to a style, whose list has the levels. */
  const abstractOf = (num: Xml | undefined, hops: number): Xml | undefined => {
    const abstract = abstracts.get(valueOf(num, 'w:abstractNumId') ?? '');
    const link = valueOf(abstract, 'w:numStyleLink');
    if (link === undefined || hops > 3) return abstract;
    const numId = styles.byId(link)?.numbering?.numId;
    return numId === undefined ? abstract : abstractOf(lists.get(numId), hops + 1);
  };

  return ({ numId, level }) => {
    const num = lists.get(numId);
    if (num === undefined) return null;
    const abstract = abstractOf(num, 0);
    const levels = Array.from({ length: level + 1 }, (_, index) => levelOf(num, abstract, index));
    const own = levels[level];
    if (own === undefined) return null;
    if (own.format === 'bullet') return bulletOf(own.text);
    if (own.format === 'none') return own.text.trim() || null;

    const isNewStart = childrenNamed(num, 'w:lvlOverride').length > 0;
    const key = isNewStart ? `num ${numId}` : (abstract?.attributes['w:abstractNumId'] ?? numId);
    const counts = counters.get(key) ?? [];
    counters.set(key, counts);
    counts[level] = (counts[level] ?? own.start - 1) + 1;
    counts.length = level + 1;
    const marker = own.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const shown = levels[at];
      return shown === undefined ? '' : written(counts[at] ?? shown.start, shown.format);
    });
    return marker.trim() || null;
  };
};

const levelOf = (num: Xml, abstract: Xml | undefined, index: number): Level | undefined => {
  const isAsked = ({ attributes }: Xml): boolean => attributes['w:ilvl'] === String(index);
  const override = childrenNamed(num, 'w:lvlOverride').find(isAsked);
  const xml = child(override, 'w:lvl') ?? childrenNamed(abstract, 'w:lvl').find(isAsked);
  if (xml === undefined) return undefined;
  const start = Number(valueOf(override, 'w:startOverride') ?? valueOf(xml, 'w:start') ?? 1);
  return {
    format: valueOf(xml, 'w:numFmt') ?? 'decimal',
    text: valueOf(xml, 'w:lvlText') ?? '',
    start: Number.isSafeInteger(start) ? start : 1,
  };
};

/** Bullets of symbol fonts are in the private use area and have no meaning outside that font. */
const bulletOf = (text: string): string => {
  const bullet = text.trim();
  return bullet === '' || /[\ue000-\uf8ff]/.test(bullet) ? '•' : bullet;
};

const written = (value: number, format: string): string => {
  if (format === 'lowerLetter') return letters(value);
  if (format === 'upperLetter') return letters(value).toUpperCase();
  if (format === 'lowerRoman') return roman(value).toLowerCase();
  if (format === 'upperRoman') return roman(value);
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  return String(value);
};

/** a to z, then aa, bb, ... as Word does. */
const letters = (value: number): string => {
  const at = (Math.max(1, value) - 1) % 26;
  return String.fromCharCode(97 + at).repeat(Math.min(9, Math.floor((Math.max(1, value) - 1) / 26) + 1));
};

const romanDigits: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

const roman = (value: number): string => {
  if (value < 1 || value > 3999) return String(value);
  let left = value;
  let text = '';
  for (const [worth, digit] of romanDigits) {
    while (left >= worth) {
      text += digit;
      left -= worth;
    }
  }
  return text;
};
