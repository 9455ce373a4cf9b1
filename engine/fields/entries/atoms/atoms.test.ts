import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { rowsOf } from '../rows.ts';
import { atomsOf } from './atoms.ts';

/** The pieces of a header whose first line holds the dates, each with its separator from the piece before. */
const piecesOf = (...lines: readonly string[]) => {
  const { reading, sections } = sectionByHand('experience', lines);
  const rows = rowsOf(reading, sections);
  return atomsOf(rows, rows[0] ?? null).map(({ text, glue, period }) => [text, period === null ? glue : 'dates']);
};

describe('the pieces of an entry header', () => {
  test.each<[string, string[][]]>([
    [
      'Welder, Acme',
      [
        ['Welder', 'line'],
        ['Acme', 'comma'],
      ],
    ],
    [
      'Field Assistant, Quay College, Advisor: Dr. Nora Quill\tSalem',
      [
        ['Field Assistant', 'line'],
        ['Quay College', 'comma'],
        ['Salem', 'tab'],
      ],
    ],
    [
      'Acme, Supervisor: Night Shift',
      [
        ['Acme', 'line'],
        ['Supervisor', 'comma'],
        ['Night Shift', 'colon'],
      ],
    ],
    [
      'Welder, Quay & Sons, Ltd., Salem',
      [
        ['Welder', 'line'],
        ['Quay & Sons, Ltd.', 'comma'],
        ['Salem', 'comma'],
      ],
    ],
    [
      'Welder, Acme, Boulder, CO',
      [
        ['Welder', 'line'],
        ['Acme', 'comma'],
        ['Boulder', 'comma'],
        ['CO', 'comma'],
      ],
    ],
    [
      'Acme, / Welder',
      [
        ['Acme', 'line'],
        ['Welder', 'comma'],
      ],
    ],
    [
      'Welder | Acme',
      [
        ['Welder', 'line'],
        ['Acme', 'bar'],
      ],
    ],
    [
      'Welder • Acme',
      [
        ['Welder', 'line'],
        ['Acme', 'bar'],
      ],
    ],
    [
      'Welder – Acme',
      [
        ['Welder', 'line'],
        ['Acme', 'dash'],
      ],
    ],
    [
      'Welder — Acme',
      [
        ['Welder', 'line'],
        ['Acme', 'dash'],
      ],
    ],
    [
      'Welder at Acme',
      [
        ['Welder', 'line'],
        ['Acme', 'at'],
      ],
    ],
    [
      'Welder\tAcme',
      [
        ['Welder', 'line'],
        ['Acme', 'tab'],
      ],
    ],
    [
      'Acme: Welder',
      [
        ['Acme', 'line'],
        ['Welder', 'colon'],
      ],
    ],
    ['Well-known Welder', [['Well-known Welder', 'line']]],
    [
      'Desenvolvedora na Acme',
      [
        ['Desenvolvedora', 'line'],
        ['Acme', 'at'],
      ],
    ],
    [
      'Welder, Acme, 2019 – 2021',
      [
        ['Welder', 'line'],
        ['Acme', 'comma'],
        ['2019 – 2021', 'dates'],
      ],
    ],
    [
      'Acme (2019 – 2021)',
      [
        ['Acme', 'line'],
        ['2019 – 2021', 'dates'],
      ],
    ],
    [
      '2019 – 2021 Acme',
      [
        ['2019 – 2021', 'dates'],
        ['Acme', 'date'],
      ],
    ],
  ])('"%s"', (line, pieces) => {
    expect(piecesOf(line)).toEqual(pieces);
  });

  test('a place in brackets is a piece of its own, another name in brackets is not', () => {
    expect(piecesOf('Acme (Boston, MA)')).toEqual([
      ['Acme', 'line'],
      ['Boston, MA', 'bracket'],
    ]);
    expect(piecesOf('Acme (Boston, MA):')).toEqual([
      ['Acme', 'line'],
      ['Boston, MA', 'bracket'],
    ]);
    for (const name of ['Acme (formerly Roe & Co)', 'ICAV (Actualmente Ministerio de Cultura)', 'HRW (now Harrow)'])
      expect(piecesOf(name)).toEqual([[name, 'line']]);
  });

  test.each([
    ['the agency', 'Acme Insurance (via Bright Staffing)', 'Acme Insurance'],
    ['a web address', 'Acme https://acme.example', 'Acme'],
    ['a full stop', 'Acme Works.', 'Acme Works'],
    ['a full stop behind the dates before it', '. Acme Works', 'Acme Works'],
    ['a bullet that got in', '* Acme', 'Acme'],
  ])('%s is cut off', (_what, line, text) => {
    expect(piecesOf(line)).toEqual([[text, 'line']]);
  });

  test('labels and the pay grade are not pieces', () => {
    expect(piecesOf('Welder | Position | GS-0343-13')).toEqual([['Welder', 'line']]);
  });

  test('a header that continues below its dates is joined before them', () => {
    expect(piecesOf('Harrow Steel and Iron Founders of\t2019 – 2021', 'Lakeside')).toEqual([
      ['Harrow Steel and Iron Founders of', 'line'],
      ['Lakeside', 'wrap'],
      ['2019 – 2021', 'dates'],
    ]);
  });

  test('a header with room left beside its dates does not continue below them', () => {
    expect(piecesOf('Harrow Steel\t2019 – 2021', 'Founders of iron stoves')).toEqual([
      ['Harrow Steel', 'line'],
      ['2019 – 2021', 'dates'],
      ['Founders of iron stoves', 'line'],
    ]);
  });

  test('each piece has its offset in its line', () => {
    const { reading, sections } = sectionByHand('experience', ['• Welder, Acme']);
    const rows = rowsOf(reading, sections);
    const line = reading.lines[0]?.text ?? '';
    expect(atomsOf(rows, null).map(({ from, to }) => line.slice(from, to))).toEqual(['Welder', 'Acme']);
  });
});
