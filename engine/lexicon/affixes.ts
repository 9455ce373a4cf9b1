import { compilePhrases } from './phrases/compile.ts';
import { wordSet } from './word-set.ts';

// Affixes of English words; the remainder must itself be a word. The first prefix of the list that fits is removed. Origin: written by us.

export const prefix = compilePhrases(
  `
  un
  re
  non
  pre
  post
  co
  de
  dis
  mis
  sub
  super
  inter
  intra
  multi
  micro
  macro
  mini
  mega
  over
  under
  out
  up
  down
  on
  off
  in
  auto
  bio
  geo
  hydro
  cyber
  tele
  photo
  electro
  thermo
  neuro
  cardio
  radio
  pseudo
  semi
  anti
  counter
  trans
  ultra
  meta
  hyper
  para
  proto
  immuno
  nano
  eco
  agro
  agri
  info
  e
  `,
  { start: 'text' },
);

/** The longest suffix that fits is used. */
export const suffix = compilePhrases(
  `
  s
  es
  ed
  d
  ing
  er
  ers
  or
  ors
  able
  ably
  ability
  ly
  ness
  less
  wise
  like
  ship
  ships
  ize
  ized
  izes
  izing
  izer
  ization
  ful
  ism
  ist
  ists
  ity
  itis
  ic
  al
  ally
  ics
  ment
  ments
  `,
  { end: 'text' },
);

/** First parts that keep their hyphen before a whole word: 'co-founder', 'self-taught'. */
const compoundHeads = wordSet('co non self well cross semi long short high');

/** Last parts that are hardly ever the end of a word without its hyphen: 'problem-solving', 'long-term'. */
const compoundTails = wordSet(`
  term paced solving standing based oriented orientated level scale time driven friendly efficient effective edge
  functional cultural disciplinary quality performance year month week hour range speed depth minded motivated
  starter employed led focused focussed facing ready rich specific free related making taking known written
  organized organised rounded reviewed authored taught trained skilled sized wide winning selling breaking leading
`);

/** Shorter ends of words may be the rest of a word that is broken: 'well-ness', 'short-age'. */
const minWholeWord = 5;

/** Before these tails they are words without a hyphen: 'under-standing', 'over-time', 'mis-leading', 'high-lighted'. */
const closedHeads = wordSet('under out over mis re un dis with up fore');
const closedTail = /^light/u;

/** Whether 'problem' and 'solving', above and below the end of a line, may be a compound that is broken at its own hyphen. */
export const mayBeCompound = (first: string, last: string): boolean =>
  (compoundTails.has(last) && !closedHeads.has(first)) ||
  (compoundHeads.has(first) && last.length >= minWholeWord && !closedTail.test(last));
