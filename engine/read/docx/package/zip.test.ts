import { describe, expect, test } from 'vitest';
import { zipOf } from '#engine/testing/build-docx.ts';
import { openZip } from './zip.ts';

const text = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes));

test('parts are listed and read by name', () => {
  const zip = openZip(zipOf({ 'a.xml': 'one', 'word/b.xml': 'two' }));
  expect(zip.names).toEqual(['a.xml', 'word/b.xml']);
  expect([text(zip.read('word/b.xml')), zip.read('c.xml')]).toEqual(['two', null]);
});

test('a part may be stored uncompressed', () => {
  expect(text(openZip(zipOf([{ name: 'a', content: 'one', method: 0 }])).read('a'))).toBe('one');
});

test('backslashes in names are read as slashes', () => {
  expect(openZip(zipOf({ 'word\\b.xml': 'two' })).names).toEqual(['word/b.xml']);
});

test('bytes before and after the archive do not matter', () => {
  const archive = zipOf({ a: 'one' });
  const padded = new Uint8Array(archive.length + 200);
  padded.set(archive, 100);
  expect(text(openZip(padded).read('a'))).toBe('one');
});

describe('an archive is rejected on opening', () => {
  test.each([
    ['no archive', new TextEncoder().encode('hello, this is no archive at all'), 'damaged'],
    ['a name that leaves the folder', zipOf({ '../a': 'x' }), 'damaged'],
    ['an absolute name', zipOf({ '/etc/a': 'x' }), 'damaged'],
    ['a name with a drive', zipOf({ 'c:a': 'x' }), 'damaged'],
    [
      'two parts of one name',
      zipOf([
        { name: 'a', content: '1' },
        { name: 'a', content: '2' },
      ]),
      'damaged',
    ],
  ])('%s', (_what, bytes, code) => {
    expect(() => openZip(bytes)).toThrow(code);
  });
});

describe('a part is rejected on reading', () => {
  test.each([
    ['a locked one', zipOf([{ name: 'a', content: 'x', flags: 1 }]), 'password-protected'],
    ['one in an unknown compression', zipOf([{ name: 'a', content: 'x', method: 12 }]), 'damaged'],
    ['one that grows without end', zipOf([{ name: 'a', content: 'a'.repeat(40_000_000) }]), 'too-large-inside'],
  ])('%s', (_what, bytes, code) => {
    expect(() => openZip(bytes).read('a')).toThrow(code);
  });

  test('the sum of all parts is limited too', () => {
    const noise = Uint8Array.from({ length: 25_000_000 }, (_, index) => (index * 2_654_435_761) >>> 24);
    const zip = openZip(zipOf(['a', 'b', 'c'].map((name) => ({ name, content: noise, method: 0 }))));
    zip.read('a');
    zip.read('b');
    expect(() => zip.read('c')).toThrow('too-large-inside');
  });
});
