import { describe, expect, test } from 'vitest';

import { buildDocx, paragraph, partsOf, run, utf16, zipOf } from '#engine/testing/build-docx.ts';

import { readDocx } from './read-docx.ts';

const codeOf = (bytes: Uint8Array): string => {
  const outcome = readDocx(bytes);
  return outcome.ok ? 'read' : outcome.failure.code;
};

/** Declares ten bytes as the size of every part, in both places where an archive stores sizes. */
const understated = (zip: Uint8Array): Uint8Array => {
  const view = new DataView(zip.slice().buffer);
  for (let at = 0; at + 30 < view.byteLength; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  return new Uint8Array(view.buffer);
};

describe('files that cannot be read', () => {
  const parts = partsOf({ body: paragraph(run('Ines Harrow, warehouse manager')) });
  const bytes = zipOf(parts);
  const listOf = (spoiled: Record<string, string>): { name: string; content: string }[] =>
    Object.entries({ ...parts, ...spoiled }).map(([name, content]) => ({ name, content }));
  /** Varied enough not to be rejected for its compression ratio. */
  const words = Array.from({ length: 200_000 }, (_, index) => String(index * 7919 + 1_000_000_000)).join('');
  const bomb = 'x'.repeat(40 * 1024 * 1024);

  test.each([
    ['U4: an archive of something else', zipOf({ 'hello.txt': 'hello' }), 'not-docx-inside'],
    [
      'U4: a spreadsheet',
      buildDocx({
        body: paragraph(run('x')),
        mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      }),
      'not-docx-inside',
    ],
    [
      'U4: a document with macros',
      buildDocx({ body: paragraph(run('x')), mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
      'not-docx-inside',
    ],
    ['an old .doc', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0), 'not-docx-inside'],
    [
      'U5: a locked one',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...utf16('EncryptedPackage').subarray(2)),
      'password-protected',
    ],
    ['locked entries', zipOf(listOf({}).map((entry) => ({ ...entry, flags: 1 }))), 'password-protected'],
    ['an unusual compression', zipOf(listOf({}).map((entry) => ({ ...entry, method: 12 }))), 'damaged'],
    ['broken XML', zipOf({ ...parts, 'word/document.xml': '<w:document><w:body>' }), 'damaged'],
    [
      'U7: a document type',
      zipOf({ ...parts, 'word/document.xml': `<!DOCTYPE w [<!ENTITY a "aaaa">]>${parts['word/document.xml'] ?? ''}` }),
      'damaged',
    ],
    ['U7: deep nesting', zipOf({ ...parts, 'word/document.xml': '<a>'.repeat(100_000) }), 'too-large-inside'],
    ['U6: a part that unpacks to 40 MB', zipOf({ ...parts, 'word/document.xml': bomb }), 'too-large-inside'],
    ['U6: one that says it is small', understated(zipOf({ ...parts, 'word/document.xml': bomb })), 'too-large-inside'],
    ['a word of two million letters', buildDocx({ body: paragraph(run(words)) }), 'too-large-inside'],
    ['U6: names that leave the folder', zipOf(listOf({ '../../evil.txt': 'x' })), 'damaged'],
    ['U6: two parts of one name', zipOf([...listOf({}), { name: 'word/document.xml', content: 'x' }]), 'damaged'],
    [
      'U6: thousands of entries',
      zipOf(Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, content: '' }))),
      'too-large-inside',
    ],
    ['nothing at all', buildDocx({ body: paragraph('') }), 'blank'],
    ['half of it', bytes.subarray(0, bytes.length / 2), 'damaged'],
  ])('say why: %s', (_, spoiled, code) => {
    expect(codeOf(spoiled)).toBe(code);
  });

  test('are read in spite of junk before the archive', () => {
    const junk = new Uint8Array(bytes.length + 100);
    junk.set(bytes, 100);
    expect(codeOf(junk)).toBe('read');
  });

  test('R4: never throw, wherever they are cut and whatever byte is wrong', () => {
    for (let at = 0; at < bytes.length; at += 7) {
      expect(typeof readDocx(bytes.subarray(0, at)).ok).toBe('boolean');
      const spoiled = bytes.slice();
      spoiled[at] = (spoiled[at] ?? 0) ^ 0x15;
      expect(typeof readDocx(spoiled).ok).toBe('boolean');
    }
  });
});
