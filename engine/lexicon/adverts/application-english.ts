import { compilePhrases } from '../phrases/compile.ts';

/** Conditions of the work beside those in `advert/asks/application-asks.ts`, by the id of the question. Origin: written by us. */
export const applicationEnglish = {
  vehicle: `
    own (reliable |personal )?(car|transport|transportation|vehicle)
    reliable (means of )?(transportation|transport|vehicle|car)
    access to (a|your own|their own|reliable) (reliable |personal |suitable )?(car|vehicle|transport|transportation)
    (use of )?(a )?personal vehicle
    insured vehicle
  `,
  shift: `
    (work|working|available|availability) {4 words}(evenings?|nights?|weekends?|saturdays?|sundays?)
    (work|working) {3 words}holidays
    (evenings?|nights?|days), (evenings?|nights?|weekends?)
    (evenings?|nights?) (and|or|and/or) (weekends?|saturdays?|sundays?)
    (work|working) {2 words}(irregular|flexible|extended|varied|variable|additional|long|unsociable) hours
    over a 24/7 period
    24/7 (rota|rotation|shift|roster|schedule|basis)
    work schedule (consist*|includ*|may|requires?)
    weekend availability
    early mornings?
    available (to work|full[- ]time|part[- ]time|during)
    (work|mandatory|occasional|required) overtime
    (split|swing|graveyard|overnight) shifts?
    (evening|weekend|night) (work|hours|meetings|events|availability|rotation)
    rotating schedule
    on[- ]call (basis|schedule|as|when|evenings|weekends)
    (be|work|available|remain) {2 words}on[- ]call
  `,
  travel: `
    (must|will|able|willing|required|need|needed|expected) {4 words}travel (to|between|across|within|up|throughout|for)
    (extensive|occasional|regular|limited|domestic|international|local|overnight) travel (is|may|will|required|up|to|of)
    travel[^.;a-z0-9]{1,3}(is |about |approximately |up to |of )?#
    be flexible and travel
    travel requirements?
  `,
  place: `
    in[- ]person (position|role|job|work|attendance)
    (candidates?|applicants?|must be|you (are|must be)) {2 words}(based|located|living|residing) in
    (preference|preferred) {4 words}(based|located|living|residing) in
    live (in or near|near|within|locally)
    (must|to|currently) (reside|live) (in|within|near)
    local candidates
    required to work on
    work at any of the
    (onsite|on-site|in-office|office-based) (role|position|job|attendance|work|#)
    work (onsite|on-site|in the office|from the office)
    reliably commute
  `,
  background: `
    drug (and alcohol |or alcohol )?(screen*|test*|check*)
    background checks
    background (screen*|verification|clearance|and {2 words}checks?)
    criminal (background|history|records?) (check*|screen*|clearance)
    (police|security) (check|checks|vetting|disclosure)
    pre-?employment (screen*|checks?|drug)
    disclosure and barring
    live scan
    child abuse clearance
    bondable
    working with children (check|card|clearance)
    (national police|nbi|garda) (check|clearance|vetting|certificate)
    (enhanced|valid|satisfactory|clear) dbs
    dbs (clearance|certificate|disclosure)
    pvg (scheme|membership|check)
  `,
  physical: `
    (stand|sit|walk|bend|kneel|stoop|crouch|squat|climb) (and|or|and/or) (stand|sit|walk|bend|kneel|stoop|crouch|climb|lift)
    (stand|sit|walk|bend|kneel|stoop|crouch|stretch)ing(, (and |or )?| and | or )(stand|sit|walk|bend|kneel|crouch|reach)ing
    (sit|stand|walk) for {3 words}(periods|hours|shift)
    on (your|their) feet
    physically (demanding|fit|active|strenuous|strong)
    physical (activity|fitness|stamina|strength|exertion|ability|abilities)
    repetitive (motions?|movements?)
    exposed to {2 words}(dust|dirt|noise|heat|cold|chemicals|weather|fumes|elements)
    sufficient mobility
    visual acuity
    fitness evaluation
    push(ing)?[,/ ](and |or )?pull(ing)?
    lift[^.;]{0,25} #( ?lbs| ?pounds| ?kg| ?kilos)
    carry[^.;]{0,20} #( ?lbs| ?pounds| ?kg| ?kilos)
    move[^.;]{0,20} #( ?lbs| ?pounds| ?kg| ?kilos)
    work(ing)? {2 words}(outdoors|outside|at heights?|in confined spaces|in all weather)
    (color|colour|normal) vision
    (see|talk|speak) (and|or|and/or) hear
  `,
  health: `
    (fully|be|been) vaccinated
    (proof|evidence|record|records) of {3 words}(vaccinat|immuni[sz]at)*
    (vaccination|immuni[sz]ation) (status|records?|requirements?|is required)
    (tb|tuberculosis) (test*|screen*|skin)
    (pass|undergo|complete|satisfactory|pre-employment) {3 words}(health|medical|physical) (exam|screen|check|clearance)*
    occupational health (check*|clearance|assessment)
  `,
  equipment: `
    own (hand |basic |power )?(tools|equipment|laptop|computer|smartphone|phone|ppe)
    personal (smartphone|laptop|computer)
    (reliable|high[- ]speed|stable) internet
  `,
  age: `
    minimum age
    (18|21) (years )?(or|and) (older|over|above)
    over the age of (18|21)
    must be (18|21)_
    aged (18|21) (or|and)
  `,
  'work-permit': `
    authori[sz]ation to work
    eligible for employment in
    (us|u.s.|uk|canadian|british|australian) (citizens?|citizenship|nationals?)
    permanent residents?
    green card
  `,
} as const;

/** A sentence with one of these obliges whoever gets the job. */
export const obliged = compilePhrases(
  `
  requir(e|es|ed|ing|ement|ements)
  must
  mandatory
  subject to
  contingent
  conditional
  condition of
  prior to (employment|hire|hiring|start|starting)
  undergo
  final candidates
  you will (also )?be (exposed|moving|standing|asked|working|lifting)
  (physically|is a) demanding
  will need to
  preference for
  exig(é|ée|és|ido|ida|e-se|en)
  (obligatoire|impérati(f|ve)|indispensable|imprescindible|necesario|obrigatóri[oa]|necessári[oa]|indispensabile)
  (erforderlich|zwingend|voraussetzung|richiest[oa]|vereist|noodzakelijk)
  ^(residir|morar|disponib|possuir|ter|residencia|vehículo|permiso|eigen)
  we(['’]re| are) looking for
  `,
  { start: 'letter', ignoreCase: true },
);

/** The law on who may not be turned down also names records, age and health. */
export const opportunityWords = compilePhrases(
  `
  regardless
  discriminat*
  fair chance
  equal (employment )?opportunity
  (arrest|conviction) (and|or)
  accommodat*
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
