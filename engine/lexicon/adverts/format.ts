/** The topic of a part of a job posting: requirements, nice-to-haves, duties, the employer, or pay, application and law. */
export type AdPart = 'must' | 'nice' | 'duty' | 'about' | 'boilerplate';

/** The wording of job postings in one language. Lists of phrases are written as `lexicon/phrases/compile.ts` reads them. */
export type AdvertLanguage = {
  /** Phrases of headings, in lower case without accents, with a space for every other character: "l'entreprise" is `l entreprise`. */
  headings: Readonly<Record<AdPart, string>>;
  /** Phrases of sentences, in lower case with their accents. */
  cues: Readonly<Record<Exclude<AdPart, 'about'>, string>>;
  /** Short words that identify the language and are not part of a skill, unless they join its two words ('gestion des stocks'). */
  littleWords: ReadonlySet<string>;
  /** Levels, durations, generic nouns and personal qualities: never a skill by themselves, and trimmed from both ends of one. Without accents. */
  nonSkillWords: ReadonlySet<string>;
  /** English names of spoken languages by their names in this one, without accents. A German 'Englischkenntnisse' starts with one. */
  languageNames: Readonly<Record<string, string>>;
};
