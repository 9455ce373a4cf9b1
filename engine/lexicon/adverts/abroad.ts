import { compilePhrases, type PhraseOptions } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';
import { dutch } from './dutch.ts';
import type { AdPart, AdvertLanguage } from './format.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The languages other than English in which job postings are read. */
export const advertLanguages = { de: german, fr: french, es: spanish, it: italian, pt: portuguese, nl: dutch } as const;
export type AdLanguage = keyof typeof advertLanguages;

const languages: readonly AdvertLanguage[] = Object.values(advertLanguages);

const headingPattern = (part: AdPart, edges: PhraseOptions): { part: AdPart; pattern: RegExp } => ({
  part,
  pattern: compilePhrases(languages.map(({ headings }) => headings[part]).join('\n'), edges),
});

/** Headings of all these languages, in the order in which they are tried. */
export const headingsAbroad: readonly { part: AdPart; pattern: RegExp }[] = [
  headingPattern('nice', { start: 'word', end: 'word' }),
  headingPattern('boilerplate', { start: 'word', end: 'word' }),
  headingPattern('about', { start: 'text', end: 'word' }),
  headingPattern('duty', { start: 'word', end: 'word' }),
  headingPattern('must', { start: 'word', end: 'word' }),
];

/** Phrases of sentences that show the topic of the sentence, in all these languages. Lower case only, unless the options say otherwise. */
export const cuesAbroad = (part: keyof AdvertLanguage['cues'], options: PhraseOptions = {}): RegExp =>
  compilePhrases(languages.map(({ cues }) => cues[part]).join('\n'), options);

/** English names of spoken languages by their names in the other languages, without accents. */
export const spokenAbroad: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ languageNames }) => Object.entries(languageNames)),
);

/** Between two words these join them into one term: 'contas a pagar', 'gestion de la douleur', 'disegno di macchine'. */
export const joiningWords = wordSet(`de du des d della dello dei degli delle di del do da dos das a la l al`);
