import { cutAtLostBreaks, hasLostBreaks } from './lost-breaks.ts';

/** A line of a job posting without its list mark. */
export type AdvertLine = {
  text: string;
  /** True for a list item, where a bare noun is a requirement. */
  isItem: boolean;
  isAfterBlank: boolean;
  /** Indent and bullet of a list item: those of a list within a list differ. */
  mark?: string;
};

const marker = /^\s*(?:-(?=\p{Lu}\p{Ll})|(?:[-*•·▪◦●○■□➢➤→►✓✔✅☑–—‣⁃o]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+)/u;
const bullet = /\s*[•▪●■➢➤✓✔✅☑]\s*/u;
/** 'Experience in:* Sales* Beauty* Fragrance': asterisks of a list that lost its line breaks. */
const starWithin = /(?<=[\p{Ll}.:)])\s?\*\s+(?=\p{Lu})/gu;
const minStars = 3;
const cutAtStars = (text: string): readonly string[] =>
  text.includes('*') && (text.match(starWithin)?.length ?? 0) >= minStars ? text.split(starWithin) : [text];
/** 'Prune roses- Splice rope.- Mend nets. - Sew': dashes of a list that lost its line breaks, not 'pre- and post-war'. */
const dashWithin = /(?<=[\p{Ll})]|[\p{L})][.:;?!…]\s?)- (?=\p{L})(?!(?:and|or|to|und|oder|bzw|et|ou|y|e|en|of)\b)/gu;
const minDashes = 3;
/** Fewer words between dashes are halves of compounds: 'Klima- Heizungs- und Lüftungsbau'. */
const minWordsBetweenDashes = 2;
const hasLostDashes = (text: string): boolean =>
  text.includes('- ') && (text.match(dashWithin)?.length ?? 0) >= minDashes;
const cutAtDashes = (text: string): readonly string[] => {
  const pieces = text.split(dashWithin);
  return pieces.length > 1 && pieces.every((piece) => wordCount(piece.trim()) >= minWordsBetweenDashes)
    ? pieces
    : [text];
};

/** A list mark that lost its text to the next line. */
const loneMarker = /^\s*[-*•·▪◦●○■□➢➤→►✓✔✅☑–—‣⁃]\s*$/u;

/** Words separated by white space; expects trimmed text. */
export const wordCount = (text: string): number => text.split(/\s+/).length;

/** 'Current license, confident cutting, color correction and blow drying': a list in one line, of any length. */
export const isEnumeration = (text: string): boolean => {
  const clauses = text.split(/[,;]\s+/).length;
  return clauses >= 4 && wordCount(text) / clauses <= 5;
};

const maxSentenceLength = 25;
/** Longer pieces are clauses. */
const maxPieceLength = 10;

/**
 * '... which includes: (1) budgeting; (2) contracting; (3) ...' is a list that lost its line breaks. Its introduction
 * stays a sentence.
 */
const listWithin = (line: AdvertLine): readonly AdvertLine[] => {
  if (line.isItem || !line.text.includes(';')) return [line];
  const pieces = line.text.split(/;\s+(?:and\s+|or\s+)?(?=\(?[\p{L}\d])/u);
  const colon = (pieces[0] ?? '').lastIndexOf(': ');
  if (pieces.length < 3) return [line];
  // 'Zoning codes; site plans; permit software': a line of short pieces is a list without an introduction.
  if (colon < 0 && pieces.every((piece) => wordCount(piece) <= maxPieceLength && !/[.!?]\s/.test(piece)))
    return pieces.map((text, index) => ({ text, isItem: true, isAfterBlank: index === 0 && line.isAfterBlank }));
  if (colon < 0 || wordCount(line.text) <= maxSentenceLength) return [line];
  const first = pieces[0] ?? '';
  const items = [first.slice(colon + 1), ...pieces.slice(1)];
  return [
    { ...line, text: first.slice(0, colon + 1) },
    ...items.map((item) => ({
      text: item.replace(/^\s*\(?\d{1,2}[.)]\s*/, '').trim(),
      isItem: true,
      isAfterBlank: false,
    })),
  ];
};

/** Pieces of a line that lost its breaks: a heading stays one, the others are items of a list. */
const piecesWithoutBreaks = (line: AdvertLine): readonly AdvertLine[] => {
  const pieces = cutAtLostBreaks(line.text);
  if (pieces.length === 1) return [line];
  return pieces.map((text, index) => {
    const isHeading = text.endsWith(':') || (wordCount(text) <= 4 && !/\p{Ll}{4}/u.test(text));
    // What comes first may be a paragraph.
    const isProse = index === 0 && !line.isItem && /[.!?]\s+\S/.test(text);
    return { text, isItem: !isHeading && !isProse, isAfterBlank: index === 0 ? line.isAfterBlank : isHeading };
  });
};

/**
 * The lines of a job posting. Texts that lost their line breaks keep two spaces, bullets or semicolons where a new item
 * began, or nothing at all.
 */
export const linesOf = (text: string): readonly AdvertLine[] => {
  const lines: AdvertLine[] = [];
  let isAfterBlank = true;
  let isAfterMarker = false;
  const written = text.replace(/\r\n?/g, '\n').split('\n');
  const isDashed = hasLostDashes(text);
  for (const line of written) {
    if (line.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    if (loneMarker.test(line)) {
      isAfterMarker = true;
      continue;
    }
    const pieces = line
      .trim()
      .split(/\s{2,}|\t+/u)
      .flatMap((piece) => piece.split(bullet))
      .flatMap(cutAtStars)
      .flatMap((piece) => (isDashed ? cutAtDashes(piece) : [piece]))
      .filter((piece) => piece !== '');
    const mark = /^\s*(?:\P{L}|o)?(?=\s|\p{L})/u.exec(line)?.[0].replace(/\d/u, '0') ?? '';
    const isMarked = isAfterMarker || marker.test(line) || /^\s*[•▪●■➢➤✓✔✅☑]/u.test(line);
    pieces.forEach((piece, index) => {
      lines.push({
        // 'We offer:-' is a colon with a dash after it.
        text: piece
          .replace(marker, '')
          .replace(/:\s?[-–—]+$/u, ':')
          .trim(),
        isItem: isMarked || (pieces.length > 3 && index > 0),
        isAfterBlank: isAfterBlank && !isAfterMarker,
        mark,
      });
      isAfterBlank = false;
      isAfterMarker = false;
    });
  }
  const said = lines.filter((line) => /[\p{L}\p{N}]/u.test(line.text));
  return (hasLostBreaks(text) ? said.flatMap(piecesWithoutBreaks) : said).flatMap(listWithin);
};
