import { compilePhrases } from '../phrases/compile.ts';
import { anyOf } from '../phrases/compose.ts';
import type { AdPart } from './format.ts';

// Headings are matched in lower case with a space for every character that is neither a letter nor a digit: "what you'll
// do" is `what you ll do`. Origin of all lists here: written by us, from common headings and sentences of job postings.

const wholeHeading = { start: 'text', end: 'text' } as const;
const startOfHeading = { start: 'text', end: 'word' } as const;
const insideHeading = { start: 'word', end: 'word' } as const;

/** Whole headings of parts without requirements, although they contain words of parts that have them. */
const sureBoilerplate = anyOf(
  /^(?:career|professional|personal)(?: growth| development)+(?: opportunit\w+)?$/u,
  compilePhrases(
    `
  // pay and benefits
  {2 words}(referral|sign on|signing|annual|performance|holiday|christmas|retention|attendance|welcome) bonus(es)?
  (employee |staff |peer )?recognition( programs?| programmes?| awards?)?
  what (is|s) on offer
  on offer
  our promise
  what we do for you
  us
  (and )?the (deal|good stuff|small print)
  total rewards
  (what )?you( ll| will)?( also)? (get|receive)
  the rewards
  you can count on
  how we (look after|take care of|reward) …
  (the )?(extras|goodies)
  // what is not asked for
  (what |things |skills )?you (don t|do not|won t|will not) need( to (have|know|bring))?
  … culture
  // conditions
  conditions of employment
  shift and schedule
  job type
  employment type
  hours
  leave
  timeline
  // the application
  how you will be evaluated
  required documents
  (pre employment )?screening
  (portfolio|application|submission) (requirements?|materials?|instructions?)
  (writing|work) samples?…
  (client )?portfolio
  // what is measured
  ((success|performance|key)_…)?(metrics|kpis)
  `,
    wholeHeading,
  ),
);

const sureNice = compilePhrases(
  `
  would be (awesome|fantastic|amazing|ideal|wonderful|useful|brilliant|an? )
  extra (love|marks|kudos)
  love to see
  (even|especially) more attractive
  useful
  not vital
  you also (had|have)$
  we( d| would) be (thrilled|delighted|impressed)
  set you apart
  icing on
  cherry on
  tip the balance
  any of these
  some of these
  over the moon
  differentiators?
  plus if
  nice if
  kudos
  wish ?list
  `,
  insideHeading,
);

/** Whole headings that address the reader and introduce requirements. */
const readerHeading = compilePhrases(
  `
  you
  you( ve| have)? got
  what you( ll| will| should)? (already|ideally) have…
  your story…
  who we( re| are) hoping …
  (what )?we think you( ll| will)? need
  (desired|preferred) (candidate )?profile
  what will make you …
  you should apply if…
  apply if…
  needs?
  need to haves?
  needed
  what your … look like
  what (we( re| are) after|we expect|it takes…)
  how you( ll| will) succeed
  to (succeed|be (considered|successful)|qualify|thrive)…
  sounds? like you
  is this you
  could this be you
  are you
  do you have
  you( ll| will)? need
  we imagine you
  we( d| would) (like|love) (you to|someone)…
  who you( ll| will) be
  (the )?(right|ideal) (person|fit|match|hire)
  your (superpowers|know how|tickets|kit bag)
  `,
  wholeHeading,
);

/** Openings of headings that address the reader and introduce requirements. */
const readerHeadingStart = compilePhrases(
  `
  about you
  your (background|skills|strengths|toolbox|qualities)
  you (ll|will|d|would|might|may) (love|thrive|be a (great|good) fit|enjoy)
  what makes you
  this (job|role) is for you
  who you are
  you are
  you have
  what you (have|need|bring|ll need|will need|ll bring|will bring|should have|must have)
  you( ll| will| should| must| d| would)? (have|bring|need|possess|hold|know)
  we( re| are| d like| would like| want| need| seek)? {3 words}(someone|somebody|a person|people|an individual|you)
  `,
  startOfHeading,
);

const nice = compilePhrases(
  `
  preferred
  preferable
  preference
  nice to haves?
  bonus points
  bonus
  extra points
  desirables?
  desired
  pluses
  a plus
  extra credit
  (nice|optional|welcome) extras
  helpful
  an advantage
  advantages
  advantageous
  great if
  good to haves?
  beneficial
  optional
  not required
  not essential
  would be (nice|great)
  stand out
  even better
  ideally
  brownie points
  additional (skills|qualifications|assets)
  assets?
  `,
  insideHeading,
);

