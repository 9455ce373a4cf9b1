const words = (list: string): readonly string[] => list.split(' ');

/**
 * What a label asks for. 'sector': a fact of a job that is no field of ours. 'other': one whose words decide, or one that
 * jobs and schools share.
 */
export type Fact = 'dates' | 'title' | 'employer' | 'place' | 'sector' | 'other';

/**
 * Labels that forms print left of the facts of a job or a school: the wording of the Europass CV of 2004 in our
 * languages, and plain forms.
 */
const factLabels: Readonly<Record<Fact, readonly string[]>> = {
  dates: [
    'dates',
    'date',
    'zeitraum',
    'datum',
    'fechas',
    'fecha',
    'datas',
    'data',
    ...words(`period duration tenure dauer période durée periodo duración duraci durata período duração periode duur`),
    'time period',
    'job duration',
    'employment period',
    'working period',
    'period of employment',
    'dates of employment',
    'dates employed',
    'dates (from - to)',
    'dates (from – to)',
    'date (da - a)',
    'date (da – a)',
    'datas (de - até)',
    'fechas (de - a)',
    // the same where a word processor has set its long dash, and in the other languages
    'datas (de – até)',
    'fechas (de – a)',
    'dates (de - à)',
    'dates (de – à)',
    'datum (von - bis)',
    'datum (von – bis)',
    'data (van - tot)',
    'data (van – tot)',
  ],
  title: [
    'occupation or position held',
    'occupation or position',
    'beruf oder funktion',
    'fonction ou poste occupé',
    'profesión o cargo desempeñado',
    'lavoro o posizione ricoperti',
    'funzione o posto occupato',
    'função ou cargo ocupado',
    'beroep of functie',
    'job title',
    'title of position',
    'position title',
    'post',
    'job role',
    'job position',
    ...words(`position role function occupation profession designation tätigkeit funktion beruf poste fonction métier`),
    ...words(
      `puesto cargo profesión ocupación ruolo mansione professione occupazione função profissão ocupação functie`,
    ),
    ...words(`beroep stellenbezeichnung berufsbezeichnung functietitel`),
    'poste occupé',
    'fonction occupée',
    'emploi occupé',
    'puesto desempeñado',
    'cargo desempeñado',
    'cargo ocupado',
    'tipo di impiego',
    'categoria profesional',
    'intitulé du poste',
  ],
  employer: [
    'name and address of employer',
    'name und adresse des arbeitgebers',
    "nom et adresse de l'employeur",
    'nombre y dirección de la empresa o empleador',
    'nombre y dirección de la empresa',
    'nombre y dirección del empleador',
    'nome e indirizzo del datore di lavoro',
    'nome e morada do empregador',
    'naam en adres van werkgever',
    'naam en adres van de werkgever',
    ...words(`company employer organisation organization firm arbeitgeber firma unternehmen employeur entreprise`),
    ...words(`société empresa empleador auftraggeber opdrachtgever azienda empregador werkgever bedrijf`),
    'datore di lavoro',
    'nome del datore di lavoro',
    'name of organization',
    'name of organisation',
    'entidad',
  ],
  place: [
    ...words(
      `place location city country ort stadt land lieu ville pays lugar ciudad localidad país luogo città paese local`,
    ),
    ...words(`cidade localidade plaats stad locatie`),
  ],
  sector: words('sector industry branche milieu secteur settore setor'),
  other: [
    // beside a title in the armed forces, in its place at sea: the words decide
    'rank',
    'type of business or sector',
    // the same list of the CV of 2002
    'tipo di azienda o settore',
    'tipo di attività o settore',
    'tipo o sector de actividad',
    'tipo de empresa o sector',
    'tipo de empresa ou sector',
    "type ou secteur d'activité",
    'tätigkeitsbereich oder branche',
    'branche',
    'title of qualification awarded',
    'name and type of organisation providing education and training',
    'name and type of organisation providing education',
    'bezeichnung der erworbenen qualifikation',
    'name und art der bildungs- oder ausbildungseinrichtung',
    'name und art der bildungseinrichtung',
    'intitulé du certificat ou diplôme délivré',
    "nom et type de l'établissement d'enseignement ou de formation",
    "nom et type de l'établissement d'enseignement",
    'cualificación obtenida',
    'nombre y tipo de la organización que ha impartido la formación',
    'titolo della qualifica rilasciata',
    "nome e tipo d'organizzazione erogatrice dell'istruzione e formazione",
    "nome e tipo d'organizzazione erogatrice dell'istruzione",
    'nome e tipo di istituto di istruzione o formazione',
    'titolo conseguito',
    'qualifica conseguita',
    'designação da qualificação atribuída',
    'nome e tipo da organização de ensino ou formação',
    'gevolgde opleiding',
    'naam en type van de instelling',
    ...words(`institution school qualification degree abschluss schule hochschule bildungseinrichtung`),
    ...words(`diplôme établissement título titulación centro qualifica titolo istituto grau instituição instelling`),
  ],
};

