import type { Check } from '../../model/check.ts';
import type { FoundHeading } from '../../model/facts.ts';
import type { Reading } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';
import { failed, listed, noFinding, passed } from '../outcomes.ts';

/**
 * Earlier sections have lower numbers; equal numbers may be in either order. Kinds that are not listed may be anywhere.
 */
const usualPlace: Partial<Record<SectionKind, number>> = {
  summary: 1,
  experience: 2,
  education: 2,
  skills: 2,
  interests: 3,
  references: 4,
};

export const sectionOrder: Check<'headings' | 'sideBySide' | 'textTables' | 'visual' | 'cite'> = {
  id: 'section-order',
  group: 'sections',
  title: { pass: 'Your sections are in a typical order', fail: 'Your sections are in an unusual order' },
  why: 'Readers look for the summary first, then jobs, education and skills. A parser that goes by headings finds them in any order.',
  impact: 'hint',
  needs: ['headings', 'sideBySide', 'textTables', 'visual', 'cite'],
  sources: [],
  run: ({ headings, sideBySide, textTables, visual, cite }) => {
    // Columns, tables and text boxes have no single order to judge.
    const inCells = new Set(textTables.flatMap((table) => table.lines));
    const isElsewhere = headings.some(
      ({ heading }) => inCells.has(heading.span.line) || visual.lines[heading.span.line]?.part === 'textbox',
    );
    if (isElsewhere || sideBySide.share > 0.1) return { is: 'not-applicable' };
    // A kind that was only guessed from the content says nothing about where the section belongs.
    const titled = headings.filter(
      (found, index) => found.heading.recognisedBy === 'title' && !(index === 0 && isLabelledSkills(found, visual)),
    );
    const late = titled.filter((found, index) => isAfterLater(found, titled.slice(0, index)));
    // Scholars put their fields and publications first, and what they teach and know behind.
    const published = titled.findIndex(({ kind }) => kind === 'publications');
    if (late.some((found) => published >= 0 && titled.indexOf(found) > published)) return { is: 'not-applicable' };
    if (late.length === 0) {
      if (titled.filter(isPlaced).length < 2) return { is: 'not-applicable' };
      return isContactLate(titled) || areJobsLate(titled) ? noFinding : passed;
    }
    return failed(
      0.5,
      `${listed(late.map(({ heading }) => `"${heading.text}"`))} usually ${late.length === 1 ? 'comes' : 'come'} earlier.`,
      'The usual order is contact details, summary, experience, education, skills, then everything else.',
      late.map(({ heading }) => cite.spans([heading.span])),
    );
  },
};

/** 'Skills: Java | Python' among the contact details: a line of the head of the page rather than a section. */
const isLabelledSkills = ({ kind, heading: { span } }: FoundHeading, { lines }: Reading): boolean =>
  kind === 'skills' && /^:\s*\S/u.test(lines[span.line]?.text.slice(span.to) ?? '');

/** 'Contact' or 'LinkedIn' below the jobs: readers look for it at the top. */
const isContactLate = (titled: readonly FoundHeading[]): boolean =>
  titled.findLastIndex(({ kind }) => kind === 'contact') > titled.findIndex(isPlaced);

/** Projects, volunteering or awards above the first jobs: students do so, but it is not the usual order that we name. */
const areJobsLate = (titled: readonly FoundHeading[]): boolean => {
  const jobs = titled.findIndex(({ kind }) => kind === 'experience');
  return titled.some(({ kind }, index) => index < jobs && usuallyBehindJobs.has(kind));
};

const usuallyBehindJobs: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'projects',
  'volunteering',
  'awards',
  'certifications',
  'languages',
]);

/** One section alone is in no order. */
const isPlaced = ({ kind }: FoundHeading): boolean => usualPlace[kind] !== undefined;

const isAfterLater = ({ kind }: FoundHeading, before: readonly FoundHeading[]): boolean => {
  const place = usualPlace[kind];
  return (
    place !== undefined &&
    !before.some((other) => other.kind === kind) &&
    before.some((other) => (usualPlace[other.kind] ?? 0) > place)
  );
};
