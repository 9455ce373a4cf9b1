import nspell from 'nspell';
import type { Speller } from '../model/speller.ts';

/**
 * A speller from the bytes of a Hunspell dictionary, which the caller reads: the engine touches no files.
 * It takes some 150 ms to unfold, so that waits for the first question: a resume in another language never asks.
 */
export const spellerFrom = ({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Speller => {
  let unfolded: ReturnType<typeof nspell> | null = null;
  const dictionary = (): ReturnType<typeof nspell> => {
    const decoder = new TextDecoder();
    unfolded ??= nspell(decoder.decode(aff), decoder.decode(dic));
    return unfolded;
  };
  return {
    isWord: (word) => dictionary().correct(word),
    suggestionsFor: (word) => dictionary().suggest(word),
  };
};
