import { compilePhrases } from './compile.ts';
import { anyOf, inSequence } from './compose.ts';

// Words that identify a street in an address. Origin: written by us.

const words = compilePhrases(
  `
  street
  st.?
  avenue
  ave.?
  road
  rd.?
  drive
  dr.?
  lane
  ln.?
  blvd.?
  boulevard
  way
  court
  ct.?
  place
  plaza
  square
  apt.?
  suite
  p.?o.? box
  // other languages
  rue
  calle
  via
  rua
  avenida
  strasse
  straße
  weg
  platz
  allee
  gasse
  laan
  straat
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** 'Lindenstraße 4': the ending of a German or Dutch street name, before the house number. */
const endings = compilePhrases(
  `
  straße
  strasse
  str.
  weg
  gasse
  platz
  straat
  laan
  `,
  { ignoreCase: true },
);

export const streetWord = anyOf(words, inSequence(/\p{L}{3,}/iu, endings, /\s+\d/iu));
