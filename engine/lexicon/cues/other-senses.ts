import { linesOf } from '../lines.ts';
import { wordSet } from '../word-set.ts';

// Company in which a word of the lexicon means something else, in lower case. Origin of all lists: written by us.

/** Terms that are verbs before 'for': 'accounting for changing needs'. */
export const oftenVerbs: ReadonlySet<string> = new Set(['Accounting', 'Planning']);

/** 'User recruitment' hires nobody. The recruitment of patients, donors and volunteers is an occupation. */
export const notHired = wordSet('user users tester testers panel');

/** Groups of people: what stands before them says who they are. */
export const groupNouns = wordSet(
  'team teams department departments agency agencies group groups company companies firm firms vendor vendors supplier suppliers provider providers staff personnel colleagues',
);

/** Plurals of people whom a job is about rather than done with. */
export const withPeople = wordSet('stakeholders customers clients users learners leads residents pupils students');

/** What a quality of a person is said of. */
export const personalNouns = wordSet(
  `attitude mind mindset spirit personality nature approach manner character style person individual ability abilities capability
   capabilities capacity thinking advocate presence ethic ethics relationship relationships working communication self-starter starter
   professional candidate teammate colleague environment`,
);

/** Departments of a company, in lower case, as entries of the lexicon or as written. */
export const departments: ReadonlySet<string> = new Set(
  linesOf(`
  accounting
  accounts payable
  business development
  customer service
  customer support
  engineering
  finance
  hr
  human resources
  legal
  logistics
  marketing
  operations
  procurement
  product
  product development
  product management
  production
  purchasing
  qa
  quality assurance
  sales
  supply chain
  technical support
  ux
`),
);
