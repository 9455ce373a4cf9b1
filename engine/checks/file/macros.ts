import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const macros: Check<'document'> = {
  id: 'macros',
  group: 'file',
  title: { pass: 'Your file has no macros', fail: 'Your file contains macros' },
  why: 'Virus scanners on upload forms may reject files that contain programs.',
  impact: 'major',
  needs: ['document'],
  sources: ['smartrecruiters-files'],
  run: ({ document }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    return document.traits.hasMacros
      ? failed(
          0.2,
          'Your file contains macros, which are small programs. SmartRecruiters says it scans uploads for viruses; other upload forms may reject such a file.',
          'Save it as a plain .docx, which cannot contain macros.',
          absent,
        )
      : passed;
  },
};
