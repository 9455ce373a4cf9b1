import { expect, test } from 'vitest';
import { pdfDocument } from '../testing/build-document.ts';
import { readingsOf } from '../layout/readings-of.ts';
import { resumeOf } from './resume-of.ts';
import { mayBeMisread, wholenessOf } from './wholeness.ts';

const read = (lines: readonly string[]) => {
  const document = pdfDocument(['Jane Roe', ...lines]);
  const { visual } = readingsOf(document);
  return [visual, resumeOf(visual, document)] as const;
};

const job = ['Experience', 'Welder, Harrow Foundry Ltd, 2019 – 2021', '• Ran a crew of six'];
const school = ['Education', 'BSc Mechanical Engineering, University of Leeds, 2012'];

test.each<[string, readonly string[], number]>([
  ['a whole job and a whole school', [...job, ...school], 2],
  ['a job without dates', ['Experience', 'Welder, Harrow Foundry Ltd', '• Ran a crew', ...school], 0.5],
  ['a whole job alone', job, 1],
  ['nothing', ['Skills', 'Welding, cutting'], 0],
])('%s', (_, lines, expected) => {
  expect(wholenessOf(...read(lines))).toBe(expected);
});

test.each<[string, readonly string[], boolean]>([
  ['all whole', [...job, ...school], false],
  ['no school', job, true],
  ['a job without dates', ['Experience', 'Welder, Harrow Foundry Ltd', '• Ran a crew', ...school], true],
  ['a school without a degree', [...job, 'Education', 'University of Leeds, 2012'], true],
  ['a heading with nothing below', [...job, ...school, 'Skills'], true],
])('%s: may be misread %s', (_, lines, expected) => {
  expect(mayBeMisread(...read(lines))).toBe(expected);
});
