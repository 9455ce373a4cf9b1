import { describe, expect, it } from 'vitest';
import { docxDocument, pdfDocument } from '../testing/build-document.ts';
import { bold, head, headed, name } from '../testing/sections-found.ts';

const titlesOf = (document: ReturnType<typeof docxDocument>) => headed(document).map(([, text = '']) => text);

const project = (title: string) => [
  title,
  { text: 'Built a brick oven for the village with eleven neighbors', listMarker: '•' },
  { listMarker: '•', runs: [{ text: 'Skills:', isBold: true }, { text: ' masonry, firing' }] },
];

/** An item of a Word list, whose marker is not in the text. */
const item = (text: string) => ({ text, isBold: true, listMarker: '' });

/** A title of the left column, which is dark. */
const pale = (text: string, y: number) => ({ text, x: 40, y, sizePt: 16, color: '#ffffff' });

const labelled = (text: string) => {
  const [label = '', value] = text.split(':');
  return { runs: value === undefined ? [{ text }] : [{ text: `${label}:`, isBold: true }, { text: value }] };
};

describe('sectionsOf', () => {
  it.each([
    ['Portfolio: https://wilma-garner.example/bread', ['Experience', 'Skills']],
    ['Portfolio: three brick ovens built by hand', ['Portfolio', 'Experience', 'Skills']],
  ])('takes %s among run-in titles for a link or for a title', (line, titles) => {
    const document = docxDocument([
      'Wilma Garner',
      'Email: wilma@garner.example',
      line,
      'Experience: Baker at Mill Lane Bakery, 2019 - 2022',
      'Skills: kneading, scoring',
    ]);
    expect(titlesOf(document)).toEqual(titles);
  });

  it.each([
    ['Links', ['Links', 'Education']],
    ['Enlaces', ['Enlaces', 'Education']],
    ['Experience', ['Experience', 'Portfolio', 'Education']],
  ])('takes Portfolio below %s for a link or for a title', (above, titles) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head(above),
      head('Portfolio'),
      'Breads',
      head('Education'),
      'Harrow College, 2016',
    ]);
    expect(titlesOf(document)).toEqual(titles);
  });

  it.each([
    ['https://linkedin.com/in/odalys-brennwick', ['Experience', 'References']],
    [undefined, ['Experience', 'References', 'LinkedIn Profile']],
  ])('takes a profile below a referee for no title where it can be clicked: %s', (link, titles) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('Experience'),
      'Baker at Mill Lane Bakery, 2019 - 2022',
      head('References'),
      'Odalys Brennwick, head baker',
      { ...head('LinkedIn Profile'), ...(link === undefined ? {} : { link }) },
      'linkedin.com/in/odalys-brennwick',
    ]);
    expect(titlesOf(document)).toEqual(titles);
  });

  it('takes neither an item in bold capitals nor the bold name of a course before a comma for a title', () => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      bold('SKILLS'),
      item('Kneading'),
      item('Scoring'),
      item('HACCP'),
      item('Glazing'),
      bold('CERTIFICATIONS'),
      { runs: [{ text: 'Harrow Bread Training', isBold: true }, { text: ', certificate of completion' }] },
      bold('EDUCATION'),
      'Diploma in Baking, Harrow College, 2016',
    ]);
    expect(titlesOf(document)).toEqual(['SKILLS', 'CERTIFICATIONS', 'EDUCATION']);
  });

  it.each([
    [
      ['Databases: Grain, Rye', 'Ovens: Brick'],
      ['Technical Skills', 'Education'],
    ],
    [['Kneading, scoring'], ['Technical Skills', 'Languages', 'Education']],
  ])('takes a title in bold among other labels for one of them: %j', (others, titles) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      bold('Technical Skills'),
      ...(others.length > 1 ? [] : others),
      labelled('Languages: Danish, Faroese'),
      ...(others.length > 1 ? others.map(labelled) : []),
      bold('Education'),
      'Harrow College, 2016',
    ]);
    expect(titlesOf(document)).toEqual(titles);
  });

  it.each([
    [
      ['Mill Lane Bakery', 'Harrow Bakery', 'Alder Bakery'],
      ['Experience', 'Education'],
    ],
    [['Mill Lane Bakery'], ['Experience', 'Highlights', 'Education']],
  ])('leaves a label that each job repeats: %j', (employers, titles) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      bold('Experience'),
      ...employers.flatMap((employer, index) => [
        employer,
        `Baker (May ${2020 - 2 * index} - June ${2021 - 2 * index})`,
        { runs: [{ text: 'Highlights:', isBold: true }, { text: ' Trained four apprentices' }] },
      ]),
      bold('Education'),
      'Harrow College, 2012',
    ]);
    expect(titlesOf(document)).toEqual(titles);
  });

  it.each([
    [
      ['Oven of the Village', 'Oven of the Mill'],
      ['Projects', 'Education'],
    ],
    [['Oven of the Village'], ['Projects', 'Skills', 'Education']],
  ])('leaves a label that each project repeats among its items: %j', (projects, titles) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      bold('Projects'),
      ...projects.flatMap(project),
      bold('Education'),
      'Harrow College, 2016',
    ]);
    expect(titlesOf(document)).toEqual(titles);
  });

  it('takes a title before each of three degrees for one', () => {
    const document = docxDocument([
      'Wilma Garner',
      'wilma@garner.example',
      'Education: BA History, Harrow College, 2010',
      'Education: MA History, Harrow College, 2012',
      'Education: PhD History, Harrow University, 2016',
      'Experience: Baker at Mill Lane Bakery, 2019 - 2022',
    ]);
    expect(titlesOf(document)).toEqual(['Education', 'Education', 'Education', 'Experience']);
  });

  it('joins a title that a hyphen breaks in the margin', () => {
    const document = docxDocument([
      name,
      head('Esperienza lavorativa'),
      'Mill Lane Bakery, 2019 - 2022',
      head('Onorificenze e ricono-'),
      head('scimenti'),
      'Golden Loaf of Leeds, 2021',
    ]);
    expect(headed(document).map(([kind, text]) => [kind, text])).toEqual([
      ['experience', 'Esperienza lavorativa'],
      ['awards', 'Onorificenze e riconoscimenti'],
    ]);
  });

  it('takes a title on two lines at the top of a second column for one line of its type', () => {
    const document = pdfDocument([
      name,
      pale('Profile', 100),
      { text: 'Baker of rye bread', x: 40, y: 130, sizePt: 8 },
      pale('Contact', 160),
      { text: 'wilma@garner.example', x: 40, y: 190, sizePt: 8 },
      pale('Education', 220),
      { text: 'Harrow College, 2016', x: 40, y: 250, sizePt: 8 },
      { text: 'Professional', x: 260, y: 100, sizePt: 16 },
      { text: 'Experience', x: 260, y: 120, sizePt: 16 },
      { text: 'Head Baker, Mill Lane Bakery, 2019 - 2022', x: 260, y: 150, sizePt: 8 },
      { text: 'Baked nine hundred loaves of bread a night', x: 260, y: 165, sizePt: 8 },
      { text: 'Baker, Rye & Co, 2017 - 2019', x: 260, y: 190, sizePt: 8 },
      { text: 'Kept the starter alive and the oven hot', x: 260, y: 205, sizePt: 8 },
      { text: 'Bread at home', x: 260, y: 240, sizePt: 16 },
      { text: 'Sourdough and more sourdough', x: 260, y: 270, sizePt: 8 },
    ]);
    expect(headed(document)).toContainEqual(['experience', 'Professional Experience']);
  });

  it.each([
    ['Hobbies', ['Profile', 'Contact', 'Hobbies', 'Experience']],
    ['Postal', ['Profile', 'Contact', 'Experience']],
  ])('takes %s in smaller type below the contact details for a title or for a part of them', (title, titles) => {
    const document = docxDocument([
      name,
      { text: 'Profile', sizePt: 16, isBold: true },
      'Baker of rye bread',
      { text: 'Contact', sizePt: 16, isBold: true },
      'wilma@garner.example',
      { text: title, sizePt: 12, isBold: true },
      'Rowing on the river',
      { text: 'Experience', sizePt: 16, isBold: true },
      'Oven Ltd, 2011 - 2016',
    ]);
    expect(titlesOf(document)).toEqual(titles);
  });
});
