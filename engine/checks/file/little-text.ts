import type { Check } from '../../model/check.ts';
import { absent, counted, failed, passed } from '../outcomes.ts';

const fewestWords = 120;

export const littleText: Check<'words'> = {
  id: 'little-text',
  group: 'file',
  title: { pass: 'There is enough text to find you by', fail: 'There is very little text' },
  why: 'Recruiters find resumes by the words in them, and what is not written cannot be found.',
  impact: 'minor',
  needs: ['words'],
  sources: [],
  run: ({ words }) => {
    if (words.length >= fewestWords) return passed;
    return failed(
      words.length / fewestWords,
      `We found only ${counted(words.length, 'word')}. There is little for a search to find.`,
      'Say for each job what you did and what came of it, and list your skills. If you see more words on the page, they are pictures: type them again.',
      absent,
    );
  },
};
