/** Characters of a line that is sent, of a proposal and of a fact, and how many. A bullet is a sentence or two. */
export const wordingLimits = {
  line: 600,
  proposal: 900,
  facts: 5,
  fact: 120,
  /** Changes of one proposal that are offered: every set of them is judged. */
  changes: 6,
  /** Texts of a document that are not sent. */
  personal: 200,
  personalCharacters: 150,
} as const;
