import { describe, expect, it } from 'vitest';
import { docxDocument, pdfDocument } from '../testing/build-document.ts';
import { bold, head, headed, name } from '../testing/sections-found.ts';

describe('sectionsOf', () => {
  it.each([
    ['1. Profile', 'Profile'],
    ['02 profile', 'profile'],
    ['III. Profile', 'Profile'],
  ])('excludes the number of a title from its words: %s', (title, expected) => {
    const text = 'Baker of sourdough and rye bread with a liking for early hours.';
    expect(headed(pdfDocument([name, head(title), text, head('Skills'), 'Kneading, Scoring']))).toEqual([
      ['summary', expected],
      ['skills', 'Skills'],
    ]);
  });

  it('reads a known title that ends like a sentence, in the type of headings', () => {
    const text = 'Baker of sourdough and rye bread with a liking for early hours.';
    const lines = [name, head('Profile.'), text, head('TECHNICAL SKILLS.'), 'Kneading, Scoring'];
    expect(headed(pdfDocument(lines))).toEqual([
      ['summary', 'Profile'],
      ['skills', 'TECHNICAL SKILLS'],
    ]);
  });

  it.each([
    ['in the type of the text', 'Skills.'],
    ['a sentence', head('Kneading since early childhood.')],
    ['an ellipsis', head('Skills...')],
  ])('reads no title with a full stop behind it: %s', (_, line) => {
    const text = 'Baker of sourdough and rye bread with a liking for early hours and other';
    const lines = [name, head('Profile'), text, line, head('Experience'), 'Baker, Mill Lane Bakery, 2019 - 2022'];
    expect(headed(pdfDocument(lines))).toEqual([
      ['summary', 'Profile'],
      ['experience', 'Experience'],
    ]);
  });

  it('excludes a note in square brackets behind a title', () => {
    const text = 'Baker of sourdough and rye bread with a liking for early hours.';
    const document = pdfDocument([name, head('Profile [first draft]'), text, head('Skills'), 'Kneading, Scoring']);
    expect(headed(document)).toContainEqual(['summary', 'Profile']);
  });

  it.each([
    ['Experience (Extracurricular activities and community service)', 2],
    ['Bread for all (Extracurricular work and community service)', 1],
  ])('measures a known title without its remark: %s', (title, count) => {
    const job = ['Baker, Mill Lane Bakery, 2019 - 2022', 'Kneaded rye and wheat for twelve guests.'];
    expect(headed(pdfDocument([name, head(title), ...job, head('Skills'), 'Kneading, Scoring']))).toHaveLength(count);
  });

  it.each([
    ['❖ Projects (Relevant to Loaf Testing)', 1],
    ['❖ Ovens (Relevant to Loaf Testing)', 0],
  ])('takes a known title with a remark for one behind a sign, too: %s', (title, count) => {
    const texts = [
      [head('❖ Experience'), 'Baker, Mill Lane Bakery, 2019 - 2022', 'Kneaded rye'],
      [head('❖ Education'), 'Harrow College, Leeds, 2015 – 2018'],
      [head(title), 'Built a brick oven for the village with eleven neighbors'],
      [head('❖ Languages'), 'English'],
    ];
    const titles = headed(pdfDocument([name, 'wilma@garner.example', ...texts.flat()]));
    expect(titles.filter(([kind]) => kind === 'projects')).toHaveLength(count);
    expect(titles).toHaveLength(3 + count);
  });

  it('keeps a suspended hyphen in a title', () => {
    const school = [head('Schul- und Berufsausbildung'), 'Harrow College, Leeds, 2015 – 2018', 'Diploma in Baking'];
    const skills = [head('Skills'), 'Kneading, Scoring', head('Languages'), 'English'];
    expect(headed(pdfDocument([name, 'wilma@garner.example', ...school, ...skills]))).toContainEqual([
      'education',
      'Schul- und Berufsausbildung',
    ]);
  });

  it('joins a title that a narrow column breaks within a word or before its conjunction', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      head('Employment His-'),
      head('tory'),
      'Baker, Mill Lane Bakery, 2019 - 2022',
      head('Licences'),
      head('and Certificates'),
      'Food hygiene, 2020',
    ]);
    expect(headed(document)).toEqual([
      ['experience', 'Employment History'],
      ['certifications', 'Licences and Certificates'],
    ]);
  });

  it('joins a title that a narrow column broke', () => {
    const document = pdfDocument([
      name,
      head('Experience'),
      'Mill Lane Bakery, 2019 - 2022',
      { ...head('Professional'), y: 200 },
      { ...head('Qualifications'), y: 217 },
      'Food hygiene certificate, level 3',
    ]);
    expect(headed(document)).toEqual([
      ['experience', 'Experience'],
      ['certifications', 'Professional Qualifications'],
    ]);
  });

  it.each(['Community College', 'Social Studies', 'Business'])(
    'joins no school or subject in the type of a whole title to it: %s',
    (line) => {
      const school = [bold('Education'), bold(line), 'Harrow, 2010 - 2012', bold('Skills'), 'Kneading, Scoring'];
      expect(headed(pdfDocument([name, 'wilma@garner.example', ...school]))).toContainEqual(['education', 'Education']);
    },
  );

  it.each(['MS Office', 'Taught new bakers', 'Rye'])(
    'joins no last item of a list to the title below it: %s',
    (item) => {
      const skills = ['Skills', 'Kneading', item, 'Languages', 'English, French', 'Education', 'Harrow College, 2012'];
      const document = docxDocument([name, 'wilma@garner.example', ...skills]);
      expect(headed(document)).toEqual([
        ['skills', 'Skills'],
        ['languages', 'Languages'],
        ['education', 'Education'],
      ]);
    },
  );

  it.each([
    ['Previous', 'Employment'],
    ['Restaurant', 'Experience'],
    ['Artistic', 'Skills'],
  ])('joins a title in heading type on two lines whose lower one is a title by itself: %s %s', (above, below) => {
    const set = { isBold: true, sizePt: 14 };
    const lines = [
      { text: above, y: 170, ...set },
      { text: below, y: 187, ...set },
      { text: 'Oven Ltd, 2011 - 2016', y: 210 },
    ];
    const document = pdfDocument([name, { text: 'Bakes rye in Hull.', y: 140 }, ...lines]);
    expect(headed(document).map(([, title]) => title)).toEqual([`${above} ${below}`]);
  });

  it('joins a title in capitals that a narrow column breaks within a word', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      head('EXPERIENCE'),
      'Mill Lane Bakery, 2019 - 2022',
      head('LICENSES & MEMBER-'),
      head('SHIPS'),
      'Guild of Bakers',
    ]);
    expect(headed(document)).toEqual([
      ['experience', 'EXPERIENCE'],
      ['certifications', 'LICENSES & MEMBERSHIPS'],
    ]);
  });

  it.each([
    ['EXPERIENCE ______________________________________________________________________________', 'EXPERIENCE'],
    [
      '- - - - - - - - - - - - - - - - - - - EXPERIENCE - - - - - - - - - - - - - - - - - - - - - - - - - - -',
      'EXPERIENCE',
    ],
    ['EXPERIENCE (6 YEARS)', 'EXPERIENCE'],
    ['EXPERIENCE12 YEARS', 'EXPERIENCE'],
    ['INTERNSHIPS 2019/2020', 'INTERNSHIPS'],
  ])('excludes rules and times behind a title from its words: %s', (text, expected) => {
    const document = docxDocument([
      name,
      head('SKILLS'),
      'Kneading',
      head(text),
      'Baker, Mill Lane Bakery, 2019 - 2022',
    ]);
    expect(headed(document).at(-1)).toEqual(['experience', expected]);
  });

  it.each(['Project 1', '(Portfolio)', 'Language)', 'Code: code.example/wilma'])('is no heading: %s', (text) => {
    const document = docxDocument([
      name,
      head('SKILLS'),
      'Kneading',
      head(text),
      'Oven log',
      head('EXPERIENCE'),
      'Baker',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['skills', 'experience']);
  });
});
