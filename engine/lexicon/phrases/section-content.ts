import { compilePhrases } from './compile.ts';
import { anyOf } from './compose.ts';

// Lines that identify the kind of a section when its title does not. Case does not matter. Origin of all lists here: written by us.

const insideText = { start: 'word', end: 'word', ignoreCase: true } as const;

/** Words for institutions, in the languages of the section titles. */
export const schoolWords = anyOf(
  compilePhrases(
    `
    university
    college
    school
    academy
    institut[eo]?_
    universi[td]
    hochschule
    akademie
    gymnasium
    polytechni
    polit[eé]cnic
    [eé]cole
    lyc[eé]e
    liceo
    istituto
    scuola
    escuela
    escola
    faculdade
    hogeschool
    `,
    { start: 'word', ignoreCase: true },
  ),
  /universit[äa]t|hochschule/iu,
);

/** Degrees and school certificates. */
export const degreeWords = compilePhrases(
  String.raw`
  bachelor
  master of
  b.?[\s]?sc
  m.?[\s]?sc
  b.a.
  ph.?[\s]?d
  mba
  diploma
  degree
  gpa
  cum laude
  abitur
  diplom
  staatsexamen
  licence
  baccalaur[ée]at
  licenciatura
  grado en
  bachillerato
  m[áa]ster en
  t[ée]cnico superior
  laurea
  bacharelado
  mestrado
  havo
  vwo
  `,
  insideText,
);

export const certificateWords = anyOf(
  compilePhrases(
    `
    certified
    certificates?
    certifications?
    licen[sc]ed?
    osha
    credential
    accredited
    expires?
    valid (to|until|through)
    current through
    issued by
    `,
    insideText,
  ),
  /\((?:[A-Z]{2,5})\),? (?:current|state|19|20)/iu,
);

export const languageWords = compilePhrases(
  `
  english
  spanish
  french
  german
  italian
  portuguese
  dutch
  mandarin
  hindi
  arabic
  russian
  japanese
  korean
  vietnamese
  polish
  tamil
  urdu
  `,
  insideText,
);

export const hobbyWords = compilePhrases(
  `
  hiking
  chess
  reading
  cooking
  photography
  running
  cycling
  gardening
  travel(l?ing)?
  music
  guitar
  football
  yoga
  `,
  insideText,
);

/** Past-tense verbs, and words with their endings, at the start of a line about an achievement. */
export const achievementAtStart = anyOf(
  compilePhrases(
    `
    [Ll]ed
    [Bb]uilt
    [Rr]an
    [Ww]rote
    [Ww]on
    [Tt]aught
    [Gg]rew
    [Mm]ade
    [Kk]ept
    [Cc]ut
    [Ss]et
    [Oo]versaw
    [Dd]rove
    [Ss]old
    [Tt]ook
    [Gg]ave
    [Hh]eld
    [Bb]rought
    `,
    { start: 'text', end: 'word' },
  ),
  /^\p{L}{3,}(?:ed|ing)\b/u,
);
