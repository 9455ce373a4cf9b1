import { describe, expect, it } from 'vitest';
import { docxDocument, pdfDocument } from '../testing/build-document.ts';
import { bold, head, headed, name } from '../testing/sections-found.ts';

describe('sectionsOf', () => {
  it('does not take employers and job titles in the style of headings for headings', () => {
    const document = docxDocument([
      { text: 'Wilma Garner', isBold: true, sizePt: 20 },
      'wilma@garner.example',
      bold('Experience'),
      bold('Head Baker'),
      'Mill Lane Bakery, 2019 - 2022',
      { text: 'Baked 900 loaves a night', listMarker: '•' },
      bold('Junior Baker'),
      'Rye & Co, 2017 - 2019',
      bold('Education'),
      bold('Diploma in Baking'),
      'Harrow College, 2016',
      bold('Skills'),
      'Kneading, Scoring',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['experience', 'education', 'skills']);
  });

  it.each([
    ['Crisis Management Training', ['EXPERIENCE', 'EDUCATION', 'SKILLS']],
    ['Certifications', ['EXPERIENCE', 'Certifications', 'EDUCATION', 'SKILLS']],
  ])('takes what only looks like a title for none where everything set like it heads dates: %s', (title, found) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('EXPERIENCE'),
      bold('Head Baker'),
      'Mill Lane Bakery, 2019 - 2022',
      bold('Junior Baker'),
      'Rye & Co, 2017 - 2019',
      bold(title),
      'Alder Consulting, 2016',
      head('EDUCATION'),
      bold('Diploma in Baking'),
      'Harrow College, 2016',
      head('SKILLS'),
      'Kneading, Scoring',
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual(found);
  });

  const jobs = [
    head('EXPERIENCE'),
    bold('Mill Lane Bakery'),
    'Baker, 2019 - 2022',
    bold('Rye & Co'),
    'Baker, 2017 - 2019',
  ];
  const school = [head('EDUCATION'), bold('Harrow College'), 'Diploma in Baking, 2016'];

  it.each([
    ['Certifications', 'certifications'],
    ['Education', 'education'],
    ['References', 'references'],
  ])('ends the jobs at a title in smaller type that heads no part of a job: %s', (title, kind) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('SKILLS'),
      'Kneading',
      ...jobs,
      bold(title),
      'Oven',
    ]);
    expect(headed(document).at(-1)).toEqual([kind, title]);
  });

  it.each(['Projects', 'Achievements', 'Training'])('keeps %s in smaller type among the jobs', (title) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('SKILLS'),
      'Kneading',
      ...jobs,
      bold(title),
      'Oven',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['skills', 'experience']);
  });

  it('takes the known titles in the type of one that ends a section for headings', () => {
    const rest = [bold('Achievements'), 'Loaf of the year', bold('Personal Details'), 'Born in Leeds'];
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('SKILLS'),
      'Kneading',
      ...jobs,
      ...school,
      ...rest,
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual([
      'SKILLS',
      'EXPERIENCE',
      'EDUCATION',
      'Achievements',
      'Personal Details',
    ]);
  });

  it('does not take the second line of an item for a title', () => {
    const list = [bold('Centre for Baking and'), bold('Education')];
    const document = docxDocument([name, 'wilma@garner.example', head('SKILLS'), 'Kneading', ...jobs, ...list]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['skills', 'experience']);
  });

  it('does not take a label that each job repeats for a section', () => {
    const employers = ['Mill Lane Bakery', 'Rye & Co', 'Oven Ltd'];
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('Experience'),
      ...employers.flatMap((at) => [`Baker, ${at}, 2019 - 2022`, bold('Summary'), 'Baked bread']),
      head('Skills'),
      'Kneading',
      head('Education'),
      'Harrow College, 2016',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['experience', 'skills', 'education']);
  });

  it('takes no title of a job for a heading: it is set like those above and has dates below as they have', () => {
    const document = pdfDocument([
      name,
      { ...head('Experience'), sizePt: 16 },
      ...['Welder', 'Fitter', 'Volunteering'].flatMap((text, at) => [
        { text, isBold: true, sizePt: 10 },
        `May ${2021 - 2 * at} – June ${2022 - 2 * at}, Mill Lane Bakery`,
        'Baked nine hundred loaves of bread a night and sold them',
      ]),
      { ...head('Education'), sizePt: 16 },
      'Diploma in Baking from Harrow College, 2018',
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual(['Experience', 'Education']);
  });
});
