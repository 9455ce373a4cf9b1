import { fold } from '../../text/fold.ts';
import { wordSet } from '../word-set.ts';
import { compilePhrases } from './compile.ts';
import { anyOf, inSequence } from './compose.ts';

// What entries of an education section hold besides school, degree and subject. Origin of all lists here: written by us.

const atStart = { start: 'text', end: 'word', ignoreCase: true } as const;
const wholeText = { start: 'text', end: 'text', ignoreCase: true } as const;

/** Minors, honors, activities, courses: a line or piece that begins with one of these. Folded. */
export const studyDetail: RegExp = anyOf(
  compilePhrases(
    `
    minor(ed|s)?
    (double |second )?concentration
    coursework
    (relevant|selected|related|key|undergraduate|graduate) (coursework|courses|modules|subjects)
    courses?( include[ds]?| taken|work)
    modules?
    subjects?
    thesis
    (master'?s?|bachelor'?s?|final year|diploma|doctoral|phd) (thesis|project|dissertation)
    dissertation
    (senior|capstone|final year) (project|thesis|design)
    title of qualification
    (student|class) rank(ing)?
    (law|business|policy) (review|journal)
    journal of
    moot court
    advis(or|er)s?
    supervisors?
    eqf level
    isced
    affiliated (to|with|by)
    `,
    atStart,
  ),
  // theses, their subject and who supervised them, in the other languages
  compilePhrases(
    `
    (master|bachelor|diplom|doktor|abschluss|projekt)(arbeit|thesis)
    (betreuer(in)?|betreut) (von|durch|prof)
    (sujet|titre|theme) (de|du) (these|memoire)
    (co-?)?direct(eur|rice) de (these|memoire)
    memoire (de|sur)
    these (de doctorat )?(sur|intitulee)
    trabajo (de )?fin de (grado|master|carrera|estudios)
    proyecto (de )?fin de (carrera|ciclo|grado)
    (titulo|tema) (de la|da) (tesis|tese|dissertacao|monografia)
    trabalho (de conclusao|final)( de curso)?
    (titolo|argomento) (della )?tesi
    argomento di ricerca
    tesi (di laurea|di dottorato|magistrale|triennale|in|su)
    (co-?)?relat(ore|rice|ori):?( prof)?
    data di conseguimento
    (afstudeer)(scriptie|opdracht|project)
    (master|bachelor)?[- ]?scriptie
    `,
    atStart,
  ),
  compilePhrases(
    `
    (graduated |graduating |graduate )?(with )?(highest |high |university |departmental |college )?honou?rs
    honou?rs (program(me)?|college|society|thesis)
    dean'?s
    (president|provost|chancellor|principal|dean)'?s?( honou?r)? (list(er)?|scholar|award)
    (magna |summa )?cum laude
    academic (achievement|award|honou?r)s?
    phi (beta kappa|kappa phi|theta kappa)
    (national )?merit (scholar|finalist)
    valedictorian
    salutatorian
    `,
    atStart,
  ),
  compilePhrases(
    `
    (recipient|winner|member|president|vice[- ]president|treasurer|secretary|captain|chair|leader|founder) (of|,)
    vice president
    activities
    extracurricular*
    clubs?
    societies
    scholarships?
    awards?
    gcses?:
    ((under)?graduate )?research (assistant|project|topic)
    ((under)?graduate )?teaching assistant
    `,
    { start: 'text', ignoreCase: true },
  ),
);

/** 'Coursework in Botany, Harrow College': studies of their own beside their school, and a note elsewhere. */
export const courseworkIn: RegExp = /^(?:completed |some |general |graduate )?coursework (?:in|toward|towards|for) /iu;

