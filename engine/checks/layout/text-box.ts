import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

export const textBox: Check<'document' | 'cite'> = {
  id: 'text-box',
  group: 'layout',
  title: { pass: 'Your text stands in no text boxes', fail: 'Some of your text stands in text boxes' },
  why: 'A text box floats beside the text and is stored apart from it. Several extractors that we measured drop it, others put it somewhere else.',
  impact: 'major',
  needs: ['document', 'cite'],
  sources: ['greenhouse-parsing', 'daxtra-advice', 'parsewell-extractors'],
  run: ({ document, cite }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    const framed = document.paragraphs.filter(
      ({ textBox, runs }) => textBox !== null && runs.some((run) => /\S/.test(document.runs[run]?.text ?? '')),
    );
    if (framed.length === 0) return passed;
    const boxes = new Set(framed.map((paragraph) => paragraph.textBox)).size;
    const written = document.paragraphs.filter(({ runs }) => runs.length > 0).length;
    return failed(
      0.3 - framed.length / Math.max(written, 1),
      `${counted(boxes, 'text box', 'text boxes')} hold ${counted(framed.length, 'paragraph')} of your resume.`.replace(
        '1 text box hold ',
        '1 text box holds ',
      ),
      'Cut the text out of the box, paste it into the page, and delete the box.',
      firstFew(framed).map(({ runs }) => cite.runs(runs)),
    );
  },
};
