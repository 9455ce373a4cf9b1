import type { Check } from '../../model/check.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

export const spelling: Check<'misspelled' | 'hasDoubtfulWords' | 'cite'> = {
  id: 'spelling',
  group: 'wording',
  title: {
    pass: 'Our spelling check found no likely mistakes in your sentences',
    fail: 'Some words may be misspelled',
  },
  why: 'A search finds a word only if it is spelled correctly, and people who read many resumes notice mistakes.',
  impact: 'minor',
  needs: ['misspelled', 'hasDoubtfulWords', 'cite'],
  sources: [],
  run: ({ misspelled, hasDoubtfulWords, cite }) => {
    // A name may look like a slip, and a slip in a list like a name: then there is nothing to say.
    if (misspelled.length === 0) return hasDoubtfulWords ? { is: 'not-applicable' } : passed;
    const isOne = misspelled.length === 1;
    return failed(
      0.9 - 0.1 * misspelled.length,
      `We do not know the ${isOne ? 'word' : 'words'} ${listed(misspelled.map(({ word }) => `"${word}"`))}. Did you mean ${listed(misspelled.map(({ meant }) => `"${meant}"`))}?`,
      isOne
        ? 'If it is a mistake, correct it. If it is a technical term, leave it.'
        : 'Correct the mistakes. Leave technical terms as they are.',
      firstFew(misspelled).map(({ span }) => cite.spans([span])),
    );
  },
};
