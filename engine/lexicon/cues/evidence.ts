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
  `aim aims area areas aspect aspects channel channels community communities condition conditions criteria
   decision decisions excitement expectation expectations explanations feedback goal goals
   information instructions issue issues item items matter matters materials objective objectives
   obligations partners party parties portal priorities priority project projects
   rule rules situation situations stakeholders task tasks
   team teams term terms theories theory thinking topics version versions word words options`,
);
