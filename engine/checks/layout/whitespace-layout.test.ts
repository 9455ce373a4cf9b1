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
    { name: 'columns made of spaces', document: docxDocument([...sample, ...spaced]), quotes: ['Excel'] },
    {
      name: 'gaps made of empty paragraphs',
      document: docxDocument(sample.flatMap((text) => [text, ''])),
      quotes: [''],
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
    { name: 'paragraphs that only anchor pictures', document: withPictures(sample.flatMap((text) => [text, ''])) },
    {
      name: 'one tab to the dates',
      document: docxDocument([...sample, 'Clerk\t2012 - 2014', 'Driver\t2010 - 2012', 'Student\t2006 - 2010']),
    },
  ],
});
