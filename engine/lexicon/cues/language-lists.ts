import type { AdLanguage } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';

// Lists of spoken languages in one sentence of a posting. Origin of all lists: written by us.

/** The English name of the language that a posting is written in; null stands for English. */
export const languageOfPosting = (language: AdLanguage | null): string => names[language ?? 'en'];
const names = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
} as const;

/** How well a language is known, before or behind its name. Without accents. */
export const wordsOfLevel = wordSet(
  `fluent fluency native excellent good strong very professional business proficient proficiency full working perfect
   written spoken oral verbal basic conversational some advanced intermediate level skills
   fliessend fliessendes fliessende sehr gut gute guten gutes perfekt perfekte verhandlungssicher verhandlungssichere
   verhandlungssicheres muttersprachlich muttersprachliche ausgezeichnete hervorragende wort schrift
   courant courante bilingue bon bonne excellent excellente parfait maternel
   nativo nativa fluido fluida alto avanzado fluente avancado fluente ottimo buono madrelingua
   goed goede uitstekend uitstekende vloeiend vloeiende`,
);
/** The same: they ask for what they stand beside by themselves. */
export const wordsThatAsk = wordSet(
  `fluent fluency native excellent good strong proficient proficiency perfect professional
   fliessend fliessendes fliessende gut gute guten gutes perfekt perfekte verhandlungssicher verhandlungssichere
   verhandlungssicheres ausgezeichnete hervorragende
   courant courante bilingue bon bonne excellente parfait
   nativo nativa fluido fluida alto avanzado fluente avancado ottimo buono
   goed goede uitstekend uitstekende vloeiend vloeiende`,
);

/** Behind the last language of two, a wish for one thing: 'German a plus', 'Englisch ist von Vorteil'. */
export const wishOfOne = compilePhrases(
  `
  (is |would be |will be )?an? ([\\p{L}]{3,12} )?(plus|advantage|bonus|asset)
  (ist |wäre )?(von vorteil|ein ([\\p{L}]{3,12} )?(plus|vorteil|pluspunkt))
  (est |serait )?un (plus|atout)
  (es |será |sería )?(un plus|una ventaja)
  (è |sarà |sarebbe )?un (plus|vantaggio)
  (é |será |seria )?(um diferencial|um plus|uma vantagem)
  (is )?een (pré|pre|plus|voordeel)
  `,
  { start: 'text', end: 'letter', ignoreCase: true },
);
