import { describe, expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { pdfDocument, type PageText } from '#engine/testing/build-document.ts';
import { sectionsOf } from '../sections-of.ts';

const title = { isBold: true, sizePt: 14 };
const left = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({ text, x: 40, y, ...more });
const middle = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({ text, x: 250, y, ...more });
const right = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({ text, x: 410, y, ...more });

const textsOf = (texts: readonly PageText[], kind: string) => {
  const document = pdfDocument(texts);
  const { visual } = readingsOf(document);
  return sectionsOf(visual, document)
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => lines.map((line) => visual.lines[line]?.text));
};

describe('groupLines', () => {
  const duties = Array.from({ length: 12 }, (_, at) =>
    left('Baker of sourdough and rye bread at Mill Lane Bakery in Leeds', 160 + at * 16),
  );
  const contact = ['Leeds, United Kingdom', '0113 496 0000', 'wilma@garner.example'];
  const skills = ['Kneading', 'Scoring', 'Shaping', 'Proofing', 'Costing'];
  const firstPage = [
    left('Wilma Garner', 40, { sizePt: 22, isBold: true }),
    left('Experience', 140, title),
    ...duties,
    ...contact.map((text, at) => right(text, 40 + at * 16)),
    right('Skills', 140, title),
    ...skills.map((text, at) => right(text, 160 + at * 16)),
  ];

  it('keeps the top of a right-hand column out of a section that begins on a later page', () => {
    const page = [
      ...firstPage,
      left('References', 60, { ...title, page: 2 }),
      left('Odin Marsh, head baker at Mill Lane Bakery', 80, { page: 2 }),
      left('0113 496 0999', 96, { page: 2 }),
    ];
    expect(textsOf(page, 'contact')).toEqual(['Wilma Garner', ...contact]);
    expect(textsOf(page, 'references')).toEqual(['Odin Marsh, head baker at Mill Lane Bakery', '0113 496 0999']);
  });

  it('keeps the top of a right-hand column out of an empty section on a later page', () => {
    const page = [...firstPage, left('References available upon request', 60, { ...title, page: 2 })];
    expect(textsOf(page, 'contact')).toEqual(['Wilma Garner', ...contact]);
    expect(textsOf(page, 'references')).toEqual([]);
  });

  it('keeps the top of a right-hand column out of a section that goes on across the next page', () => {
    const page = [
      ...firstPage,
      ...['Cleaned the oven', 'Ordered flour'].map((text, at) => left(text, 60 + at * 16, { page: 2 })),
    ];
    expect(textsOf(page, 'contact')).toEqual(['Wilma Garner', ...contact]);
    expect(textsOf(page, 'experience').slice(-2)).toEqual(['Cleaned the oven', 'Ordered flour']);
  });

  it('leaves the second column of a list to its title, beside a sidebar', () => {
    const page = [
      middle('Wilma Garner', 40, { sizePt: 22, isBold: true }),
      left('Profile', 140, title),
      ...['Baker of rye bread', 'who likes early hours', 'and long walks', 'by the sea'].map((text, at) =>
        left(text, 160 + at * 16),
      ),
      left('Contact', 260, title),
      ...contact.map((text, at) => left(text, 280 + at * 16)),
      middle('Education', 140, title),
      ...['Harrow College of Baking, Leeds', 'Diploma in Baking and Milling', '2015 – 2018'].map((text, at) =>
        middle(text, 160 + at * 16),
      ),
      middle('Skills', 260, title),
      ...skills.slice(0, 4).map((text, at) => middle(text, 280 + at * 16)),
      ...['Milling', 'Sales', 'Rotas'].map((text, at) => right(text, 280 + at * 16)),
    ];
    expect(textsOf(page, 'skills')).toEqual(expect.arrayContaining(['Milling', 'Sales', 'Rotas']));
    expect(textsOf(page, 'contact')).toEqual(['Wilma Garner', ...contact]);
  });

  it('leaves a column without titles to the section beside it', () => {
    const page = [
      left('Wilma Garner', 40, { sizePt: 22, isBold: true }),
      left('Experience', 140, title),
      ...duties,
      ...skills.map((text, at) => right(`${text} at the market`, 160 + at * 16)),
      ...['Cleaned the oven', 'Ordered flour'].map((text, at) => left(text, 60 + at * 16, { page: 2 })),
    ];
    expect(textsOf(page, 'experience')).toEqual(expect.arrayContaining(skills.map((text) => `${text} at the market`)));
  });

  it('leaves a right-hand column to the section that is open across the page when it goes on below', () => {
    const page = [
      left('Wilma Garner', 40, { sizePt: 22, isBold: true }),
      left('Baker of sourdough and rye bread, for households and for the hotels of the town and its port', 70),
      left('Experience', 140, title),
      ...duties,
      ...skills.map((text, at) => right(text, 160 + at * 16)),
      left('Kept the starter alive for four years', 60, { page: 2 }),
    ];
    expect(textsOf(page, 'experience')).toEqual(expect.arrayContaining(skills));
  });
});
