import type { Check } from '../../model/check.ts';
import { absent, counted, failed, passed } from '../outcomes.ts';

export const drawingShapes: Check<'document'> = {
  id: 'drawing-shapes',
  group: 'layout',
  title: { pass: 'Nothing is drawn in your document', fail: 'Your document holds drawn shapes' },
  why: 'Greenhouse lists graphics and word art among the causes of a failed parse. What a shape says is lost to most systems.',
  impact: 'minor',
  needs: ['document'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ document }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    const { drawings } = document.traits;
    if (drawings === 0) return passed;
    return failed(
      0.2,
      `We found ${counted(drawings, 'drawn shape')} in your document. Text inside a shape or diagram does not reach most systems.`,
      'Write in words what the shapes show, then delete them.',
      absent,
    );
  },
};
