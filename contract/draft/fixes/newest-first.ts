import type { ResumeDraft } from '../../report/resume-draft.ts';
import { withSection } from '../change.ts';
import type { Block, Entry, Section } from '../place.ts';
import type { Offer } from './offer.ts';

const kinds: ReadonlySet<Section['kind']> = new Set(['experience', 'education', 'volunteering', 'projects']);

/** An entry with what belongs to it: further jobs at the same employer, and lines below it. */
type Group = { blocks: readonly Block[]; months: { start: number; end: number } };

const monthsPerYear = 12;
/** A year without a month counts as its end: 'until 2021' is not before 'until March 2021'. */
const monthsOf = (date: { year: number; month?: number | undefined }): number =>
  date.year * monthsPerYear + (date.month ?? monthsPerYear);

const timeOf = ({ period }: Entry): Group['months'] | null => {
  const last = period?.end ?? period?.start ?? null;
  if (period === null || last === null) return null;
  const end = last === 'present' ? Infinity : monthsOf(last);
  return { start: period.start === null ? end : monthsOf(period.start), end };
};

/** null when the time of one entry is not known: then nobody can say where it belongs. */
const groupsOf = (blocks: readonly Block[]): readonly Group[] | null => {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.is !== 'entry' || (block.at === '' && last !== undefined)) {
      if (last === undefined) return null;
      groups[groups.length - 1] = { ...last, blocks: [...last.blocks, block] };
      continue;
    }
    const months = timeOf(block);
    if (months === null) return null;
    groups.push({ blocks: [block], months });
  }
  return groups;
};

const newestFirst = (one: Group, other: Group): number =>
  compare(other.months.end, one.months.end) || compare(other.months.start, one.months.start);

const compare = (one: number, other: number): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const nameOf = ({ blocks }: Group): string => {
  const [entry] = blocks;
  return entry?.is === 'entry' ? [entry.title, entry.at, entry.dates].filter((part) => part !== '').join(', ') : '';
};

/** Puts the entries of each section in the order that readers and parsers expect: the last one first. */
export const orderNewestFirst = (draft: ResumeDraft): readonly Offer[] =>
  draft.sections.flatMap(({ kind, blocks }, section): Offer[] => {
    const groups = kinds.has(kind) ? groupsOf(blocks) : null;
    if (groups === null) return [];
    const ordered = groups.toSorted(newestFirst);
    if (ordered.every((group, index) => group === groups[index])) return [];
    const place = `/sections/${section}`;
    return [
      {
        kind: 'newest-first',
        place,
        changes: [{ place, before: groups.map(nameOf).join('\n'), after: ordered.map(nameOf).join('\n') }],
        result: withSection(draft, section, (each) => ({ ...each, blocks: ordered.flatMap((group) => group.blocks) })),
      },
    ];
  });
