/** Knows the words of American English. Handed in from outside, because the engine reads no files. */
export type Speller = {
  /** A form that is only right with a capital ('monday') is no word. */
  isWord(word: string): boolean;
  /** Words that are written alike, the likeliest first. Some ten milliseconds a call, so ask for few. */
  suggestionsFor(word: string): readonly string[];
};
