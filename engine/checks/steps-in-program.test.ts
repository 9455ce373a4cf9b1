import { expect, test } from 'vitest';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { stepsIn } from './steps-in-program.ts';

const steps = { 'Google Docs': 'rename it.', LaTeX: 'compile it.', Word: 'save it.', Canva: 'download it.' };
const said = (metadata: { creator?: string; producer?: string; title?: string }): string => {
  const document = asPdf(sample);
  return stepsIn({ ...document, metadata: { ...document.metadata, ...metadata } }, steps);
};

test.each([
  [{ creator: 'Microsoft® Word 2019' }, ' In Word: save it.'],
  [{ creator: 'Word', producer: 'macOS Version 10.14.6 (Build 18G1012) Quartz PDFContext' }, ' In Word: save it.'],
  [{ producer: 'Microsoft: Print To PDF', title: 'Microsoft Word - resume.docx' }, ' In Word: save it.'],
  [{ producer: 'Skia/PDF m104 Google Docs Renderer', title: 'cv (1).docx' }, ' In Google Docs: rename it.'],
  [{ creator: 'LaTeX with hyperref', producer: 'MiKTeX pdfTeX-1.40.27' }, ' In LaTeX: compile it.'],
  [{ creator: 'Canva', producer: 'Canva' }, ' In Canva: download it.'],
])('the steps are those of the program that the file names: %o', (metadata, steps) => {
  expect(said(metadata)).toBe(steps);
});

test.each([
  [{ creator: 'Pages' }],
  [{ creator: 'Microsoft® Office Publisher 2007' }],
  [{ creator: 'WordPress' }],
  [{ creator: 'Adobe InDesign CC 2015 (Macintosh)' }],
  [{ title: 'Word for word' }],
  [{}],
])('a program that is not known, or has no steps here, is not named: %o', (metadata) => {
  expect(said(metadata)).toBe('');
});
