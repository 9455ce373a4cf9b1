import { compilePhrases } from '../compile.ts';
import { inSequence } from '../compose.ts';

// What stands before a degree or its subject in a resume. Origin of all lists: written by us.

/** What may come before the name of a degree: 'Candidate for a', 'Currently pursuing', 'Passed'. */
export const beforeDegree = inSequence(
  /^(?:i )?(?:(?:am |have )?(?:currently|presently|now|have|am|actualmente|actuellement|attualmente|atualmente) )?/iu,
  compilePhrases(
    `
    candidate for
    with
    graduat(ed|ing) with
    (working|studying) (towards?|for|on)
    (reading for|finishing|doing)
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
    (en )?(premi[èe]re|deuxi[èe]me|seconde|troisi[èe]me|derni[èe]re|[1-5] ?[èe](re|me)?) ann[ée]e (de|du|d['’])
    (first|second|third|fourth|final|[1-5](st|nd|rd|th))[ -]year (of|student of|student in)
    obtention (de|du|d['’])
    titulaire (de|du|d['’])
    cursando
    estudiando
    cursado
    angestrebter abschluss
    (derzeit|aktuell|momentan|zurzeit|zur zeit|gegenw[äa]rtig|laufend(es)?|abgebrochenes|abgeschlossenes)( im)?
    en cours (de|du|d['’])
    (inscrite?|actuellement) en
    corso di
    iscritt[oa] (a|al|alla|all['’])( corso di)?
    frequento (il|la) (corso di)?
    matriculad[ao] (en|no|na|em)
    (momenteel|thans|nu)( bezig met)?
    bezig met
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
  student(in)? der_
  `,
  { start: 'text', ignoreCase: true },
);
