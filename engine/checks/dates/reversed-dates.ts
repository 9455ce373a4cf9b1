import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

/** 'Jun 2019 - Feb 2016': two years with a dash or 'to' between them. */
const twoYears =
  /\b((?:19|20)\d{2})\s{0,3}(?:[-–—]|to|until)\s{0,3}(?:\p{L}{3,9}\.?,?\s|\d{1,2}[/.])?((?:19|20)\d{2})\b/u;

export const reversedDates: Check<'stints' | 'visual' | 'cite'> = {
  id: 'reversed-dates',
  group: 'dates',
  title: { pass: 'Every job ends after it starts', fail: 'A job ends before it starts' },
  why: 'The end date is before the start date, so the duration of the job comes out negative.',
  impact: 'major',
  needs: ['stints', 'visual', 'cite'],
  sources: [],
  run: ({ stints, visual, cite }) => {
    // The line is checked too: the parsed field may hold only the plausible half of such a period.
    const reversed = stints.flatMap(({ job, from, to, isCurrent }) => {
      const line = job.period?.spans[0]?.line;
      if (line === undefined) return [];
      const [, first, last] = twoYears.exec(visual.lines[line]?.text ?? '') ?? [];
      const isReversed = (!isCurrent && to < from) || Number(last) < Number(first);
      return isReversed ? [cite.line(line)] : [];
    });
    if (reversed.length === 0) return passed;
    return failed(
      0.1,
      reversed.length === 1 ? 'This job ends before it starts.' : 'These jobs end before they start.',
      'Swap or correct the dates.',
      firstFew(reversed),
    );
  },
};