/** 'PhD supervisor: Jane Roe', 'Master thesis on moss': not the degree, what was done for it. Folded. */
export const workForDegree: RegExp = inSequence(
  compilePhrases(
    `
    ph.?d
    doctora(l|te)
    (master|bachelor)('?s)?
    (m|b).? ?s.?c
    ms.?c
    (m|b).?(a|eng|tech)
    (under|post)?graduate
    diploma
    mphil
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\.? (?:thesis|dissertation|scriptie|supervisors?|advis[eo]rs?|committee)\b/iu,
);

/** 'Major in Art', 'Specialization: Botany': a piece that begins with one of these names a field of study. Folded. */
export const announcesField: RegExp = compilePhrases(
  `
  major(ing|ed)?( in)?
  speciali[sz](ation|ing)( in)?
  schwerpunkt
  mention
  option
  filiere
  speciali(te|ta|dad|dade)
  fachrichtung
  studienrichtung
  vertiefung
  indirizzo
  orientacion
  enfasis (en|em)
  afstudeerrichting
  studierichting
  profiel
  `,
  atStart,
);

/** '... Scholarship', 'Student Council': ends of lines about honors and activities. Folded. */
export const studyDetailAtEnd: RegExp = compilePhrases(
  `
  scholarship
  fellowship award
  award
  prize
  dean'?s list
  honou?rs? (roll|society|list)
  society
  fraternity
  sorority
  team
  club
  (society|club|union|council|association|team) (president|secretary|treasurer|chair|captain|member)
  `,
  { start: 'word', end: 'text', ignoreCase: true },
);

/** How somebody studies, in place of whether it is finished: 'BSc Botany (part-time)'. Folded. */
const modeOfStudy = compilePhrases(
  `
  (full|part)[- ]time
  (distance|online|remote|evening|blended) (learning|studies|course)
  on[- ]?campus
  vollzeit(studium)?
  teilzeit(studium)?
  berufsbegleitend
  nebenberuflich
  (a )?temps (plein|partiel|complet)
  (en )?alternance
  (a|en) distan(ce|cia)
  (semi)?presencial
  a tempo (pieno|parziale)
  (voltijd|deeltijd)s?(opleiding|studie)?
  `,
  { ignoreCase: true },
);

const status = compilePhrases(
  `
  (currently |presently )?(pursuing|studying|attending|enrolled|ongoing|on-going|appearing)
  (currently )?(still )?in progress
  (in)?complete(d)?
  (not|never) (completed|finished)
  (unfinished|discontinued|dropped out|did not (graduate|finish)|withdrew)
  no degree( (earned|completed|obtained|awarded))?
  (actualmente )?cursando
  em (curso|andamento)
  (nao |no )?(in)?(complet|concluid|terminad|finalizad)[oa]
  trancad[oa]
  en curso
  en cours
  (non )?(achev|termin|valid|obtenu|finalis)(e|ee)?
  (non )?(conclus|completat|terminat|ultimat|conseguit|ottenut)[oa]( nel| il)?
  sin (finalizar|terminar|concluir|acabar|titular)
  (inconclus|trunc|titulad|egresad)[oa]
  en proceso
  in corso
  sospes[oa]
  interrott[oa]
  laufend
  abgebrochen
  nicht (abgeschlossen|beendet)
  (noch )?nicht bestanden
  lopend
  (niet |nooit )?(afgerond|afgemaakt|voltooid|behaald)
  ohne abschluss
  `,
  { ignoreCase: true },
);

/** 'Harrow College (in progress)': whether the studies are finished, in brackets at the end. Folded. */
export const studyStatus: RegExp = inSequence(/\s*\(/iu, status, /\)\.?$/iu);

/** 'Completed' before a degree in other type, 'Currently', '2nd year': nothing but how far the studies are. Folded. */
export const isStudyStatus = (folded: string): boolean => wholeStatus.test(folded) || yearOfStudy.test(folded);

/** '3eme annee', 'Second-year student', '1. Lehrjahr': which year of a course it is. Not '12º ano', which is a level. */
const yearOfStudy = inSequence(
  /^(?:(?:currently |presently )?in (?:the |my )?)?/iu,
  compilePhrases(
    `
    (first|second|third|fourth|fifth|final|last)
    (premiere|deuxieme|troisieme|quatrieme|cinquieme|derniere)
    (primer|segundo|tercer|cuarto|quinto|ultimo)
    (primo|secondo|terzo|quarto)
    (erstes|zweites|drittes|viertes|letztes)
    [1-6] ?(st|nd|rd|th|re|ere|er|e|eme|o|a|º|ª|°|.)?
    `,
    { ignoreCase: true },
  ),
  /[ -](?:year|annee|ano|anno|jahr|lehrjahr|studienjahr|semester|semestre)(?:[ -]student)?(?: ?\([^()]{1,30}\))?\.?$/iu,
);

const wholeStatus = inSequence(
  /^/iu,
  anyOf(
    status,
    modeOfStudy,
    /(?:currently|current|presently|actualmente|actuellement|attualmente|atualmente|derzeit|expected|graduated)/iu,
    // 'Student at Harrow College', 'Classes at Harrow College': no degree
    /(?:classes|courses|student|etudiante?|estudiante|estudante|studente(?:ssa)?)/iu,
    /(?:(?:angestrebter|voraussichtlicher|ohne|kein(?:en)?) )?abschluss/iu,
  ),
  /(?: (?:in|en|em|im))?(?:[.:…]|\.\.\.)?$/iu,
);

/** Labels of school years, which are no degrees: 'A.Y. 2014-2018', 'Batch 2014'. Folded. */
export const yearsLabel: RegExp = compilePhrases(
  `
  a\\.? ?y\\.?
  s\\.? ?y\\.?
  (school|academic|scholastic|calendar|passing) years?
  years?
  session
  batch( of)?
  class of
  schuljahre?
  anno (accademico|scolastico)
  anni (accademici|scolastici)
  annees? (scolaires?|universitaires?|academiques?)
  (ano|curso) (academico|escolar|letivo)
  schooljaar
  academiejaar
  `,
  wholeText,
);

/** 'Botany Bachelor nicht abgeschlossen': at the end of a degree, without brackets. Folded. */
export const studyStatusBehind: RegExp = inSequence(
  /[\s,]+(?:-\s*)?/iu,
  compilePhrases(
    `
    (currently |still )in progress
    (not|never) (completed|finished)
    actualmente cursando
    em andamento
    (nao |no )?(concluid[oa]|terminad[oa]|finalizad[oa])( em| en)?
    (set|due|expected|scheduled) to (graduate|complete|finish)( in)?
    (expected|anticipated|projected)( graduation| completion)?( in)?
    en cours
    nicht (abgeschlossen|beendet)
    niet (afgerond|afgemaakt|voltooid)
    (non )?(conseguit|ottenut|conclus|completat)[oa]( presso)?
    (obtid|obtenid|cursad)[oa]
    `,
    { ignoreCase: true },
  ),
  /$/iu,
);

export type StudyColumn = 'institution' | 'degree' | 'subject' | 'grade' | 'period' | 'detail';

/** The field that a column of a table of schools holds, by its name; null for other words. */
export const studyColumnOf = (name: string): StudyColumn | null => {
  // 'Major(s)', 'Institution(s)'
  const folded = fold(name.trim()).replace(/(?<=\p{L}) ?\(s\)$/u, 's');
  return studyColumns.find(({ names }) => names.test(folded))?.field ?? columnOfWords(folded);
};

/** 'Board/ University & year': a name that only has words of such names, by the first row below that has one of them. */
const columnOfWords = (folded: string): StudyColumn | null => {
  const words = folded.match(/\p{L}+|%/gu) ?? [];
  const isName =
    words.length > 0 && !/\d/u.test(folded) && words.length <= 8 && words.every((word) => allColumnWords.has(word));
  return isName ? (columnWords.find(({ of }) => words.some((word) => of.has(word)))?.field ?? null) : null;
};

const columnWords: readonly { field: StudyColumn; of: ReadonlySet<string> }[] = [
  { field: 'grade', of: wordSet('% percentage percent marks cgpa gpa sgpa cpi aggregate performance secured') },
  { field: 'period', of: wordSet('year years session duration passing completion graduation') },
  { field: 'institution', of: wordSet('school schools college colleges institute institution institutions') },
  { field: 'detail', of: wordSet('board boards university universities council no sl sno serial') },
  { field: 'degree', of: wordSet('qualification qualifications degree course exam examination examinations standard') },
  { field: 'grade', of: wordSet('class division grade score result obtained') },
];
const fillers = wordSet('of the in and or name study passed month age s n attended studied scored');
const allColumnWords: ReadonlySet<string> = new Set([...fillers, ...columnWords.flatMap(({ of }) => [...of])]);

/** Folded. 'detail' is shown nowhere. */
const studyColumns: readonly { field: StudyColumn; names: RegExp }[] = [
  {
    field: 'degree',
    names: compilePhrases(
      `
      (academic )?(qualifications?|degrees?|courses?|examinations?|exams?|class|standard|level|diploma|program(me)?)
      (course|degree|exam|qualification|examination)( ?/ ?| or )(course|degree|exam|certificate|diploma|standard|class)
      (name of (the )?)(degree|course|exam(ination)?|qualification)
      (degree|qualification|course|examination|certificate) (name|obtained|passed|title|awarded)
      examination passed
      (qualifications?|certificates?|exam(ination)?s?) (gained|obtained|achieved|awarded|held|taken)
      (qualifications?|certificates?|courses?) (and|&|/|with) (grades?|results?|subjects?)
      ((angestrebter|erworbener|erreichter|hochster) )?(schul|berufs|studien)?abschluss
      akademischer grad
      (ausbildungs|lehr)?beruf
      ausbildungsberuf
      (diplome|titre)( obtenu| prepare)?
      niveau( d['’]etudes?)?
      titulacion( obtenida)?
      titulo( obtenido| conseguido| profesional| academico)?
      grado (academico|obtenido|alcanzado)
      nivel( de estudios| academico| educativo| alcanzado)?
      carrera
      titulacao
      formacao( academica)?
      grau( academico| de escolaridade)?
      curso
      titolo( di studio)?( conseguito)?
      (titolo|qualifica|diploma) (conseguit[oa]|rilasciat[oa])
      corso( di (laurea|studi))?
      (behaalde? )?(titel|graad)
      opleiding
      studie
      `,
      wholeText,
    ),
  },
  {
    field: 'institution',
    names: compilePhrases(
      `
      (name of (the )?)?(institut(e|es|ion|ions)|schools?|colleges?|universit(y|ies))( name)?
      (name of (the )?)?(school|college|institut(e|ion)|university) ?(/|or|&|and) ?(school|college|institut(e|ion)|university)
      (schools?|colleges?|institution|university) ?(/|or|and|&|,) ?(training )?(providers?|cent(er|re)|employers?)
      (schools?|colleges?|institution|university|provider) ?(/|and|&|,) ?(town|city|place|location|address)
      name and (address|town|location) of (the )?(school|college|institut(e|ion)|university|provider)s?
      (schools?|colleges?|institut(e|ion)s?|universit(y|ies)) attended
      (training |course |learning )?providers?
      place of study
      hochschule
      schule
      (fachhochschule|universitat|berufsschule|lehranstalt|ausbildungsstatte)
      (ausbildungs|lehr)?betrieb
      (name der |name des )?(schule|ausbildungsbetriebs)
      nom de l['’](etablissement|ecole)
      (universite|lycee|college)
      (nombre (de la |del )?)?(institucion( educativa)?|universidad|escuela|colegio|plantel|instituto)
      (nome (da |do )?)?(instituicao|universidade|faculdade|escola|entidade( formadora)?)
      estabelecimento( de ensino)?
      nome (e tipo )?(di |dell['’] ?)istituto( di istruzione o formazione)?
      (universita|ateneo|ente( formatore| di formazione)?)
      (naam (van de )?)?(school|universiteit|hogeschool|instituut)
      (schule|hochschule|institution)( ?/ ?| und | oder |, )(ort|hochschule|betrieb|universitat)
      bildungs(statte|einrichtung|trager)
      etablissement
      (ecole|organisme|centre)( de formation)?
      institucion
      centro( (educativo|de (estudios|formacion|ensino)))?
      istituto
      scuola
      instituicao( de ensino)?
      (onderwijs|opleidings)?instelling
      `,
      wholeText,
    ),
  },
  {
    field: 'detail',
    names: compilePhrases(
      `
      (board|university)( ?/ ?| or | & )(board|university|council)
      (name of (the )?)?(board|council)
      location
      place
      remarks?
      (sl?|s|sr)\\.? ?no\\.?
      medium
      country
      nebenfach
      (ort|lieu|lugar|luogo|local|localidad|plaats|ciudad|cidade)
      documento( obtenido)?
      cedula( profesional)?
      `,
      wholeText,
    ),
  },
  {
    field: 'subject',
    names: compilePhrases(
      `
      (major )?(branch|stream|trade|specialization|specialisation|discipline|majors?|subjects?|field( of study)?|group)
      area( of study)?
      special(i)?ty
      especialidad
      especialidade
      specialite
      specializzazione
      fachrichtung
      (studien)?fach(gebiet)?
      (richting|profiel|vakgebied)
      (option|domaine|section)
      (orientacion|modalidad|mencion|rama)
      indirizzo( di studio)?
      studiengang
      studienrichtung
      hauptfach
      studierichting
      afstudeerrichting
      filiere
      `,
      wholeText,
    ),
  },
  {
    field: 'period',
    names: compilePhrases(
      `
      (passing |passed |graduation |academic )?(year|years|session|duration|period|dates?|batch)
      years? of (passing|completion|graduation|study|pass(ed)?)
      (passing|completion|graduation) (year|date)
      from( ?[-–] ?to)?
      to
      (dates?|years?|period) (attended|of (study|attendance)|from|to)
      fechas?
      data
      datum
      periodo
      periode
      zeitraum
      (dauer|duree|duracion|duracao|durata|duur)
      abschlussjahr
      (annee|date) d['’]obtention
      (ano|fecha) de (graduacion|egreso|titulacion|obtencion|termino|finalizacion)
      (ano|data) de (conclusao|formatura|termino)
      (conclusao|conclusion|termino)
      anno di (conseguimento|diploma|laurea)
      (jaar|jaartal)
      jahr
      annee
      ano
      anno
      `,
      wholeText,
    ),
  },
  {
    field: 'grade',
    names: compilePhrases(
      `
      (results?|grades?|marks|percentage|score|division)( ?\\(?%\\)?| obtained| secured)?
      (c|s)?gpa
      %(age)?
      aggregate
      (abschluss|gesamt)?note
      (mention|moyenne)
      (promedio|nota|calificacion|media)( final| media| general)?
      classificacao( final)?
      (votazione|voto|punteggio)( finale| di laurea)?
      (eind)?(cijfer|resultaat)
      (percentage|cgpa|gpa|marks|%|grade|score)( ?/ ?| or )(percentage|cgpa|gpa|marks|%|grade|division|class)
      (percentage|%) of marks
      marks in %
      `,
      wholeText,
    ),
  },
];

/** Studies that are not finished, anywhere in a line about them. */
export const unfinishedStudies = compilePhrases(
  `
  in progress
  (currently |presently )?(pursuing|enrolled in|studying|attending)
  expected( graduation| completion| in)?
  anticipated( graduation| completion| in)?
  graduating in
  en curso
  cursando
  em (curso|andamento)
  en cours
  in corso
  (noch )?laufend
  voraussichtlich*
  angestrebt*
  lopend
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** What forms ask beside a school: 'Turno: Manhã', 'Shift: Morning'. Folded. */
export const noteLabels: ReadonlySet<string> = wordSet(
  'turno turma modalidade periodicidade situacao status shift mode modality jornada modalidad situacion',
);
