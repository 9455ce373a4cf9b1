import { describe, expect, it } from 'vitest';
import { docxDocument, pdfDocument } from '../testing/build-document.ts';
import { bold, head, headed, left, name, visualOf } from '../testing/sections-found.ts';
import { sectionsOf } from './sections-of.ts';

describe('sectionsOf', () => {
  it('keeps a subheading inside its section', () => {
    const document = pdfDocument([
      name,
      head('Education'),
      'Diploma, Harrow College, 2018',
      head('Technical Skills'),
      { text: 'Languages', isBold: true },
      'Java, Python, SQL',
      { text: 'Tools', isBold: true },
      'Git, Docker',
      head('Work Experience'),
      'Northern Code Works, 2019 - 2022',
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual(['Education', 'Technical Skills', 'Work Experience']);
  });

  it('does not take the name of a school below that of its researcher for a title', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      'Centre for Bread',
      head('The University of Harrow'),
      'Harrow, Building 7',
      head('Employment'),
      'Baker, Mill Lane Bakery, 2019 - 2022',
      head('Education'),
      'Diploma in Baking, Harrow College, 2018',
    ]);
    expect(headed(document).map(([, title]) => title)).toEqual(['Employment', 'Education']);
  });

  it('does not take the end of an item for a title', () => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      bold('Experience'),
      { text: 'Taught healthy eating', listMarker: '•' },
      { text: 'and oven education', sizePt: 12 },
      bold('Education'),
      'Diploma in Baking',
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual(['Experience', 'Education']);
  });

  it('does not take an occupation over the summary for a section', () => {
    const document = docxDocument([
      name,
      'Leeds',
      'wilma@garner.example',
      '0113 496 0000',
      head('Master Baker & Oven Engineer'),
      'Baker of rye bread with a liking for early hours.',
      head('Skills'),
      'Kneading',
      head('Education'),
      'Harrow College, 2016',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['skills', 'education']);
  });

  it('does not make sections of labels inside a skills list', () => {
    const document = docxDocument([
      'Wilma Garner',
      { text: 'Experience', headingLevel: 1, isBold: true },
      'Programmer, Northern Code Works, 2019 - 2022',
      { text: 'Skills', headingLevel: 1, isBold: true },
      'Languages: Java, Python',
      'Tools: Git, Docker',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['experience', 'skills']);
  });

  it('takes no column head of a table for a title', () => {
    const reading = visualOf(
      pdfDocument([
        name,
        ...['Work Experience', 'Welder at Harrow Ltd, 2015 - 2018', 'Certificates', 'Date', 'Training'].map(
          (text, row) => left(text, 100 + 30 * row, { isBold: row !== 1 }),
        ),
        left('5 May 2016, course in the grinding of rye and of wheat', 250),
      ]),
    );
    const headingsIn = (lines: typeof reading.lines) =>
      sectionsOf({ ...reading, lines }).map(({ heading }) => heading?.text);
    const date = reading.lines.find(({ text }) => text === 'Date')?.box;
    const level = reading.lines.map((line) =>
      line.text === 'Training' && date && line.box ? { ...line, box: { ...line.box, x: 260, y: date.y } } : line,
    );
    expect(headingsIn(reading.lines)).toContain('Training');
    expect(headingsIn(level)).toContain('Certificates');
    expect(headingsIn(level)).not.toContain('Training');
  });
});
