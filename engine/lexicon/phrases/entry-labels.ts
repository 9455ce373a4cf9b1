import { compilePhrases } from './compile.ts';
import { anyOf, inSequence, optional } from './compose.ts';

// Labels that templates and forms print around the facts of a job or a school. Origin of all lists here: written by us.

const wholeText = { start: 'text', end: 'text', ignoreCase: true } as const;
const startOfText = { start: 'text', end: 'word', ignoreCase: true } as const;

/** 'Technologies: Go, Kafka', 'Highlights': a line below the header of an entry that labels what follows. */
export const detailLabel = anyOf(
  inSequence(
    compilePhrases(
      `
      // tools
      technologies
      tech(nology|nical)? stack
      tools
      stack
      environment
      skills
      software
      platforms
      // achievements
      highlights
      achievements
      key achievements
      accomplishments
      responsibilities
      key campaigns
      duties
      result
      results
      summary
      overview
      description
      keywords
      // studies
      courses
      coursework
      relevant coursework
      projects?
      activities
      thesis
      advisor
      // other languages
      technologien
      kenntnisse
      aufgaben
      environnement
      comp[ée]tences
      outils
      competencias
      herramientas
      tecnolog[íi]as
      competenze
      strumenti
      tecnologie
      compet[êe]ncias
      ferramentas
      vaardigheden
      competenties
      // who the work was for, and with whom
      (end )?clients?
      customers?
      team( size)?
      report(ing|s) to
      supervisor
      (jef[ea]|superior) inmediat[oa]
      (vorgesetzter?|ansprechpartner(in)?)
      (responsable hi[ée]rarchique|sup[ée]rieur hi[ée]rarchique)
      (motivo|raz[óo]n) de (salida|retiro)
      motivo (da|de) sa[íi]da
      motif de d[ée]part
      (tel[ée]fono|tel[ée]fone|tel|fono)
      industry
      sector
      website
      kunden?
      mandanten
      clientes?
      clienti
      klanten
      // honors
      awards?
      recognition
      // forms
      hours per week
      salary
      reason for leaving
      references?
      referencias?
      refer[êe]ncias?
      `,
      startOfText,
    ),
    /.{0,24}:/iu,
  ),
  compilePhrases(
    `
    contracted (out )?to
    on (assignment|contract|secondment|behalf)
    assigned to
    seconded to
    placed (at|with) client
    deployed (at|to) client
    on site at client
    employed (by|through|via)
    reporting to
    reports to
    im auftrag von
    eingesetzt bei
    en mission (chez|pour)
    en misión en
    in missione presso
    em missão na
    gedetacheerd bij
    `,
    startOfText,
  ),
  compilePhrases(
    `
    highlights
    courses
    responsibilities
    achievements
    key achievements
    accomplishments
    ((key|recent|selected|main|major|notable) )?projects?:?
    technologies
    `,
    wholeText,
  ),
);

/** 'Key projects: ...' within a job: projects have dates of their own. */
export const projectLabel = inSequence(
  /^(?:(?:key|selected|main|major) )?/iu,
  compilePhrases(
    `
    projects?
    clients?
    assignment
    projekt
    projet
    proyecto
    progetto
    projeto
    `,
    { end: 'word', ignoreCase: true },
  ),
  /.{0,12}:/iu,
);

/** Labels in a school entry besides school, degree and subject. */
export const studyDetailLabel = anyOf(
  inSequence(
    /^(?:relevant )?/iu,
    compilePhrases(
      `
      courses?
      coursework
      modules
      subjects
      exam courses
      specialisms?
      thesis
      master thesis
      bachelor thesis
      dissertation
      advisor
      supervisors?
      activities
      projects?
      senior project
      specialization
      description
      title
      awards
      scholarship
      minor
      (contenidos?|contenu|inhalte?)( del curso| du cours| des kurses)?
      asignaturas
      materias
      mati[èe]res
      disciplinas
      // German
      (master|bachelor|diplom|doktor|abschluss|projekt)arbeit
      (thema|titel) der {2 words}
      betreuer(in)?
      leistungskurse
      f[äa]cher
      schwerpunkte
      // French
      m[ée]moire
      (sujet|th[èe]me|titre)( de| du| d['’])?( stage| th[èe]se| m[ée]moire| [ée]tude)?
      (co-?)?direct(eur|rice) de (th[èe]se|m[ée]moire|recherche)
      th[èe]se
      // Spanish and Portuguese
      trabajo (de )?fin de (grado|m[áa]ster|carrera|estudios)
      (tfg|tfm|pfc|tcc)
      proyecto (de )?fin de (carrera|ciclo|grado)
      tesi(s|na)
      (t[íi]tulo|tema) (de la|da|de) (tesis|tese|disserta[çc][ãa]o|monografia)
      direct(or|ora) de (la )?tesis
      trabalho (de conclus[ãa]o|final)( de curso)?
      (tese|disserta[çc][ãa]o|monografia)
      (co-?)?orientador(a)?
      // Italian
      (titolo )?(della )?tesi( di laurea| di dottorato| magistrale| triennale)?
      (co-?)?relat(ore|rice|ori)
      argomento( di ricerca| della tesi| tesi)
      materie
      insegnamenti
      // Dutch
      (afstudeer)?(scriptie|opdracht|project)
      begeleider
      vakken
      `,
      { end: 'letter', ignoreCase: true },
    ),
    /.{0,30}?:/iu,
  ),
  compilePhrases(
    `
    courses
    coursework
    relevant coursework
    activities
    `,
    wholeText,
  ),
);

