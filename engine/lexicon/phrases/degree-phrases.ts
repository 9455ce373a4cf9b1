import { compilePhrases } from './compile.ts';
import { anyOf, followedBy, inSequence, notPrecededBy, optional } from './compose.ts';

// Wording of degrees, in job postings and in resumes. Origin of all lists here: written by us.

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
const nursingMaster = inSequence(
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
  graduat(e|es|ed|ion) (of|from) an? accredited…(college|university)
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

/** Capitals that mean a degree, by level. */
export const degreeCapitals: ReadonlyMap<string, 'school' | 'associate' | 'bachelor' | 'master' | 'doctorate'> =
  new Map([
    ['GED', 'school'],
    ['ADN', 'associate'],
    ['AA', 'associate'],
    ['AS', 'associate'],
    ['AAS', 'associate'],
    ['BA', 'bachelor'],
    ['BS', 'bachelor'],
    ['BSc', 'bachelor'],
    ['BEng', 'bachelor'],
    ['BSN', 'bachelor'],
    ['MA', 'master'],
    ['MS', 'master'],
    ['MSc', 'master'],
    ['MEng', 'master'],
    ['MBA', 'master'],
    ['PhD', 'doctorate'],
    ['MD', 'doctorate'],
    ['JD', 'doctorate'],
  ]);

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

/** With 'with' or 'in' they ask for something else than a degree. */
const askedBeside = compilePhrases(
  `
  (experience|knowledge|familiarity|proficiency|skills?|training) (with|in|of|using|as)
  (Erfahrung|Kenntnisse?|Berufserfahrung) (mit|in|im|als|von|der)
  (expérience|connaissances?|maîtrise) (en|de|des|du|dans|avec|d)
  (experiencia|conocimientos?|experiência|conhecimentos?) (en|em|con|com|de)
  (esperienza|conoscenza) (in|con|di|nel)
  (ervaring|kennis) (met|in|van)
  `,
  { ignoreCase: true },
);

/** After one of these, the degree and its subject are complete and another requirement follows. */
export const afterDegree = anyOf(
  /;|\.\s|\s\(?(?:or equivalent|or \d)/iu,
  inSequence(
    /\bwith /iu,
    followedBy(
      /\d|at least|experience|strong|proven|(?:a )?minimum|[^,;.]{3,40} (?:experience|knowledge|skills|training)\b/iu,
    ),
  ),
  /\bplus\b/iu,
  // 'Nursing degree, experience in geriatrics a plus'
  inSequence(/,\s/iu, followedBy(inSequence(/(?:[\p{L}-]{1,20} ){0,2}/iu, askedBeside))),
  // 'BSc MS Office'
  / (?=(?:msn? office|microsoft|office 365)\b)/iu,
  // 'Nursing degree, lifting 50 pounds'
  /,\s(?:and |must |be |able to |ability to ){0,3}(?:lift|carry|stand)(?:ing)?\b/iu,
  inSequence(
    /\b(?:and|or) /iu,
    followedBy(/at least|\d|proven|strong|experience|(?:\w+ to )?\w+ (?:\(\d+\) )?(?:years|yrs|months)/iu),
  ),
);

const kindsOfExperience = compilePhrases(
  `
  practical
  work
  professional
  combination of
  `,
  { ignoreCase: true },
);
/** Experience is accepted instead of a degree: 'or equivalent work experience'. */
export const orExperience = anyOf(
  inSequence(
    /\bor (?:an? )?(?:equivalent|comparable|relevant|related|significant|similar)?\s*/iu,
    optional(inSequence(kindsOfExperience, / /iu)),
    /experience\b/iu,
  ),
  /\bequivalent (?:practical |work |combination)?/iu,
  /\bor comparable\b/iu,
);

/** School certificates and similar degrees as resumes spell them out. */
export const spelledOutDegree = compilePhrases(
  `
  _(high school|secondary school) (diploma|certificate|degree|equivalency)
  ^high school$
  _a[- ]levels?_
  _class (- )?(1[02]|x|xii)_
  _(higher|senior) secondary (certificate|education|exam*|diploma|course|leaving)
  ^(higher|senior) secondary$
  ^secondary (exam*|certificate)_
  ^(class|grade|form|year|standard) (1[0-3]|xi{0,2}|x)_
  ^some college
  ^leaving cert*
  ^(10|12)th (standard|grade|class)_
  _mittlere reife_
  _ensino m[eé]dio_
  ^liceo (scientifico|classico|linguistico)$
  ^o[- ]levels?_
  ^(foundation|engineering|engineer['’]?s|dual|joint|double) degree
  ^(dual|joint|double) (bachelor|master)['’]?s?_
  ^(graduate|junior|intermediate vocational|vocational) (certificate|diploma)
  ^(international|european) baccalaureate
  ^(high school|secondary school|school) leaving (qualification|certificate|exam*|diploma)
  ^access to (he|higher education)_
  ^pre[- ]university_
  ^executive mba_
  ^postdoc_
  _boot camp_
  // Germany, Austria, Switzerland
  ^(allgemeine|fachgebundene) (fach)?hochschulreife
  ^(mittlerer|qualifizierender|erweiterter) (schul|hauptschul|realschul)abschluss
  ^(duales|berufsbegleitendes|erstes|zweites) (studium|staatsexamen)
  ^(weiterbildung|umschulung|fortbildung|studium) (zum|zur)_
  ^staatlich (geprüfte|anerkannte)[rn]?_
  ^eidg(.|enössisches) fähigkeitszeugnis
  // France
  ^titre (professionnel|rncp)_
  ^([ée]l[èe]ve|[ée]tudiante?)[- ]ing[ée]nieure?_
  ^(classes?|cycle) pr[ée]paratoires?_
  ^formation (en|aux?|de|professionnelle|continue|initiale|qualifiante|certifiante|compl[ée]mentaire)_
  ^formation (dipl[oô]mante|d['’]ing[ée]nieur*)
  ^technicien(ne)? (sup[ée]rieur|sp[ée]cialis)
  // Spain and Latin America
  ^formaci[oó]n profesional_
  ^educaci[oó]n secundaria obligatoria_
  ^certificado de profesionalidad_
  ^carrera t[ée]cnica_
  ^t[ée]c.? (superior|medio|universitario)_
  ^tecnolog[ií]a en_
  ^doble grado_
  // Italy
  ^qualifica professionale_
  ^licenza media_
  // Brazil and Portugal
  ^curso (t[ée]cnico|profissional|superior de tecnologia|de especializa[çc][ãa]o)_
  ^segundo grau_
  `,
  { ignoreCase: true },
);

/** The level of a school in place of a degree, as the whole text: 'Junior High School' below the name of the school. Folded. */
export const schoolLevel = inSequence(
  compilePhrases(
    `
    (junior |senior )?high school
    (junior|senior) high
    (upper|lower|higher|senior|junior)? ?secondary( school| education| level)?
    (primary|elementary|intermediate|tertiary)( school| education| level)?
    primaria
    secundaria
    middle school
    (higher|senior) secondary in [^,]{3,40}
    matric(ulation|ulate)?
    xii
    xi?i? ?\\([^()]{2,20}\\)
    10 ?\\+ ?2
    (10|11|12)th
    (10|ssc|12|hsc|xii?)(th)? (standard|std|class|grade)\\.?
    [1-9].( ?[-–] ?[1-9].)? (klasse|schuljahr|schulstufe)
    (high|secondary) school (certificate )?(ssc|hsc|sslc|hssc|ssce)
    (higher |senior )?secondary examination
    educacion (primaria|secundaria|basica|media|superior|universitaria)( completa)?
    (escuela )?secundaria completa
    ensino (fundamental|medio|superior|tecnico)( completo)?
    (scuola|istruzione) (superiore|secondaria|media)( [a-z]{4,16})?
    enseignement secondaire
    etudes secondaires
    (algemeen |technisch |beroeps)?secundair onderwijs
    (hoger|middelbaar) onderwijs
    szkola srednia
    wyksztalcenie (srednie|wyzsze)
    `,
    { start: 'text', ignoreCase: true },
  ),
  // 'High School (10th)', '12th - Science', 'Junior High School and Senior High School'
  /(?: (?:and|&) (?:junior|senior|high|secondary) [a-z ]{4,20})?(?: ?\([^()]{1,30}\)|\s[-–—:]\s.{2,40})?$/iu,
);

/** 'Tertiary level', 'Estudios Superiores', 'Universitario / En curso': a title above schools of one level. Folded. */
export const levelTitle = compilePhrases(
  `
  (primary|elementary|secondary|high school|tertiary|higher|college|university|undergraduate|(post)?graduate) level
  (nivel|niveau|livello) (primari[oa]|secundari[oa]|medio|superior|terciari[oa]|universitari[oa]|universitaire|superiore)
  estudios (primarios|secundarios|medios|superiores|universitarios|terciarios)
  etudes (primaires|superieures|universitaires)
  studi (superiori|universitari)
  (primario|secundario|terciario|universitario)( ?[/:–-] ?(en curso|(in)?completo|graduado|cursando))?
  (schulische|akademische|berufliche) (aus)?bildung
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);

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
  (estudante|aluno|aluna) de_
  estudiante de_
  [ée]tudiante? en_
  studente(ssa)? di_
  `,
  { start: 'text', ignoreCase: true },
);

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
    `,
    wholeWords,
  ),
  /cum laude|^distinction|^[a-f][+-]?$|^[1-3]\.[12]$/iu,
  // 'Media: 8,4', but not 'New Media'
  /^media(?: ponderata| final)?[: ]+\d/iu,
  // '1,3 (sehr gut)'
  /\b1[., ]?\d?\s*\(?(?:sehr gut|gut)/iu,
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
  `,
  wholeWords,
);
/** 'Degree in geology': the group is the subject. */
export const subjectOfDegree = inSequence(degreeOrStudies, /[^,;(]{0,30}?\s(?:in|of)\s+(.+)$/iu);

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
  `,
  { end: 'word', ignoreCase: true },
);
/** 'or a closely related field': the subject is not fixed. */
export const openSubject = inSequence(/(?:,?\s*\bor\b|,)\s*(?:in\s+)?(?:an?\s+)?(?:closely\s+)?/iu, anyOther, /.*$/iu);
