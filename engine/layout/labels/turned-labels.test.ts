import { expect, test } from 'vitest';
import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const textsOf = (texts: readonly (string | PageText)[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map(({ text }) => text);

const upwards = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({
  text,
  x: 50,
  y,
  angle: 270,
  sizePt: 10,
  isBold: true,
  ...more,
});

const body = (y: number, ...texts: readonly string[]): PageText[] =>
  texts.map((text, index) => ({ text, x: 80, y: y + index * 13 }));

const jobs = ['Miller, Stone & Sons, 2019 - 2021', 'Ground eleven tons of rye a week', 'Taught four apprentices'];
const schools = ['Bergen Trade School, 2015 - 2018', 'Diploma in milling'];

test('titles turned beside their sections come before them', () => {
  expect(
    textsOf([
      { text: 'Ida Brandvold', x: 50, y: 60, sizePt: 20 },
      upwards('EXPERIENCE', 100),
      ...body(100, ...jobs),
      upwards('EDUCATION', 190),
      ...body(190, ...schools),
    ]),
  ).toEqual(['Ida Brandvold', 'EXPERIENCE', ...jobs, 'EDUCATION', ...schools]);
});

test('titles stored one after the other are cut apart although one ends where the next starts', () => {
  expect(
    textsOf([
      { text: 'Ida Brandvold', x: 50, y: 60, sizePt: 20 },
      upwards('EXPERIENCE', 100),
      upwards('EDUCATION', 163),
      ...body(100, ...jobs),
      ...body(163, ...schools),
    ]),
  ).toEqual(['Ida Brandvold', 'EXPERIENCE', ...jobs, 'EDUCATION', ...schools]);
});

test('a title centered beside its section comes before the first line of its block', () => {
  const lines = ['Miller, Stone & Sons', ...Array.from({ length: 9 }, (_, index) => `Ground rye in week ${index}`)];
  expect(
    textsOf([
      { text: 'Ida Brandvold', x: 50, y: 60, sizePt: 20 },
      upwards('EXPERIENCE', 128),
      ...body(100, ...lines),
      upwards('EDUCATION', 260),
      ...body(280, ...schools),
    ]),
  ).toEqual(['Ida Brandvold', 'EXPERIENCE', ...lines, 'EDUCATION', ...schools]);
});

test('one turned word along the edge of the page stays behind the text', () => {
  expect(textsOf([upwards('BRANDVOLD', 100), ...body(100, ...jobs)])).toEqual([...jobs, 'BRANDVOLD']);
});
