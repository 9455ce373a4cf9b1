/** The part of nspell that `dictionary.ts` uses. The package's own types require those of Node, which the engine does not use. */
export default function nspell(
  aff: string,
  dic: string,
): { correct(word: string): boolean; suggest(word: string): string[] };
