import { otherPerson } from '../../lexicon/phrases/other-people.ts';
import type { Reading } from '../../model/reading.ts';
import type { Section, SectionKind } from '../../model/resume.ts';
import { knownTitle } from '../../sections/titles/title-kind.ts';

/** Where people name who can be asked about them, in the entries. */
const sectionsWithOthers: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'experience',
  'volunteering',
  'education',
  'projects',
  'other',
]);

/** An address or a number right below the name: at most so many lines, each no longer than that. */
const maxLinesBelow = 2;
const maxLength = 60;
const detail = /\S@\S|\d[\d\s().-]{6}/u;

/**
 * The lines of a section with the details of somebody else: of a supervisor in the entry of a job ('Supervisor: Jane Roe,
 * (305) 555 0100'), and of referees below 'References:' at the end of another section.
 */
export const othersLinesOf = ({ lines }: Reading, { kind, lines: inside }: Section): ReadonlySet<number> => {
  const found = new Set<number>();
  const textOf = (at: number): string => lines[inside[at] ?? -1]?.text.trim() ?? '';
  const referees = inside.findIndex((_, at) => isTitleOfReferees(textOf(at)));
  if (referees >= 0) for (const line of inside.slice(referees + 1)) found.add(line);
  if (!sectionsWithOthers.has(kind)) return found;
  for (const [at, line] of inside.entries()) {
    if (!otherPerson.test(textOf(at))) continue;
    found.add(line);
    for (let below = at + 1; below <= at + maxLinesBelow && isDetail(textOf(below)); below += 1)
      found.add(inside[below] ?? line);
  }
  return found;
};

const isTitleOfReferees = (text: string): boolean =>
  text.endsWith(':') && knownTitle(text.slice(0, -1)) === 'references';

const isDetail = (text: string): boolean => text.length <= maxLength && detail.test(text);
