import { cuesAbroad } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence, notPrecededBy } from '../phrases/compose.ts';
import { wordSet } from '../word-set.ts';
import { conjunctionAbroad } from './conjunctions.ts';
import { needAbroad } from './nice-to-have.ts';
import { butWords } from './unasked/not-asked-behind.ts';

// How strongly a clause says at its end that it asks. Origin of all lists: written by us.

const wholeText = { start: 'text', end: 'text', ignoreCase: true } as const;

/** Last words of a clause that say whether it is required, wished for or neither. */
export const strengthWord = compilePhrases(
  `
  // English
  (required|essential|mandatory|compulsory|necessary|needed|indispensable|must-have)
  (preferred|preferable|desirable|desired|optional|advantageous|beneficial|favou?red)
  (helpful|useful|handy|welcomed?|appreciated|valued|nice-to-have)
  // German
  (erforderlich|notwendig|zwingend|voraussetzung|vorausgesetzt|pflicht|unerlässlich|nötig)
  (wünschenswert|erwünscht|gewünscht|vorteilhaft|optional|hilfreich|nützlich|willkommen)
  // French
  (requis|exigé|souhaité|apprécié|valorisé|recommandé|bienvenu|demandé)e?s?
  (indispensable|obligatoire|nécessaire|souhaitable|utile)s?
  (impérati|facultati)(f|ve)s?
  // Spanish and Portuguese
  (imprescindible|indispensable|excluyente|deseable|valorable)s?
  (obligatori|requerid|necesari|obrigatóri|necessári|exigid|valorad|valorizad|bienvenid)[oa]s?
  (indispensáve|imprescindíve|desejáve)(l|is)
  (opcional|opcionales|opcionais|diferencial|diferenciais|preferencial)
  // Italian
  (indispensabil|preferibil|preferenzial|facoltativ|opzional|auspicabil)[eiao]
  (obbligatori|richiest|necessari|gradit|apprezzat)[oaie]
  // Dutch
  (vereist|verplicht|noodzakelijk|nodig|gewenst|wenselijk|optioneel|welkom)
  `,
  wholeText,
);
/** Before these it is said of something else: 'as needed'. */
export const sameAs = wordSet('as wie comme como come zoals');
/** The same, behind an article: 'a plus', 'ein klares Muss'. */
export const strengthNoun = compilePhrases(
  `
  (must|plus|advantage|bonus|asset)
  (muss|vorteil|pluspunkt)
  (atout|avantage)
  (ventaja|vantagem|vantaggio)
  (pré|pre|pluspunt|voordeel)
  `,
  wholeText,
);
export const beforeNoun = wordSet('a an ein un une una um uma een von kein keine geen');
/** The same, behind 'would be'. */
export const strengthBehindBe = wordSet('nice great good ideal lovely fantastic perfect');

export const optionalAtEnd = compilePhrases(
  `
  optional
  opcional
  optionnel
  opzionale
  optioneel
  `,
  { start: 'letter', end: 'text', ignoreCase: true },
);

/** Words that say whether something is required, wished for or neither, in all languages. */
export const strength = anyOf(
  inSequence(
    notPrecededBy(/(?<!\p{L})as /iu),
    compilePhrases(
      `
      (required|essential|mandatory|compulsory|necessary|needed|indispensable|must-have)
      (preferred|preferable|desirable|desired|optional|advantageous|beneficial|favou?red)
      (helpful|useful|handy|welcomed?|appreciated|valued|nice[- ]to[- ]have)
      an? {1 words}(must|plus|advantage|bonus|asset)
      would be {1 words}(nice|great|good|ideal|lovely|fantastic|perfect)
      `,
      { start: 'word', end: 'word', ignoreCase: true },
    ),
  ),
  needAbroad,
  cuesAbroad('nice', { start: 'letter', ignoreCase: true }),
);

/** What may join such a clause to the next: 'Kafka required, Docker a plus', '... a must and ...', '... essential / ...'. */
export const jointOfClauses = anyOf(
  /[,;]\s/giu,
  /\s[–—/|-]\s/giu,
  inSequence(
    /\s/giu,
    new RegExp(anyOf(/(?:and|while|whereas|yet|whilst)/iu, conjunctionAbroad, butWords).source, 'giu'),
    /\s/giu,
  ),
);

/** Beside the words before a wish, these name nothing either: 'required, and not just preferred'. Without accents. */
export const wordsOfStrength = wordSet(
  `both each all either jeweils beide alle tous toutes todos todas tutti tutte allemaal beides
   not no only just merely simply rather but and or yet though although however is are at least n t
   nicht kein keine nur aber sondern pas mais non ma no sino pero solo nao mas niet geen maar`,
);
