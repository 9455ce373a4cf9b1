import type { Check } from '../../model/check.ts';
import type { Box, Place, SourceDocument } from '../../model/document.ts';
import type { Reading } from '../../model/reading.ts';
import { failed, passed } from '../outcomes.ts';

export const nameNotText: Check<'resume' | 'document' | 'visual'> = {
  id: 'name-not-text',
  group: 'contact',
  title: { pass: 'Your name is text, not a picture', fail: 'Your name seems to be a picture' },
  why: 'Parsers read letters, not pictures. A name that is drawn or part of a logo is lost to all of them.',
  impact: 'major',
  needs: ['resume', 'document', 'visual'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, document, visual }) => {
    const isSure = resume.name !== null && resume.name.confidence >= 0.5;
    const drawn = titleDrawnAbove(document, visual);
    const picture = document.pictures[0]?.place ?? null;
    if (isSure && (drawn === null || isSetLarge(visual, resume.name?.spans[0]?.line))) return passed;
    const place = drawn ?? picture;
    if (place === null) return isSure ? passed : { is: 'not-applicable' };
    return failed(
      0,
      'We found something drawn where a name stands, but no line of text that surely reads as one.',
      'Type your name as ordinary text on the first line.',
      [{ quote: '', places: [place] }],
    );
  },
};

/** A wide low picture, or letters drawn as outlines, above all text of the first page. */
const titleDrawnAbove = (document: SourceDocument, visual: Reading): Place | null => {
  const tops = visual.lines.flatMap((line) => (line.page === 1 && line.box !== null ? [line.box.y] : []));
  const firstText = Math.min(...tops);
  const isAbove = (box: Box): boolean => box.y + box.height / 2 < firstText;
  const banner = document.pictures.find(
    ({ place }) =>
      place.kind === 'page' && place.page === 1 && isAbove(place.box) && place.box.width > place.box.height * 2.2,
  );
  if (banner !== undefined) return banner.place;
  const outlines = document.shapes.filter(
    ({ place, kind }) =>
      (kind === 'curve' || kind === 'other') &&
      place.kind === 'page' &&
      place.page === 1 &&
      isAbove(place.box) &&
      place.box.height >= 6 &&
      place.box.height <= 60 &&
      place.box.width <= 60,
  );
  return outlines.length >= fewestLetters ? (outlines[0]?.place ?? null) : null;
};

const fewestLetters = 5;

/** A name stands out from the text below it. Where it does not, and something is drawn above, it is probably the job title. */
const isSetLarge = (visual: Reading, line: number | undefined): boolean => {
  const sizes = visual.lines.map(({ style }) => style.sizePt).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return line !== undefined && (visual.lines[line]?.style.sizePt ?? 0) > usual * 1.2;
};
