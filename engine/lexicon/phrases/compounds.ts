import { compilePhrases } from './compile.ts';

// Parts of hyphenated compounds, for lines that end in a hyphen. Origin: written by us.

/** 'cross-' + 'functional' and 'mid-' + 'September' keep their hyphen; 'manage-' + 'ment' is one word. */
export const compoundStart = compilePhrases(
  `
  // prefixes
  cross-
  self-
  non-
  pre-
  post-
  re-
  co-
  multi-
  semi-
  anti-
  inter-
  intra-
  mid-
  // size, time and rank
  low-
  high-
  long-
  short-
  full-
  part-
  half-
  large-
  small-
  fast-
  top-
  key-
  best-
  well-
  all-
  ever-
  first-
  second-
  third-
  front-
  back-
  near-
  end-
  time-
  real-
  open-
  day-
  week-
  month-
  year-
  // objects and people
  data-
  user-
  client-
  customer-
  cost-
  hands-
  state-
  business-
  team-
  problem-
  decision-
  results?-
  detail-
  risk-
  web-
  cloud-
  event-
  test-
  role-
  object-
  service-
  product-
  market-
  award-
  family-
  // function words, as in 'state-of-the-art'
  on-
  off-
  in-
  up-
  ad-
  de-
  by-
  to-
  of-
  the-
  and-
  or-
  // numbers
  one-
  two-
  three-
  four-
  five-
  six-
  seven-
  eight-
  nine-
  ten-
  #-
  `,
  { start: 'word', end: 'text', ignoreCase: true },
);

/** Second parts of compounds: 'sales-' + 'driven' keeps its hyphen. */
export const compoundEnd = compilePhrases(
  `
  // participles
  based
  driven
  related
  qualified
  oriented
  facing
  led
  owned
  funded
  focused
  sized
  run
  built
  trained
  certified
  approved
  winning
  making
  solving
  building
  sharing
  saving
  known
  defined
  managed
  paced
  minded
  being
  // qualities
  specific
  functional
  friendly
  ready
  free
  wide
  old
  long
  effective
  efficient
  compliant
  aware
  safe
  wise
  native
  first
  only
  // measures and ranks
  level
  scale
  time
  term
  class
  tier
  hour
  day
  week
  month
  year
  quality
  performance
  depth
  rate
  risk
  cost
  value
  volume
  impact
  traffic
  // nouns
  party
  end
  side
  site
  house
  person
  hand
  life
  work
  fold
  page
  step
  stage
  phase
  sector
  center
  stack
  case
  point
  // function words
  to
  in
  on
  up
  off
  of
  by
  and
  the
  a
  plus
  by-step
  to-end
  the-art
  of-the-art
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);
