import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, optional } from '../../lexicon/phrases/compose.ts';
import { isStudyStatus } from '../../lexicon/phrases/study-details.ts';
import { fold } from '../../text/fold.ts';

// What is listed among certificates without being one. Origin of all lists here: written by us.

/** A driving licence, in countries whose classes are letters. Folded. */
const drivingLicense = compilePhrases(
  `
  ((full|clean|european|eu|uk) )?driving licence
  fuhrerschein
  fahrerlaubnis
  permis( de conduire)?
  (carnet|permiso) de conducir
  patente( di guida)?
  carta de conducao
  rijbewijs
  prawo jazdy
  `,
  { ignoreCase: true },
);

const classWord = compilePhrases('class\nclasse\nklassen?\nkategorien?\nkat.\ncategor(y|ies|ie|ia)\ncat.', {
  ignoreCase: true,
});

/** 'B', 'B und A2', 'A1, BE': cars and motorcycles. Those for trucks, buses and tractors (C, D, T) qualify for an occupation. */
const letters = /(?:am|a[12]?|b[1e]?)(?:(?:\s?[,/+&]\s?|\s(?:and|und|et|y|e|en)\s)(?:am|a[12]?|b[1e]?)){0,6}/iu;

/** Nothing but the classes of a driving licence: 'Klasse B und A2', 'Driving Licence: B'. */
const drivingClass = inSequence(
  /^/iu,
  anyOf(
    inSequence(
      drivingLicense,
      optional(inSequence(/[\s:(,–-]{1,3}/iu, optional(inSequence(classWord, /[\s:]{1,2}/iu)), letters)),
    ),
    inSequence(/(?:klassen?|kategorien?|kat\.|categori[ea]|categorie)[\s:]{1,2}/iu, letters),
  ),
  /\)?\.?$/iu,
);

/** 'Dean's List for four years', 'Valedictorian': honors of students. Folded. */
const honor = inSequence(
  compilePhrases(
    `
  (president|provost|chancellor|principal|dean)['’]?s? (honou?r )?(list|scholar)
  honou?r roll
  valedictorian
  salutatorian
  phi (beta kappa|kappa phi|theta kappa)
  (national )?merit (scholar|finalist)
  employee of the (month|quarter|year)
  `,
    { start: 'text', end: 'word', ignoreCase: true },
  ),
  optional(/ (?:honou?r society|society|members?|students?|award|honou?ree|recipient|winner|finalist)\b/iu),
  // 'Merit Scholar Program Certificate' continues with the name of a certificate
  /(?= ?(?:$|[\t,;:.(|–—\d-])| (?:for|at|in|of|from|since|every|each|all|both|and|spring|summer|fall|autumn|winter)\b)/iu,
);

const emailAddress = /\S@[\p{L}\d-]+\.\p{L}/u;

/** What invites readers to look elsewhere: the link after it belongs to no certificate. Folded. */
const invitation = compilePhrases(
  `
  (please )?(take a look|have a look|look|check out|see|visit|view|find) (at |out )?(all |more )?(of )?(my|our)
  (for )?more (certificates|certifications|courses)
  para mas certificados
  para mais certificacoes
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** True for what many list with their certificates: the classes of a driving licence, honors, contact details, invitations. */
export const isNoCertificate = (text: string): boolean => {
  const folded = fold(text.trim());
  return drivingClass.test(folded) || honor.test(folded) || emailAddress.test(text) || invitation.test(folded);
};

/** 'Expected in', 'In progress': how far a course is, without its date. */
export const isProgress = (text: string): boolean =>
  isStudyStatus(fold(text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
