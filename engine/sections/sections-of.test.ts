import { describe, expect, it } from 'vitest';
import { docxDocument, pdfDocument } from '../testing/build-document.ts';
import { head, headed, name, textsUnder, visualOf } from '../testing/sections-found.ts';
import { sectionsOf } from './sections-of.ts';

describe('sectionsOf', () => {
  it('splits a page at its titles and keeps the text above them as contact details', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      head('Profile'),
      'Baker of sourdough and rye bread with a liking for early hours.',
      head('Work Experience'),
      'Mill Lane Bakery, 2019 - 2022',
      head('Skills'),
      'Kneading, Scoring',
    ]);
    expect(headed(document)).toEqual([
      ['summary', 'Profile'],
      ['experience', 'Work Experience'],
      ['skills', 'Skills'],
    ]);
    expect(textsUnder(document, 'contact')).toEqual(['Wilma Garner', 'wilma@garner.example']);
    expect(textsUnder(document, 'skills')).toEqual(['Kneading, Scoring']);
  });

  it('reads run-in titles when the whole page uses them', () => {
    const document = docxDocument([
      'Wilma Garner',
      'Objective: A bakery to call my own',
      'Experience: Baker at Mill Lane Bakery, 2019 - 2022',
      'Skills: kneading, scoring',
    ]);
    expect(headed(document)).toEqual([
      ['summary', 'Objective'],
      ['experience', 'Experience'],
      ['skills', 'Skills'],
    ]);
    expect(textsUnder(document, 'skills')).toEqual(['Skills: kneading, scoring']);
  });

  it('reads a labelled list of skills above the first heading, and no other labels there', () => {
    const rest = [head('Profile'), 'Baker of sourdough.', head('Experience'), 'Mill Lane Bakery, 2019 - 2022'];
    const skills = ['Skills: Kneading | Scoring | Shaping |', 'Proofing'];
    const document = pdfDocument([name, 'wilma@garner.example', ...skills, ...rest]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['skills', 'summary', 'experience']);
    expect(textsUnder(document, 'skills')).toEqual(skills);
    for (const other of [
      ['Skills: Kneading, Scoring, Shaping', 'wilma@garner.example'],
      ['Skills: a baker of bread for hotels'],
      ['Skills: Kneading, Scoring, Shaping', 'Leeds, UK'],
      ['Skills: Kneading, Scoring, Shaping', 'Languages: English, German, Dutch'],
      ['Skills: Kneading, Scoring, Shaping', 'Baker of rye bread with ten years in hotels, inns, mills and shops.'],
      ['Education: Harrow College, Leeds'],
    ])
      expect(headed(pdfDocument([name, ...other, ...rest])).map(([kind]) => kind)).toEqual(['summary', 'experience']);
  });

  const deeds = ['• Led nine bakers', '• Built a second oven'].map((text) => ({
    text: text.slice(2),
    listMarker: '•',
  }));
  const untitled = ['Mill Lane Bakery – Head Baker, 2019 - 2022', ...deeds, 'Rye & Co – Baker, 2017 - 2019', ...deeds];

  it('makes a section of jobs that follow the contact details without a title', () => {
    const other = [head('Education'), 'Harrow College, 2016', head('Skills'), 'Kneading'];
    const document = docxDocument([name, 'wilma@garner.example', ...untitled, ...other]);
    expect(textsUnder(document, 'experience')).toHaveLength(6);
    expect(textsUnder(document, 'contact')).toEqual(['Wilma Garner', 'wilma@garner.example']);
  });

  it('leaves dated lines without a title alone where the jobs have one', () => {
    const document = docxDocument([
      name,
      ...untitled,
      head('Experience'),
      'Oven Ltd, 2011 - 2016',
      head('Skills'),
      'Rye',
    ]);
    expect(textsUnder(document, 'experience')).toEqual(['Oven Ltd, 2011 - 2016']);
  });

  it('removes contact details at the bottom of the page from the section that ends there', () => {
    const document = pdfDocument([
      name,
      head('Experience'),
      'Baker at Mill Lane Bakery in the old town, 2019 - 2022',
      'Baked nine hundred loaves of bread a night for four years',
      'Kept the starter alive and the oven hot',
      { text: 'Leeds | 0113 496 0000 | wilma@garner.example', y: 760, sizePt: 8 },
    ]);
    expect(textsUnder(document, 'experience')).toHaveLength(3);
    expect(textsUnder(document, 'contact')).toContain('Leeds | 0113 496 0000 | wilma@garner.example');
  });

  it('gives each heading the span of its words', () => {
    const document = docxDocument(['Wilma Garner', { text: '► Skills:', headingLevel: 1 }, 'Kneading']);
    const visual = visualOf(document);
    const heading = sectionsOf(visual, document).find((section) => section.heading !== null)?.heading;
    expect(visual.lines[heading?.span.line ?? -1]?.text.slice(heading?.span.from, heading?.span.to)).toBe('Skills');
  });

  it('returns no sections for an empty reading, and one for a text without titles', () => {
    expect(sectionsOf({ order: 'visual', lines: [], tables: [] })).toEqual([]);
    expect(sectionsOf(visualOf(docxDocument(['Only words', 'and more of them']))).map(({ kind }) => kind)).toEqual([
      'contact',
    ]);
  });

  it('reads a long monotonous text in bounded time', () => {
    const lines = Array.from({ length: 4000 }, (_, index) => ({
      text: `Skills ${index % 7}`,
      isBold: index % 2 === 0,
    }));
    const visual = visualOf(docxDocument(lines));
    const before = performance.now();
    sectionsOf(visual);
    expect(performance.now() - before).toBeLessThan(1500);
  });
});
