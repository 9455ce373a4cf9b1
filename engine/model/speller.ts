/** Knows the words of American English. Provided by the caller, because the engine reads no files. */
export type Speller = {
  /** A form that is correct only with a capital ('monday') is not a word. */
  isWord(word: string): boolean;
};
