import { describe, expect, it } from 'vitest';
import { pdfDocument } from '../testing/build-document.ts';
import { left, right, textsUnder } from '../testing/sections-found.ts';

describe('sectionsOf', () => {
  it('assigns a list in two columns to the title above the first column', () => {
    const document = pdfDocument([
      { text: 'Wilma Garner', x: 40, y: 40, sizePt: 22, isBold: true },
      left('Education', 80, { isBold: true }),
      left('Diploma in Baking, Harrow College of Food and Drink, Rivermouth and Wexport, 2016 - 2018', 94),
      left('Skills', 120, { isBold: true }),
      ...['Kneading', 'Scoring', 'Shaping'].map((text, at) => left(text, 134 + at * 12)),
      ...['Proofing', 'Costing', 'Cleaning'].map((text, at) => right(text, 134 + at * 12)),
      left('Languages', 190, { isBold: true }),
      left('English, German and a little of the old tongue that is spoken in the hills above the mill', 204),
    ]);
    expect(textsUnder(document, 'skills')).toEqual([
      'Kneading',
      'Scoring',
      'Shaping',
      'Proofing',
      'Costing',
      'Cleaning',
    ]);
  });

  it('assigns the lines of each column to the heading in that column', () => {
    const title = { isBold: true, sizePt: 13 };
    const document = pdfDocument([
      { text: 'Wilma Garner', x: 40, y: 40, sizePt: 22 },
      left('Contact', 100, title),
      left('wilma@garner.example', 118),
      left('Leeds, United Kingdom', 132),
      left('Skills', 160, title),
      left('Kneading', 178),
      left('Scoring', 192),
      left('Shaping', 206),
      right('Experience', 100, title),
      right('Baker at Mill Lane Bakery in the old town', 118),

      right('Baked nine hundred loaves of bread a night', 132),
      right('Kept the starter alive for four years', 146),
      right('Education', 178, title),
      right('Diploma in Baking from Harrow College, 2018', 196),
    ]);
    expect(textsUnder(document, 'skills')).toEqual(['Kneading', 'Scoring', 'Shaping']);
    expect(textsUnder(document, 'education')).toEqual(['Diploma in Baking from Harrow College, 2018']);
    expect(textsUnder(document, 'experience')).toHaveLength(3);
  });

  it('assigns the columns below a row of titles to the title above each', () => {
    const title = { isBold: true, sizePt: 13 };
    const document = pdfDocument([
      { text: 'Wilma Garner', x: 40, y: 40, sizePt: 22 },
      { text: 'wilma@garner.example', x: 40, y: 70 },
      { text: 'Skills', x: 36, y: 100, ...title },
      { text: 'Experience', x: 236, y: 100, ...title },
      ...['Kneading', 'Scoring', 'Shaping', 'Proofing'].map((text, at) => ({ text, x: 50, y: 130 + 14 * at })),
      ...[
        'Baker. Mill Lane Bakery',
        'Baked nine hundred loaves of bread a night',
        'Kept the starter alive for years',
      ].map((text, at) => ({ text, x: 250, y: 130 + 14 * at })),
    ]);
    expect(textsUnder(document, 'skills')).toEqual(['Kneading', 'Scoring', 'Shaping', 'Proofing']);
    expect(textsUnder(document, 'experience')).toHaveLength(3);
  });

  it('leaves the top of a sidebar out of the section whose title is above the column beside it', () => {
    const document = pdfDocument([
      { text: 'Wilma Garner', x: 260, y: 40, sizePt: 22, isBold: true },
      right('Profile', 80, { isBold: true, sizePt: 14 }),
      ...['Leeds', 'wilma@garner.example', '0113 496 0000'].map((text, at) => left(text, 108 + at * 14)),
      left('Skills', 170, { isBold: true, sizePt: 14 }),
      ...['Kneading', 'Scoring', 'Shaping', 'Proofing', 'Costing'].map((text, at) => left(text, 190 + at * 14)),
      ...Array.from({ length: 9 }, (_, at) =>
        right('Baker of sourdough and rye bread with a liking for early', 106 + at * 16),
      ),
    ]);
    expect(textsUnder(document, 'contact')).toContain('wilma@garner.example');
    expect(textsUnder(document, 'summary')).not.toContain('wilma@garner.example');
    expect(textsUnder(document, 'summary')).toHaveLength(9);
  });
});
