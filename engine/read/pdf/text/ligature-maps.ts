import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';

/** The map of a subset font is a few kilobytes; pictures, fonts and pages are skipped by their length. */
const maxPackedBytes = 32_768;
const maxMapBytes = 131_072;

/** The same bytes, searched where they are: a file as a text would be a second one in memory. */
const bufferOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);

/** The letters of U+FB00 to U+FB06, in order. */
const joinedLetters: readonly string[] = ['ff', 'fi', 'fl', 'ffi', 'ffl', '\u017Ft', 'st'];

/**
 * The joined letters that software which copies this file's text gets as one character ('ﬁ', U+FB01). PDFium writes them
 * out and cannot tell, and most files map the glyph of a ligature to its two letters, which is fine. So the maps
 * themselves are checked: of each ligature, one that contains its character means yes, unless another writes the same
 * letters out, and so does a file without any map, whose glyphs are identified by names like /fi.
 */
export const ligaturesStoredAsOne = (maps: CharacterMaps): ReadonlySet<string> => {
  if (maps.length === 0) return new Set(joinedLetters);
  const asOne = new Set(maps.flatMap(ligaturesIn));
  return new Set(
    joinedLetters.filter((letters, index) => {
      const spelled = `<${Array.from(letters, hexOf).join('')}>`;
      return asOne.has(index) && !maps.some((map) => map.toLowerCase().includes(spelled));
    }),
  );
};

const hexOf = (letter: string): string => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** The indices of the ligatures that a map names: '<1C> <FB01>', or a range that starts with one: '<1B> <1F> <FB00>'. */
const ligaturesIn = (map: string): readonly number[] => {
  const named = [...map.matchAll(/<fb0([0-6])>/gi)].map(([, digit]) => Number(digit));
  const inRanges = map
    .split('beginbfrange')
    .slice(1)
    .flatMap((section) => [...(section.split('endbfrange')[0] ?? '').matchAll(rangeOfLigatures)])
    .flatMap(([, from, to, digit]) => {
      const length = Math.min(parseInt(to ?? '', 16) - parseInt(from ?? '', 16) + 1, joinedLetters.length);
      return Array.from({ length: Math.max(length, 0) }, (_, step) => Number(digit) + step);
    });
  return [...named, ...inRanges];
};

const rangeOfLigatures = /<([0-9a-f]{1,8})>\s{0,4}<([0-9a-f]{1,8})>\s{0,4}<fb0([0-6])>/gi;

/** Two to four letters of the alphabet as the text of one code: '<ED> <00660069>'. */
const letterGroup = /<(?:00[67][0-9a-f]){2,4}>/i;

/**
 * Whether the file records the letters of joined ones. PDFium loses such records of some fonts whose letters are
 * drawings (Type 3), which browsers make of variable fonts; other software reads them.
 */
export const mapsToLetterGroups = (maps: CharacterMaps): boolean => maps.some((map) => letterGroup.test(map));

/** The contents of a file's maps from codes to text. */
export type CharacterMaps = readonly string[];

/** Takes long: streams of a file are unpacked to see which of them are maps. */
export const characterMapsOf = (bytes: Uint8Array): CharacterMaps => {
  const file = bufferOf(bytes);
  const maps: string[] = [];
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (isAt(file, 'end', at - 3)) continue;
    const start = at + (isAt(file, '\r\n', at + 6) ? 8 : 7);
    const end = file.indexOf('endstream', start);
    if (end < 0) break;
    if (end - start > maxPackedBytes || ofFontOrPicture.test(dictionaryBefore(file, at))) continue;
    const content = unpacked(bytes.subarray(start, end)) ?? file.toString('latin1', start, end);
    if (!content.includes('beginbf')) continue;
    maps.push(content);
  }
  return maps;
};

const isAt = (file: Buffer, word: string, at: number): boolean =>
  file.toString('latin1', at, at + word.length) === word;

/** The keys that tell embedded fonts, pictures and forms, which are many, from maps. */
const ofFontOrPicture = /\/(?:Length[123]|Subtype|BBox|ObjStm|XRef)\b/;
const maxDictionary = 400;

const dictionaryBefore = (file: Buffer, at: number): string => {
  const near = file.toString('latin1', Math.max(0, at - maxDictionary), at);
  return near.slice(near.lastIndexOf(' obj') + 1);
};

/** The usual compression is zlib's: a two-byte header, then data for `inflateRawSync`. */
const unpacked = (packed: Uint8Array): string | null => {
  if ((packed[0] ?? 0) % 16 !== 8) return null;
  try {
    return bufferOf(inflateRawSync(packed.subarray(2), { maxOutputLength: maxMapBytes })).toString('latin1');
  } catch {
    return null;
  }
};
