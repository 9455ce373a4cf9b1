import { compilePhrases } from '../phrases/compile.ts';

/** 'and' and 'as well as' in the other languages. */
export const conjunctionAbroad = compilePhrases(
  `
  (und|sowie)
  (et|ainsi que)
  (y|así como)
  (e|nonché|bem como)
  (en|evenals)
  `,
  { ignoreCase: true },
);
