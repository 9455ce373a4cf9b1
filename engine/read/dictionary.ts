import nspell from 'nspell';
import type { Speller } from '../model/speller.ts';

/**
 * A speller from the bytes of a Hunspell dictionary, which the caller reads: the engine touches no files. Expanding it
 * takes about 150 ms and happens on the first question, so a resume in another language never pays for it.
 */
export const spellerFrom = ({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Speller => {
  let unfolded: Unfolded | null = null;
  const dictionaries = (): Unfolded => {
    if (unfolded !== null) return unfolded;
    const decoder = new TextDecoder();
    const whole = nspell(decoder.decode(aff), decoder.decode(dic));
    const letters = Object.assign(Object.create(whole), { compoundRules: [] });
    unfolded = { whole, letters, listed: Reflect.get(whole, 'data') };
    return unfolded;
  };
  return {
    isWord: (word) => {
      const { whole, letters, listed } = dictionaries();
      // Most of what is asked for are slips that a word may be, hundreds for each: they are in no list.
      if (isLowerCase.test(word) && listed[word] === undefined) return false;
      return (/\d/u.test(word) ? whole : letters).correct(word);
    },
  };
};

/** Such a word is in the list as it is, or not at all: it has no other case, no digit and no typographic sign. */
const isLowerCase = /^[a-z]+$/;

/**
 * The compounds of English are ordinals ('121st'). Without their rules, which are regular expressions, a word of letters
 * is a look-up; hundreds of them are tried for each word that no list has.
 */
type Dictionary = ReturnType<typeof nspell>;

/** `listed` has all forms of the words, each with its flags. The types of the package leave it out. */
type Unfolded = { whole: Dictionary; letters: Dictionary; listed: Readonly<Record<string, unknown>> };
