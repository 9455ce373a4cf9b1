import { expect, test } from 'vitest';
import { docxDocument } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

test.each([
  [['Harrow Lines', 'Dec 2021 - Jul 2026'], 'Harrow Lines Dec 2021 - Jul 2026'],
  [['Harrow Inc.', 'März 2021'], 'Harrow Inc. März 2021'],
  [['Harrow Lines', ', Dec 2021 - Jul 2026'], 'Harrow Lines, Dec 2021 - Jul 2026'],
  // a year in a name, and a word that is cut in two
  [['Harrow', '2021'], 'Harrow2021'],
  [['Harrow Lines Dec', 'ember 2021'], 'Harrow Lines December 2021'],
])('dates in a run of their own are apart from the name before them: %j', (runs, expected) => {
  const [line] = readingsOf(docxDocument([{ runs }, 'Welded the hulls of eleven ships'])).visual.lines;
  expect(line?.text).toBe(expected);
});
