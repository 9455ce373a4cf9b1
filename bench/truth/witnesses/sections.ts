import {
  degreePattern,
  hasPeriod,
  isEnglish,
  isFoundAbroad,
  isFoundByWords,
  schoolPattern,
  titleOf,
  usualKindOf,
} from '../patterns.ts';
import {
  byDefect,
  firstOf,
  isPdf,
  judge,
  quotedIn,
  refuted,
  type Row,
  supported,
  textsWith,
  type Testimony,
  unless,
} from '../witness.ts';

/** Lines of any text that are a usual title of this kind, on their own. */
const headingsOf = (kind: string, { texts }: Testimony): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '' && usualKindOf(line) === kind);

/** Known headings are all that there are: the second line of 'Skills / Summary', turned, is no heading of its own. */
const hasHeading = (kind: string, testimony: Testimony): boolean => {
  const known = testimony.truth?.headings;
  if (known === undefined) return headingsOf(kind, testimony).length > 0;
  return known.some((heading) => (heading.kind ?? usualKindOf(heading.heading)) === kind);
};

/** A line with a degree, and a school in it or next to it. */
const hasSchooling = ({ lines }: Testimony): boolean =>
  lines.some(
    (line, at) =>
      degreePattern.test(line) && schoolPattern.test([lines[at - 1], line, lines[at + 1]].filter(Boolean).join('\n')),
  );

const titlesIn = (says: string, quotes: readonly string[]): readonly string[] =>
  quotes.length > 0 ? quotes : quotedIn(says);

/** Paragraphs of a Word file whose style is a heading, or is based on one. */
const markedHeadings = ({ extracted }: Testimony): number => {
  const styles = extracted.parts['word/styles.xml'] ?? '';
  const marked = new Set(
    [...styles.matchAll(/<w:style [^>]*w:styleId="([^"]+)"[\s\S]*?<\/w:style>/g)].flatMap(([style, id]) =>
      /<w:outlineLvl w:val="[0-8]"|<w:name w:val="heading \d|<w:basedOn w:val="Heading/iu.test(style) ? (id ?? '') : [],
    ),
  );
  const body = extracted.parts['word/document.xml'] ?? '';
  return (
    [...body.matchAll(/<w:pStyle w:val="([^"]+)"/g)].filter(([, id]) => marked.has(id ?? '')).length +
    (body.match(/<w:outlineLvl /g) ?? []).length
  );
};

