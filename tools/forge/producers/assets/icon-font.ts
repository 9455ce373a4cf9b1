import { icons } from '../../looks/icons.ts';

/** Closed outlines in units of a thousandth of the font size; a hole runs the other way round. */
type Outline = readonly (readonly [x: number, y: number])[];

const rectangle = (left: number, bottom: number, right: number, top: number): Outline => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];

const hole = (outline: Outline): Outline => outline.toReversed();

const pictures: Readonly<Record<keyof typeof icons, readonly Outline[]>> = {
  address: [
    [
      [500, 0],
      [220, 420],
      [220, 640],
      [360, 800],
      [640, 800],
      [780, 640],
      [780, 420],
    ],
    hole(rectangle(400, 460, 600, 660)),
  ],
  phone: [rectangle(280, 0, 720, 800), hole(rectangle(340, 160, 660, 720)), rectangle(460, 60, 540, 110)],
  email: [
    rectangle(60, 100, 940, 700),
    hole([
      [140, 600],
      [500, 340],
      [860, 600],
      [860, 660],
      [140, 660],
    ]),
  ],
  link: [
    rectangle(60, 260, 560, 540),
    hole(rectangle(130, 330, 490, 470)),
    rectangle(440, 200, 940, 480),
    hole(rectangle(510, 270, 870, 410)),
  ],
};

const bytesOf = (values: readonly (readonly [size: 1 | 2 | 4, value: number])[]): Buffer => {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) {
    bytes.writeUIntBE(value < 0 ? value + 2 ** (8 * size) : value, at, size);
    at += size;
  }
  return bytes;
};

const words = (...values: readonly number[]): Buffer => bytesOf(values.map((value) => [2, value] as const));
const longs = (...values: readonly number[]): Buffer => bytesOf(values.map((value) => [4, value] as const));

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

const steps = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));

/** A glyph of straight lines: all points on the curve, all offsets as words. */
const glyphOf = (outlines: readonly Outline[]): Buffer => {
  const points = outlines.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  let count = 0;
  const ends = outlines.map((outline) => {
    count += outline.length;
    return count - 1;
  });
  return padded(
    Buffer.concat([
      words(outlines.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0),
      Buffer.alloc(points.length, 1),
      words(...steps(xs), ...steps(ys)),
    ]),
  );
};

/** Format 4 with one segment a character, and the segment that ends the table. */
const cmapOf = (codes: readonly number[]): Buffer => {
  const ends = [...codes, 0xff_ff];
  const deltas = [...codes.map((code, index) => (index + 1 - code) & 0xff_ff), 1];
  const power = 2 ** Math.floor(Math.log2(ends.length));
  const ranges = [2 * power, Math.log2(power), 2 * ends.length - 2 * power];
  const body = words(2 * ends.length, ...ranges, ...ends, 0, ...ends, ...deltas, ...ends.map(() => 0));
  return Buffer.concat([words(0, 1, 3, 1), longs(12), words(4, body.length + 6, 0), body]);
};

const nameOf = (texts: readonly (readonly [id: number, text: string])[]): Buffer => {
  const strings = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let at = 0;
  const records = texts.map(([id], index) => {
    const length = strings[index]?.length ?? 0;
    const record = words(3, 1, 0x04_09, id, length, at);
    at += length;
    return record;
  });
  return Buffer.concat([words(0, texts.length, 6 + 12 * texts.length), ...records, ...strings]);
};

const sumOf = (bytes: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

const em = 1000;

const tablesOf = (): Record<string, Buffer> => {
  const pairs = Object.entries(icons)
    .map(([name, sign]) => ({ code: sign.charCodeAt(0), outlines: pictures[name as keyof typeof icons] }))
    .toSorted((one, other) => one.code - other.code);
  const glyphs = [[rectangle(100, 0, 900, 700)], ...pairs.map(({ outlines }) => outlines)].map(glyphOf);
  let at = 0;
  const offsets = [0, ...glyphs.map((glyph) => (at += glyph.length))];
  const codes = pairs.map(({ code }) => code);
  const count = glyphs.length;
  return {
    'OS/2': Buffer.concat([
      words(3, em, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 300, 0),
      Buffer.alloc(10),
      longs(0, 2 ** 28, 0, 0),
      Buffer.from('FRGE'),
      words(0x40, codes[0] ?? 0, codes.at(-1) ?? 0, 800, -200, 0, 900, 200),
      longs(1, 0),
      words(500, 700, 0, 32, 1),
    ]),
    cmap: cmapOf(codes),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      longs(0x1_00_00, 0x1_00_00, 0, 0x5f_0f_3c_f5),
      words(0, em),
      longs(0, 0, 0, 0),
      words(0, 0, em, 800, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([longs(0x1_00_00), words(800, -200, 0, em, 0, 0, em, 1, 0, 0, 0, 0, 0, 0, 0, count)]),
    hmtx: words(...glyphs.flatMap(() => [em, 0])),
    loca: longs(...offsets),
    maxp: Buffer.concat([longs(0x1_00_00), words(count, 64, 8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: nameOf([
      [1, 'Forge Icons'],
      [2, 'Regular'],
      [3, 'Forge Icons Regular'],
      [4, 'Forge Icons'],
      [5, 'Version 1.0'],
      [6, 'ForgeIcons-Regular'],
    ]),
    post: Buffer.concat([longs(0x3_00_00, 0), words(-100, 50), longs(0, 0, 0, 0, 0)]),
  };
};

/** A TrueType font with the icons at their private-use characters. https://learn.microsoft.com/en-us/typography/opentype/spec/otff */
export const iconFont = (): Buffer => {
  const tables = Object.entries(tablesOf()).map(([tag, bytes]) => ({ tag, bytes, whole: padded(bytes) }));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const start = words(0x00_01, 0, tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power));
  let at = 12 + 16 * tables.length;
  const entries = tables.map(({ tag, bytes, whole }) => {
    const entry = Buffer.concat([Buffer.from(tag), longs(sumOf(whole), at, bytes.length)]);
    at += whole.length;
    return entry;
  });
  const font = Buffer.concat([start, ...entries, ...tables.map(({ whole }) => whole)]);
  const head = tables.findIndex(({ tag }) => tag === 'head');
  const headAt = 12 + 16 * tables.length + tables.slice(0, head).reduce((sum, { whole }) => sum + whole.length, 0);
  font.writeUInt32BE((0xb1_b0_af_ba - sumOf(font)) >>> 0, headAt + 8);
  return font;
};
