import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const extractionForbidden: Check<'document'> = {
  id: 'extraction-forbidden',
  group: 'file',
  title: { pass: 'Your file lets programs read its text', fail: 'Your file does not let programs read its text' },
  why: 'A PDF can have a permission setting that forbids copying its text. A program that respects this setting gets no text.',
  impact: 'major',
  needs: ['document'],
  sources: [],
  run: ({ document }) =>
    document.traits.forbidsExtraction
      ? failed(
          0,
          'The permission settings of your file do not allow its text to be copied. A program that respects them does not read the text.',
          'Export the PDF again without protection.',
          absent,
        )
      : passed,
};
