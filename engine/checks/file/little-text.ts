import type { Check } from '../../model/check.ts';
import { absent, counted, failed, passed } from '../outcomes.ts';

/** Besides names, addresses and places. */
const fewestWords = 100;

export const littleText: Check<'contentWords'> = {
  id: 'little-text',
  group: 'file',
  title: { pass: 'There is enough text to find you by', fail: 'There is very little text' },
  why: 'Recruiters find resumes by the words in them, and what is not written cannot be found.',
  impact: 'minor',
  needs: ['contentWords'],
  sources: [],
  run: ({ contentWords }) => {
    if (contentWords >= fewestWords) return passed;
    return failed(
      contentWords / fewestWords,
      `We found only ${counted(contentWords, 'word')} besides names and addresses. There is little for a search to find.`,
      'Say for each job what you did and what came of it, and list your skills. If you see more words on the page, they are pictures: type them again.',
      absent,
    );
  },
};
