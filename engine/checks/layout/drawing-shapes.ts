import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import { absent, counted, failed, firstFew, passed } from '../outcomes.ts';

/** A box with so few letters is a label of a drawing, not a text box. */
const maxLabelLength = 60;
const minLabels = 3;

export const drawingShapes: Check<'document' | 'cite'> = {
  id: 'drawing-shapes',
  group: 'layout',
  title: { pass: 'Your document has no drawn shapes', fail: 'Your document contains drawn shapes' },
  why: 'Greenhouse lists graphics and word art among the causes of a failed parse. Some systems lose the words in a shape.',
  impact: 'minor',
  needs: ['document', 'cite'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ document, cite }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    const labels = labelsOf(document);
    const shapes = document.traits.drawings + (labels.length >= minLabels ? labels.length : 0);
    // Nothing is lost with a line or an icon, so there is nothing to report; but there are shapes, so nothing to praise.
    if (shapes === 0) return document.shapes.length === 0 ? passed : { is: 'not-applicable' };
    return failed(
      labels.length >= minLabels ? 0 : 0.5,
      `We found ${counted(shapes, 'drawn shape')} in your document. Some systems do not read words inside a shape or diagram.`,
      'Put the information in the shapes into words, then delete the shapes.',
      labels.length >= minLabels ? firstFew(labels).map((runs) => cite.runs(runs)) : absent,
    );
  },
};

/** The runs of each text box that holds only a word or two. */
const labelsOf = (document: SourceDocument): number[][] => {
  const boxes = new Map<number, number[]>();
  for (const { textBox, runs } of document.paragraphs)
    if (textBox !== null) boxes.set(textBox, [...(boxes.get(textBox) ?? []), ...runs]);
  return [...boxes.values()].filter((runs) => {
    const length = runs.reduce((sum, run) => sum + (document.runs[run]?.text.trim().length ?? 0), 0);
    return length > 0 && length <= maxLabelLength;
  });
};
