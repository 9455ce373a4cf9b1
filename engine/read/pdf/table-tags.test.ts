import { expect, test } from 'vitest';
import { readPage, someText } from '#engine/testing/read-built-pdf.ts';

const traitsWith = async (tag?: string) => (await readPage(someText, tag === undefined ? {} : { tag })).traits;

test('knows the tables that the tags of a page mark', async () => {
  expect(await traitsWith('Table')).toMatchObject({ isTagged: true, hasTableTags: true });
  expect(await traitsWith('P')).toMatchObject({ isTagged: true, hasTableTags: false });
  expect(await traitsWith()).toMatchObject({ isTagged: false, hasTableTags: false });
});
