import nspell from 'nspell';
import type { Speller } from '../model/speller.ts';

/**
 * A speller from the bytes of a Hunspell dictionary, which the caller reads: the engine touches no files. Expanding it
 * takes about 150 ms and happens on the first question, so a resume in another language never pays for it.
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
  };
};
