/**
 * What job postings of one language ask of a person rather than of their skills. One trait per line: `Trait = name, name`.
 * A name is in lower case; `(a|b)` is one of several, and either may be empty; `~` is up to three words. A name with `?`
 * means a person only beside another trait ('friendly and patient', but 'the patient').
 */
export type TraitNames = {
  /** What somebody is: 'motivated'. Before a thing it says nothing about people: 'a friendly town'. */
  qualities: string;
  /** What somebody has: 'enthusiasm'. */
  nouns: string;
  /** What somebody has for something, which is named behind it: 'passion for'. The words end with their preposition. */
  drives: string;
  /** What somebody does or can do: 'remain calm'. */
  acts: string;
  /** What the qualities may be said of beside people: 'a friendly manner'; `*` stands for any letters. */
  bearers: string;
  /** What precedes the qualities where an employer says whom it looks for: 'we are looking for'. */
  seeks: string;
};
