import type { Check } from '../../model/check.ts';
import { absent, counted, failed, passed } from '../outcomes.ts';

export const trackedChanges: Check<'document'> = {
  id: 'tracked-changes',
  group: 'file',
  title: { pass: 'No tracked changes are left', fail: 'Your file still contains tracked changes' },
  why: 'Deleted words stay in the file until changes are accepted. Some converters bring them back, and a recruiter who opens the file can see them.',
  impact: 'major',
  needs: ['document'],
  sources: ['parsewell-extractors'],
  run: ({ document }) => {
    const { trackedInsertions, trackedDeletions } = document.traits;
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    if (trackedInsertions + trackedDeletions === 0) return passed;
    return failed(
      trackedDeletions > 0 ? 0.2 : 0.6,
      `Your file still contains ${counted(trackedInsertions, 'tracked insertion')} and ${counted(trackedDeletions, 'tracked deletion')}.`,
      'In Word: Review, Accept All Changes, then save.',
      absent,
    );
  },
};
