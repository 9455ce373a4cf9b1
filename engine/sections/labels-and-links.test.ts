import { describe, expect, it } from 'vitest';
import { docxDocument } from '../testing/build-document.ts';
import { bold, head, headed, name } from '../testing/sections-found.ts';

const titlesOf = (document: ReturnType<typeof docxDocument>) => headed(document).map(([, text = '']) => text);

const project = (title: string) => [
  title,
  { text: 'Built a brick oven for the village with eleven neighbors', listMarker: '•' },
  { listMarker: '•', runs: [{ text: 'Skills:', isBold: true }, { text: ' masonry, firing' }] },
];

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
});
