import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence, notFollowedBy } from '../phrases/compose.ts';
import { wordSet } from '../word-set.ts';

// What a posting names without asking for it. Origin of all lists: written by us, from postings.

/** From these to the end of the clause nothing is asked for: 'no Hadoop required', 'you don't need Kafka', '(not Pulumi)'. */
export const notAsked = compilePhrases(
  String.raw`
  no_
  not an?_
  not the_
  \(not
  (do|does|did|will|would) not (need|require|expect|use|want|have to)
  (don|doesn|didn|won|wouldn)['’]?t (need|require|expect|use|want|care|have to)
  needn['’]?t
  need not
  (nobody|no[- ]one) (expects|needs|requires|asks|wants)
  no need (for|to)
  without
  w/o
  must not
  may not
  cannot
  rather than
  instead of
  never
  (might|may) not have
  or (a |the )?willing(ness)? to
  or (be )?eligib(le|ility) (for|to)
  any {1 words}combination of {1 words}(education|training|experience|study|studies|qualifications)
  free of
  notice period
  (the|this|our|above|attached|full|following) job description[.;)]{0,2}$
  (the|this|our|above|attached|full|following) job description (is|was|does|may|can|has|will|should|shall|in no way)
  (the|this|above) job description (describe|outline|list|contain|reflect|summari[sz]e|include|indicate|state)s
  report(s|ing)? (directly )?(in)?to (the|an?|our|your)_
  moving (away )?from
  migrating (away )?from
  (full |all |complete |comprehensive |on-the-job )?training (is|will be|can be) (given|provided|offered|available)
  (we|our) (provide|offer|give) {2 words}training
  (will|can|happy to|willing to) train the right
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/**
 * Who gives the work, and where its rules are: 'under the supervision of a nurse'. What is done may follow the next
 * comma or verb. 'You come from the hotel trade' is not about it.
 */
export const givenBy = compilePhrases(
  `
  as set out in
  (tasks?|assignments?|requests?|instructions?|work|orders?|referrals?) {2 words}come from (the|our|your)_
  (requested|directed|assigned|delegated|facilitated|supervised) by
  under the (direct |general |close )?(supervision|direction|guidance|oversight) of
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** The age that applicants need: 'at least 18 years of age', '18 years or older'. Not '18 years of experience'. */
export const ageNeeded = compilePhrases(
  String.raw`
  (must|should|shall) be {3 words}(16|18|21) years( old| of age)?( (or|and|&) (older|over|above))?
  (16|18|21)\+? years? (or|and|&) (older|over|above)
  (16|18|21)\+? years? (old|of age)( (or|and|&) (older|over|above))?
  (16|18|21)\+? (or|and|&) older
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** What an applicant has to be able to get is not what they have: 'Able to obtain a security clearance'. */
export const obtainable = compilePhrases(
  `
  (able|ability|eligible|eligibility|willing|willingness) to (obtain|get|gain|receive|acquire|secure|pass|undergo)
  (able|ability|eligible|eligibility|willing|willingness) to obtain and (maintain|keep|hold)
  (willing|willingness) to (undertake|attend|complete|participate in)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** Behind a name of what is got there, these make it something to work with: 'test results', 'license applications'. */
const besideThings = compilePhrases(
  `
  results?
  data
  applications?
  requests?
  fees?
  holders?
  records?
  program(me)?s?
  materials?
  administration
  development
  delivery
  needs
  contracts?
  sessions?
  plans?
  budgets?
  `,
  { end: 'letter', ignoreCase: true },
);

/**
 * What is got there, and not a skill. One of a kind: 'obtain building permits' is work. What is said of it is short, and
 * has no 'using' or 'for'.
 */
export const obtained = inSequence(
  /^(?: (?!(?:for|from|using|with|via|through|of|at|or|to|in|into|by)\b)[^\s;:]{1,25}){0,8}? /iu,
  compilePhrases(
    `
    (security )?clearance
    (licen[cs]e|licensure|permit|visa|passport|registration|accreditation|authori[sz]ation|endorsement|credential|bond)
    certifi(cate|cation)s?
    (twic|cscs|id|guard|competency) card
    (background|credit|criminal|reference|security|police|employment|records?|history) (check|screen|investigation)s?
    (drug|background|security|pre-employment|health) screenings?
    (dbs|crb|bpss|mvr|e-verify) checks?
    vetting
    (drug|alcohol|substance|medical|fitness|physical|skills?|driving) (test|exam|examination)s?
    (aptitude|dot|pre-employment|hearing|vision|language) (test|exam|examination)s?
    (physical|drug screen|dbs|polygraph)
    (training|courses?)
    `,
    { end: 'letter', ignoreCase: true },
  ),
  notFollowedBy(inSequence(/ /iu, besideThings)),
);

/** One kind of qualification in place of another: 'One year of college may substitute for a year of experience'. */
export const substituted = compilePhrases(
  `
  (may|can|will) (be )?(substitute|substituted|qualifying)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** What an employer looks up, and no resume shows. */
export const drivingRecord = compilePhrases(
  `
  (clean |good |safe |acceptable |satisfactory |excellent |valid )?(driving|driver['’]?s?|motor vehicle) records?
  (clean |good |acceptable |satisfactory )?mvr
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Means of transport, which an application form asks for. */
export const ownTransport = compilePhrases(
  `
  (own|reliable|dependable) (transport|transportation|vehicle|car)
  (valid|current|proof of) (auto|car|vehicle|automobile|motor) insurance
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** The same in other languages: 'No se requiere experiencia con Kafka'. */
export const notAskedAbroad = compilePhrases(
  String.raw`
  // Spanish
  no (necesitas|precisas|es preciso)_
  no se (requiere|requieren|necesita|necesitan|exige|exigen)
  no (es|son) (necesari|imprescindibl|obligatori)*
  no hace falta
  // Portuguese
  não (é|são|será) (necessári|exigid|obrigatóri|requerid)*
  não se exige
  não (precisas?|é preciso|necessitas?)_
  // Italian
  non (è|sono|sarà) (richiest|necessari|obbligatori|indispensabil)*
  non (serve|servono|occorre|occorrono)
  // French
  aucune? {1 words}(connaissance|expérience|compétence|diplôme|formation|qualification|niveau|prérequis)
  // All of an item: 'Kein Heuschnupfen'
  ^(keine?|geen) [^,;.:]{2,60}$
  (sans|pas de) (condition de )?(diplôme|expérience|qualification|formation|permis)s?
  pas besoin (de|d)
  // Spanish, Portuguese and Italian
  (sin|sem) (títulos?|titulación|estudios|experiencia|experiência|formación|formação|diploma)
  (sin|sem) (necesidad|requisito|exigencia|exigência|necessidade|obrigatoriedade) de
  nenhuma? {1 words}(experiência|formação|diploma|conhecimento)
  ningun[oa]? {1 words}(experiencia|titulación|formación|estudio|conocimiento)s?
  ningún {1 words}(título|diploma|estudio|conocimiento)s?
  nessun[ao]? {1 words}(laurea|diploma|titolo|esperienza|qualifica|conoscenza)
  senza (obbligo di |necessità di )?(laurea|diploma|titolo|esperienza|qualifica)
  // German and Dutch
  (keine|kein) [^,;.:]{0,40}(erforderlich|nötig|notwendig|vorausgesetzt|verlangt|benötigt)
  ohne (abgeschlossene[sn]? )?(studium|ausbildung|berufsausbildung|abschluss|vorkenntnisse|erfahrung|berufserfahrung)
  geen [^,;.:]{0,40}(nodig|vereist|noodzakelijk)
  zonder (diploma|opleiding|ervaring|werkervaring)s?
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/**
 * What somebody must not mind: 'Keine Angst vor hohen Leitern' asks for nothing by that name, but 'Keine Scheu vor Excel'
 * asks for Excel.
 */
export const notMinded = compilePhrases(
  String.raw`
  not (afraid|scared) of
  (aucune?|pas|sans) (peur|crainte|allergie|vertige)s?
  (sin|sem) (miedo|vértigo|medo|vertigens|problemas?)
  senza (paura|vertigini|problemi)
  keine? (angst|scheu|höhenangst|berührungsängste|allergien?|probleme?|schwierigkeiten)
  geen (hoogtevrees|angst|bezwaar|moeite|allergie|problemen)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** What is said to be missing ends at a comma: 'Débutants sans expérience acceptés, permis B exigé'. */
export const saysLack = compilePhrases('(without|w/o|ohne|sans|pas de|sin|sem|senza|zonder)', {
  start: 'text',
  end: 'letter',
  ignoreCase: true,
});

/** Before such a word, or with one behind them, these ask: 'Nicht ohne Erfahrung in Kafka', 'Kein Weg ohne Kafka'. */
export const notWithout = compilePhrases('(not|nicht|pas|no|non|não|niet) (without|ohne|sans|sin|senza|sem|zonder)', {
  start: 'letter',
  end: 'letter',
  ignoreCase: true,
});
export const noneWithout = compilePhrases('(keine?|geen) [^,;.:]{1,40} (ohne|zonder)', {
  start: 'letter',
  end: 'letter',
  ignoreCase: true,
});

/** What stands before these in its clause is not asked for: 'Kafka experience is not required', 'Kafka ist nicht nötig'. */
export const notAskedBehind = compilePhrases(
  String.raw`
  (is|are|will be) not (strictly )?(required|necessary|needed|mandatory|compulsory|expected|a must)
  (isn|aren)['’]?t (required|necessary|needed|mandatory|compulsory|expected|a must)
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

/** Whom the employer does not take: 'Persons on the register may not be hired', 'agencies need not apply'. */
export const refused = compilePhrases(
  String.raw`
  (can|may|will|must|shall|should) ?not be (hired|employed|appointed|considered|accepted|offered employment)
  (can|won)['’]?t be (hired|employed|appointed|considered|accepted)
  (is|are) (ineligible|barred|disqualified)
  (is|are) not eligible (for hire|for employment|to apply|to be hired)
  need not apply
  will be (disqualified|turned away|rejected)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** What is missing in those who are refused is asked for: 'Applicants without a licence will not be considered'. */
export const lacking = compilePhrases(
  String.raw`
  without
  lack+
  unless
  missing
  incomplete
  no
  (less|fewer|other) than
  (do|does|did|have|has) not
  (don|doesn|didn|haven|hasn)['’]?t
  not (holding|having|meeting|yet)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Openings of these sound like the ones above, and still ask for what follows: 'You do not have to be an expert in Kafka'. */
export const stillAsked = inSequence(
  compilePhrases(
    String.raw`
  ^no (less|fewer|more|later|matter|doubt|problem|stranger|fear|limit|wonder|nonsense|one|two)
  ^(do|does|did|will|would) not (need|have) to be
  ^(don|doesn|didn|won|wouldn)['’]?t (need|have) to be
  ^need(n['’]?t| not) be
  ^no need to be
  ^must not only
  ^not an? (beginner|stranger|must)
  ^\(not (only|just|limited|necessarily|least|yet)
  `,
    { end: 'letter', ignoreCase: true },
  ),
  // 'You do not have to be able to weld', 'No one expects you to weld'
  /(?! (?:able|capable|expects|needs|requires|asks|wants)\b)/iu,
);

/** A comparison with an amount: 'no more than two moving violations'. */
export const atMost = compilePhrases(`no more than\nnot more than\nfewer than\nless than`, {
  start: 'letter',
  end: 'letter',
  ignoreCase: true,
});

/** What employers rule out. */
export const offences = compilePhrases(
  `
  convict*
  felon*
  misdemeanors?
  (moving|traffic|safety|driving) violations?
  violations
  du[ii]s?
  dwis?
  drink[- ]driving
  drunk[- ]driving
  offences?
  offenses?
  homicide
  manslaughter
  reckless
  hit and run
  arrests?
  at-fault
  preventable accidents
  disqualif*
  debarred
  penalty points
  points on (your|their) licen[sc]e
  (license|licence) suspen*
  suspensions?
  revocations?
  revoked
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Beside these an offence rules somebody out; without them it may be the subject of the work. */
export const rulesOut = compilePhrases(
  `
  no
  not
  without
  never
  free of
  clean
  clear of
  history of
  convicted
  convictions?
  any
  more than
  within
  (in|over|during) the (last|past|previous)
  (last|past|previous) (#|two|three|four|five|seven|ten)
  disqualif*
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Behind 'and' or a comma these ask for something else: 'able to obtain a permit, with experience of masts'. */
export const asksAnew = compilePhrases(
  `
  have
  has
  holds?
  possess*
  using
  be
  is
  know
  knowledge
  experience*
  abilit(y|ies)
  able
  skills?
  proficien*
  familiar*
  must
  strong
  good
  excellent
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);

/** What people are, as laws against discrimination list it: nobody has to be or to show any of it. */
export const protectedTraits = compilePhrases(
  `
  sexual orientation
  gender (identity|expression)
  national origin
  (disability|veteran|marital|immigration|citizenship|parental) status
  religious (belief|creed)s?
  race, (sex|gender|ethnicity|colou?r|religion|age|class)
  ethnicity, (age|race|gender|religion)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);
/** Before a list of them: 'diverse in race, sex and gender identity'. Behind 'knowledge of' they are a subject. */
export const ofEveryKind = compilePhrases(
  'diverse\nregardless of\nirrespective of\nwithout regard\ndiffering\nevery\nall',
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** How a job is classed and filed, in a row of its own or between commas: 'Full-time, Non-Exempt', 'LI-MT1'. */
export const classOfJob = anyOf(
  /(?<=^|[:,|/(]\s{0,2})(?:non-?)?exempt(?=\s{0,2}(?:$|[,|/);]))/giu,
  /(?<=^|[:,|/(]\s{0,2})(?:union|pay) (?:level|grade|scale|band) \w{1,3}(?=\s{0,2}(?:$|[,|/);]))/giu,
  /#li-[a-z0-9]{2,12}$/giu,
  // Not 'Li-ion' or 'LI-COR'
  /^li-(?:remote|hybrid|on-?site|[a-z]{2}\d{1,3})$/giu,
);

const bodyAct = compilePhrases(
  `
  standing
  sitting
  walking
  bending
  twisting
  kneeling
  crouching
  crawling
  climbing
  stooping
  squatting
  balancing
  reaching
  lifting
  pushing
  pulling
  carrying
  stretching
  gripping
  grasping
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);
const nextAct = /(?: \p{L}{1,12}){0,2},? (?:(?:and|or|and\/or) )?/giu;
/** What is lifted or climbed, up to where the sentence may ask for something else. */
const itsObject = /(?:(?! (?:and|with|using|plus|while)\b)[^,;.]){0,60}/giu;
const furtherActs = new RegExp(`(?:,? (?:(?:and|or|and\\/or) )?(?:${bodyAct.source})${itsObject.source}){0,15}`, 'giu');
/**
 * 'Standing, bending, climbing stools or ladders': what the body has to do, from the first of three such words to the
 * object of the last. Two may be the work itself: 'pulling cables and climbing towers'.
 */
export const ofBody = anyOf(
  inSequence(bodyAct, nextAct, bodyAct, nextAct, bodyAct, itsObject, furtherActs),
  /\bprolonged (?:sitting|standing)\b/giu,
  /\bpre-?employment (?:physical|medical|health)(?: (?:exam|examination|check|screening|test))?\b/giu,
  /\b(?:upper|lower) extremit(?:y|ies)\b/giu,
);
