import { describe, expect, it } from 'vitest';
import { type PageText, pdfDocument } from '../testing/build-document.ts';
import { bold, head, headed, name, visualOf } from '../testing/sections-found.ts';
import { sectionsOf } from './sections-of.ts';

describe('sectionsOf', () => {
  const roles = [
    'Content Writer, Harrow Debating Club, Jan 2022 - Apr 2022',
    'Stage Manager, Alder Players, Dec 2022 - Mar 2023',
  ];
  const schools = [head('Education'), 'Diploma in Baking, Harrow College, 2018'];
  const skills = [head('Skills'), 'Kneading, Scoring, Shaping, Proofing'];

  it.each([
    ['something else where a usual title heads the jobs', 'Work Experience', 'other'],
    ['jobs where the usual title heads the rest of them', 'Other Employment', 'experience'],
    ['jobs where none does', 'Publications', 'experience'],
  ])('takes dated entries under an unknown title for %s', (_, title, kind) => {
    const job = 'Baker, Mill Lane Bakery, Mar 2019 - Nov 2022';
    const page = [
      name,
      'wilma@garner.example',
      head(title),
      job,
      ...schools,
      head('Crumbs of wisdom'),
      ...roles,
      ...skills,
    ];
    expect(headed(pdfDocument(page))).toContainEqual([kind, 'Crumbs of wisdom']);
  });

  it.each([
    ['Responsabile vendite', 0],
    ['Senior jurist bestuursrecht', 0],
    ['Directora de proyectos', 0],
    ['Experiencia docente', 1],
    ['Proyectos técnicos', 1],
    ['Ein paar Worte vorab', 1],
  ])('tells what the person is from a first title by the occupation in it: %s', (line, count) => {
    const about = 'Careful and punctual, with a liking for early hours and for rye.';
    const lines = [name, { ...head(line), y: 112 }, 'Harrow, wilma@garner.example, +44 20 7946 0018', about];
    const found = headed(pdfDocument([...lines, ...skills, ...schools, head('Experience'), 'Oven Ltd, 2011 - 2016']));
    expect(found.filter(([, title]) => title === line)).toHaveLength(count);
  });

  it('takes the name of an employer for no title, though many contact details are called so', () => {
    const jobs = [head('Experience'), bold('Harrow Foods'), 'Sales Manager\tJan 2019 - Mar 2022', 'Sold oats'];
    const more = [bold('LinkedIn'), 'Account Executive\tJan 2016 - Oct 2018', 'Sold space'];
    const found = headed(pdfDocument([name, 'wilma@garner.example', ...jobs, ...more, ...schools, ...skills]));
    expect(found.map(([, title]) => title)).not.toContain('LinkedIn');
  });

  it.each([
    ['a grade', 'GPA: 3.71 / 4.00'],
    ['a list', 'BLS, ACLS, PALS'],
    ['an employer with a dated job below', 'R.S. MILLS, HARROW'],
  ])('takes %s in the type of titles for none', (_, line) => {
    const jobs = ['Baker, Mill Lane Bakery', 'Computer Operator\tJan 2016 - Oct 2018'];
    const page = [
      name,
      'wilma@garner.example',
      ...schools,
      head('Languages'),
      'Danish',
      head('Experience'),
      jobs[0] ?? '',
    ];
    const found = headed(pdfDocument([...page, head(line), jobs[1] ?? '', ...skills]));
    expect(found.map(([, title]) => title)).not.toContain(line);
  });

  it('takes jobs under a title that only resembles others for jobs where no usual title heads any', () => {
    const jobs = [
      'Illustrator, Harrow Press, 2016 - 2019',
      'Drew maps for three cookbooks',
      'Set Painter, Alder Players, 2013 - 2016',
    ];
    const page = [name, 'wilma@garner.example', head('Gigs I am proud of'), ...jobs, ...schools, ...skills];
    expect(headed(pdfDocument(page))).toContainEqual(['experience', 'Gigs I am proud of']);
    const titled = [head('Work Experience'), 'Baker, Mill Lane Bakery, Mar 2019 - Nov 2022'];
    expect(headed(pdfDocument([...page, ...titled]))).not.toContainEqual(['experience', 'Gigs I am proud of']);
  });

  it.each([
    ['something else beside a titled education where they tell of teaching', schools, ['Cours de botanique'], 'other'],
    ['jobs for a professor', schools, ['Visiting professor of botany'], 'experience'],
    ['education where they tell of no teaching', schools, ['Botany for first years'], 'education'],
    ['education where it names a degree', schools, ['Diploma in Botany, 2018'], 'education'],
    [
      'education where no other section is',
      [head('Languages'), 'Danish - native'],
      ['Botany for first years'],
      'education',
    ],
  ])('takes schools under an unknown title for %s', (_, titled, below, kind) => {
    const page = [
      name,
      'wilma@garner.example',
      head('Crumbs of wisdom'),
      'Harrow University, 2019 - 2022',
      ...below,
      'Ashby University, 2015 - 2018',
      'Ashby College, 2012 - 2014',
      ...titled,
      ...skills,
    ];
    expect(headed(pdfDocument(page))).toContainEqual([kind, 'Crumbs of wisdom']);
  });

  const jobs = [head('Work Experience'), 'Baker, Mill Lane Bakery, Mar 2019 - Nov 2022'];
  const prose = [
    'Patient with dough and with people, and up before everybody else. Keeps',
    'a garden of herbs for it.',
  ];
  it.each([
    ['a summary above everything', [head('Crumbs of wisdom'), ...prose, ...jobs, ...schools], 'summary'],
    ['something else below the jobs', [...jobs, ...schools, head('Crumbs of wisdom'), ...prose], 'other'],
    [
      'something else beside a titled summary',
      [head('Crumbs of wisdom'), ...prose, head('Profile'), 'A baker of rye bread.', ...jobs, ...schools],
      'other',
    ],
  ])('takes a paragraph under an unknown title for %s', (_, below, kind) => {
    const page = [name, 'wilma@garner.example', ...below, ...skills];
    expect(headed(pdfDocument(page))).toContainEqual([kind, 'Crumbs of wisdom']);
  });

  it.each([
    ['many titles of a scholar', 4, true],
    ['lines of which few are titles', 14, false],
  ])('takes the style of four kinds of titles for that of headings: %s', (_, unknown, isHeading) => {
    const rest = Array.from({ length: unknown }, (_none, at) => [
      head(`Digging in Harrow ${'abcdefghijklmnop'.charAt(at)}`),
      'Trench 4, Harrow Mound, 2019 - 2020',
    ]);
    const page = [
      name,
      'wilma@garner.example',
      ...schools,
      ...jobs,
      ...skills,
      head('Languages'),
      'Danish',
      ...rest.flat(),
    ];
    const titles = headed(pdfDocument(page)).map(([, title]) => title);
    expect(titles.includes('Digging in Harrow a')).toBe(isHeading);
  });

  it('takes a line in the type of known titles for one, also behind the jobs and with a year below', () => {
    const page = [
      name,
      'wilma@garner.example',
      head('Why I am writing'),
      'I bake, and I would like to bake for you.',
      head('What I did before'),
      'Baker, Mill Lane Bakery, Mar 2003 - Nov 2011',
      head('Crumbs of wisdom'),
      'From 2011 I was a full-time mother.',
      'I also kept the books of the village hall.',
      head('What I have learnt'),
      'Diploma in Baking, Harrow College, 2002',
      head('Useful things I can do'),
      'Kneading, Scoring, Shaping, Proofing',
      head('Two people who will speak for me'),
      'Mr Tom Alder, Mill Lane Bakery',
    ];
    const titles = headed(pdfDocument(page));
    expect(titles.map(([, title]) => title)).toContain('Crumbs of wisdom');
    expect(titles).toContainEqual(['references', 'Two people who will speak for me']);
  });

  it.each([
    ['certificates with a year', ['Forklift, Rye Guild, 2021', 'Confined spaces, 2019'], 'certifications'],
    ['certificates by their word', ['ServSafe Manager', 'CPR card, licensed in Leeds'], 'certifications'],
    ['names that may be of skills', ['First aid', 'Manual handling', 'Forklift'], 'skills'],
    ['one certificate among other things', ['Forklift, 2021', 'Rye at altitude, 2019', 'Wheat, 2018'], 'other'],
  ])('takes short lines under an unknown title for what they name: %s', (_, lines, kind) => {
    const page = [name, 'wilma@garner.example', ...schools, ...skills, head('Crumbs of wisdom'), ...lines];
    expect(headed(pdfDocument(page))).toContainEqual([kind, 'Crumbs of wisdom']);
  });

  it.each(['Crumbs of wisdom', 'Artist Residencies', 'Film Director Credits', 'Military Officer Service'])(
    'takes a line in the type of the titles above dates, among the jobs, for a title: %s',
    (line) => {
      const document = pdfDocument([
        name,
        'wilma@garner.example',
        head('Profile'),
        'Baker of sourdough and rye bread with a liking for early hours.',
        head('Work Experience'),
        'Teacher: Alder Memorial School',
        'Apr 2018 - Jan 2019',
        '• Helped pupils with their projects and tests',
        head(line),
        'Mar 2022 - present',
        '• Answered questions of pupils at all hours',
        ...schools,
        ...skills,
      ]);
      expect(headed(document).filter(([kind]) => kind === 'other')).toEqual([['other', line]]);
    },
  );

  it('recognizes an unusual title in the style of the known ones and guesses its kind from the content', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      head('Work Experience'),
      'Baker, Mill Lane Bakery, 2019 - 2022',
      head('Education'),
      'Diploma in Baking, Harrow College, 2018',
      head('Crumbs of wisdom'),
      'Kneading, Scoring, Shaping, Proofing',
      head('My road so far'),
      'Head of ovens, Rye & Co, 2022 - present',
    ]);
    const sections = sectionsOf(visualOf(document), document).filter(({ heading }) => heading !== null);
    expect(sections.map(({ kind, heading }) => [kind, heading?.recognisedBy])).toEqual([
      ['experience', 'title'],
      ['education', 'title'],
      ['skills', 'style'],
      ['experience', 'alike'],
    ]);
  });

  it('takes titles in body type for headings where only one title is set apart', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      bold('Education'),
      'Harrow College, 2016 - 2019',
      bold('Volunteering'),
      bold('Baked for the shelter of Harrow every winter of four years'),
      bold('Activities'),
      bold('Rowing for the club of Harrow, and the books of the debating club'),
      head('Skills'),
      'Kneading, Scoring, Shaping',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['education', 'volunteering', 'other', 'skills']);
  });

  it.each([
    ['a prompt', (title: string) => `> ${title}`],
    ['dashes', (title: string) => `— ${title} —`],
  ])('takes unusual titles behind %s for headings where their type sets them apart', (_, decorated) => {
    const page = (style: Partial<PageText>) =>
      pdfDocument([
        name,
        'wilma@garner.example',
        { text: decorated('where I have been'), ...style },
        'Baker, Mill Lane Bakery, 2019 - 2022',
        'Baked nine hundred loaves of bread a night',
        { text: decorated('classroom years'), ...style },
        'Harrow College of Food and Drink, Diploma in Baking, 2016 - 2018',
        { text: decorated('my toolbox'), ...style },
        'Kneading, Scoring, Shaping',
      ]);
    expect(headed(page({ isBold: true, sizePt: 13 })).map(([kind]) => kind)).toEqual([
      'experience',
      'education',
      'skills',
    ]);
    expect(headed(page({})).length).toBeLessThan(3);
  });
});
