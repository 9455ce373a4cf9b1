import type { Check } from '../../model/check.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

export const spelling: Check<'misspelled' | 'cite'> = {
  id: 'spelling',
  group: 'wording',
  title: { pass: 'We know the words of your sentences', fail: 'Some words may be misspelled' },
  why: 'A search finds only what is spelled as it is asked for, and people who read many resumes notice a slip.',
  impact: 'minor',
  needs: ['misspelled', 'cite'],
  sources: [],
  run: ({ misspelled, cite }) => {
    if (misspelled.length === 0) return passed;
    const isOne = misspelled.length === 1;
    return failed(
      0.9 - 0.1 * misspelled.length,
      `We do not know the ${isOne ? 'word' : 'words'} ${listed(misspelled.map(({ word }) => `"${word}"`))}. Did you mean ${listed(misspelled.map(({ meant }) => `"${meant}"`))}?`,
      isOne
        ? 'If it is a slip, correct it. If it is a term of your trade, leave it.'
        : 'Correct those that are slips. Leave those that are terms of your trade.',
      firstFew(misspelled).map(({ span }) => cite.spans([span])),
    );
  },
};
