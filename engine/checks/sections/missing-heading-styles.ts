import type { Check } from '../../model/check.ts';
import type { FoundHeading } from '../../model/facts.ts';
import { failed, passed } from '../outcomes.ts';

/** One marked line may be the name, and one marked heading is not most of them where others were not seen as headings. */
const minMarked = 2;

export const missingHeadingStyles: Check<'document' | 'visual' | 'headings' | 'cite'> = {
  id: 'missing-heading-styles',
  group: 'sections',
  title: {
    pass: 'Most of your headings are marked as headings',
    fail: 'Many of your headings are not marked as headings',
  },
  why: 'In Word, a heading style tells programs and screen readers where a section begins. Bold text alone does not.',
  impact: 'hint',
  needs: ['document', 'visual', 'headings', 'cite'],
  sources: [],
  run: ({ document, visual, headings, cite }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    const unmarked = headings.filter(({ heading }) => (visual.lines[heading.span.line]?.headingLevel ?? null) === null);
    if (unmarked.length < headings.length / 2)
      return headings.length - unmarked.length < minMarked ? { is: 'not-applicable' } : passed;
    // One missed heading is not worth reporting, and no praise without others that are marked.
    if (unmarked.length < 2) return { is: 'not-applicable' };
    // The document marks other lines: then it is not clear which of them its author means by headings.
    const marked = visual.lines.filter(({ headingLevel }) => headingLevel !== null).length;
    if (marked >= Math.max(minMarked, headings.length / 2)) return { is: 'not-applicable' };
    const sure = sureOf(unmarked);
    return failed(
      0.5,
      `Lines such as "${sure[0]?.heading.text ?? ''}" look like headings, but the document does not mark them as headings.`,
      'In Word: click each heading and choose "Heading 1" in the Styles gallery. Then format it as you like.',
      sure.map(({ heading }) => cite.spans([heading.span])),
    );
  },
};

/** A line that only its type makes a heading may be a job, and 'Clean Rivers Project' is one: the reader is shown those whose words are known. */
const sureOf = (unmarked: readonly FoundHeading[]): readonly FoundHeading[] => {
  const known = unmarked.filter(({ heading }) => heading.recognisedBy !== 'style');
  const listed = known.filter(({ isOnlyComposed }) => !isOnlyComposed);
  return [listed, known].find((some) => some.length > 0) ?? unmarked;
};
