import type { Check } from '../../model/check.ts';
import { absent, counted, failed, passed } from '../outcomes.ts';

/** Not counting names, addresses and places. */
const minWords = 100;

/**
 * From so many on, a text is short rather than empty: extractors recover all of it, and the score says no more than
 * that a search finds little.
 */
const minWordsOfShortText = 50;

export const littleText: Check<'contentWords'> = {
  id: 'little-text',
  group: 'file',
  title: { pass: 'Your resume has enough text to be found', fail: 'Your resume has very little text' },
  why: 'Recruiters find resumes by searching for specific words. A search cannot find a word that is not there.',
  impact: 'minor',
  needs: ['contentWords'],
  sources: [],
  run: ({ contentWords }) => {
    if (contentWords >= minWords) return passed;
    return failed(
      contentWords / minWordsOfShortText,
      `We found only ${counted(contentWords, 'word')} besides names and addresses. That leaves little for a search to find.`,
      'For each job, say what you did and what it achieved, and list your skills. If you see more words on the page than that, the rest are pictures of words: type them as text.',
      absent,
    );
  },
};
