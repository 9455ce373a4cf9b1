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

test('a title without any text beside it comes before the next title', () => {
  expect(
    textsOf([
      { text: 'Ida Brandvold', x: 50, y: 60, sizePt: 20 },
      upwards('EXPERIENCE', 100),
      ...body(100, ...jobs),
      upwards('SKILLS', 190),
      upwards('EDUCATION', 260),
      ...body(260, ...schools),
      upwards('LANGUAGES', 340),
    ]),
  ).toEqual(['Ida Brandvold', 'EXPERIENCE', ...jobs, 'SKILLS', 'EDUCATION', ...schools, 'LANGUAGES']);
});

test('titles in unusual words count beside a known one in the same type', () => {
  expect(
    textsOf([
      { text: 'Ida Brandvold', x: 50, y: 60, sizePt: 20 },
      upwards('EXPERIENCE', 100),
      ...body(100, ...jobs),
      upwards('LESSONS FROM THE MILL', 190),
      ...body(190, ...schools, ...jobs),
    ]),
  ).toEqual(['Ida Brandvold', 'EXPERIENCE', ...jobs, 'LESSONS FROM THE MILL', ...schools, ...jobs]);
});

test('the turned years of a timeline are no titles', () => {
  const years = [upwards('2019', 140), upwards('2018', 190)];
  const lines = textsOf([upwards('EXPERIENCE', 60), ...body(60, ...jobs), ...years, ...body(190, ...schools)]);
  expect(lines.slice(0, 3)).toEqual(jobs);
});

test('three turned texts of one type are titles, whatever they say', () => {
  const lines = ['Ground rye and oats', 'Taught apprentices', 'Wrote the handbook'];
  expect(
    textsOf([
      { text: 'Ida Brandvold', x: 50, y: 60, sizePt: 20 },
      upwards('AT THE STONES', 100),
      ...body(100, ...jobs, ...lines),
      upwards('LESSONS FROM BERGEN', 200),
      ...body(200, ...schools, ...jobs, ...lines),
      upwards('IN MY APRON', 320),
      ...body(320, ...lines, ...schools),
    ]),
  ).toEqual([
    'Ida Brandvold',
    'AT THE STONES',
    ...jobs,
    ...lines,
    'LESSONS FROM BERGEN',
    ...schools,
    ...jobs,
    ...lines,
    'IN MY APRON',
    ...lines,
    ...schools,
  ]);
});

const onSecond = (texts: readonly PageText[]): PageText[] => texts.map((text) => ({ ...text, page: 2 }));

test('one turned text on the second page is a title where those of the first page in its type are', () => {
  const second = onSecond([upwards('IN MY APRON', 100), ...body(100, ...jobs, ...schools)]);
  const titles = [upwards('EXPERIENCE', 100), upwards('EDUCATION', 190)];
  expect(textsOf([...titles, ...body(100, ...jobs), ...body(190, ...schools), ...second])).toEqual([
    'EXPERIENCE',
    ...jobs,
    'EDUCATION',
    ...schools,
    'IN MY APRON',
    ...jobs,
    ...schools,
  ]);
  expect(textsOf([...body(100, ...jobs), ...second]).at(-1)).toBe('IN MY APRON');
});