/**
 * 'Field Assistant, Advisor: Dr. Nora Quill': behind the names of a job or a course of studies, who supervised it.
 * 'Supervisor: Night Shift' may be a title, so there the form of address has to tell.
 */
export const supervisedBy = inSequence(
  /\s*[,;|(–—-]\s*/iu,
  anyOf(
    inSequence(
      compilePhrases(
        `
        (co-?|faculty |research |thesis |project )?advis[eo]rs?
        (faculty |research )?mentors?
        principal investigators?
        pi
        `,
        { ignoreCase: true },
      ),
      /\s?:\s/iu,
    ),
    /(?:co-?)?supervisors?\s?:\s(?=(?:dr|prof|mr|mrs|ms)\b)/iu,
  ),
);

/** Questions about a job on public-sector forms besides the job itself. */
export const publicFormLabel = inSequence(
  compilePhrases(
    `
    (average )?hours( (worked )?per week)?
    (starting |ending |annual |base )?(salary|pay)
    supervisor('s name)?
    may (we )?contact( supervisor)?
    pay plan
    work schedule
    reason for leaving
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\s?:/iu,
);

const dutiesWords = compilePhrases(
  `
  achievements?
  accomplishments
  tasks
  duties
  responsibilities
  responsibility
  roles?
  job profile
  job description
  `,
  { ignoreCase: true },
);
const dutiesAbroad = compilePhrases(
  `
  aufgaben
  t[äa]tigkeiten
  missions
  t[âa]ches
  funciones
  tareas
  attivit[àa]
  mansioni
  atividades
  taken
  werkzaamheden
  `,
  { ignoreCase: true },
);

/** Label that some templates print above the duties of every job: 'Key duties & responsibilities:'. */
export const dutiesLabel = inSequence(
  /^/iu,
  anyOf(
    inSequence(
      /(?:key |main |major |job |my )?/iu,
      dutiesWords,
      optional(inSequence(/\s?(?:[/&]|and)\s?/iu, dutiesWords)),
    ),
    dutiesAbroad,
  ),
  /\s?:?$/iu,
);

const datesAsked = `
  period
  dates?
  years?
  when
  from
  to
  von
  bis
  van
  tot
  jahre?
  zeitraum
  ann[ée]es?
  période
  años
  periodo
  anni
  anos
  período
  jaren
  periode
  duration
  dauer
  durée
  duración
  durata
  duração
  `;

/** Column headings over dates. */
export const dateColumnName = compilePhrases(datesAsked, wholeText);

/** Column headings of a table of jobs or schools. */
export const columnName = compilePhrases(
  `
  ${datesAsked}
  // employer
  employer
  (name|address|name and address) of (the )?employer
  employer['’]?s name
  company
  name of (the )?(company|organi[sz]ation)
  organi[sz]ation
  arbeitgeber
  firma
  employeur
  entreprise
  empresa
  azienda
  datore di lavoro
  werkgever
  (structure|organisme|entreprise) d['’]accueil
  // location
  where
  location
  place
  ort
  lieu
  lugar
  luogo
  local
  locatie
  plaats
  // job title
  position
  posts?( held)?
  positions?( held)
  status
  rank
  capacity
  designation
  stelle
  stellenbezeichnung
  title
  job title
  role
  poste
  fonction
  puesto
  cargo
  ruolo
  função
  functie
  // duties
  (main|brief) duties
  nature of (work|duties)
  reason for leaving
  salary
  hours( (per|a) week)?
  main tasks
  key duties
  key responsibilities
  duties( and results)?
  responsibilities
  description
  details
  tasks
  hauptaufgaben
  tätigkeit
  aufgaben
  missions
  funciones
  mansioni
  atividades
  taken
  // studies
  institution
  school
  ((last|high|secondary|primary) )?school attended
  highest (grade|standard|qualification)( (passed|obtained|achieved|completed))?
  year (completed|obtained|passed)
  degree
  qualification
  result
  grade
  subject
  `,
  wholeText,
);

/** 'Tertiary: Harrow College': with a colon a label, without one the level of a school. */
export const levelLabel = compilePhrases(`(higher )?(tertiary|secondary|primary)( education)?`, wholeText);

/** Field names that some forms print before the values: 'Role - Engineer', 'Employer: Acme'. */
export const fieldName = compilePhrases(
  `
  // jobs
  role
  position
  title
  job title
  designation
  company
  employer
  name
  organi[sz]ation
  client
  // studies
  branch
  stream
  degree
  qualification
  course
  major
  institution
  university
  college
  school
  ((last|high|secondary|primary) )?school attended
  highest (grade|standard|qualification)( (passed|obtained|achieved|completed))?
  gpa
  grade
  field of study
  final grade
  year( (of (passing|graduation)|completed|obtained|passed))?
  qualification awarded
  // place and time
  location
  dates?
  period
  duration
  // other languages
  firma
  tätigkeit
  zeitraum
  ort
  poste
  entreprise
  lieu
  puesto
  empresa
  lugar
  cargo
  azienda
  ruolo
  luogo
  `,
  wholeText,
);
