import { expect, it } from 'vitest';
import { paragraph, partsOf, run, zipOf } from '#engine/testing/build-docx.ts';
import { readPackage } from '#engine/testing/read-package.ts';
import { replaceParts } from './replace-parts.ts';
import { directoryOf, rawEntry } from './zip.ts';

const parts = partsOf({ body: paragraph(run('text')), styles: '<w:style/>' });
const main = 'word/document.xml';

const rawOf = (bytes: Uint8Array, name: string): Buffer => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { list, shift } = directoryOf(bytes, view);
  const entry = list.find((one) => one.name === name);
  if (entry === undefined) throw new Error(name);
  return Buffer.from(rawEntry(bytes, view, entry, shift).content);
};

it('replaces the text of a part, and keeps the compressed bytes and the order of the others', () => {
  // A Buffer, whose slices share its memory.
  const before = Buffer.from(zipOf(parts));
  const copy = Buffer.from(before);
  const after = replaceParts(before, new Map([[main, '<new>é</new>']]));
  const [old, fresh] = [readPackage(before), readPackage(after)];
  expect(before.equals(copy)).toBe(true);
  expect([...fresh.keys()]).toEqual([...old.keys()]);
  expect(Buffer.from(fresh.get(main) ?? '', 'latin1').toString()).toBe('<new>é</new>');
  for (const name of old.keys()) if (name !== main) expect(rawOf(after, name)).toEqual(rawOf(before, name));
});

it('keeps what it does not know: a part that no program reads', () => {
  const before = zipOf({ ...parts, 'custom/item.bin': '\u0000odd' });
  const after = readPackage(replaceParts(before, new Map()));
  expect(after).toEqual(readPackage(before));
});
