import { describe, expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import type { SourceDocument } from '#engine/model/document.ts';
import { docxDocument, pdfDocument, type PageText } from '#engine/testing/build-document.ts';
import { sectionsOf } from './sections-of.ts';

const head = (text: string): PageText => ({ text, isBold: true, sizePt: 14 });
const visualOf = (document: SourceDocument) => readingsOf(document).visual;
/** Kind and heading of each section that has a heading. */
const headed = (document: SourceDocument) =>
  sectionsOf(visualOf(document), document).flatMap(({ kind, heading }) =>
    heading === null ? [] : [[kind, heading.text]],
  );
const textsUnder = (document: SourceDocument, kind: string) => {
  const visual = visualOf(document);
  return sectionsOf(visual, document)
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => lines.map((line) => visual.lines[line]?.text));
};

const bold = (text: string) => ({ text, isBold: true });
const left = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({ text, x: 40, y, ...more });
const right = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({ text, x: 260, y, ...more });
const name: PageText = { text: 'Wilma Garner', sizePt: 22, isBold: true };

describe('sectionsOf', () => {
  const roles = [
    'Content Writer, Harrow Debating Club, Jan 2022 - Apr 2022',
    'Stage Manager, Alder Players, Dec 2022 - Mar 2023',
  ];
  const schools = [head('Education'), 'Diploma in Baking, Harrow College, 2018'];
  const skills = [head('Skills'), 'Kneading, Scoring, Shaping, Proofing'];

  it.each([
    ['something else where a usual title heads the jobs', 'Work Experience', 'other'],
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
    ['something else beside a titled education where they tell of teaching', schools, ['Cours de botanique'], 'other'],
    ['something else for a professor', schools, ['Visiting professor of botany'], 'other'],
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

  it.each([
    ['Qualifications', 'BSc Baking, Harrow College of Food, 2018', 'education'],
    ['Qualifications', 'Kneading, Scoring, Shaping, Proofing', 'skills'],
    ['Qualifications', 'Professional Certificate, Harrow College, 2018', 'education'],
    ['Qualifications', 'Food Hygiene Certificate, City & Guilds, 2018', 'certifications'],
    ['Cursos', 'Diploma de panadería, Escuela de Hostelería, 2018', 'education'],
  ])('determines the kind of %s from its content: %s', (title, line, kind) => {
    expect(
      headed(pdfDocument([name, head('Experience'), 'Baker, Mill Lane Bakery, 2019 - 2022', head(title), line])),
    ).toEqual([
      ['experience', 'Experience'],
      [kind, title],
    ]);
  });

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

  it('keeps a suspended hyphen in a title', () => {
    const school = [head('Schul- und Berufsausbildung'), 'Harrow College, Leeds, 2015 – 2018', 'Diploma in Baking'];
    const skills = [head('Skills'), 'Kneading, Scoring', head('Languages'), 'English'];
    expect(headed(pdfDocument([name, 'wilma@garner.example', ...school, ...skills]))).toContainEqual([
      'education',
      'Schul- und Berufsausbildung',
    ]);
  });

  it('classifies courses as certificates when the schools have a section of their own', () => {
    const document = pdfDocument([
      name,
      head('Ausbildung'),
      'Meisterschule Passau, 2016 - 2018',
      head('Weiterbildung'),
      'Sauerteig für Fortgeschrittene, 2020',
    ]);
    expect(headed(document)).toEqual([
      ['education', 'Ausbildung'],
      ['certifications', 'Weiterbildung'],
    ]);
  });

  it.each([
    ['Rye I: Principios de masa, Harrow Academy, 2023, Leeds', 'certifications'],
    ['Diploma en masa, Harrow Academy, 2023, Leeds', 'education'],
    ['Masa madre, Harrow Academy, 2021 - 2023', 'education'],
  ])('classifies complementary studies by whether they name a degree or years: %s', (line, kind) => {
    const school = [head('Estudios'), 'Licenciatura en Panadería, Universidad de Harrow, 2010'];
    expect(headed(pdfDocument([name, ...school, head('Estudios complementarios'), line])).at(-1)?.[0]).toBe(kind);
  });

  it.each([
    ['Completed MBA (Milling) from Harrow University, Leeds', 'education'],
    ['Certified Master Baker', 'certifications'],
  ])('classifies professional qualifications by what they name: %s', (line, kind) => {
    const school = [head('Education'), 'Harrow College, 2010'];
    expect(headed(pdfDocument([name, ...school, head('Professional Qualification'), line])).at(-1)?.[0]).toBe(kind);
  });

  it('classifies Résumé as a summary when it is not the document title', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      '06 12 34 55 78',
      head('Langues'),
      'Français',
      head('Résumé'),
      'Boulangère depuis neuf ans, à l’aise au fournil comme au comptoir.',
      head('Expérience'),
      'Boulangerie du Moulin, 2019 - 2022',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['languages', 'summary', 'experience']);
  });

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

  it.each([
    ['Job Profile'],
    ['Job Responsibilities'],
    ['Site Related Duties'],
    // no title of duties, but labelled jobs are above and below it
    ['Oven Safety'],
  ])('keeps %s with the job in a list of labelled jobs', (title) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('Objective'),
      'A place at an oven',
      head('Work Experience'),
      'Company: Mill Lane Bakery',
      'Designation: Head Baker',
      head(title),
      'Oven',
      'Company: Rye & Co',
      'Designation: Junior Baker',
      head('Education'),
      'Diploma in Baking',
      head('Oven Projects'),
      'A brick oven',
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual([
      'Objective',
      'Work Experience',
      'Education',
      'Oven Projects',
    ]);
  });

  it('keeps a title of its own that follows the last labelled job', () => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('Objective'),
      'A place at an oven',
      head('Work Experience'),
      'Company: Mill Lane Bakery',
      'Company: Rye & Co',
      head('Oven Safety'),
      'Fire drills',
      head('Education'),
      'Diploma in Baking',
    ]);
    expect(headed(document).map(([, text]) => text)).toContain('Oven Safety');
  });

  it('gives the text below a title in a text box to that title', () => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      { ...head('Objective'), textBox: 0 },
      'A place at an oven',
      { ...head('Work Experience'), textBox: 1 },
      'Head Baker, Mill Lane Bakery, 2019 - 2022',
      { ...head('Skills'), textBox: 2 },
      'Kneading',
    ]);
    expect(textsUnder(document, 'experience')).toEqual(['Head Baker, Mill Lane Bakery, 2019 - 2022']);
    expect(textsUnder(document, 'skills')).toEqual(['Kneading']);
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

  it.each([
    ['EXPERIENCE ______________________________________________________________________________', 'EXPERIENCE'],
    [
      '- - - - - - - - - - - - - - - - - - - EXPERIENCE - - - - - - - - - - - - - - - - - - - - - - - - - - -',
      'EXPERIENCE',
    ],
    ['EXPERIENCE (6 YEARS)', 'EXPERIENCE'],
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

  it.each(['Education & Certifications', 'Certifications and Education'])('gives %s to both kinds', (title) => {
    const lines = ['Bachelor of Science, Harrow College, 2016', 'Certified Master Baker, 2018'];
    const document = docxDocument([name, head('Experience'), 'Oven Ltd, 2011 - 2016', head(title), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines.slice(0, 1));
    expect(textsUnder(document, 'certifications')).toEqual(lines.slice(1));
  });

  it('leaves a certificate to the schools where a line with nothing but its school is beside it', () => {
    const lines = ['Professional Certificate - Baking, 2016', 'Harrow College', 'Diploma, 2014', 'Alder High School'];
    const document = docxDocument([name, head('Experience'), 'Oven', head('Education & Credentials'), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines);
    expect(textsUnder(document, 'certifications')).toEqual([]);
  });

  it('leaves no certificate to a school that has a degree above it', () => {
    const lines = ['Bachelor of Science, 2016', 'Harrow College', 'Rye Baking Certificate, 2018'];
    const document = docxDocument([name, head('Experience'), 'Oven', head('Education & Credentials'), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines.slice(0, 2));
    expect(textsUnder(document, 'certifications')).toEqual(lines.slice(2));
  });

  it('keeps a section with such a title whole where its lines are of one kind', () => {
    const lines = ['Bachelor of Science, Harrow College, 2016', 'Thesis on rye'];
    const document = docxDocument([name, head('Experience'), 'Oven', head('Education & Certifications'), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines);
    expect(textsUnder(document, 'certifications')).toEqual([]);
  });

  it('gives such a title to certificates alone where another section is about schools', () => {
    const document = docxDocument([
      name,
      head('Education'),
      'Bachelor of Science, Harrow College, 2016',
      head('Training & Certification'),
      'Rye Baking Certificate, 2018',
    ]);
    expect(textsUnder(document, 'certifications')).toEqual(['Rye Baking Certificate, 2018']);
  });

  it('takes no name of a certificate for the title of a section', () => {
    const document = docxDocument([
      name,
      head('Certificates'),
      'Rye Fundamentals, 2017',
      { text: 'Wheat Certificate', isBold: true },
      'Guild of Bakers',
    ]);
    expect(textsUnder(document, 'certifications')).toEqual([
      'Rye Fundamentals, 2017',
      'Wheat Certificate',
      'Guild of Bakers',
    ]);
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

  it('ends the last section of a text box where the page goes on', () => {
    const document = docxDocument([
      { text: 'Languages', isBold: true, textBox: 0 },
      { text: 'Danish - native', textBox: 0 },
      { text: 'Wilma Garner', isBold: true, sizePt: 22 },
      { text: 'Work Experience', isBold: true, sizePt: 14 },
      'Mill Lane Bakery, 2019 - 2022',
    ]);
    expect(textsUnder(document, 'languages')).toEqual(['Danish - native']);
    expect(textsUnder(document, 'contact')).toEqual(['Wilma Garner']);
  });

  it('takes what the page goes on with as the text of a title in a text box', () => {
    const document = docxDocument([
      'Wilma Garner',
      { text: 'Languages', textBox: 0, isBold: true, sizePt: 14 },
      'Danish - native',
    ]);
    expect(textsUnder(document, 'languages')).toEqual(['Danish - native']);
  });
});
