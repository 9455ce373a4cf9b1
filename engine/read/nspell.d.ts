/** What `dictionary.ts` uses of nspell. The types of the package bring those of Node with them, which the engine does without. */
export default function nspell(
  aff: string,
  dic: string,
): { correct(word: string): boolean; suggest(word: string): string[] };
