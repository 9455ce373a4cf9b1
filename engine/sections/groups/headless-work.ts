import { periodsIn } from '../../fields/dates/periods.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { LineGroup } from './group-lines.ts';
import { kindOfContent } from './kind-of-content.ts';

/** Jobs without a title over them: at least so many of their lines hold a period. One may be a school or a course. */
const minPeriods = 2;

/** In line heights: a line this close above the period belongs to the same entry. */
const maxGapInHead = 0.9;

/**
 * Jobs right below the contact details, or at the top of the main column beside a sidebar with titles, have no title of
 * their own. Their lines become a section of work without a heading where the content leaves no doubt and no title heads
 * jobs elsewhere.
 */
export const withHeadlessWork = (reading: Reading, groups: readonly LineGroup[]): readonly LineGroup[] => {
  const isPeriod = (index: number): boolean => holdsPeriod(reading.lines[index]);
  if (groups.some(({ heading, lines }) => heading?.kind === 'experience' && lines.some(isPeriod))) return groups;
  return groups.flatMap((group): readonly LineGroup[] => {
    if (group.heading !== null || group.lines.filter(isPeriod).length < minPeriods) return [group];
    const first = group.lines.findIndex(isPeriod);
    const at = headStart(group.lines, first, reading);
    const texts = group.lines.slice(at).map((index) => contentOf(reading.lines[index]));
    if (kindOfContent(texts) !== 'experience') return [group];
    const work: LineGroup = { ...group, lines: group.lines.slice(at), untitledKind: 'experience' };
    return at === 0 ? [work] : [{ ...group, lines: group.lines.slice(0, at) }, work];
  });
};

const contentOf = (line: Line | undefined): string => line?.text.slice(line.markerLength) ?? '';

const holdsPeriod = (line: Line | undefined): boolean =>
  line !== undefined && line.markerLength === 0 && periodsIn(line.text.slice(0, 200)).some(({ isRange }) => isRange);

/** Contact details end what stands above the first job. */
const isDetail = ({ text }: Line): boolean => /\S@\S|\p{L}\.\p{L}{2,}\/|(?:\d[\s().-]*){9}/u.test(text);

/** Where the entry starts whose period is in `lines[at]`: title and employer may be on up to two lines above it. */
const headStart = (lines: readonly number[], at: number, reading: Reading): number => {
  let start = at;
  while (start > 0 && at - start < 2) {
    const [line, above] = [reading.lines[lines[start] ?? -1], reading.lines[lines[start - 1] ?? -1]];
    if (line === undefined || above === undefined || isDetail(above) || above.markerLength > 0) break;
    // paragraphs of a DOCX have no place on the page
    const gap = line.gapAbove ?? (line.box === null ? 0 : Number.POSITIVE_INFINITY);
    if (gap > maxGapInHead || above.text.length > 90) break;
    start -= 1;
  }
  return start;
};
