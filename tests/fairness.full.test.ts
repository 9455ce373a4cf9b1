import dictionary from 'dictionary-en';
import { expect, test } from 'vitest';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { unfairNames } from '#tools/fairness/judge-names.ts';
import { namesOfCultures } from '#tools/fairness/names-of-cultures.ts';

test('a resume has one score and one reading under 500 names of all cultures', { timeout: 1_800_000 }, async () => {
  expect(await unfairNames(namesOfCultures(500, 1), pdfiumForTests, spellerFrom(dictionary))).toEqual([]);
});
