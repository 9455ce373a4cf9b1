import { inflateSync } from 'node:zlib';

/** The streams of a PDF that map glyphs to Unicode. */
export const unicodeMapsOf = (bytes: Uint8Array): string =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g),
  ]
    .flatMap(([, packed = '']) => {
      try {
        return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    })
    .filter((stream) => stream.includes('begincmap'))
    .join('\n');

/** True when a map stores a ligature ('fi', 'ffl') as one character: U+FB00 to U+FB06. */
export const mapsLigatures = (bytes: Uint8Array): boolean => /<fb0[0-6]>/i.test(unicodeMapsOf(bytes));
