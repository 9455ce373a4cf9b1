import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { outputOf, type PlacedWord } from './extract.ts';
import { flat, type Testimony } from './witness.ts';

const pixelsPerInch = 144;

type Picture = { width: number; height: number; gray: Uint8Array };

/** A binary PGM: 'P5', width, height, 255, then a byte for each pixel. */
const pictureOf = (bytes: Uint8Array): Picture | null => {
  const header = /^P5\s(\d+)\s(\d+)\s\d+\s/.exec(Buffer.from(bytes.subarray(0, 40)).toString('latin1'));
  if (header === null) return null;
  return { width: Number(header[1]), height: Number(header[2]), gray: bytes.subarray(header[0].length) };
};

const drawn = new Map<string, Picture | null>();

const pageOf = (file: string, page: number): Picture | null => {
  const key = `${file} ${page}`;
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-truth-'));
  const target = path.join(folder, 'page');
  outputOf('pdftoppm', [
    '-gray',
    '-r',
    String(pixelsPerInch),
    '-f',
    String(page),
    '-l',
    String(page),
    '-singlefile',
    file,
    target,
  ]);
  const picture = fs.existsSync(`${target}.pgm`) ? pictureOf(fs.readFileSync(`${target}.pgm`)) : null;
  fs.rmSync(folder, { recursive: true });
  drawn.set(key, picture);
  return picture;
};

/** `<fill_image … transform="133.2 0 -0 178.6 34.9 26.9" …/>`: width, height and the top left corner, in points. */
const imageIn = /<fill_image [^>]*transform="([^"]+)"/gu;

/** True when a picture is painted where a word is: its own pixels say nothing about the word. */
const isAtPicture = ({ page, x, y, width, height }: PlacedWord, file: string): boolean => {
  const trace = outputOf('mutool', ['trace', file, String(page)]) ?? '';
  return [...trace.matchAll(imageIn)].some(([, numbers = '']) => {
    const [across = 0, , , down = 0, left = 0, top = 0] = numbers.split(' ').map(Number);
    const [from, to] = [Math.min(top, top + down), Math.max(top, top + down)];
    return x + width / 2 > left && x + width / 2 < left + across && y + height / 2 > from && y + height / 2 < to;
  });
};

/** The share of the darkest to the lightest pixel that letters need to be seen. */
const minContrast = 0.15;

/** True when the page shows something other than its ground where these words are; null when other programs do not know where. */
export const isPrintedInInk = (quote: string, { extracted, subject }: Testimony): boolean | null => {
  const wanted = quote
    .split(/\s+/u)
    .map(flat)
    .filter((word) => word.length > 2);
  const first = extracted.words.findIndex(
    (word, at) =>
      flat(word.text) === wanted[0] &&
      (wanted[1] === undefined || extracted.words.slice(at + 1, at + 4).some((next) => flat(next.text) === wanted[1])),
  );
  const word = extracted.words[first];
  if (word === undefined) return null;
  const picture = pageOf(subject.file, word.page);
  if (picture === null || isAtPicture(word, subject.file)) return null;
  const scale = pixelsPerInch / 72;
  let [darkest, lightest] = [255, 0];
  for (let y = Math.floor(word.y * scale); y < (word.y + word.height) * scale; y += 1)
    for (let x = Math.floor(word.x * scale); x < (word.x + word.width) * scale; x += 1) {
      const value = picture.gray[y * picture.width + x];
      if (value === undefined || x < 0 || x >= picture.width) continue;
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
    }
  return (lightest - darkest) / 255 > minContrast;
};
