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
const endingList = `
  straße
  strasse
  str.
  weg
  gasse
  platz
  allee
  straat
  laan
`;
const endings = compilePhrases(endingList, { ignoreCase: true });

export const streetWord = anyOf(words, inSequence(/\p{L}{3,}/iu, endings, /\s+\d/iu));

/** 'Lindengasse 7' behind a name: a street that one capitalized word names, with the number of the house. */
export const streetAtEnd = inSequence(
  /\s\p{Lu}[\p{L}-]*/u,
  compilePhrases(endingList, { ignoreCase: false }),
  / ?\d{1,4} ?\p{Ll}?$/u,
);

/** True for an address that begins with the number of the house: '371 N Mill St'. */
export const isStreetAddress = (text: string): boolean => /^\d{1,5}\s/u.test(text) && streetWord.test(text);
