import zlib from 'node:zlib';

const width = 180;
const height = 220;

const isInside = (x: number, y: number, centerX: number, centerY: number, radiusX: number, radiusY: number): boolean =>
  ((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2 < 1;

/** Head and shoulders before a wall that gets darker toward the floor. */
const colorAt = (x: number, y: number): readonly [number, number, number] => {
  if (isInside(x, y, 90, 84, 38, 30) && y < 78) return [66, 48, 40];
  if (isInside(x, y, 90, 96, 34, 44)) return [214 - y / 8, 172 - y / 8, 148 - y / 8];
  if (isInside(x, y, 90, 226, 78, 88)) return [46, 62, 88 + x / 8];
  return [188 - y / 4, 200 - y / 4, 208 - y / 5];
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
};

const drawn = (): Buffer => {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      colorAt(x, y).forEach((value, index) =>
        rows.writeUInt8(Math.round(value), y * (1 + 3 * width) + 1 + 3 * x + index),
      );
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

let made: Buffer | undefined;

/** A portrait of nobody, as PNG. */
export const photo = (): Buffer => (made ??= drawn());

export const photoShape = { width, height };
