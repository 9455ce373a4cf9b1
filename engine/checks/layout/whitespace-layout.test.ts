import type { SourceDocument } from '#engine/model/document.ts';
import { docxDocument } from '#engine/testing/build-document.ts';
import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { whitespaceLayout } from './whitespace-layout.ts';

const spaced = [
  'Excel          SAP',
  'HACCP          Forecasting',
  'Audits          Contracts',
  'Fleet          Customs',
];

const withPictures = (texts: readonly string[]): SourceDocument => ({
  ...docxDocument(texts),
  pictures: texts.flatMap((text, paragraph) =>
    text === '' ? [{ place: { kind: 'flow', part: 'body', paragraph }, alt: '' }] : [],
  ),
});

testCheck(whitespaceLayout, {
  fails: [
    {
      name: 'columns made of spaces',
      document: docxDocument([...sample, ...spaced]),
      quotes: ['Excel'],
      says: 'In several lines, words are set side by side with runs of spaces.',
    },
    {
      name: 'labels and values apart by tabs, whose indented lines have nothing beside them',
      document: docxDocument([
        ...sample,
        'Town:\t\tMadison',
        '\t\t\tin the north',
        'Born:\t \t1990',
        'Tongue:\t\tEnglish\nLicense:\t\tB',
      ]),
      quotes: ['Tongue'],
      says: 'In several lines, words are set side by side with runs of tabs.',
    },
    {
      name: 'dates at the right, after one tab and many spaces',
      document: docxDocument([...sample, 'Clerk\t      2012 - 2014', 'Driver    \t2010 - 2012', 'Cook\t\t2008']),
      quotes: ['Driver'],
      says: 'In several lines, words are set side by side with runs of spaces or tabs.',
    },
    {
      name: 'spaces that fill lines, so that words begin on the next one',
      document: docxDocument([
        ...sample,
        `Single, 31 years old${' '.repeat(90)}Madison, Wisconsin`,
        `Welding${' '.repeat(110)}Quarrel Valley College`,
        `Danish${' '.repeat(120)}Polish`,
      ]),
      quotes: ['Welding'],
      says: 'In several lines, runs of spaces keep words apart.',
    },
    {
      name: 'gaps made of empty paragraphs',
      document: docxDocument(sample.flatMap((text) => [text, ''])),
      quotes: [''],
      score: 0.4,
    },
    {
      name: 'empty paragraphs and columns made of spaces, which are two findings',
      document: docxDocument([...sample.flatMap((text) => [text, '']), ...spaced]),
      quotes: ['', 'Excel'],
      score: 0.4,
    },
    {
      name: 'empty paragraphs and a single line made of spaces, which is not what the finding is about',
      document: docxDocument([...sample.flatMap((text) => [text, '']), ...spaced.slice(0, 1)]),
      quotes: [''],
    },
  ],
  passes: [
    { name: 'plain paragraphs', document: asDocx(sample) },
    {
      name: 'empty paragraphs after the last words',
      document: docxDocument([...sample, ...Array<string>(20).fill('')]),
    },
    {
      name: 'empty paragraphs before the first words',
      document: docxDocument([...Array<string>(20).fill(''), ...sample]),
    },
    {
      name: 'empty paragraphs of the page header',
      document: docxDocument([
        sample[0] ?? '',
        ...Array.from({ length: 20 }, () => ({ text: '', part: 'header' as const })),
        ...sample.slice(1),
      ]),
    },
    {
      name: 'spaces in the headers of the first, the even and the other pages',
      document: docxDocument([
        ...Array.from({ length: 3 }, () => ({ text: 'Jane Roe          page 2', part: 'header' as const })),
        ...sample,
      ]),
    },
    { name: 'spaces at the ends of lines', document: docxDocument(sample.map((text) => `${text}          \t\t`)) },
    { name: 'paragraphs that only anchor pictures', document: withPictures(sample.flatMap((text) => [text, ''])) },
    {
      name: 'one tab to the dates',
      document: docxDocument([...sample, 'Clerk\t2012 - 2014', 'Driver\t2010 - 2012', 'Student\t2006 - 2010']),
    },
  ],
  others: [
    {
      name: 'one date that is pushed to the right',
      document: docxDocument([...sample, 'Clerk                    \t\t2012 - 2014']),
      is: 'not-applicable',
    },
    {
      name: 'a name that is moved with spaces',
      document: docxDocument(['            Jane Roe', ...sample]),
      is: 'not-applicable',
    },
    {
      name: 'lines that are indented with spaces',
      document: docxDocument([...sample, ...['Phone', 'Email', 'Town'].map((text) => `      ${text}`)]),
      is: 'not-applicable',
    },
  ],
});
