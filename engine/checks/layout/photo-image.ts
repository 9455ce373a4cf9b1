import type { Check } from '../../model/check.ts';
import type { Picture, Run, Shape, SourceDocument } from '../../model/document.ts';
import { failed, noFinding, passed } from '../outcomes.ts';
import { holdsWords, seenPictures } from '../seen-pictures.ts';

/** Smaller ones are icons and bullets. */
const minPt = 22;

export const photoImage: Check<'document'> = {
  id: 'photo-image',
  group: 'layout',
  title: { pass: 'We found no photos or large pictures', fail: 'Your resume has a picture' },
  why: 'Greenhouse lists photos and graphics among the causes of a failed parse. A photo contains nothing that a system can read, and some employers are not allowed to consider one.',
  impact: 'minor',
  needs: ['document'],
  sources: ['greenhouse-parsing', 'daxtra-advice', 'parsewell-extractors'],
  run: ({ document }) => {
    const isOcrScan = document.runs.some((run) => run.isOcr === true);
    if (isOcrScan) return { is: 'not-applicable' };
    const shown = document.pictures.filter(({ isPlain }) => isPlain !== true);
    const large = shown.filter((picture) => isLarge(picture) && !isPaper(picture, document));
    const pictures = withoutBackgrounds(seenPictures(large, document.runs), document.runs);
    // A shape may be filled with a photo, or with a texture that nobody would call a picture.
    if (pictures.length === 0) {
      if (document.traits.pictureFills > 0) return { is: 'not-applicable' };
      const isDrawn = document.shapes.some((shape) => mayBeDrawing(shape, document.runs));
      return isDrawn || seenPictures(document.pictures.filter(isBanner), document.runs).length > 0 ? noFinding : passed;
    }
    // No number: a picture stored in parts, an empty one and a rule of ornaments are not what a person counts.
    const what = pictures.length === 1 ? 'a picture' : 'pictures';
    return failed(
      0.4,
      `We found ${what}. Systems that read text do not see words inside a picture.`,
      'Remove photos and logos. If a picture contains words, type them.',
      [{ quote: '', places: pictures.map((picture) => picture.place) }],
    );
  },
};

/** A picture in a Word file that is low and this many times as wide may be a heading. Lower ones are rules. */
const wide = { minHeightPt: 10, minTimes: 3 };

/** Share of a page, and the words on it; and points, for Word files: letter and A4 without narrow margins. */
const paper = { minShare: 0.8, minWords: 50, minWidthPt: 540, minHeightPt: 700 };

/**
 * A picture behind a whole page of text, such as a frame or a pattern: it has no words of its own, and a person who is
 * told to remove photos and logos sees none. Over few words, it may be a resume stored as a picture.
 */
const isPaper = ({ place, sizePt }: Picture, { pages, runs }: SourceDocument): boolean => {
  if (place.kind === 'flow')
    return (
      sizePt !== undefined &&
      sizePt.width >= paper.minWidthPt &&
      sizePt.height >= paper.minHeightPt &&
      wordsOf(runs).length >= paper.minWords
    );
  const page = pages[place.page - 1];
  if (page === undefined) return false;
  const { x, y, width, height } = place.box;
  const seenWidth = Math.min(x + width, page.widthPt) - Math.max(x, 0);
  const seenHeight = Math.min(y + height, page.heightPt) - Math.max(y, 0);
  if (seenWidth * seenHeight < paper.minShare * page.widthPt * page.heightPt) return false;
  return (
    wordsOf(runs.filter((run) => run.place.kind === 'page' && run.place.page === place.page)).length >= paper.minWords
  );
};

const wordsOf = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap(({ text }) => text.split(/\s+/u).filter(Boolean));

/** Beside other pictures, one with text on it is the background of that text. */
const withoutBackgrounds = (pictures: readonly Picture[], runs: readonly Run[]): readonly Picture[] => {
  const others = pictures.filter(({ place }) => !holdsWords(place, runs));
  return others.length > 0 ? others : pictures;
};

const sizeOf = ({ place, sizePt }: Picture): Picture['sizePt'] => (place.kind === 'flow' ? sizePt : place.box);

const isWide = (size: Picture['sizePt']): boolean =>
  size !== undefined && size.height >= wide.minHeightPt && size.width >= wide.minTimes * size.height;

/** Points. A banner across the page is low, and a picture all the same; a rule is lower. */
const banner = { minHeightPt: 10, minWidthPt: 30 };

const isBanner = (picture: Picture): boolean => {
  const size = sizeOf(picture);
  return size === undefined || (size.height >= banner.minHeightPt && size.width >= banner.minWidthPt);
};

/** Points. Dots, icons and ends of bars are smaller, and a background of the page is larger. */
const drawing = { minPt: 20, maxPt: 300 };

/** A filled shape with curves and no words on it: part of a portrait or logo that is drawn with paths. */
const mayBeDrawing = ({ place, kind, fill }: Shape, runs: readonly Run[]): boolean => {
  if (kind !== 'curve' || fill === null || place.kind === 'flow') return false;
  const [smaller, larger] = [place.box.width, place.box.height].toSorted((a, b) => a - b);
  return (smaller ?? 0) >= drawing.minPt && (larger ?? 0) <= drawing.maxPt && !holdsWords(place, runs);
};

const isLarge = (picture: Picture): boolean => {
  const size = sizeOf(picture);
  if (size === undefined || Math.min(size.width, size.height) >= minPt) return true;
  return picture.place.kind === 'flow' && isWide(size);
};
