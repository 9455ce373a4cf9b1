import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import { failed, passed } from '../outcomes.ts';
import { isHiddenOrder } from './injection/hidden-orders.ts';
import { passagesOf, spansBetween } from './injection/passages.ts';
import { visibleOrderFinder } from './injection/visible-orders.ts';
import { mayHoldOrder } from './injection/words.ts';

export const promptInjection: Check<'document' | 'visual' | 'resume' | 'cite'> = {
  id: 'prompt-injection',
  group: 'integrity',
  title: {
    pass: 'We found no instructions to a screening program',
    fail: 'Your text gives instructions to a screening program',
  },
  why: 'Anyone who finds such a sentence may see it as an attempt to cheat. It earns no points here.',
  impact: 'major',
  needs: ['document', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ document, visual, resume, cite }) => {
    const orderIn = visibleOrderFinder(resume.name?.value ?? null);
    const passages = mayHoldOrder(visual.lines.map(({ text }) => text)) ? passagesOf(visual, resume) : [];
    const visible = passages.flatMap((passage) => {
      const order = orderIn(passage);
      return order === null ? [] : [cite.spans(spansBetween(passage, order.from, order.to))];
    });
    const found = [...hiddenOrders(document).map((runs) => cite.runs(runs)), ...visible];
    // What would be an order if it were hidden may be somebody's work: it is neither reported nor praised.
    if (found.length === 0) return passages.some(({ text }) => isHiddenOrder(text)) ? { is: 'not-applicable' } : passed;
    return failed(
      0,
      'We found a sentence that tells a screening program what to do.',
      'Delete it. If you did not write it, somebody else changed your file: export it again from the program that you created it in.',
      found.slice(0, maxEvidence),
    );
  },
};

const maxEvidence = 5;
/** Runs over which a hidden sentence may be spread. */
const maxRuns = 4;

/** The readings leave hidden text out, so it is searched run by run, and over neighboring runs. */
const hiddenOrders = ({ runs }: SourceDocument): readonly (readonly number[])[] =>
  runs.flatMap(({ hidden, text }, index) => {
    if (hidden === undefined) return [];
    if (isHiddenOrder(text)) return [[index]];
    const some = [index];
    for (let next = index + 1; next < index + maxRuns && runs[next]?.hidden !== undefined; next++) some.push(next);
    const joined = some.map((run) => runs[run]?.text ?? '').join(' ');
    return isHiddenOrder(joined) && !isHiddenOrder(joined.slice(text.length + 1)) ? [some] : [];
  });
