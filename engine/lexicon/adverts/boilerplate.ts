import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, followedBy, inSequence, notPrecededBy } from '../phrases/compose.ts';
import { cuesAbroad } from './abroad.ts';

// Sentences that state no requirement, in lower case with their punctuation. Origin of all lists here: written by us, from job postings.

const equalOpportunity = compilePhrases(
  `
  equal[- ](employment|opportunit|chances)
  without regard to
  regardless of
  irrespective of
  does not discriminate
  do not discriminate
  not discriminate
  protected (class|veteran|status|characteristic)
  affirmative action
  disability confident
  (eeo|eoe)_
  reasonable (adjustments?|accommodations?)
  accommodations?_…_(application|process|disabilit)
  `,
  { start: 'word' },
);

const diversity = compilePhrases(
  `
  celebrates? diversity
  values? diversity
  we value diversity
  diverse backgrounds
  inclusive (workplace|environment|culture)
  encouraged to apply
  committed to (diversity|inclusion|creating|building)
  `,
  { start: 'word', end: 'word' },
);

/** Background checks before employment. */
const screening = compilePhrases(
  `
  background (check|screening|investigation)
  drug (screen|test|free)
  drug-free
  vaccinat+ (may be|is|are) (required|mandatory)
  e-verify
  right to work
  criminal record
  (enhanced )?dbs_
  fingerprint
  reference checks?
  visa sponsorship
  `,
  { start: 'word' },
);

const application = compilePhrases(
  `
  // how to apply
  please (send|apply|submit|contact|call|email|e-mail|forward|visit|note)
  send (us )?your (cv|resume)
  apply (now|today|online|by|via)
  click (here|apply|the)
  cover(ing)? letter
  (submit|send|attach|include|provide|forward|email) {3 words}(cv|resume|curriculum vitae)
  closing date
  interested (candidates?|applicants?)
  (current|expected) ctc
  refer a friend
  for (more|further) (information|details)
  // processing of applications
  we welcome applications
  applications? (are|is|will be)
  successful candidates? will (be (subject|required to|asked)|undergo)
  only shortlisted
  due to the (high )?volume
  // agencies
  recruitment (agency|agencies|director)
  employment agency
  employment business
  recruiters(:| and agencies)
  job was originally posted
  unsolicited
  // privacy
  data protection act
  consent to (us|our)
  terms (and|&) conditions
  privacy (notice|policy)
  personal data
  `,
  { start: 'word', end: 'word' },
);

/** How applicants are selected, in public service above all: nobody brings an eligible list. */
const selectionWords = compilePhrases(
  `
  (eligible|reserve) list
  civil service (rules?|commission)
  selective certification
  filing period
  anticipated hiring needs
  in sufficient numbers
  (applications?|resumes?|cvs?) {8 words}kept on file
  (applicants|candidates) filing
  (qualifications|supplemental|supplementary) (questionnaire|questions?)
  regular (job|employment) application
  (complete|completed|submit|send|return|download|attach|sign|fill|via|using) {4 words}application form
  application form (is|can be|must|should|will|to|and)
  (education|experience) section of the
  (applicants?|candidates?) (must|should) (list|indicate)
  (must|should) (attach|upload|submit) {2 words}(applications?|resumes?|cvs?)
  emphasis may be placed
  some positions {2 words}(involve|entail)
  advancement to
  (most|some|all) positions are located (in|at)
  will {1 words}advance to
  appointments? to {5 words}positions? (will|are|is)
  (may|must) apply within
  (seniors|students) who {5 words}may (also )?(apply|file)
  `,
  { start: 'word', end: 'word' },
);

/** The same at the end of a sentence: what follows may be asked for. */
const selectionAtEnd = compilePhrases(
  `
  operates? # hours( (a|per) (day|week))?(,? (and )?# days (a|per) (week|year))?[.]?$
  may also apply( online| by mail| for this (job|position|role|class))?[.]?$
  `,
  { start: 'word' },
);
export const selectionCue = anyOf(selectionWords, selectionAtEnd);

/** Behind these 'to apply' may be about what somebody knows. */
const knowingHow = compilePhrases(
  `
  how
  in order
  able
  abilit(y|ies)
  capab(le|ility|ilities)
  capacity
  knowledge
  knows?
  skills?
  expertise
  experience
  expected
  learn
  confident
  `,
  { start: 'word', end: 'word' },
);
/** And then not before these, which follow where somebody applies for the job. */
const ofApplication = compilePhrases(
  `
  for
  by
  via
  online
  please
  send
  submit
  to
  you
  now
  here
  at
  on
  through
  with
  before
  until
  directly
  is
  and
  candidates?
  applicants?
  the (deadline|closing)
  (your|a|an) (cv|resume|application)
  `,
  { end: 'word' },
);
/** 'To apply, send ...', but 'standards and how to apply them'. */
const applying = anyOf(
  /^\W*to apply\b/u,
  // What is rare is looked for first: looking back at each letter takes time.
  inSequence(followedBy(/\bto apply\b/u), notPrecededBy(inSequence(knowingHow, / /u))),
  inSequence(/\bto apply\b/u, followedBy(anyOf(/\s*(?:[^\s\p{L}]|$)/u, inSequence(/ /u, ofApplication)))),
);

