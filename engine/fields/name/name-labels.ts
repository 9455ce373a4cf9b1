import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';

/** 'Name: ', and 'Nom<tab>' in a form; anything may come before it. */
export const nameLabel = inSequence(
  /(?:^|\b)/iu,
  anyOf(
    compilePhrases(
      `
      name
      nom
      name and surname
      nom (et|&) pr[ée]noms?
      pr[ée]noms? (et|&) nom
      nombre
      nombre completo
      nombres? (y|e) apellidos?
      apellidos? (y|e) nombres?
      apellidos?, nombres?
      nome
      nome completo
      nome e (cognome|sobrenome|apelido)
      cognome e nome
      vor- (und|&) (nach|zu)name
      vorname (und|&) nachname
      name, vorname
      naam
      naam en voornaam
      voornaam en (achter)?naam
      imi[ęe] i nazwisko
      `,
      { ignoreCase: true },
    ),
    // 'First name / Surname', 'Vorname(n) / Nachname(n)'
    inSequence(/(?:first |vor)?n[ao]me?(?:\([sn]\))? ?\/ ?/iu, /(?:surname|nachname|cognome|apelido)(?:\([sn]\))?/iu),
    /pr[ée]nom(?:\(s\))? ?\/ ?nom(?:\(s\))?/iu,
    // 'Nombre(s) y Apellidos', 'Apellido(s) / Nombre(s)'
    /nombre(?:s|\(s\))? ?(?:\/|y|e) ?apellido(?:s|\(s\))?|apellido(?:s|\(s\))? ?(?:\/|y|e) ?nombre(?:s|\(s\))?/iu,
  ),
  /\s*[:;\t]\s*(?::\s*)?$/iu,
);

/** "Father's name: ", 'Company name: ': the name of somebody or something else, in lower case without accents. */
const labelOfOthers = compilePhrases(
  `
  (grand|step)?(father|mother|parent)s?('s|s')?
  (husband|wife|spouse|guardian)('s)?
  (company|employer|client|firm|organi[sz]ation)('s)?
  (school|college|institute|institution|university|course|project|product|user|file)('s)?
  padre
  madre
  mae
  pai
  pere
  mere
  vater
  mutter
  `,
  { start: 'letter', end: 'letter' },
);

/** 'Apellidos y nombres:', 'Name, Vorname:': the surname comes first. */
export const asksSurnameFirst = (label: string): boolean =>
  /^\s*(?:apellidos?(?: [ye] |, )nom|nom (?:et|&) pr|cognome e |name, vor|naam en voor)/u.test(fold(label));

export const isOfCandidate = (textBefore: string): boolean =>
  nameLabel.test(textBefore) && !labelOfOthers.test(fold(textBefore).replaceAll('’', "'"));
