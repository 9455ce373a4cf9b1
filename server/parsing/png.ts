import { crc32, deflateSync } from 'node:zlib';
import type { Drawing } from '#engine/read/pdf/draw-page.ts';

/** Pages of text are mostly white: a filter costs more time than it saves bytes, see bench/page-pictures.ts. */
const noFilter = 0;
const grey = { colorType: 0, bytesPerPixel: 1 };
const color = { colorType: 2, bytesPerPixel: 3 };

/** The drawing as a PNG (RFC 2083) without alpha; grayscale when it has no color. */
export const pngOf = (drawing: Drawing): Buffer => {
  const { widthPx, heightPx } = drawing;
  const kind = isGrey(drawing) ? grey : color;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header[8] = 8;
  header[9] = kind.colorType;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rowsOf(drawing, kind.bytesPerPixel), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const isGrey = ({ pixels }: Drawing): boolean => {
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false;
  return true;
};

/** Each row begins with the number of its filter. */
const rowsOf = ({ widthPx, heightPx, pixels }: Drawing, bytesPerPixel: number): Buffer => {
  const rows = Buffer.alloc(heightPx * (1 + widthPx * bytesPerPixel));
  let to = 0;
  for (let row = 0; row < heightPx; row += 1) {
    rows[to++] = noFilter;
    for (let from = row * widthPx * 4; from < (row + 1) * widthPx * 4; from += 4) {
      // PDFium stores blue first.
      rows[to++] = pixels[from + 2] ?? 0;
      if (bytesPerPixel === 1) continue;
      rows[to++] = pixels[from + 1] ?? 0;
      rows[to++] = pixels[from] ?? 0;
    }
  }
  return rows;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
