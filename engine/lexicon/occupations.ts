/** An occupation with the titles it goes by and the terms usual in it; every keyword is a printed name of the lexicon. */
export type Occupation = { name: string; title: RegExp; keywords: readonly string[] };

/** Origin: written by us. */
export const occupations: readonly Occupation[] = [];
