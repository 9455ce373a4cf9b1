import type { Check } from '../../model/check.ts';
import { isSurelyPageNumber } from '../../text/page-number.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

export const textBox: Check<'document' | 'cite'> = {
  id: 'text-box',
  group: 'layout',
  title: { pass: 'None of your text is in text boxes', fail: 'Some of your text is in text boxes' },
  why: 'A text box floats beside the text and is stored separately. Several extractors that we tested drop it, and others put it somewhere else.',
  impact: 'major',
  needs: ['document', 'cite'],
  sources: ['greenhouse-parsing', 'daxtra-advice', 'parsewell-extractors'],
  run: ({ document, cite }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    const paragraphs = document.paragraphs.map(({ textBox, runs }) => ({
      textBox,
      runs,
      text: runs.map((run) => document.runs[run]?.text ?? '').join(''),
      length: runs.reduce((sum, run) => sum + (document.runs[run]?.text.trim().length ?? 0), 0),
    }));
    const inBoxes = paragraphs.filter(({ textBox, length }) => textBox !== null && length > 0);
    // Word puts page numbers into boxes. No parser should keep them.
    const framed = [...Map.groupBy(inBoxes, ({ textBox }) => textBox).values()].flatMap((box) =>
      box.every(({ text }) => isSurelyPageNumber(text)) ? [] : box,
    );
    if (framed.length === 0) return passed;
    const share = lengthOf(framed) / lengthOf(paragraphs);
    const boxes = new Set(framed.map((paragraph) => paragraph.textBox)).size;
    return failed(
      0.7 - share * 2,
      `We found ${counted(boxes, 'text box', 'text boxes')}, containing about ${Math.max(1, Math.round(share * 100))}% of your text.`,
      'Cut the text out of the box, paste it into the page, and delete the box.',
      firstFew(framed).map(({ runs }) => cite.runs(runs)),
    );
  },
};

const lengthOf = (some: readonly { length: number }[]): number => some.reduce((sum, { length }) => sum + length, 0);
