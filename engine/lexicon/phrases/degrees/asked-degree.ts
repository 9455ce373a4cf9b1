import { compilePhrases } from '../compile.ts';
import { anyOf, inSequence } from '../compose.ts';
import { nursingMaster } from './degree-names.ts';

// Words by which a posting asks for a degree, or means something else by one. Origin of all lists: written by us.

const startOfWord = { start: 'word', ignoreCase: true } as const;

/** A posting asks for a degree when it contains one of these. */
export const askedDegree = anyOf(
  nursingMaster,
  compilePhrases(
    String.raw`
  completed studies
  studies in
  bachelor
  master(['’]?s| of| in| degree)
  ph.? ?d_
  doctorate
  doctoral
  associate['’]?s (degree|or)
  associate degree
  adn_
  graduat(e|es|ed|ion) (of|from) an? (accredited|recogni[sz]ed)…(college|university)
  degree_
  diploma_
  tertiary qualifications?
  b.?sc_
  m.?sc_
  b.?eng_
  b.?tech_
  m.?tech_
  b.com_
  m.com_
  bcom_
  mcom_
  j.d.
  llb_
  ll.[bm]_
  b.e.
  b.e/
  bca_
  mca_
  mlis_
  ala[- ]accredited mls_
  juris doctor
  mba_
  ged_
  high ?school
  secondary school (certificate|diploma)
  bs/ba
  ba/bs
  b.s.
  b.a.
  bsn_
  m.ed
  // other languages
  grado en
  licenciatura
  laurea
  superior completo
  bacharelado
  de formation
  formation (en|dans)_
  bac ?\+ ?[0-9]
  hochschulstudium
  abgeschlossenes studium
  absolviertes studium
  (ingenieur|fachhochschul|universitäts)studium
  `,
    startOfWord,
  ),
);

/** What a degree may end in: "master's", 'bachelors degree'. */
const endOfDegree = /^(?:['’]?s['’]?)?(?: degree| diploma| level)?/u;

/** Right behind a degree, in lower case, they say that it is asked for: "Master's degree or", 'BSc in', 'PhD preferred'. */
export const askedBehindDegree = inSequence(
  endOfDegree,
  /,? ?\(?/u,
  compilePhrases(
    `
    in
    or
    of
    and
    required
    preferred
    essential
    desirable
    mandatory
    needed
    necessary
    level
    `,
    { end: 'word' },
  ),
);

/** 'PhD students', 'A bachelor party': not the degree itself. */
export const besidesDegree = inSequence(
  endOfDegree,
  / /u,
  compilePhrases(
    `
    students?
    interns?
    graduates?
    candidates?
    part(y|ies)
    tutor*
    thes[ei]s
    programs?
    programmes?
    courses?
    `,
    { end: 'word' },
  ),
);

/** Exceptions with one of these words: 'a high degree of care', 'master data'. */
export const notDegree = compilePhrases(
  `
  _degree of_
  _degree fields?_
  _high degree_
  _high school (students?|teach*|classroom|level|math*)
  _high school {2 words}(teacher|tutor|coach|principal|counsel+)_
  360[- ]degree
  _master data_
  _scrum master_
  _(are|re|be|become) an? (true|real) master (in|at)_
  _(are|re|be|become) an? master at_
  _(are|re|be|become) an? master in (at least|it|this|that|your|what|all|everything)_
  `,
  { ignoreCase: true },
);
