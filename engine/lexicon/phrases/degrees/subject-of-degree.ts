import { compilePhrases } from '../compile.ts';
import { inSequence, optional } from '../compose.ts';

// Where the subject of a degree begins, and whether it is fixed. Origin of all lists: written by us.

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;

const subjectOfDegreeName = compilePhrases(
  `
  science
  arts
  business administration
  public administration
  computer applications
  business
  philosophy
  laws
  engineering
  technology
  education
  fine arts
  commerce
  medicine
  music
  letters
  `,
  { end: 'word', ignoreCase: true },
);

/** 'Bachelor of Applied Science': the name of a degree, before its subject. */
export const degreeOf = inSequence(
  /^(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)? of (?:applied )?/iu,
  optional(subjectOfDegreeName),
);

const degreeOrStudies = compilePhrases(
  `
  degree
  bachelor
  master
  doctorate
  ph.?d
  m.?sc
  b.?sc
  b.?eng
  mba
  science
  arts
  diploma
  studies
  major
  graduation
  // other languages
  grado
  licenciatura
  máster
  laurea
  diplôme
  mestrado
  bacharelado
  `,
  wholeWords,
);

/** 'Degree in geology': the group is the subject. */
export const subjectOfDegree = inSequence(degreeOrStudies, /[^,;(]{0,30}?\s(?:in|of|en|em)\s+(.+)$/iu);

const anyOther = compilePhrases(
  `
  related
  relevant
  similar
  equivalent
  comparable
  another
  other
  any
  // other languages
  similar(es)?
  af[ií]n(es)?
  equivalente?
  équivalent
  simil[ei]
  `,
  { end: 'word', ignoreCase: true },
);

/** 'or a closely related field': the subject is not fixed. */
export const openSubject = inSequence(
  /(?:,?\s*\b(?:or|ou|o|u)\b|,)\s*(?:in\s+)?(?:an?\s+)?(?:closely\s+)?/iu,
  anyOther,
  /.*$/iu,
);
