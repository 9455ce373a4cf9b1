import dictionary from 'dictionary-en';
import { expect, test } from 'vitest';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { unfairNames } from '#tools/fairness/judge-names.ts';
import { namesOfCultures } from '#tools/fairness/names-of-cultures.ts';

test('a resume has one score and one reading under names of all cultures', { timeout: 240_000 }, async () => {
  expect(await unfairNames(namesOfCultures(4, 7), pdfiumForTests, spellerFrom(dictionary))).toEqual([]);
});
