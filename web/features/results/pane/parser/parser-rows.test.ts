import { describe, expect, it } from 'vitest';
import { compareReadings } from './compare-readings.ts';
import { parserRowsOf } from './parser-rows.ts';

const rowsOf = (visual: string, stream: string): string[] =>
  parserRowsOf(compareReadings(visual, stream)).map((row) =>
    row.is === 'got'
      ? `${row.isMoved ? '>' : ''}${row.number} ${row.text}`
      : `lost ${row.number} ${row.pieces.map(({ text, isLost }) => (isLost ? `-${text}-` : text)).join('')}`,
  );

describe("the parser's lines", () => {
  it('is the unchanged text when nothing is lost or moved', () => {
    expect(rowsOf('Jo Weiss\nNurse\n', 'Jo Weiss\nNurse\n')).toEqual(['1 Jo Weiss', '2 Nurse']);
  });

  it('shows a lost line where a person sees it', () => {
    expect(rowsOf('Jo Weiss\njo@example.com\nNurse\n', 'Jo Weiss\nNurse\n')).toEqual([
      '1 Jo Weiss',
      'lost 2 -jo@example.com-',
      '3 Nurse',
    ]);
  });

  it('shows a line first if it is lost at the very top', () => {
    expect(rowsOf('jo@example.com\nJo Weiss\n', 'Jo Weiss\n')).toEqual(['lost 1 -jo@example.com-', '2 Jo Weiss']);
  });

  it('keeps the order of the parser and the numbers of the page', () => {
    expect(rowsOf('Skills\nTriage\nWork\nNurse\n', 'Work\nNurse\nSkills\nTriage\n')).toEqual([
      '>3 Work',
      '4 Nurse',
      '>1 Skills',
      '2 Triage',
    ]);
  });
});
