import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

/** The reader counts only joined letters that arrive as one sign; one or two may be meant. */
const tolerated = 2;

export const ligatures: Check<'document'> = {
  id: 'ligatures',
  group: 'layout',
  title: { pass: 'Your letters are stored one by one', fail: 'Joined letters are stored as one sign' },
  why: 'Your file stores "fi" or "ffi" as one sign. A search for "office" can then miss the word.',
  impact: 'minor',
  needs: ['document'],
  sources: [],
  run: ({ document }) =>
    document.traits.ligatures <= tolerated
      ? passed
      : failed(
          0.6,
          `${document.traits.ligatures} times your file stores joined letters, such as "fi", as one sign.`,
          'Switch ligatures off in your program, or use another font.',
          absent,
        ),
};
