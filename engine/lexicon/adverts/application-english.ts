/** What an application form asks, as English postings word it, by the id of the question. Origin: written by us. */
export const applicationEnglish = {
  'vocational-training': `
    (completed|finished) {3 words}apprenticeship
    (apprenticeship completed|apprentice[- ]trained)
    time[- ]served [a-z]{3,20}
  `,
  'work-permit': `
    right to work
    work permit
    legally (authori[sz]ed|entitled|eligible|able)
    authori[sz]ed to work
    eligib(le|ility) to work
    entitled to work
    e-verify
    work authori[sz]ation
    us citizen
    citizenship (is )?required
    must be a (us |u.s. )?citizen
    work(ing)? (permissions?|authori[sz]ation|visas?)
    permission to work in_
    authori[sz]ation to work
    eligible for employment in
    (us|u.s.|uk|canadian|british|australian) (citizens?|citizenship|nationals?)
    permanent residents?
    green card
    (work|working) visa
    (valid|full|unrestricted) (work|working) (papers|rights)
    (work|working) rights in
  `,
  'driving-licence': `
    driv(er|ing)['’]?s? licen[sc]e
    full (clean )?(uk )?driving
  `,
  vehicle: `
    own (reliable |personal )?(car|transport|transportation|vehicle)
    reliable (means of )?(transportation|transport|vehicle|car)
    access to (a|your own|their own|reliable) (reliable |personal |suitable )?(car|vehicle|transport|transportation)
    (use of )?(a )?personal vehicle
    insured vehicle
    own an? (reliable |roadworthy )?(car|vehicle|van|motorcycle)
    (must|need to|should|required to) have an? (reliable )?(car|vehicle|van)
    ha(ve|ving) (your|their) own (reliable )?van
    (car|vehicle) (owner|ownership|required|essential)
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
    (steel[- ]toed?|safety) (boots|shoes|footwear) (are |is )?(required|needed|essential)
  `,
  bar: `
    admi(tted|ssion) to (the )?(practice|{2 words}bar)
    bar (admission|admitted|membership|card)
    (licensed|eligible) to practi[cs]e law
    member in good standing of (the|any|a) {3 words}bar
    member of (the|any|a) {3 words}bar (association|in|of)
    member of (the|any|a) (state )?bar$
    become barred
  `,
  clearance: `
    security clear(ance|ed)
    secret clearance
    ts/sci
    sc clear(ed|ance)
    dv clear(ed|ance)
    public trust (clearance|position|background|investigation)
    clearance (required|level)
  `,
  shift: `
    night shifts?
    [12][0-9]?(st|nd|rd)? shift
    (first|second|third|2nd|3rd|rotating|evening|day|late|early) shifts?
    shift (work|pattern|rota)
    shifts a week
    weekends?
    on-call (rota|duty|rotation)
    open availability
    overtime (as|is|may)
    unsocial hours
    bank holidays? (work|shift)
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
    (flexible|on[- ]call|weekend|evening) availability
    availab(le|ility) (for|to work) {2 words}(overtime|shifts?|on[- ]call|extra hours)
    (ability|able|willing|willingness) to work {2 words}(overtime|shifts?|flexibl[ey]|hours)
  `,
  travel: String.raw`
    willing(ness)? to travel
    able to travel
    ability to travel
    travel (is |will be |may be )?(required|up to|about|approximately|as needed)
    travel (is |will be |may be )?(extensively|nationally|internationally|between)
    # ?% travel
    up to # ?% [^\n]{0,20}travel
    travel about
    some travel
    frequent travel
    overnight stays?
    (must|will|able|willing|required|need|needed|expected) {4 words}travel (to|between|across|within|up|throughout|for)
    (extensive|occasional|regular|limited|domestic|international|local|overnight) travel (is|may|will|required|up|to|of)
    travel[^.;a-z0-9]{1,3}(is |about |approximately |up to |of )?#
    be flexible and travel
    travel requirements?
  `,
  place: `
    hybrid
    days? (a week )?(on[- ]?site|in (the )?office)
    on[- ]site
    in the office on
    relocat+
    must (live|reside|be based|be located)
    commutable
    commuting distance
    within # miles
    must be (a )?residents?
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
    background (check|screen*|investigation)
    drug (screen*|test*)
    criminal record
    enhanced (dbs|disclosure)
    dbs check
    fingerprint*
    crb check
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
    security vetting
    (no|without( a)?|clean) criminal (record|convictions?|background|history)
    pass {2 words}(drug|background|vetting|screening)
  `,
  physical: `
    lift(ing)? (up to |over |and carry |and/or (move|carry) )?(up to )?#(kgs?|lbs?)?
    (heavy|occasional|frequent|regular) lifting
    lifting and (carrying|moving)
    lift(ing)? (heavy|objects|boxes)
    (to|and|or) lift equipment
    prolonged (sitting|standing|periods of (sitting|standing))
    stand for (long|up)
    pre-?employment (physical|medical|health)
    climb ladders
    physical(ly)? (demands|requirements|able|required)
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
    (in|from) an? (standing|seated) position
    (standing|seated) position for (long|extended|prolonged|several|most)
    (head for|fear of|comfortable (with|at)) heights
    (stoop|bend|kneel|crouch)_…_(climb|ladders?|lift)
    good (eyesight|hearing|vision and hearing)
  `,
  age: `
    minimum age
    (18|21) (years )?(or|and) (older|over|above)
    over the age of (18|21)
    must be (18|21)_
    aged (18|21) (or|and)
  `,
  start: `
    notice period
    earliest (possible )?start(ing)? date
    immediate start
    available immediately
    start immediately
  `,
} as const;
