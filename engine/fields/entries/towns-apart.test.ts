import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { atomsOf } from './atoms/atoms.ts';
import { rowsOf } from './rows.ts';

const piecesOf = (line: string) => {
  const { reading, sections } = sectionByHand('experience', [line]);
  return atomsOf(rowsOf(reading, sections), null).map(({ text }) => text);
};

describe('a town that only the type separates from the name before it', () => {
  test.each([
    ['Harrow Systems Lake Charles, LA', ['Harrow Systems', 'Lake Charles', 'LA']],
    ['Harrow College Boston, MA', ['Harrow College', 'Boston', 'MA']],
    ['Harrow Systems-Leeds', ['Harrow Systems', 'Leeds']],
    ['Harrow Systems in Leeds', ['Harrow Systems', 'Leeds']],
    ['Zorghuis De Linde te Vlisterkerk', ['Zorghuis De Linde', 'Vlisterkerk']],
    ['Alder te Sint Harrowpolder', ['Alder', 'Sint Harrowpolder']],
    ["Basisschool De Wilg te 's-Harrowmonde", ['Basisschool De Wilg', "'s-Harrowmonde"]],
    ['Verzorgende te Vlisterkerk', ['Verzorgende', 'Vlisterkerk']],
  ])('%s', (line, pieces) => {
    expect(piecesOf(line)).toEqual(pieces);
  });

  test.each([
    ['Clinic of Winston-Salem, NC', ['Clinic of Winston-Salem', 'NC']],
    ['Harrow Systems', ['Harrow Systems']],
    ['Specialist in Leeds', ['Specialist in Leeds']],
    ['Harrow-Leeds', ['Harrow-Leeds']],
    ['Universiteit te Vlisterkerk', ['Universiteit te Vlisterkerk']],
    ['Zorg dichter te brengen', ['Zorg dichter te brengen']],
  ])('none: %s', (line, pieces) => {
    expect(piecesOf(line)).toEqual(pieces);
  });
});