/** The same for labels left of duties. */
const dutyLabels: readonly string[] = [
  'main activities and responsibilities',
  'principal subjects/occupational skills covered',
  'wichtigste tätigkeiten und zuständigkeiten',
  'hauptfächer/berufliche fähigkeiten',
  'principales activités et responsabilités',
  'principales matières/compétences professionnelles couvertes',
  'funciones y responsabilidades principales',
  'principales materias o capacidades profesionales estudiadas',
  'principali attività e responsabilità',
  'principali tematiche/competenze professionali possedute',
  'principali mansioni e responsabilità',
  'principali materie / abilità professionali oggetto dello studio',
  'principais actividades e responsabilidades',
  'principais atividades e responsabilidades',
  'voornaamste werkzaamheden en verantwoordelijkheden',
  'labor realizada',
  'labores realizadas',
  'tareas realizadas',
  'tareas desempeñadas',
  'funciones desempeñadas',
  'funciones realizadas',
  'actividades realizadas',
  'atividades desempenhadas',
  'atividades exercidas',
  'atividades desenvolvidas',
  ...words(
    `duties activities responsibilities tasks aufgaben tätigkeiten missions tâches activités funciones tareas
    actividades mansioni attività funções tarefas atividades taken werkzaamheden activiteiten`,
  ),
];

/** Labels left of the job that somebody applies for, set large below the name: the Europass CV of 2012 in our languages. */
const aims: ReadonlySet<string> = new Set([
  'job applied for',
  'preferred job',
  'studies applied for',
  'angestrebte stelle',
  'gewünschte beschäftigung',
  'poste visé',
  'emploi recherché',
  'études visées',
  'puesto solicitado',
  'empleo deseado',
  'estudios solicitados',
  'occupazione per la quale si concorre',
  'occupazione desiderata',
  'cargo a que se candidata',
  'emprego pretendido',
  'functie waarnaar wordt gesolliciteerd',
  'gewenste functie',
]);

/** 'JOB APPLIED FOR': no name, however large. */
export const isAimLabel = (text: string): boolean => aims.has(text.trim().toLowerCase());

const everyFact: readonly Fact[] = ['dates', 'title', 'employer', 'place', 'sector', 'other'];
const facts: ReadonlyMap<string, Fact> = new Map(
  everyFact.flatMap((fact) => factLabels[fact].map((label): [string, Fact] => [label, fact])),
);
const duties: ReadonlySet<string> = new Set(dutyLabels);
/** Maximum length of a label. */
const maxLength = 80;

/** What may be printed before and behind a label: 'Present company', 'Name of the employer', 'Position held'. */
const before =
  /^(?:[•*–-]\s*)?(?:(?:present|current|previous|past|former|last|recent|my)\s+)?(?:name of (?:the )?)?(?=\S)/u;
const behind = /(?:\s+(?:name|held))?\s*:?$/u;

const keyOf = (text: string): string => {
  const key = text.trim().toLowerCase();
  return key.includes('’') ? key.replaceAll('’', "'") : key;
};

/** What a label asks for; null when the text is not the label of a fact. Case and the kind of apostrophe do not matter. */
export const factOf = (text: string): Fact | null => {
  if (text.length > maxLength) return null;
  const key = keyOf(text);
  return facts.get(key) ?? facts.get(withoutEnd(key)) ?? facts.get(withoutEnd(key.replace(before, ''))) ?? null;
};

/** False for texts in which no label asks for a title: cheaper than looking for labels in each of their lines. */
export const mayAskForTitle = (text: string): boolean => {
  const lowered = keyOf(text);
  return factLabels.title.some((label) => lowered.includes(label));
};

/** Most lines end otherwise, and the pattern is tried at each of their characters. */
const withoutEnd = (key: string): string =>
  key.endsWith(':') || key.endsWith('name') || key.endsWith('held') ? key.replace(behind, '') : key;

/** Whether the text is a label, and of what. */
export const labelKind = (text: string): 'fact' | 'duty' | null => {
  if (text.length > maxLength) return null;
  return factOf(text) !== null ? 'fact' : duties.has(keyOf(text)) ? 'duty' : null;
};
