/** The reader counts only ligatures that are stored as one character; one or two may be intended. */
export const toleratedLigatures = 2;
