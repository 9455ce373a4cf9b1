import type { Line, Reading } from '../../model/reading.ts';
import type { Resume, SectionKind } from '../../model/resume.ts';

/** Lists whose items say the same in any order. */
const lists: ReadonlySet<SectionKind> = new Set<SectionKind>(['skills', 'languages', 'interests']);

const isLevel = (one: Line, other: Line): boolean =>
  one.box !== null &&
  other.box !== null &&
  one.page === other.page &&
  one.box.y < other.box.y + other.box.height &&
  other.box.y < one.box.y + one.box.height;

/**
 * Lines of a list that is set in columns of its own, with nothing else beside it: skills in three columns. Read across or
 * down, the list has the same items, so no parser loses anything.
 */
export const listGridsOf = ({ lines }: Reading, { sections }: Resume): readonly number[] =>
  sections.flatMap((section) => {
    if (!lists.has(section.kind)) return [];
    const own = new Set(section.lines);
    const grid = section.lines.filter((index) => lines[index]?.isBesideColumn === true);
    if (new Set(grid.map((index) => lines[index]?.column)).size < 2) return [];
    const isAlone = grid.every((index) => {
      const line = lines[index];
      return line !== undefined && lines.every((other, at) => own.has(at) || !isLevel(line, other));
    });
    return isAlone ? grid : [];
  });
