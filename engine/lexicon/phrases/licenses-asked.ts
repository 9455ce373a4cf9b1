import { compilePhrases } from './compile.ts';
import { anyOf, inSequence } from './compose.ts';

// Licenses and certificates that postings name by what they allow, and not by a name: 'license to operate a crane'.
// Origin: written by us.

/** What a license allows ends here, or what is said of it begins. */
const goesOn = inSequence(
  /(?:(?! (?:and|or|is|are|required|preferred|needed|within|at|upon|prior|by|may|will|must)\b)[^,;.:()]){2,48}/giu,
);

/** The whole of such a name. Global. */
export const licensesAsked = anyOf(
  inSequence(
    compilePhrases(
      `
      (licen[sc]e|licensure|registration|certification|certificate|permit|ticket) (to|as|as an?|with the)
      (licensed|registered|certified) (to|as|as an?|with the)
      `,
      { start: 'letter', end: 'letter', ignoreCase: true, global: true },
    ),
    goesOn,
  ),
  compilePhrases(
    `
    (professional|trade|industry|state|national|vocational|technical) (certifications?|licen[sc]es?|licensure|registration)
    // the other languages
    carte professionnelle [^,;.:()]{2,40}
    título de [^,;.:()]{3,40}
    `,
    { start: 'letter', end: 'letter', ignoreCase: true, global: true },
  ),
);
