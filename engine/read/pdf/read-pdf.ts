import { failureOf } from '../../failures.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Failure, Outcome } from '../../model/failure.ts';
import { minLettersToJudge, letterCount } from '../../text/letters.ts';
import { metadataOf, traitsOf } from './about-file.ts';
import { annotationsOf } from './annotations.ts';
import { displayedPage } from './displayed-page.ts';
import type { Pointer } from './pdfium/exports.ts';
import { gatherPage } from './gather-page.ts';
import type { Gathered } from './gather-page.ts';
import { judgeCharacterMaps } from './text/judge-maps.ts';
import { characterMapsOf, ligaturesStoredAsOne, mapsToLetterGroups } from './text/ligature-maps.ts';
import { flattenPage, withDocument, withPage } from './pdfium/open-document.ts';
import type { Pdfium } from './pdfium/pdfium.ts';

/** No resume has more pages; the rest are not read. */
export const maxPages = 50;

/** Text with positions, pictures, shapes, links and structure of a PDF. */
export const readPdf = (bytes: Uint8Array, pdfium: Pdfium): Outcome<SourceDocument> => {
  const outcome = attempt(bytes, pdfium);
  if (outcome.ok || outcome.failure.code !== 'damaged' || !isEncryptedPdf(bytes)) return outcome;
  return { ok: false, failure: failureOf('password-protected') };
};

/** PDFium reports an unsupported kind of encryption as damage; the file itself shows that it is encrypted. */
const isEncryptedPdf = (bytes: Uint8Array): boolean => {
  const file = new TextDecoder('latin1').decode(bytes);
  return /\/Encrypt\s+\d+\s+\d+\s+R/.test(file) && /\/Filter\s*\/Standard/.test(file);
};

const attempt = (bytes: Uint8Array, pdfium: Pdfium): Outcome<SourceDocument> => {
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

/** False when PDFium cannot load the page. */
const readPage = (pdfium: Pdfium, document: Pointer, index: number, gathered: Gathered): boolean => {
  const found = withPage(document, index, pdfium, (page, textPage) => {
    const annotations = annotationsOf(pdfium, document, page, displayedPage(pdfium, page).toDisplay);
    const hasText = pdfium.call.FPDFText_CountChars(textPage) >= minLettersToJudge;
    const isForm = annotations.formFields > 0 || (annotations.hasTypedText && hasText);
    if (isForm && flattenPage(document, page, pdfium)) return { isDone: false, annotations };
    gatherPage(pdfium, { document, page, textPage }, annotations, gathered);
    return { isDone: true, annotations };
  });
  if (found === null || found.isDone) return found !== null;

  const again = withPage(document, index, pdfium, (page, textPage) => {
    gatherPage(pdfium, { document, page, textPage }, found.annotations, gathered);
    return true;
  });
  return again !== null;
};

type Contents = { source: SourceDocument; pagesLoaded: number; picturePages: number };

/** Keeps the numbers of the following pages correct. US letter, because any size will do. */
const unreadablePage = { widthPt: 612, heightPt: 792 };

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
    letters: new Map(),
    ligatures: [],
    charactersRead: 0,
    picturePages: 0,
    pagesDrawn: 0,
  };
  let pagesLoaded = 0;
  for (let index = 0; index < Math.min(pageCount, maxPages); index++) {
    const isLoaded = readPage(pdfium, document, index, gathered);
    if (isLoaded) pagesLoaded++;
    else gathered.pages.push(unreadablePage);
  }
  gathered.traits.unmappedCharacters += judgeCharacterMaps(gathered.runs, gathered.letters);
  const needsMaps = gathered.ligatures.length > 0 || gathered.traits.unmappedCharacters > 0;
  const maps = needsMaps ? characterMapsOf(bytes) : [];
  if (gathered.ligatures.length > 0) {
    const storedAsOne = ligaturesStoredAsOne(maps);
    gathered.traits.ligatures = gathered.ligatures.filter((letters) => storedAsOne.has(letters)).length;
  }
  if (gathered.traits.unmappedCharacters > 0) gathered.traits.hasLetterGroups = mapsToLetterGroups(maps);

  const { pages, runs, pictures, shapes, links, traits, picturePages } = gathered;
  return {
    pagesLoaded,
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

const failureIn = ({ source, pagesLoaded, picturePages }: Contents): Failure | null => {
  if (pagesLoaded === 0) return failureOf('damaged');
  const letters = letterCount(source.runs);
  // Letters can be drawn as shapes, so only a page without shapes is called blank.
  const isBlank = source.pictures.length === 0 && source.shapes.length === 0;
  if (letters === 0) return failureOf(isBlank ? 'blank' : 'no-text');
  if (letters < minLettersToJudge && picturePages > 0) return failureOf('no-text');
  const unmapped = letterCount(source.runs.filter((run) => run.isUnmapped));
  return letters >= minLettersToJudge && unmapped > letters / 2 ? failureOf('unreadable-text') : null;
};