const boilerplate = anyOf(
  compilePhrases(
    `
    // pay and benefits
    benefits?
    perks?
    compensation
    salary
    salaries
    salary information
    pay (range|rate)
    rate of pay
    ^pay$
    remuneration
    rewards?
    ^reimbursements?$
    (education|tuition|travel|mileage|expense|phone|fitness|gym|relocation) reimbursements?
    ^tuition$
    tuition (assistance|support|benefits?|discounts?|remission|waivers?)
    the package
    ^package
    what we offer
    we offer
    our offer
    what you( will| ll)? get
    what s in it for you
    in return
    why (join|work|us|choose)
    life at
    // equal opportunity and law
    equal (opportunity|employment)
    eeo
    diversity
    inclusion
    accommodations?
    disclaimer
    privacy
    legal
    notice to
    agencies
    background checks?
    security clearance notice
    // the application
    how to apply
    to apply
    ^apply
    application (process|instructions)
    applying
    contact( us| details)?
    next steps
    interview process
    hiring process
    closing date
    post(ing|ed) date
    special instructions
    additional information
    things you should know
    // conditions
    physical (demands?|requirements?)
    work(ing)? (conditions|environment|hours|schedule)
    hours of work
    appointment type
    `,
    insideHeading,
  ),
  compilePhrases(
    `
    why_
    working (at|for|with)_
    the fine print
    good to know
    join us
    fine print
    what you can expect
    we provide
    `,
    { start: 'text' },
  ),
);

const aboutTheJob = compilePhrases(
  '(about|overview of|summary of|purpose of)? ?(the|this|your) (role|job|position|opportunity|post|vacancy)',
  startOfHeading,
);

const about = compilePhrases(
  `
  about_…
  who we are
  our (company|story|mission|values|culture|client|team|commitment|history|firm)
  the (company|client|team|employer|organi[sz]ation|firm|business)
  company (overview|description|profile|background)
  our values…
  we are
  we re …
  `,
  wholeHeading,
);

const duty = compilePhrases(
  `
  responsibilit(y|ies)
  accountabilit(y|ies)
  dut(y|ies)
  tasks?
  day to day
  day in the life
  a typical day
  ^(your|a|the) (usual |average |working )?day$
  ^typical (tasks|day|duties)
  (normal|typical) (week|shift)
  your mission
  mission
  your impact
  how you( ll| will) (make an? impact|contribute|spend)
  what you( ll| will) own
  what you( will| ll)?( be)? (do|own|doing|work)*
  what (the job|you do|the role)
  you( will| ll)( be)?$
  the work
  // summary of the job
  in this (role|position)
  role
  position
  job (description|summary|purpose|overview|details)
  overview
  summary
  opportunity
  scope
  purpose
  // areas of work
  key (areas|result|activities|deliverables|functions)
  functions
  deliverables
  activities
  laboratory management
  `,
  insideHeading,
);

/** Headings over what the job works with. */
export const stackHeading = compilePhrases(
  `
  tech(nology|nical)? stack
  ^(our |the |your )?(stack|toolbox)$
  (expect|going) to (use|work with)
  you( ll| will) (use|work with)$
  ^tools? you( ll| will) use$
  `,
  insideHeading,
);

const must = anyOf(
  stackHeading,
  /\bhear from you\b|\bif you(?: have| are| can| know)?$/u,
  compilePhrases(
    `
    require*
    must haves?
    musts?
    essentials?
    minimums?
    criteria
    you need
    we need
    // qualifications
    qualif*
    skills?
    experience
    competenc*
    knowledge
    education
    expertise
    abilit(y|ies)
    licen[sc]*
    certifications?
    credentials?
    proficienc*
    technologies
    attributes
    languages?
    ^tools?$
    // the candidate
    looking for
    look for
    seeking
    profile
    person specification
    the person
    candidates?
    applicants?
    `,
    insideHeading,
  ),
);

/** 'Who are Greenmoor Rail?', and not 'Who are you?' */
const whoIsEmployer = /^who (?:is|are) (?!(?:you|the|this|we|looking)\b)\w+(?: \w+){0,3}$/u;

/** Tried in this order: 'preferred qualifications' is nice before 'qualifications' is must, 'about you' must before 'about us' is about. */
export const englishHeadings: readonly { part: AdPart; pattern: RegExp }[] = [
  { part: 'boilerplate', pattern: sureBoilerplate },
  { part: 'nice', pattern: sureNice },
  { part: 'must', pattern: anyOf(readerHeading, readerHeadingStart) },
  { part: 'nice', pattern: nice },
  { part: 'boilerplate', pattern: boilerplate },
  { part: 'duty', pattern: aboutTheJob },
  { part: 'about', pattern: anyOf(about, whoIsEmployer) },
  { part: 'duty', pattern: duty },
  { part: 'must', pattern: must },
];