/** 'Benefits (pension, dental)', 'Perks: gym': what is named behind the word is offered, except in a list of requirements. 'Benefits administration' is work. */
export const listedBenefits = inSequence(
  compilePhrases(
    `
    {2 words}(benefits?|perks)( package)?
    what (we|you['’]ll) (offer|get)
    we offer( you)?
    `,
    { start: 'text' },
  ),
  /\s*[(:]/u,
  followedBy(/(?!.{0,200}\badminist)/u),
);

/** 'We look forward to your application', but 'the performance of your application'. */
const yourApplication =
  /(?<!\b(?:performance|parts|pieces|quality|speed|state|layers?|users|data) of )\byour application\b/u;

/** A sentence with one of these is boilerplate in any part of the posting. */
export const boilerplateCue = anyOf(equalOpportunity, screening, application, yourApplication, applying, diversity);

const benefits = compilePhrases(
  String.raw`
  // pay
  (excellent|great|competitive|good|attractive|top) (pay|rates? of pay|pay rates?)
  ^(paid daily|paid weekly|daily pay|weekly pay)$
  free (mandatory |induction |online |full )?training
  // retirement and insurance
  401 ?\(?k\)?
  403 ?\(?b\)?
  (company|workplace|contributory|generous|stakeholder|a) pension
  pension (scheme|plan|contribution)
  vision insurance
  health insurance
  medical insurance
  life (insurance|assurance)
  private healthcare
  dental (and|or|insurance|plan|coverage|benefits)
  dental, (vision|disability)
  (medical|health|vision),? (and )?dental
  (health|medical)/dental
  dental/vision
  eligible for {2 words}benefits
  // time off
  paid time off
  pto
  paid holidays?
  paid vacation
  parental leave
  holiday entitlement
  days('| of)? (annual )?(leave|holiday|vacation)
  bank holidays
  // money
  (shift|night|weekend) (premium|differential)
  profit sharing
  stock options?
  equity package
  sign-?on bonus
  annual bonus
  discretionary bonus
  company bonus
  tuition (assistance|reimbursement)
  // goods and discounts
  company car
  car allowance
  season ticket
  employee discount
  staff discount
  benefits package
  benefit package
  benefits include
  // growth
  career (progression|pathway)
  broaden your horizons
  (offering|we offer|you will receive) {3 words}training
  `,
  { start: 'word', end: 'word' },
);

const pay = compilePhrases(
  `
  per annum
  salary
  pay range
  ote
  (base|starting|competitive|hourly) pay
  remuneration
  `,
  { start: 'word', end: 'word' },
);

/** Amounts of money that the employee manages rather than earns. */
const managedMoney = compilePhrases(
  `
  budgets?
  revenue
  portfolio
  turnover
  quota
  sales
  worth
  p&l
  contracts?
  managing
  manage
  `,
  { start: 'word', end: 'word' },
);
/** What work is counted in. */
const counted = compilePhrases(
  `
  keystrokes?
  key strokes?
  calls?
  units?
  lines?
  pieces?
  words?
  orders?
  covers?
  parts?
  items?
  cases?
  picks?
  boxes
  parcels?
  packages?
  tickets?
  transactions?
  customers?
  patients?
  guests?
  scans?
  pages?
  rooms?
  records?
  entries
  cycles?
  bottles?
  miles?
  kilomet(er|re)s?
  gallons?
  lit(er|re)s?
  tons?
  tonnes?
  `,
  { start: 'word' },
);
/** 'Up to 18.50 per hour', but '7,000 keystrokes per hour'. */
const hourly = inSequence(followedBy(/\bper hour\b/u), notPrecededBy(inSequence(counted, / /u)));
const money = /[$£€]\s?\d|\b\d[\d,]*\s?(?:usd|eur|gbp)\b/u;
const sumOfPay = inSequence(new RegExp(`^(?!.*${managedMoney.source}).*`, 'u'), money);

export const physicalDemands = /\b(?:lift|lifting|carry) (?:up to |over )?\d+|\bstand for\b|\bpounds\b|\blbs\b/u;

/** So is a sentence with one of these, unless it is an item under a heading of requirements: there 'dental' is the trade and an amount is the budget. */
export const benefitCue = anyOf(benefits, sumOfPay, pay, hourly, physicalDemands);

/** The same without what the body has to do. */
export const payOrBenefits = anyOf(benefits, sumOfPay, pay, hourly);

/** A sentence in another language with one of these is about pay, benefits, the application or the law. */
export const boilerplateCueAbroad = cuesAbroad('boilerplate');
