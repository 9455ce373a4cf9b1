import { compilePhrases } from '../../phrases/compile.ts';

// Whom an employer does not take, and for which offences. Origin of all lists: written by us, from postings.

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
