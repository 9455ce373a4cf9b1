import { compilePhrases } from './compile.ts';
import { inSequence } from './compose.ts';

/**
 * 'Supervisor: Jane Roe', 'Human Resources Manager: (305) 555 0100': who can be asked about a job, in its entry. Not for
 * words that a candidate says of themselves on their own ('Manager'), without a colon.
 */
export const otherPerson = inSequence(
  compilePhrases(
    `
    (business |company |store |shop )?owner
    (immediate |direct |former )?supervisor('?s)?( name| contact| phone| email| no\\.?)?
    (line|reporting|hiring|store|former) manager
    (contact|reference) person
    (name of )?(referee|reference|employer)( contact)?
    (hr|human resources)( department| manager| generalist| contact| officer)?
    verification( contact)?
    can be (contacted|reached) (at|on)
    vorgesetzter?
    ansprechpartner(in)?
    (jefe|jefa) (inmediat[oa]|direct[oa])
    (responsable|personne à contacter)
    superviseur
    r[eé]f[eé]rences?
    referencias?( laboral(es)?)?
    refer[eê]ncias?
    referenz(en)?
    referenze
    referenties?
    responsabile
    leidinggevende
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\s?:/iu,
);
