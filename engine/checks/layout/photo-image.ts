import type { Check } from '../../model/check.ts';
import type { Box, Picture } from '../../model/document.ts';
import { counted, failed, passed } from '../outcomes.ts';

/** Smaller ones are icons and bullets. */
const minPt = 22;

export const photoImage: Check<'document'> = {
  id: 'photo-image',
  group: 'layout',
  title: { pass: 'Your resume has no photos or large pictures', fail: 'Your resume has a picture' },
  why: 'Greenhouse lists photos and graphics among the causes of a failed parse. A photo contains nothing that a system can read, and some employers are not allowed to consider one.',
  impact: 'minor',
  needs: ['document'],
  sources: ['greenhouse-parsing', 'daxtra-advice', 'parsewell-extractors'],
  run: ({ document }) => {
    const isOcrScan = document.runs.some((run) => run.isOcr === true);
    if (isOcrScan) return { is: 'not-applicable' };
    const pictures = onePerMotif(document.pictures.filter(isLarge));
    // Icons are no finding, but whoever sees them is not told that there are no pictures.
    if (pictures.length === 0) return document.pictures.length === 0 ? passed : { is: 'not-applicable' };
    return failed(
      0.4,
      `We found ${counted(pictures.length, 'picture')}. Systems that read text do not see words inside a picture.`,
      'Remove photos and logos. If a picture contains words, type them.',
      [{ quote: '', places: pictures.map((picture) => picture.place) }],
    );
  },
};

const isLarge = ({ place, sizePt }: Picture): boolean => {
  const size = place.kind === 'flow' ? sizePt : place.box;
  return size === undefined || Math.min(size.width, size.height) >= minPt;
};

/** A photo is often stored with its frame, its shadow or in layers: shares of the smaller and of the larger picture. */
const sameMotif = { shared: 0.8, ofLarger: 0.5 };
/** More are tiles of a background, and are counted as they are. */
const maxCompared = 200;

/** What a person sees as one picture, counted once: of pictures of about one size on top of each other, the largest. */
const onePerMotif = (pictures: readonly Picture[]): readonly Picture[] => {
  if (pictures.length > maxCompared) return pictures;
  return pictures.filter(
    (picture, index) =>
      !pictures.some((other, at) => isSameMotif(picture, other) && (areaOf(other) - areaOf(picture) || index - at) > 0),
  );
};

const isSameMotif = (one: Picture, other: Picture): boolean => {
  if (one.place.kind === 'flow' || other.place.kind === 'flow' || one.place.page !== other.place.page) return false;
  const areas = [areaOf(one), areaOf(other)];
  const shared = sharedArea(one.place.box, other.place.box);
  return shared >= sameMotif.shared * Math.min(...areas) && shared >= sameMotif.ofLarger * Math.max(...areas);
};

const areaOf = ({ place }: Picture): number => (place.kind === 'flow' ? 0 : place.box.width * place.box.height);

const sharedArea = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(width, 0) * Math.max(height, 0);
};