export const sectionWitnesses = {
  'missing-education': {
    by: 'known schools; usual titles, degrees and schools in all texts',
    fail: (_, testimony) => {
      const known = testimony.truth?.education;
      if (known !== undefined && known.length > 0) return 'contradicts';
      if (hasHeading('education', testimony) || hasSchooling(testimony)) return 'contradicts';
      return testimony.lines.some((line) => schoolPattern.test(line) || degreePattern.test(line)) && known === undefined
        ? 'cannot tell'
        : 'agrees';
    },
    pass: (_, testimony) => {
      if ((testimony.truth?.education ?? []).length > 0) return judge(testimony.result.parsed.education.length > 0);
      return supported(testimony.lines.some((line) => schoolPattern.test(line) || degreePattern.test(line)));
    },
  },
  'missing-experience': {
    by: 'known jobs; usual titles and periods in all texts',
    fail: ({ says }, testimony) => {
      // That we could not read the jobs is about us, and true when there are any.
      if (says.startsWith('We could not read your jobs')) {
        const jobs = testimony.truth?.jobs;
        if (testimony.result.parsed.experience.length > 0) return 'contradicts';
        return jobs === undefined ? 'cannot tell' : judge(jobs.length > 0);
      }
      if (says.includes('could not read any job'))
        return judge(
          hasHeading('experience', testimony) ||
            quotedIn(says).some((title) => isFoundByWords(title, 'experience') || textsWith(title, testimony) > 0),
        );
      const known = testimony.truth?.jobs;
      if (known !== undefined) return unless(known.length > 0);
      const hasDates = testimony.lines.filter((line) => hasPeriod(line)).length > 0;
      return hasHeading('experience', testimony) && hasDates ? 'contradicts' : supported(!hasDates);
    },
    // 'We found your work experience' promises at least one job.
    pass: (_, testimony) => {
      const known = testimony.truth?.jobs;
      if (known !== undefined && known.length === 0) return 'cannot tell';
      return judge(testimony.result.parsed.experience.length > 0);
    },
  },
  'missing-skills': {
    by: 'usual titles in all texts',
    fail: (_, testimony) => unless(hasHeading('skills', testimony)),
    pass: (_, testimony) =>
      supported(hasHeading('skills', testimony) || testimony.lines.some((line) => isFoundAbroad(line, 'skills'))),
  },
  'missing-summary': {
    by: 'usual titles in all texts',
    fail: (_, testimony) => unless(hasHeading('summary', testimony)),
    pass: (_, testimony) => supported(hasHeading('summary', testimony)),
  },
  'no-headings': {
    by: 'usual titles in all texts',
    fail: (_, testimony) => {
      const kinds = ['experience', 'education', 'skills', 'summary'].filter((kind) => hasHeading(kind, testimony));
      return kinds.length > 1 ? 'contradicts' : supported(kinds.length === 0);
    },
    pass: (_, testimony) =>
      supported(['experience', 'education', 'skills', 'summary'].some((kind) => hasHeading(kind, testimony))),
  },
  'nonstandard-headings': {
    by: 'the titles and words that open parsers look for',
    fail: ({ says, quotes }, testimony) => {
      const kinds = new Map(testimony.result.parsed.sections.map(({ heading, kind }) => [titleOf(heading), kind]));
      const titles = titlesIn(says, quotes);
      return unless(
        titles.length > 0 && titles.every((title) => isFoundByWords(title, kinds.get(titleOf(title)) ?? '')),
      );
    },
    pass: firstOf(byDefect('nonstandard-headings', 'pass'), (_, testimony) => {
      const core = testimony.result.parsed.sections.filter(({ kind }) =>
        ['experience', 'education', 'skills'].includes(kind),
      );
      // One usual title for each kind is enough; others of the kind divide it.
      const byKind = new Map<string, boolean>();
      for (const { kind, heading } of core)
        byKind.set(kind, (byKind.get(kind) ?? false) || isFoundAbroad(heading, kind));
      // What our few words do not find in another language may be usual there.
      const areFound = [...byKind.values()].every(Boolean);
      return isEnglish(testimony.lines) ? judge(areFound) : supported(areFound);
    }),
  },
  'duplicate-sections': {
    by: 'the same title on two lines of the page',
    fail: ({ says }, { lines }) =>
      judge(quotedIn(says).every((title) => lines.filter((line) => titleOf(line).includes(titleOf(title))).length > 1)),
    pass: (_, { truth }) => {
      if (truth?.headings === undefined) return 'cannot tell';
      const titles = truth.headings
        .map(({ heading }) => titleOf(heading))
        .filter((title) => ['experience', 'education', 'summary'].includes(usualKindOf(title) ?? ''));
      return judge(new Set(titles).size === titles.length);
    },
  },
  'missing-heading-styles': {
    by: 'the paragraph styles of the Word file',
    fail: (_, testimony) =>
      unless(markedHeadings(testimony) >= Math.max(2, testimony.result.parsed.sections.length / 2 + 1)),
    pass: (_, testimony) => judge(markedHeadings(testimony) > 0 || testimony.result.parsed.sections.length < 3),
  },
  'section-order': {
    by: 'the order of the known headings',
    fail: ({ quotes }, testimony) => {
      const at = quotes.map((quote) => testimony.lines.findIndex((line) => titleOf(line).startsWith(titleOf(quote))));
      return refuted(!isPdf(testimony) && at.some((line) => line === 0));
    },
    pass: (_, { truth }) => {
      if (truth?.headings === undefined) return 'cannot tell';
      const kinds = truth.headings.map(({ heading, kind }) => kind ?? usualKindOf(heading));
      const late = (kind: string, after: readonly string[]): boolean => {
        const at = kinds.indexOf(kind);
        return at > 0 && kinds.slice(0, at).some((before) => after.includes(before ?? ''));
      };
      return refuted(late('summary', ['experience', 'education', 'skills']));
    },
  },
} satisfies Record<string, Row>;
