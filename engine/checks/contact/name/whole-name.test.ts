import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import type { PageText } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { isSurelyWhole } from './whole-name.ts';

/** Whether `value` is surely the whole name on a page that begins with `head`, read from its line `at`. */
const isWhole = (head: readonly (string | PageText)[], value: string, at = 0): boolean => {
  const { visual } = factsFrom(pdfDocument([...head, ...sample.slice(1)]));
  const text = visual.lines[at]?.text ?? '';
  const from = text.indexOf(value);
  if (from < 0) throw new Error(`'${value}' is not in '${text}'`);
  return isSurelyWhole(
    { value, spans: [{ order: 'visual', line: at, from, to: from + value.length }], confidence: 1 },
    visual,
  );
};

test.each([
  'Jane Roe',
  'Suharto',
  'Nomthandazo kaMagwaza',
  'Nguyen Thi Hoa',
  'Ann McDonald',
  "Sean O'Neill",
  'Maria DeLuca',
  'jane roe',
  'JANE ROE',
])('a name alone on its line is whole: %s', (name) => expect(isWhole([name], name)).toBe(true));

test.each([
  ['Jane Roe, PhD', 'Jane Roe'],
  ['Jane Roe | Nurse', 'Jane Roe'],
  ['Dr. Jane Roe', 'Jane Roe'],
])('what a sign sets apart is no part of a name: %s', (line, name) => expect(isWhole([line], name)).toBe(true));

test.each([
  ['JaneRoe', 'JaneRoe'],
  ['Jane MariaRoe', 'Jane MariaRoe'],
  ['Jane Roe', 'Jane'],
  ['Jane Ann (Maria) Roe', 'Jane Ann'],
  ['Maria Jane Roe', 'Jane Roe'],
])('a name may go on, or be two: %s', (line, name) => expect(isWhole([line], name)).toBe(false));

test('a line in the large type of the name may be its other half', () => {
  const large = { sizePt: 24 };
  expect(
    isWhole(
      [
        { text: 'Jane Ann', ...large },
        { text: 'Roe Berg', ...large },
      ],
      'Jane Ann',
    ),
  ).toBe(false);
  expect(isWhole([{ text: 'Jane Ann', ...large }, 'Head nurse'], 'Jane Ann')).toBe(true);
});
