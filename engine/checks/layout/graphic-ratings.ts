import type { Check, Evidence } from '../../model/check.ts';
import type { Box, Shape } from '../../model/document.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

/** Five dots, stars or squares in a row, some full and some empty. */
const writtenRating = /([●○◉◯★☆■□▪▫◆◇⬤♦♢]\s?){4,}|[★●■◆]{2,}[☆○□◇]/u;
const rowsOfARating = 3;

export const graphicRatings: Check<'document' | 'visual' | 'cite'> = {
  id: 'graphic-ratings',
  group: 'layout',
  title: {
    pass: 'Your skills are rated in words, or not at all',
    fail: 'Your skills are rated with bars, dots or stars',
  },
  why: 'A bar or a row of dots says nothing to a system, and four of five stars means something else to every reader.',
  impact: 'minor',
  needs: ['document', 'visual', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ document, visual, cite }) => {
    const written = visual.lines.flatMap(({ text }, line) => (writtenRating.test(text) ? [cite.line(line)] : []));
    const found: Evidence[] = [...written, ...drawnRatings(document.shapes)];
    if (found.length < rowsOfARating) return passed;
    return failed(
      0.5,
      'We found skills rated with bars, dots or stars. A system gets the skill, not the rating.',
      'Write the level in words where it matters ("Spanish: fluent") and leave the ratings out.',
      firstFew(found),
    );
  },
};

type Mark = { box: Box; page: number; look: string };

/** Rows of small equal shapes (dots), or a short filled bar on its track. Each row once, with its place. */
const drawnRatings = (shapes: readonly Shape[]): Evidence[] => {
  const marks = shapes.flatMap((shape): Mark[] => {
    if (shape.place.kind !== 'page' || shape.fill === null) return [];
    const { box, page } = shape.place;
    return [{ box, page, look: shape.fill }];
  });
  return [...rowsOfDots(marks), ...bars(marks)].map(({ box, page }) => ({
    quote: '',
    places: [{ kind: 'page', page, box }],
  }));
};

const rowsOfDots = (marks: readonly Mark[]): Mark[] => {
  const rows = new Map<string, Mark[]>();
  for (const mark of marks) {
    const { box, page } = mark;
    if (box.width > 14 || box.height > 14 || box.width < 2 || Math.abs(box.width - box.height) > 2) continue;
    const key = `${page}:${Math.round((box.y + box.height / 2) / 2)}:${Math.round(box.height)}`;
    rows.set(key, [...(rows.get(key) ?? []), mark]);
  }
  return [...rows.values()].flatMap((row) => {
    const [first] = row;
    return first !== undefined && row.length >= 4 && new Set(row.map((mark) => Math.round(mark.box.x))).size >= 4
      ? [first]
      : [];
  });
};

const bars = (marks: readonly Mark[]): Mark[] => {
  const flat = marks.filter(
    ({ box }) =>
      box.height >= 2 && box.height <= 16 && box.width >= 20 && box.width <= 260 && box.width > box.height * 2.5,
  );
  return flat.filter((track) =>
    flat.some(
      (filled) =>
        filled !== track &&
        filled.page === track.page &&
        filled.look !== track.look &&
        Math.abs(filled.box.x - track.box.x) < 2 &&
        Math.abs(filled.box.y - track.box.y) < 3 &&
        filled.box.width <= track.box.width,
    ),
  );
};
