import { security } from '#content/pages/security.ts';
import type { AboutServer } from '#contract/product/server-sentence.ts';

/** The longest that a card may say about a server: the room for it is kept, so that nothing moves when it is known. */
export const longestSentence = (about: AboutServer): string => {
  const sentences: string[] = Object.values(about).flatMap((answers) => Object.values(answers));
  return sentences.reduce((longest, each) => (each.length > longest.length ? each : longest), security.unknown);
};
