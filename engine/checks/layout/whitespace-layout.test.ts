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

testCheck(whitespaceLayout, {
  fails: [
    { name: 'columns made of spaces', document: docxDocument([...sample, ...spaced]), quotes: ['Excel'] },
    {
      name: 'gaps made of empty paragraphs',
      document: docxDocument(sample.flatMap((text) => [text, ''])),
      quotes: [''],
    },
  ],
  passes: [
    { name: 'plain paragraphs', document: asDocx(sample) },
    {
      name: 'one tab to the dates',
      document: docxDocument([...sample, 'Clerk\t2012 - 2014', 'Driver\t2010 - 2012', 'Student\t2006 - 2010']),
    },
  ],
});
