import nspell from 'nspell';
import type { Speller } from '../model/speller.ts';

/**
 * A speller from the bytes of a Hunspell dictionary, which the caller reads: the engine touches no files. Expanding it
 * takes about 150 ms and happens on the first question, so a resume in another language never pays for it.
 */
export const spellerFrom = ({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Speller => {
  let unfolded: { whole: Dictionary; letters: Dictionary } | null = null;
  const dictionaries = (): { whole: Dictionary; letters: Dictionary } => {
    if (unfolded !== null) return unfolded;
    const decoder = new TextDecoder();
    const whole = nspell(decoder.decode(aff), decoder.decode(dic));
    unfolded = { whole, letters: Object.assign(Object.create(whole), { compoundRules: [] }) };
    return unfolded;
  };
  return {
    isWord: (word) => (/\d/u.test(word) ? dictionaries().whole : dictionaries().letters).correct(word),
  };
};

/**
 * The compounds of English are ordinals ('121st'). Without their rules, which are regular expressions, a word of letters
 * is a look-up; hundreds of them are tried for each word that no list has.
 */
type Dictionary = ReturnType<typeof nspell>;
