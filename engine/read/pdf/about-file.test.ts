import { describe, expect, test } from 'vitest';
import { readPage, someText } from '#engine/testing/read-built-pdf.ts';

describe('what a file says about itself', () => {
  test('nothing, where it says nothing', async () => {
    const { metadata, traits } = await readPage(someText);
    expect(metadata).toEqual({ title: '', author: '', producer: '', creator: '' });
    expect(traits).toMatchObject({ isTagged: false, language: null, forbidsExtraction: false });
  });

  test('a title longer than our buffer is read whole', async () => {
    const title = 'Resume of Ines Harrow, '.repeat(400);
    expect((await readPage(someText, { info: { Title: title } })).metadata.title).toBe(title);
  });

  test('a title of no sensible length is left out', async () => {
    expect((await readPage(someText, { info: { Title: 'x'.repeat(200_000) } })).metadata.title).toBe('');
  });

  test('accents are read as they are stored', async () => {
    const { metadata } = await readPage(someText, {
      info: { Title: 'R\xe9sum\xe9', Author: '\xfe\xff\x00I\x00n\x00\xe9\x00s' },
    });
    expect([metadata.title, metadata.author]).toEqual(['Résumé', 'Inés']);
  });
});
