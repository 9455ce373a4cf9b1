import { compilePhrases } from '../compile.ts';
import { anyOf, inSequence } from '../compose.ts';

// Grades and passed examinations in resumes. Origin of all lists: written by us.

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;

/** 'Diploma behaald', 'Abschluss: gut': that an examination was passed, or with what grade. Folded. */
export const passedExamination = inSequence(
  /^(?:diploma|getuigschrift|certificaat|abschluss|diplome)/iu,
  anyOf(
    inSequence(
      / /iu,
      compilePhrases('behaald\ngehaald\nobtained\nawarded\nobtenu\nbestanden\nerworben\nconseguito\nobtido', {
        ignoreCase: true,
      }),
    ),
    /: (?:sehr gut|gut|befriedigend|bestanden)/iu,
  ),
  /$/iu,
);

/** GPA, honors, classes. Folded. */
export const gradeWords = anyOf(
  // '14 valores', '3.8 GPA', '1:1', '1,7 / 4', '92 %', '110/110'
  // '(2,5)' behind a school
  /^[1-5][.,]\d$/iu,
  /^\d{1,2}(?:[.,]\d{1,2})? (?:valores|punten|puntos|c?gpa)$|^\(?[12]:[12]\)?$/iu,
  /^\d[.,]\d{1,2}\s*\/\s*\d|\b\d{2,3}(?:[.,]\d+)?\s?%|^\d{2,3}\/1[01]0/iu,
  compilePhrases(
    `
    c?gpa
    grade
    note
    gesamtnote
    abschlussnote
    promedio
    voto
    mention
    average
    percentage
    (first|second|third|upper|lower)[- ](class|credit|division)
    (second|lower|upper) second
    votazione
    merit
    points
    (with|high(est)?) (+ )?(honou?rs|distinction)
    dean'?s list
    valedictorian
    gemiddeld
    notendurchschnitt
    gesamtnotendurchschnitt
    moyenne
    nota (media|final|de)
    calificacion( media| final)?
    eindcijfer
    `,
    wholeWords,
  ),
  /cum laude|^distinction|^[a-f][+-]?$|^[1-3]\.[12]$/iu,
  // 'Media: 8,4', but not 'New Media'
  /^media(?: ponderata| final)?[: ]+\d/iu,
  // '1,3 (sehr gut)'
  /\b1[., ]?\d?\s*\(?(?:sehr gut|gut)/iu,
);
