import type { DocumentTraits, Link, Page, Picture, Shape } from '../../model/document.ts';
import type { Annotations } from './annotations.ts';
import { textObjectsOf } from './text/characters.ts';
import { hexOf } from './paint/colors.ts';
import { displayedPage } from './displayed-page.ts';
import type { Pointer } from './pdfium/exports.ts';
import { droppedTexts, withoutEchoes } from './paint/echoes.ts';
import { markHidden, pictureShareOf } from './paint/hidden.ts';
import { withOutlines } from './paint/outlined-text.ts';
import { paintedOn } from './paint/paintings.ts';
import type { Pdfium } from './pdfium/pdfium.ts';
import { isPlainPicture, maxPicturesDrawn } from './paint/plain-pictures.ts';
import { hasTableTags } from './table-tags.ts';
import { holesIn } from './paint/picture-holes.ts';
import { seenLetters } from './paint/seen-letters.ts';
import { isRightToLeft } from './text/right-to-left.ts';
import { measureLetters } from './text/letter-shapes.ts';
import type { LettersOfFonts } from './text/letter-shapes.ts';
import { runsOf } from './text/runs.ts';
import type { PageRun } from './text/runs.ts';
import { joined } from './text/stored-lines.ts';
import type { StyledText } from './text/stored-lines.ts';
import { lowerTallLetters } from './text/tall-fonts.ts';
import { textStyles } from './text/text-styles.ts';

/** No resume has more text; the rest is not read. */
const maxCharacters = 1_000_000;

/** The content of the pages so far. `picturePages` counts those that pictures fill, `pagesDrawn` those that had to be looked at. */
export type Gathered = {
  pages: Page[];
  runs: PageRun[];
  pictures: Picture[];
  shapes: Shape[];
  links: Link[];
  traits: DocumentTraits;
  letters: LettersOfFonts;
  /** The letters of each glyph that may be stored as one character. */
  ligatures: string[];
  charactersRead: number;
  picturePages: number;
  pagesDrawn: number;
};

type OpenPage = { document: Pointer; page: Pointer; textPage: Pointer };

/** Adds all content of the page, which becomes the next of `all.pages`. */
export const gatherPage = (
  pdfium: Pdfium,
  { document, page, textPage }: OpenPage,
  annotations: Annotations,
  all: Gathered,
): void => {
  const { widthPt, heightPt, toDisplay } = displayedPage(pdfium, page);
  const size: Page = { widthPt, heightPt };
  all.pages.push(size);
  const number = all.pages.length;
  const { paintings: painted, texts: paintedTexts } = paintedOn(pdfium, page, toDisplay);
  all.traits.hasTableTags ||= all.traits.isTagged && hasTableTags(pdfium, page);
  all.traits.comments += annotations.comments;
  all.traits.contentControls += annotations.formFields;

  const text =
    textPage === 0
      ? { objects: [], ligatures: [], read: 0 }
      : textObjectsOf(pdfium, textPage, toDisplay, all.traits, maxCharacters - all.charactersRead);
  all.charactersRead += text.read;
  for (const letters of text.ligatures) all.ligatures.push(letters);
  const styleOf = textStyles(pdfium);
  const texts = text.objects.map((object) => {
    const style = styleOf(textPage, object.firstIndex, object.at, toDisplay);
    lowerTallLetters(pdfium, { textPage, toDisplay }, style, object.characters);
    measureLetters(pdfium, { textPage, toDisplay }, style, object.characters, all.letters);
    const rank = paintedTexts.get(object.at)?.rank ?? Infinity;
    return { characters: object.characters, style, rank, lastRank: rank };
  });
  inStoredOrder(texts);
  const links = annotations.links.filter(({ box }) => box.width * box.height < maxLinkShare * widthPt * heightPt);
  const stored = joined(texts).flatMap((line) => runsOf(line, number, links));
  const { runs, paintings } = withOutlines(withoutEchoes(stored), painted);

  const holes = holesIn(pdfium, document, page);
  const mayDraw = (): boolean => all.pagesDrawn++ < maxPagesDrawn;
  markHidden(runs, {
    paintings,
    dropped: droppedTexts(pdfium, paintedTexts, text.objects),
    page: size,
    hasHolesAt: holes.hasHolesAt,
    showsLetters: seenLetters(pdfium, page, mayDraw),
  });
  holes.free();
  all.runs.push(...runs);

  // What is painted through letters is their color.
  const clips = runs.flatMap(({ style, rank }) => (style.isClip === true ? [rank] : []));
  let before = -1;
  for (const painting of paintings) {
    const place = { kind: 'page', page: number, box: painting.box } as const;
    if (painting.what === 'picture') {
      const isPlain =
        clips.some((rank) => rank > before && rank < painting.rank) ||
        (all.pictures.length < maxPicturesDrawn && isPlainPicture(pdfium, document, page, painting));
      all.pictures.push({ place, alt: null, ...(isPlain ? { isPlain } : {}) });
    } else {
      const { kind, fill, stroke } = painting;
      all.shapes.push({ place, kind, fill: fill && hexOf(fill), stroke: stroke && hexOf(stroke) });
    }
    before = painting.rank;
  }
  if (pictureShareOf(paintings, size) > 0.5) all.picturePages++;
  for (const { address, box } of links) all.links.push({ address, place: { kind: 'page', page: number, box } });
};

/** Drawing takes as long as reading the page; a resume has one page or two. */
const maxPagesDrawn = 3;

/** A link over more of the page lies on its background: none of the words in it is meant. */
const maxLinkShare = 0.5;

/**
 * PDFium sorts the pieces of a line from left to right; the file's own order is the painting order. Lines in
 * right-to-left scripts stay in PDFium's order, because they are often painted backwards.
 */
const inStoredOrder = (texts: StyledText[]): void => {
  const isReversed = texts.some(({ characters }) => characters.some(({ text }) => isRightToLeft(text)));
  if (!isReversed) texts.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
};
