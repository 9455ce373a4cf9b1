/** What a part of a job posting is about: what is required, what would be nice, what the work is, the employer, or pay, application and law. */
export type AdPart = 'must' | 'nice' | 'duty' | 'about' | 'boilerplate';

/** How job postings are worded in one language. Lists of phrases are written as `lexicon/phrases/compile.ts` reads them. */
export type AdvertLanguage = {
  /** Phrases of headings, in lower case without accents, with a space for every other character: "l'entreprise" is `l entreprise`. */
  headings: Readonly<Record<AdPart, string>>;
  /** Phrases of sentences, in lower case with their accents. */
  cues: Readonly<Record<Exclude<AdPart, 'about'>, string>>;
  /** Short words by which the language is recognised and which no skill contains, unless they join its two words ('gestion des stocks'). */
  littleWords: ReadonlySet<string>;
  /** How well, how long, what kind of thing, and qualities of a person: never a skill by themselves, and cut off its ends. Without accents. */
  besideTerms: ReadonlySet<string>;
  /** English names of spoken languages by their names in this one, without accents. A German 'Englischkenntnisse' begins with one. */
  languageNames: Readonly<Record<string, string>>;
};
