import { describe, expect, test } from 'vitest';
import { readPage, someText } from '#engine/testing/read-built-pdf.ts';

describe('metadata', () => {
  test('is empty when the file has none', async () => {
    const { metadata, traits } = await readPage(someText);
    expect(metadata).toEqual({ title: '', author: '', producer: '', creator: '' });
    expect(traits).toMatchObject({ isTagged: false, language: null, forbidsExtraction: false });
  });

  test('includes a title longer than the buffer', async () => {
    const title = 'Resume of Ines Harrow, '.repeat(400);
    expect((await readPage(someText, { info: { Title: title } })).metadata.title).toBe(title);
  });

  test('omits a title of excessive length', async () => {
    expect((await readPage(someText, { info: { Title: 'x'.repeat(200_000) } })).metadata.title).toBe('');
  });

  test('keeps accents as stored', async () => {
    const { metadata } = await readPage(someText, {
      info: { Title: 'R\xe9sum\xe9', Author: '\xfe\xff\x00I\x00n\x00\xe9\x00s' },
    });
    expect([metadata.title, metadata.author]).toEqual(['Résumé', 'Inés']);
  });
});
