import type { Check } from '../../model/check.ts';
import { counted, failed, passed } from '../outcomes.ts';

const longestUnseen = 6;

export const dateGaps: Check<'stints' | 'cite'> = {
  id: 'date-gaps',
  group: 'dates',
  title: { pass: 'Your jobs follow each other without long gaps', fail: 'There is a gap between your jobs' },
  why: 'Parsers do not mind gaps. Recruiters may ask, so it helps to answer first.',
  impact: 'hint',
  needs: ['stints', 'cite'],
  sources: [],
  run: ({ stints, cite }) => {
    const inOrder = [...stints].sort((a, b) => a.from - b.from);
    let lastMonth = inOrder[0]?.to ?? 0;
    const gaps = [];
    for (const stint of inOrder.slice(1)) {
      // A year alone may begin in January or December: such a gap is not certain.
      const months = stint.from - lastMonth - 1;
      if (months > longestUnseen && stint.hasMonths) gaps.push({ stint, months });
      lastMonth = Math.max(lastMonth, stint.to);
    }
    const longest = Math.max(0, ...gaps.map(({ months }) => months));
    if (gaps.length === 0) return passed;
    return failed(
      0.5,
      `We found ${counted(gaps.length, 'gap')} of more than six months between your jobs, the longest of ${longest} months.`,
      'If you studied, cared for somebody or worked on your own, a dated line that says so closes the gap.',
      gaps.flatMap(({ stint }) => (stint.job.period === null ? [] : [cite.field(stint.job.period)])),
    );
  },
};
