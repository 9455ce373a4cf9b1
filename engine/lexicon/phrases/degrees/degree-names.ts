import { compilePhrases } from '../compile.ts';
import { anyOf, inSequence, notPrecededBy } from '../compose.ts';

// Names of degrees in job postings, by level. Origin of all lists: written by us.

const startOfWord = { start: 'word', ignoreCase: true } as const;
const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;

const doctorate = anyOf(
  compilePhrases(
    `
    ph.? ?d_.?
    doctorate
    doctoral
    dphil
    ed.?d
    doctor of [a-z]{1,}
    `,
    wholeWords,
  ),
  // 'MD' and 'JD' are also a US state and a name
  /\b(?:m\.?d\.?(?= degree)|j\.?d\.?(?= degree|\b, ))\b/iu,
  compilePhrases(
    `
    pharm.? ?d
    juris doctor
    j.d
    dnp
    dvm
    dpt
    `,
    wholeWords,
  ),
);

/** A Master of Science in Nursing, and not the network of Microsoft: 'MSN Office 365', 'Outlook, MSN, Windows'. */
export const nursingMaster = inSequence(
  notPrecededBy(/\b(?:office|365|windows|outlook|messenger)(?:,? and |, ?|\/| )/iu),
  /\bmsn\b(?! (?:office|windows|outlook|messenger|explorer)\b)/iu,
);

const master = anyOf(
  nursingMaster,
  /\bmaster(?:['’]?s)?(?: of| in| degree|['’]s|\b(?= preferred| required| or))/iu,
  compilePhrases(
    `
    m.?sc_.?
    m.?eng_.?
    m.?tech_.?
    m.?com_.?
    ll.?m_.?
    m.?arch_
    m.?res_
    m.?s.?w_
    m.?b.?a_.?
    m.?ed_.?
    m.?phil_
    mca_
    mfa
    msw
    mlis_
    ala[- ]accredited mls_
    mpa
    mph
    postgraduate degree
    graduate degree
    advanced degree
    m.?s.? (in|degree)
    m.?a.? (in|degree)
    diplom-?ingenieur
    dipl.-ing
    m.s.
    m.a.
    `,
    startOfWord,
  ),
);

const bachelor = compilePhrases(
  String.raw`
  bachelor(['’]?s)?
  baccalaureate
  undergraduate degree
  b.?sc_.?
  b.?eng_.?
  b.e.
  b.e/
  bca_
  b.?arch_
  b.?tech_.?
  b.?com_.?
  b.?ed_.?
  bba
  bfa
  bsn
  bsw
  llb
  b.s.
  b.a.
  bs/ba
  ba/bs
  bs (in|degree|or)
  ba (in|degree|or|\(hons\))
  university degree
  completed studies
  studies in
  university studies
  college degree
  4-year degree
  four-year degree
  accredited (4-year|four-year|university|college)
  (4-year|four-year) (college|university)
  hons_
  degree[- ]qualified
  degree[- ]educated
  degree level
  (a |relevant )?degree in
  degree or equivalent
  {2 words}degree
  // other languages
  grado en
  licenciatura
  laurea
  superior completo
  bacharelado
  bac ?\+ ?[345]
  hochschulstudium
  abgeschlossenes studium
  absolviertes studium
  (ingenieur|fachhochschul|universitäts)studium
  `,
  startOfWord,
);

const associate = anyOf(
  compilePhrases(
    String.raw`
    bac ?\+ ?2
    associate(['’]?s)? (degree|of|in)
    associate['’]?s or (higher|above|better)
    associate['’]s
    adn
    foundation degree
    tertiary qualifications?
    2-year degree
    two-year degree
    hnd
    hnc
    a.s.
    a.a.
    `,
    wholeWords,
  ),
  /\ba\.?a\.?s\.?(?= |$)\b/iu,
  compilePhrases(
    `
    some college
    (vocational|technical|trade)( school)? (degree|diploma)
    `,
    wholeWords,
  ),
);

const school = compilePhrases(
  `
  high ?school
  h.?s. ?diploma
  hs diploma
  secondary school
  ged_
  gcses?
  a[- ]levels?
  school diploma
  school leaving
  leaving certificate
  `,
  startOfWord,
);

/** Names of degrees in job postings, by level. Each matches the whole name, so that it can be removed from a text. */
export const degreeNames = { doctorate, master, bachelor, associate, school };
