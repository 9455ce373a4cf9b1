import { compilePhrases } from '../lexicon/phrases/compile.ts';
import { anyOf, followedBy, inSequence } from '../lexicon/phrases/compose.ts';
import { remembered } from '../text/remembered.ts';

/** A stretch of a line between separators, with its offsets. */
export type PieceOfLine = { text: string; from: number; to: number };

const separators =
  /\t|\s*[|•·◦●▪■♦⋄∙‣➢✦★✉☎✆⌂¦│┃❘｜∣]\s*|\s{3,}|\s[–—~]\s|\s\/\s|\s::\s|[\uE000-\uF8FF]+|\p{Extended_Pictographic}+/gu;

/** 'Address: Leeds Phone: 0113 496 0000': a label begins a new piece. */
const detailLabels = compilePhrases(
  `
  phone
  mobile
  cell
  tel
  telephone
  telefon
  tel[eé]fono
  e-?mail
  mail
  address
  location
  adresse
  linkedin
  github
  website
  web
  fax
  date of birth
  born
  nationality
  portfolio
  `,
  { ignoreCase: true },
);
const labelled = inSequence(/\s+/giu, followedBy(inSequence(detailLabels, /\.?\s?:/iu)));

/**
 * 'Leeds 0113 496 0000 jane@example.org': numbers and addresses are pieces of their own even when only a space
 * separates them.
 */
const email = /\S{1,99}@\S{1,99}\.\p{L}{2}/u;
const phoneWithPrefix = /(?:\(?\+\d|\(\d{3}\) ?\d|0\d{2,4}[ /-]?\d)[\d ().-]{5}/u;
/** Nine digits or more, but not a postal code such as '10001-1234'. */
const manyDigits = /(?!\d{5}-\d{4}\b)(?:\d[ .-]?){8,}\d(?!\d)/u;
const beforeDetail = inSequence(/\s/gu, followedBy(anyOf(email, phoneWithPrefix, manyDigits)));

/** The same before a link: 'Leeds linkedin.com/in/jane'. */
const beforeLink = /\s(?=(?:https?:\/\/|www\.)\S|[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}\/\S)/gu;

/** The same after one: 'jane@example.org Leeds', '0113 496 0000 Leeds'. */
const behindDetail = /(?<=\S@[\w.-]{1,60}\.\p{L}{2,9}|\d[\d ().-]{6,24}\d)\s(?=\p{Lu}\p{Ll})/gu;

/** Splits a contact line into its pieces: 'Berlin | +49 30 901820 | jane@example.org'. */
export const piecesOfLine = remembered((text: string): readonly PieceOfLine[] => {
  const pieces: PieceOfLine[] = [];
  let from = 0;
  const add = (to: number): void => {
    const part = text.slice(from, to);
    const trimmed = part.trim();
    if (trimmed !== '') {
      const at = from + part.indexOf(trimmed);
      pieces.push({ text: trimmed, from: at, to: at + trimmed.length });
    }
  };
  const line = text.slice(0, 1000);
  // most lines have no details, and these patterns are slow
  const mayHoldDetail = /[@\d]/u.test(line);
  const cuts = [
    ...line.matchAll(separators),
    ...(line.includes(':') ? line.matchAll(labelled) : []),
    ...(mayHoldDetail ? line.matchAll(beforeDetail) : []),
    ...(mayHoldDetail ? line.matchAll(behindDetail) : []),
    ...(line.includes('/') || line.includes('www.') ? line.matchAll(beforeLink) : []),
  ].sort((a, b) => a.index - b.index);
  for (const match of cuts) {
    if (match.index < from) continue;
    // Unicode counts digits and the hash as pictographs: they are not separators.
    if (/^[\d#*]+$/u.test(match[0])) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(line.length);
  return pieces;
});
