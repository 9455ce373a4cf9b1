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
    inscri(ption|te?s?) (à|au) (l['’])?(ordre|tableau)( [^,;.:()]{2,40})?
    habilitations? électriques?( [A-Z][0-9][A-Z]?)?
    iscri(zione|tt[oaie]) all['’](albo|ordine)( [^,;.:()]{2,40})?
    abilitazione (alla |all['’]|per )[^,;.:()]{3,40}
    patentino [^,;.:()]{3,30}
    matrícula (profesional|habilitante|comprobable|nacional)
    (colegiad[oa]|colegiación)( en [^,;.:()]{3,40})?
    registro (ativo |profissional )?no (conselho|coren|crea|crm|cref|crp|cro|crf)
    inscrição na ordem d[^,;.:()]{3,40}
    eintragung (in|im) [^,;.:()]{3,30}(register|kammer|rolle)
    `,
    { start: 'letter', end: 'letter', ignoreCase: true, global: true },
  ),
);
