import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const extractionForbidden: Check<'document'> = {
  id: 'extraction-forbidden',
  group: 'file',
  title: { pass: 'Your file lets programs read its text', fail: 'Your file forbids programs to read its text' },
  why: 'A PDF can carry a permission that forbids taking out its text. A program that respects it gets nothing.',
  impact: 'major',
  needs: ['document'],
  sources: [],
  run: ({ document }) =>
    document.traits.forbidsExtraction
      ? failed(
          0,
          'The permissions in your file forbid copying its text. A program that obeys them reads nothing.',
          'Export the PDF again without protection.',
          absent,
        )
      : passed,
};
