/** Lists of words in lower case. What has none of a list cannot match the pattern that they belong to. */
export type Cues = readonly (readonly string[])[];

/**
 * A text in the form that cues are looked up in. A pattern that ignores case takes the long s for an s, which lower case
 * leaves as it is.
 */
export const cueText = (text: string): string => text.toLowerCase().replaceAll('\u017F', 's');

/** False where a text lacks what each match has. Patterns are slow, and hardly any text of a resume has these words. */
export const hasCues = (text: string, cues: Cues): boolean =>
  cues.every((words) => words.some((word) => text.includes(word)));
