import type { Check } from '../../model/check.ts';
import { absent, counted, failed, passed } from '../outcomes.ts';

export const commentsLeftIn: Check<'document'> = {
  id: 'comments-left-in',
  group: 'file',
  title: { pass: 'No comments are left', fail: 'Comments are left in your file' },
  why: 'Anyone who opens the file can read its comments.',
  impact: 'minor',
  needs: ['document'],
  sources: [],
  run: ({ document }) => {
    if (document.traits.comments === 0) return document.kind === 'docx' ? passed : { is: 'not-applicable' };
    return failed(
      0.3,
      `Your file contains ${counted(document.traits.comments, 'comment')}.`,
      'Delete them before you send the file. In Word: Review, Delete All Comments.',
      absent,
    );
  },
};
