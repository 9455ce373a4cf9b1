import { compilePhrases } from '../../phrases/compile.ts';
import { inSequence, notFollowedBy } from '../../phrases/compose.ts';

// What a posting wants people to be able to get. Origin of all lists: written by us, from postings.

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
