import type { Line } from '../../model/reading.ts';
import { kindOfTitle } from '../titles/title-kind.ts';
import type { FoundHeading } from './found-heading.ts';
import { styleKey } from './line-style.ts';

/** A line with a number, a letter or a Roman number before a few words. */
type Counted = { index: number; number: number; from: number; text: string; key: string };

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** How titles are counted; a letter needs a sign behind it: 'A Levels' counts nothing. */
const ways: readonly { before: RegExp; numberOf: (sign: string) => number }[] = [
  { before: /^(?:§ ?)?(\d{1,2})[.):/]?\s+(?=\p{Lu})/u, numberOf: Number },
  { before: /^([A-L])[.):/]\s+(?=\p{Lu})/u, numberOf: (sign) => sign.charCodeAt(0) - 64 },
  { before: /^([IVX]{1,4})[.):/]\s+(?=\p{Lu})/u, numberOf: (sign) => romans.indexOf(sign) + 1 },
];

/** In letters and words: longer lines are items of a list. */
const max = { length: 48, words: 5 };

const countedIn = (lines: readonly Line[], way: (typeof ways)[number]): readonly Counted[] =>
  lines.flatMap((line, index): Counted[] => {
    const text = line.text.trimEnd();
    const [lead = '', sign = ''] = way.before.exec(text) ?? [];
    if (lead === '' || line.isFurniture || text.length > max.length) return [];
    const words = text.slice(lead.length).replace(/\s*:$/u, '');
    if (words.split(/\s+/u).length > max.words || /[\t\d@,;.]/u.test(words)) return [];
    return [{ index, number: way.numberOf(sign), from: lead.length, text: words, key: styleKey(line) }];
  });

/** The lines numbered from one upwards, in order. */
const sequenceIn = (counted: readonly Counted[]): readonly Counted[] => {
  const found: Counted[] = [];
  for (const one of counted) if (one.number === found.length + 1) found.push(one);
  return found;
};

/** Lines that count, and those of them that are titles by their words, from which on all are headings. */
const min = { lines: 3, known: 2, share: 1 / 2 };

const areTitles = (sequence: readonly Counted[]): boolean => {
  const titles = sequence.map(({ text }) => kindOfTitle(text));
  const known = titles.filter((title) => title?.by === 'title').length;
  const told = titles.filter((title) => title !== null).length;
  return sequence.length >= min.lines && known >= min.known && told >= sequence.length * min.share;
};

/** '01 Statement', '02 Teaching posts', '03 Education': numbered lines in one type, all of them if most are titles. */
export const countedTitles = (lines: readonly Line[]): readonly FoundHeading[] => {
  const sequences = ways.flatMap((way) =>
    [...Map.groupBy(countedIn(lines, way), ({ key }) => key).values()].map(sequenceIn),
  );
  const [longest] = sequences.filter(areTitles).toSorted((a, b) => b.length - a.length);
  return (longest ?? []).map(({ index, from, text }) => {
    const title = kindOfTitle(text);
    return {
      line: index,
      more: [],
      words: { text, from, to: from + text.length, isRunIn: false },
      kind: title?.kind ?? null,
      recognisedBy: title?.by ?? 'style',
    };
  });
};
