import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const fileVersion: Check<'document'> = {
  id: 'file-version',
  group: 'file',
  title: {
    pass: 'Your file is saved in the usual Word format',
    fail: 'Your file is saved in a rare Word format',
  },
  why: 'Word can save a .docx in two variants. Apache POI, a library that many programs use to read Word files, rejects the strict variant.',
  impact: 'major',
  needs: ['document'],
  sources: ['poi-strict'],
  run: ({ document }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    return document.traits.isStrict
      ? failed(
          0.2,
          'Your file is a "Strict Open XML Document". We can read it, but some programs cannot open it at all.',
          'In Word: File, Save As, and choose "Word Document (.docx)" rather than "Strict Open XML Document".',
          absent,
        )
      : passed;
  },
};
