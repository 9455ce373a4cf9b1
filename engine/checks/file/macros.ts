import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const macros: Check<'document'> = {
  id: 'macros',
  group: 'file',
  title: { pass: 'Your file holds no macros', fail: 'Your file holds macros' },
  why: 'Virus scanners at upload forms may refuse files with programs inside.',
  impact: 'major',
  needs: ['document'],
  sources: ['smartrecruiters-files'],
  run: ({ document }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    return document.traits.hasMacros
      ? failed(
          0.2,
          'Your file holds macros, small programs. SmartRecruiters says it scans uploads for viruses; other upload forms may refuse such a file.',
          'Save it as a plain .docx, which cannot hold macros.',
          absent,
        )
      : passed;
  },
};
