import { compilePhrases } from '../../phrases/compile.ts';
import { inSequence } from '../../phrases/compose.ts';
import { wordSet } from '../../word-set.ts';

// Words behind what a posting names without asking for it. Origin of all lists: written by us, from postings.

/** What stands before these in its clause is not asked for: 'Kafka experience is not required', 'Kafka ist nicht nötig'. */
export const notAskedBehind = compilePhrases(
  String.raw`
  (is|are|will be) not (strictly )?(required|necessary|needed|mandatory|compulsory|expected|a must)
  (isn|aren)['’]?t (required|necessary|needed|mandatory|compulsory|expected|a must)
  (is|are) no longer (used|in use|needed|required|supported)
  (is|are) (being )?(phased out|retired|decommissioned)
  (is|are) neither (required|necessary|needed|mandatory|expected) nor [\p{L}]{3,20}
  (ist|sind|wird|werden) nicht (erforderlich|notwendig|nötig|vorausgesetzt|verlangt)
  (is|zijn) niet (nodig|vereist|noodzakelijk|verplicht)
  n['’](est|ont) pas (nécessaire|exigé|requis|indispensable|obligatoire|demandé)*
  no (es|son) (necesari|imprescindibl|obligatori)*
  não (é|são) (necessári|exigid|obrigatóri)*
  non (è|sono) (richiest|necessari|obbligatori)*
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** Without a verb they speak of the clause that they end: 'Class A license, tanker endorsement not required'. */
export const notAskedClause = compilePhrases(
  `
  not (strictly )?(required|necessary|needed|mandatory|compulsory|essential)
  nicht (erforderlich|nötig|notwendig|vorausgesetzt|verlangt|benötigt)
  niet (nodig|vereist|noodzakelijk)
  (non|pas) (requis|exigé|nécessaire|demandé)(e|s|es)?
  no (requerid|exigid|necesari)[oa]s?
  não (requerid|exigid|necessári)[oa]s?
  non (richiest|necessari)[oaie]
  `,
  {
    start: 'letter',
    end: 'letter',
    ignoreCase: true,
  },
);

/** At the end of a clause beside one that says what is needed: 'Excel is required, Docker is not'. */
export const notEither = inSequence(
  compilePhrases(
    String.raw`
    (is|are) not
    (isn|aren)['’]t
    (ist|sind) (es |das )?nicht
    [\p{L}\p{N}]{2,30} nicht
    n['’](est|ont) pas
    no lo (es|son)
    non lo (è|sono)
    não (o )?(é|são)
    (is|zijn) (dat|het) niet
    `,
    { start: 'letter', end: 'letter', ignoreCase: true },
  ),
  /\s*(?:[,;.!]|$)/iu,
);

/** Behind 'not required' these lead on: to a wish for the same thing ('but a plus'), or to something else ('but SQL is'). */
export const butWords = compilePhrases('(but|though|although|however|aber|jedoch|maar|mais|pero|mas|ma|però)', {
  start: 'letter',
  end: 'letter',
  ignoreCase: true,
});

/** Words between 'but' and a wish that is about the thing before: 'but it would still be a great plus'. Without accents. */
export const wordsBeforeWish = wordSet(
  `it this that they which is are be would will may can still also always very highly much greatly strongly definitely
   certainly surely an a the one big great real clear added considered seen viewed regarded as
   es das dies ist sind ware waren wird werden sehr ein eine auch trotzdem dennoch von zur
   ce cela c est sont serait seraient sera tres un une vrai reellement tout de meme
   lo es son seria serian sera muy si el la e sono sarebbe saranno molto comunque titolo
   isso sao seriam bem como um uma het dat is zijn wel een zeer`,
);
