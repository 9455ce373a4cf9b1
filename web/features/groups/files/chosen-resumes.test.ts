import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { archiveLimits } from './archive-limits.ts';
import { chosenResumes } from './chosen-resumes.ts';
import { unpack } from './unpack.ts';

const bytes = (size: number, value = 7): Uint8Array => new Uint8Array(size).fill(value);
const random = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, at) => (at * 7919) % 251);
const zip = (entries: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(entries));
const file = (name: string, content: Uint8Array = bytes(10)): File => new File([new Uint8Array(content)], name);
/** As the worker does it. */
const opened = async (archive: File, left: number) => unpack(new Uint8Array(await archive.arrayBuffer()), left);
const choose = async (files: File[], left = 200) => {
  const { files: taken, refused, note } = await chosenResumes(files, left, opened);
  return { taken: taken.map(({ name }) => name), refused, note };
};

it('takes the resumes of a folder and of archives, and names what it leaves out', async () => {
  const archive = zip({
    'class/ada.pdf': random(2_000),
    'class/deep/ben.docx': random(3_000),
    'class/notes.txt': bytes(10),
    'class/more.zip': bytes(10),
    '__MACOSX/class/._ada.pdf': bytes(10),
    'class/.DS_Store': bytes(10),
  });
  expect(await choose([file('cleo.PDF'), file('.DS_Store'), file('photo.png'), file('class.zip', archive)])).toEqual({
    taken: ['cleo.PDF', 'ada.pdf', 'ben.docx'],
    refused: [
      { name: 'photo.png', reason: 'Please upload a PDF or DOCX file' },
      { name: 'notes.txt', reason: 'Please upload a PDF or DOCX file' },
      { name: 'more.zip', reason: 'A ZIP inside a ZIP is not opened.' },
    ],
    note: null,
  });
});

it('keeps the content of an entry', async () => {
  const { files } = await chosenResumes([file('a.zip', zip({ 'ada.pdf': random(2_000) }))], 5, opened);
  expect(new Uint8Array(await files[0]!.arrayBuffer())).toEqual(random(2_000));
});

it('takes as many as there is room for, and says so', async () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.pdf`, random(100)]));
  const { taken, note } = await choose([file('a.zip', zip(many))], 4);
  expect(taken).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf']);
  expect(note).toContain('room for 4 more');
  expect(await choose([file('a.pdf')], 0)).toMatchObject({
    taken: [],
    note: expect.stringContaining('Make another group'),
  });
  expect(await choose([file('a.png')])).toMatchObject({ taken: [], note: expect.stringContaining('no PDF or DOCX') });
});

it('does not unpack what unpacks to far more than it is, nor what is too large', async () => {
  const archive = zip({ 'bomb.pdf': bytes(4_000_000), 'large.pdf': random(6_000_000), 'fine.pdf': random(100) });
  expect(await choose([file('a.zip', archive)])).toMatchObject({
    taken: ['fine.pdf'],
    refused: [
      { name: 'bomb.pdf', reason: 'It unpacks to far more than a resume can hold.' },
      { name: 'large.pdf', reason: 'File size must be less than 5MB' },
    ],
  });
});

it('unpacks no more of an entry than its directory promises', () => {
  const archive = zip({ 'liar.pdf': bytes(4_000_000) });
  // The size without compression stands in the directory, 24 bytes after its signature.
  const view = new DataView(archive.buffer);
  const directory = archive.findIndex((_, at) => at + 4 <= archive.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(directory + 24, 1_000, true);
  const unpacked = unpack(archive, 5);
  const sizes = unpacked.is === 'unpacked' ? unpacked.files.map((one) => one.bytes.length) : [];
  expect(sizes.every((size) => size <= 1_000)).toBe(true);
});

it('refuses an archive that is none, or has too many entries', async () => {
  const many = Object.fromEntries(Array.from({ length: archiveLimits.entries + 1 }, (_, at) => [`${at}`, bytes(0)]));
  expect(await choose([file('a.zip', zip(many)), file('b.zip', random(500))])).toMatchObject({
    taken: [],
    refused: [
      { name: 'a.zip', reason: 'This ZIP has more than 2,000 entries. Please choose its folder instead.' },
      { name: 'b.zip', reason: 'This ZIP cannot be opened: it is damaged or not a ZIP.' },
    ],
  });
});
