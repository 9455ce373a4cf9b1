import { compilePhrases } from '../compile.ts';
import { inSequence } from '../compose.ts';

// What stands before a degree or its subject in a resume. Origin of all lists: written by us.

/** What may come before the name of a degree: 'Candidate for a', 'Currently pursuing', 'Passed'. */
export const beforeDegree = inSequence(
  /^(?:i )?(?:(?:currently|presently|now|have|am|actualmente|actuellement|attualmente|atualmente) )?/iu,
  compilePhrases(
    `
    candidate for
    with
    graduat(ed|ing) with
    (working|studying) (towards?|for)
    stud(ied|ying)
    enrolled (in|for)
    complet(ed|ing)
    pass(ed|ing)
    pursu(ed|ing)
    expected
    obtained
    earned
    awarded
    did
    en (premi[èe]re|deuxi[èe]me|seconde|troisi[èe]me|derni[èe]re|[1-5] ?[èe](re|me)?) ann[ée]e (de|du|d['’])
    (first|second|third|fourth|final|[1-5](st|nd|rd|th))[ -]year (of|student of|student in)
    obtention (de|du|d['’])
    titulaire (de|du|d['’])
    cursando
    estudiando
    cursado
    angestrebter abschluss
    corso di
    `,
    { ignoreCase: true },
  ),
  /(?: (?:an?|the|my|un|une|el|la|o|le|l['’]))?(?:[\s:]+|(?<=['’]))(?=\S)/iu,
);

/** 'Student of Botany', 'Estudante de Botânica': what is studied stands behind it. */
export const beforeSubject = compilePhrases(
  `
  student (of|in)_
  (i )?(have )?studied_
  (majoring|majored|speciali[sz]ing) in_
  (estudante|aluno|aluna) de_
  estudiante de_
  [ée]tudiante? en_
  studente(ssa)? di_
  `,
  { start: 'text', ignoreCase: true },
);
