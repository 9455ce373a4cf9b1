import { wordSet } from '../word-set.ts';

// What a phrase that no list knows says for and against itself. In lower case. Origin of all lists: written by us.

/** Nouns with the ending of an adjective. */
export const nounsLikeAdjectives: ReadonlySet<string> = wordSet(
  `appraisal approval arrival capital disposal festival goal hospital journal manual material medal metal mineral oil animal
   portal professional proposal referral rehearsal removal renewal rental retail retrieval signal survival terminal trial
   withdrawal email mail detail soil coil foil rail trail council pencil denial refusal individual official potential
   residual collateral corral mural numeral pedal petal rental sandal vial arsenal cereal chemical credential
   arithmetic clinic critic fabric graphic infographic logic mechanic metric music panic plastic public rhetoric rubric
   statistic tactic technic topic traffic ceramic mosaic magic logistic comic physic relic tonic
   archive directive drive executive incentive initiative locomotive motive narrative objective perspective
   representative detective alternative collective cooperative relative additive adhesive automotive explosive preservative
   dive hive valve live
   battery boundary dictionary diary glossary library salary secretary summary anniversary itinerary notary vocabulary
   category directory factory history inventory laboratory memory story theory territory trajectory accessory repository
   lavatory carpentry dispensary estuary sanctuary granary
   overhaul acrylic optic stencil utensil burial interval tutorial memorial editorial aerial serial recital reversal dismissal
   carnival petrochemical pharmaceutical biopharmaceutical mortuary dormitory observatory conservatory crematory armory antibiotic sedative
   variable table cable vegetable deliverable timetable wearable consumable receivable payable collectible crucible stable`,
);

/** Verbs that are hardly ever the first half of a compound, beside those of duties: 'offer explanations'. */
export const verbsOfObjects: ReadonlySet<string> = wordSet(
  `acquire acquiring adopt bring carry choose convince download elicit embrace enjoy explore foster garner gain handle interact
   keep learn make obtain offer own persuade prescribe pursue receive remain retain say show solve speak stand stay
   take tell testify think thrive understand requires require distil distill juggle grasp absorb`,
);

/** Heads that name nothing with everyday words before them: 'departmental policies', 'stakeholder expectations'. */
export const emptyHeads: ReadonlySet<string> = wordSet(
  `aim aims businesses area areas aspect aspects channel channels community communities condition conditions criteria
   decision decisions excitement expectation expectations explanations feedback goal goals
   information instructions issue issues item items matter matters materials objective objectives
   obligations partners party parties portal priorities priority project projects
   rule rules situation situations stakeholders task tasks
   team teams term terms theories theory thinking topics version versions word words options`,
);

/** Before one of them, these name a field, a trade or a thing to work with: 'color theory', 'building materials'. */
export const fieldsBeforeHeads: ReadonlySet<string> = wordSet(
  `color colour music game graph number set control circuit queueing design film learning literary
   building construction raw craft art reference course teaching training promotional instructional packing
   residential commercial capital industrial renovation landscaping roofing civil
   sales social distribution digital broadcast retail marketing
   contract payment credit trade medical legal shipping
   skin hair scalp health soil road
   traffic safety tax customs accounting business`,
);

/** Words of other languages, without accents, that never begin a phrase. */
export const emptyOpeningsAbroad: ReadonlySet<string> = wordSet(
  `type types maniere manieres equipe equipes projet projets niveau solution solutions site zone aspect aspects enjeux avancement
   etre italiana tedesca inglese francese
   zona zonas similar similares tipo tipos equipo equipos unidad estado nivel examen examenes funcion funciones descritas
   livello progetto progetti projeto projetos`,
);

/** Words of other languages that are not a phrase by themselves. */
export const emptyHeadsAbroad: ReadonlySet<string> = wordSet(
  `outil outils systeme systemes changement changements developpements produit produits chantier chantiers
   enfants ecoles souplesse ecoute international internationale internacional internazionale
   relazione relazioni normativa ordinamento attitudine predisposizione propensione principi
   herramienta herramientas sistema sistemas proyecto proyectos proceso procesos publicaciones seguridad
   programma programmi sistemi norma norme strumenti prodotti ferramentas processo processos
   langage langages lenguaje lenguajes linguaggio linguaggi linguagem linguagens`,
  // German nouns of one word
  `anlage anlagen anpassung anpassungen aufgabe aufgaben beruf berufe fehler fehlern infrastruktur it konzeption metall netz
   projektziel projektziele projektzielen prozess prozesse prozessen technik thema themen ziel ziele zielen kat kategorie
   bereich bereiche bereichen losungen arbeiten technologien gebiet gebieten`,
);

/** Endings of nouns that name a field or an activity, by language; an everyday word in lower case has others. */
export const fieldEndings = {
  fr: /(?:[ts]ion|[ts]ions|xion|ment|ments|age|ages|ite|ie|ies|isme|ure|ures|iques?|eur|eurs|ance|ances|ence|ences|erie)$/u,
  es: /(?:cion|ciones|sion|dad|dades|aje|ia|ias|miento|mientos|ura|ncia|ica|icas|ismo|ico|eria)$/u,
  it: /(?:zione|zioni|sione|ta|aggio|aggi|ia|ie|mento|menti|ura|ure|enza|anza|ica|iche|ismo)$/u,
  pt: /(?:cao|coes|sao|dade|dades|agem|ia|ias|mento|mentos|ura|ncia|ica|icas|ismo)$/u,
} as const;
