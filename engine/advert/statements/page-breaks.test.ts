import { expect, test } from 'vitest';
import { withoutPageBreaks, withoutPrintedHeaders } from './page-breaks.ts';

const joined = (text: string) => withoutPageBreaks(text.split('\n'));

const paragraph = [
  'We are looking for a rigger who works with a crew of nine on the quay and',
  'who knows masts. You need skills in splicing, in the setting of storm',
  'sails and in the care of rope, and you have two years of experience with',
  'the Northfell rig.',
].join('\n');

test('lines that only the width of a page broke are joined', () => {
  expect(joined(`Rigger\n\n${paragraph}\n\nRequirements`)).toEqual([
    'Rigger',
    '',
    paragraph.replaceAll('\n', ' '),
    '',
    'Requirements',
  ]);
});

test('a list that is written without capitals and marks is not joined', () => {
  const items = [
    'Ihr Profil',
    'abgeschlossene Ausbildung an Bord oder in der Takelage eines Hafens',
    'mehrjährige Erfahrung mit Masten und mit dem Takelwerk von Booten',
    'sichere Kenntnisse in allen Knoten, vor allem mit nassem Tauwerk',
    'gute Kenntnisse der Karten im Norden wären von Vorteil für die Fahrt',
    'hohe Zuverlässigkeit und viel Freude an der Arbeit in jedem Wetter',
  ];
  expect(joined(items.join('\n'))).toEqual(items);
});

test('an item goes on in the lines below it, up to the next mark', () => {
  const items = [
    '• Splices wire rope of all kinds on the masts of the harbor and',
    '  keeps the books of the crew',
    '• Sews storm sails for the boats of the northern islands and their',
    '  guests in summer',
    '• Greets the guests of the harbor in the evening, in the rain and',
    '  in the snow',
  ];
  expect(joined(items.join('\n'))).toHaveLength(3);
});

test('an alternative below "or" is an item of its own', () => {
  const either = 'Five years of work in a closely related field of rigging; OR\nA rigging diploma';
  expect(joined(`${paragraph}\n\n${either}`).slice(-2)).toEqual(either.split('\n'));
});

test.each([
  ['a list without capitals', 'knots of all kinds\nsplicing of wire rope\nsewing storm sails\ncare of the masts'],
  [
    'a list of long items with capitals',
    'Experience with the splicing of wire rope on tall masts\nKnowledge of sails\nExperience with the care of all the masts of a harbor\nPatience',
  ],
  [
    'a posting whose paragraphs are lines',
    `${'We sail and sail and sail again. '.repeat(9)}\nwe rest\nwe eat\nwe sing`,
  ],
  ['two lines', 'We are looking for a rigger who works with a crew of nine on\nthe quay.\nKnots\nMasts'],
])('not joined: %s', (_, text) => {
  expect(joined(text)).toEqual(text.split('\n'));
});

const pageHeader = (number: number) => `6/18/25, 08:17\n\nRigger - Job Details\n\n${number} of 2`;

test('what a browser prints on each page is left out, with the blank lines around it', () => {
  const text = `Rigger - Job Details\n1 of 2\n\nRequirements\nKnots\n\n${pageHeader(2)}\n\nMasts\n\nBenefits`;
  expect(withoutPrintedHeaders(text.split('\n'))).toEqual([
    'Rigger - Job Details',
    'Requirements',
    'Knots',
    'Masts',
    '',
    'Benefits',
  ]);
});

test('a posting without the numbers of pages stays as it is', () => {
  const text = 'Rigger\n\nRigger\n\n6/18/25, 08:17\n\n2 of our 5 riggers sing';
  expect(withoutPrintedHeaders(text.split('\n'))).toEqual(text.split('\n'));
});

test('a long posting of blank lines takes no time', () => {
  expect(withoutPrintedHeaders(['1 of 2', ...Array<string>(60_000).fill(''), 'Knots'])).toEqual(['Knots']);
});
