import { compilePhrases } from './phrases/compile.ts';

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
