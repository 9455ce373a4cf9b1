import { failureOf } from '../../failures.ts';
import type {
  DocumentTraits,
  Link,
  Metadata,
  Page,
  Picture,
  Run,
  Shape,
  SourceDocument,
} from '../../model/document.ts';
import type { Failure, Outcome } from '../../model/failure.ts';
import { annotationsOf } from './annotations.ts';
import { textObjectsOf } from './characters.ts';
import { hexOf } from './colors.ts';
import { displayedPage } from './displayed-page.ts';
import type { Pointer } from './exports.ts';
import { mapsToLigatures } from './ligature-maps.ts';
import { markHidden, pictureShareOf } from './hidden.ts';
import { withDocument, withPage } from './open-document.ts';
import { paintedOn } from './paintings.ts';
import type { Pdfium } from './pdfium.ts';
import { holesIn } from './picture-holes.ts';
import { judgeMaps } from './judge-maps.ts';
import { withOutlines } from './outlined-text.ts';
import { isRightToLeft, joined, runsOf } from './runs.ts';
import type { PageRun, StyledText } from './runs.ts';
import { utf16Text, withAscii } from './strings.ts';
import { textStyles } from './text-styles.ts';

export const maxPages = 50;
export const maxCharacters = 1_000_000;

/** Text with positions, pictures, shapes, links and structure of a PDF. */
export const readPdf = (bytes: Uint8Array, pdfium: Pdfium): Outcome<SourceDocument> => {
  try {
    return withDocument(bytes, pdfium, (document) => {
      const read = contentsOf(pdfium, document, bytes);
      const failure = failureIn(read);
      return failure === null ? { ok: true, value: read.source } : { ok: false, failure };
    });
  } catch {
    // A trap inside PDFium, or memory that it did not get.
    return { ok: false, failure: failureOf(pdfium.isExhausted() ? 'too-large-inside' : 'damaged') };
  }
};

/** `picturePages`: pages that pictures fill. */
type Contents = { source: SourceDocument; picturePages: number };

const contentsOf = (pdfium: Pdfium, document: Pointer, bytes: Uint8Array): Contents => {
  const { call } = pdfium;
  const pageCount = call.FPDF_GetPageCount(document);
  const gathered: Gathered = {
    pages: [],
    runs: [],
    pictures: [],
    shapes: [],
    links: [],
    traits: traitsOf(pdfium, document),
    characters: 0,
    picturePages: 0,
  };
  for (let index = 0; index < Math.min(pageCount, maxPages); index++) {
    withPage(document, index, pdfium, (page, textPage) => gatherPage(pdfium, { document, page, textPage }, gathered));
  }
  gathered.traits.unmappedCharacters += judgeMaps(gathered.runs);
  if (gathered.traits.ligatures > 0 && !mapsToLigatures(bytes)) gathered.traits.ligatures = 0;

  const { pages, runs, pictures, shapes, links, traits, picturePages } = gathered;
  return {
    picturePages,
    source: {
      kind: 'pdf',
      sizeBytes: bytes.length,
      pages,
      pageCount,
      runs: runs.map(({ run }) => run),
      paragraphs: [],
      tables: [],
      pictures,
      shapes,
      links,
      metadata: metadataOf(pdfium, document),
      traits,
    },
  };
};

type Gathered = {
  pages: Page[];
  runs: PageRun[];
  pictures: Picture[];
  shapes: Shape[];
  links: Link[];
  traits: DocumentTraits;
  characters: number;
  picturePages: number;
};

