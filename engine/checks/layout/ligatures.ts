import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';
import { toleratedLigatures } from './letters/tolerated-ligatures.ts';

export const ligatures: Check<'document'> = {
  id: 'ligatures',
  group: 'layout',
  title: {
    pass: 'We found few or no joined letters that are stored as one character',
    fail: 'Joined letters are stored as one character',
  },
  why: 'In some files, "fi" or "ffi" is stored as one character. A search for "office" can then miss the word.',
  impact: 'minor',
  needs: ['document'],
  sources: [],
  run: ({ document }) =>
    document.traits.ligatures <= toleratedLigatures
      ? passed
      : failed(
          0.6,
          `Your file stores joined letters as one character ${document.traits.ligatures} times.`,
          'Turn off ligatures in the program you wrote your resume in, or use another font.',
          absent,
        ),
};
