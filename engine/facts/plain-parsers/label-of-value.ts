import type { Line, Reading } from '../../model/reading.ts';
import { styleKey } from '../../sections/headings/line-style.ts';

/** Labels in one type from which on they are a column of labels. */
const minLabels = 3;
/** Share of the height of a line by which two may be shifted and still be beside each other. */
const maxShift = 0.5;

const isLeftOf = (line: Line, other: Line): boolean =>
  line.box !== null &&
  other.box !== null &&
  line.page === other.page &&
  line.box.x + line.box.width <= other.box.x &&
  Math.abs(line.box.y - other.box.y) <= line.box.height * maxShift;

/**
 * Whether a line is one of several labels that have their values beside them, in a type that no heading has besides:
 * 'Driving licence' above 'Operating systems', below a heading of both. `headings`: the lines of all headings.
 */
export const isLabelOfValue = (at: number, { lines }: Reading, headings: readonly number[]): boolean => {
  const line = lines[at];
  if (line === undefined || line.box === null) return false;
  const type = styleKey(line);
  const isAlike = (other: number): boolean => {
    const found = lines[other];
    return found !== undefined && styleKey(found) === type;
  };
  if (headings.some((other) => other !== at && isAlike(other))) return false;
  const hasValue = (label: Line, index: number): boolean => {
    const [before, after] = [lines[index - 1], lines[index + 1]];
    return [after, before].some((other) => other !== undefined && isLeftOf(label, other));
  };
  return lines.filter((label, index) => isAlike(index) && hasValue(label, index)).length >= minLabels;
};