const gatherPage = (
  pdfium: Pdfium,
  { document, page, textPage }: { document: Pointer; page: Pointer; textPage: Pointer },
  all: Gathered,
): void => {
  const { widthPt, heightPt, toDisplay } = displayedPage(pdfium, page);
  const size: Page = { widthPt, heightPt };
  all.pages.push(size);
  const number = all.pages.length;
  const { paintings: painted, rankOfText } = paintedOn(pdfium, page, toDisplay);
  const annotations = annotationsOf(pdfium, document, page, toDisplay);
  all.traits.comments += annotations.comments;
  all.traits.contentControls += annotations.formFields;

  const text =
    textPage === 0
      ? { objects: [], read: 0 }
      : textObjectsOf(pdfium, textPage, toDisplay, all.traits, maxCharacters - all.characters);
  all.characters += text.read;
  const styleOf = textStyles(pdfium);
  const texts = text.objects.map((object) => {
    const style = styleOf(textPage, object.firstIndex, object.at, toDisplay);
    const rank = rankOfText.get(object.at) ?? Infinity;
    return { characters: object.characters, style, rank, lastRank: rank };
  });
  inStoredOrder(texts);
  const stored = joined(texts).flatMap((line) => runsOf(line, number, annotations.links));
  const { runs, paintings } = withOutlines(stored, painted);

  const holes = holesIn(pdfium, document, page);
  markHidden(runs, paintings, size, holes.hasHolesAt);
  holes.free();
  all.runs.push(...runs);

  for (const painting of paintings) {
    const place = { kind: 'page', page: number, box: painting.box } as const;
    if (painting.what === 'picture') all.pictures.push({ place, alt: null });
    else {
      const { kind, fill, stroke } = painting;
      all.shapes.push({ place, kind, fill: fill && hexOf(fill), stroke: stroke && hexOf(stroke) });
    }
  }
  if (pictureShareOf(paintings, size) > 0.5) all.picturePages++;
  for (const { address, box } of annotations.links)
    all.links.push({ address, place: { kind: 'page', page: number, box } });
};

/**
 * PDFium sorts the pieces of a line from left to right; the file's own order is that of painting. Lines of scripts that run from
 * right to left are left as PDFium gives them, because they are often painted backwards.
 */
const inStoredOrder = (texts: StyledText[]): void => {
  const isReversed = texts.some(({ characters }) => characters.some(({ text }) => isRightToLeft(text)));
  if (!isReversed) texts.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
};

/** Bit 5 of the permissions: copy or otherwise extract text. */
const extractionBit = 1 << 4;

const traitsOf = (pdfium: Pdfium, document: Pointer): DocumentTraits => {
  const { call } = pdfium;
  const isEncrypted = call.FPDF_GetSecurityHandlerRevision(document) !== -1;
  return {
    isTagged: call.FPDFCatalog_IsTagged(document) === 1,
    language: utf16Text(pdfium, (into, length) => call.FPDFCatalog_GetLanguage(document, into, length)) || null,
    ligatures: 0,
    softHyphens: 0,
    unmappedCharacters: 0,
    trackedInsertions: 0,
    trackedDeletions: 0,
    comments: 0,
    contentControls: 0,
    fieldCodes: 0,
    textBoxes: 0,
    drawings: 0,
    hasMacros: false,
    hasAltChunk: false,
    forbidsExtraction: isEncrypted && (call.FPDF_GetDocPermissions(document) & extractionBit) === 0,
  };
};

const metadataOf = (pdfium: Pdfium, document: Pointer): Metadata => {
  const entry = (tag: string): string =>
    withAscii(pdfium, tag, (at) =>
      utf16Text(pdfium, (into, length) => pdfium.call.FPDF_GetMetaText(document, at, into, length)),
    );
  return { title: entry('Title'), author: entry('Author'), producer: entry('Producer'), creator: entry('Creator') };
};

/** So few letters on pages of pictures are a page number or a watermark, not a resume; and too few to judge a map by. */
const handfulOfLetters = 40;

const failureIn = ({ source, picturePages }: Contents): Failure | null => {
  if (source.pages.length === 0) return failureOf('damaged');
  const letters = countOf(source.runs);
  if (letters === 0) return failureOf('no-text');
  if (letters < handfulOfLetters && picturePages > 0) return failureOf('no-text');
  const unmapped = countOf(source.runs.filter((run) => run.isUnmapped));
  return letters >= handfulOfLetters && unmapped > letters / 2 ? failureOf('unreadable-text') : null;
};

const countOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0);
