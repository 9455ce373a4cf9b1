import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Resume } from '../../model/resume.ts';
import { absent, counted, failed, firstFew, passed } from '../outcomes.ts';

/** A box with so few letters is a label of a drawing, not a text box. */
const maxLabelLength = 60;
const minLabels = 3;

export const drawingShapes: Check<'document' | 'resume' | 'cite'> = {
  id: 'drawing-shapes',
  group: 'layout',
  title: { pass: 'Your document has no drawn shapes', fail: 'Your document contains drawn shapes' },
  why: 'Greenhouse lists graphics and word art among the causes of a failed parse. Some systems lose the words in a shape.',
  impact: 'minor',
  needs: ['document', 'resume', 'cite'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ document, resume, cite }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    const labels = labelsOf(document, resume);
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

/**
 * The runs of each text box that holds only a word or two. The headings, the name and the contact details of a resume
 * that is laid out in text boxes are no labels of a drawing.
 */
const labelsOf = (document: SourceDocument, resume: Resume): number[][] => {
  const boxes = new Map<number, number[]>();
  for (const { textBox, runs } of document.paragraphs)
    if (textBox !== null) boxes.set(textBox, [...(boxes.get(textBox) ?? []), ...runs]);
  const headings = new Set(resume.sections.map(({ heading }) => lettersOf(heading?.text ?? '')));
  const about = [resume.name, ...resume.emails, ...resume.phones].flatMap((field) =>
    field === null ? [] : lettersOf(field.value),
  );
  return [...boxes.values()].filter((runs) => {
    const text = runs.map((run) => document.runs[run]?.text ?? '').join('');
    const letters = lettersOf(text);
    if (letters === '' || text.trim().length > maxLabelLength) return false;
    return !headings.has(letters) && !about.some((value) => letters.includes(value));
  });
};

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
