import { describe, expect, test } from 'vitest';
import { documentOfText } from './plain-text.ts';

describe('a line is a heading', () => {
  test.each<[string, string, string[], boolean]>([
    ['when it equals one', 'Experience', ['Experience'], true],
    ['when it equals one of several', 'Skills', ['Experience', 'Skills'], true],
    ['with space around it', '  Experience\t', ['Experience'], true],
    ['with space around the one asked for', 'Experience', [' Experience '], true],
    ['not in other letters', 'EXPERIENCE', ['Experience'], false],
    ['not when more follows', 'Experience:', ['Experience'], false],
    ['not when it only begins one', 'Work', ['Work history'], false],
    ['not when none are asked for', 'Experience', [], false],
  ])('%s', (_when, line, headings, isHeading) => {
    const { paragraphs, runs } = documentOfText(line, headings);
    expect(paragraphs?.map(({ headingLevel }) => headingLevel)).toEqual([isHeading ? 1 : null]);
    expect(runs.map(({ font }) => font.isBold)).toEqual([isHeading]);
  });
});

describe('lines become paragraphs', () => {
  test.each<[string, string, number[][], string[]]>([
    ['one', 'Ada Muster', [[0]], ['Ada Muster']],
    ['two', 'Ada Muster\nNurse', [[0], [1]], ['Ada Muster', 'Nurse']],
    ['as another system ends them', 'Ada Muster\r\nNurse', [[0], [1]], ['Ada Muster', 'Nurse']],
    ['with an empty one between', 'Ada Muster\n\nNurse', [[0], [], [1]], ['Ada Muster', 'Nurse']],
    ['with an empty one at the end', 'Ada Muster\n', [[0], []], ['Ada Muster']],
    ['with space kept as it is', '  Ada\tMuster ', [[0]], ['  Ada\tMuster ']],
    ['with a line of space', 'Ada\n \nNurse', [[0], [1], [2]], ['Ada', ' ', 'Nurse']],
    ['of nothing', '', [[]], []],
  ])('%s', (_what, text, runsOfParagraphs, texts) => {
    const { paragraphs, runs } = documentOfText(text, []);
    expect(paragraphs?.map((paragraph) => paragraph.runs)).toEqual(runsOfParagraphs);
    expect(runs.map((run) => run.text)).toEqual(texts);
  });
});

test('a run knows the paragraph it stands in, past empty lines', () => {
  const { runs, sizeBytes } = documentOfText('Ada\n\n\nNurse', []);
  expect(runs.map(({ place }) => place)).toEqual([
    { kind: 'flow', part: 'body', paragraph: 0 },
    { kind: 'flow', part: 'body', paragraph: 3 },
  ]);
  expect(sizeBytes).toBe(11);
});
