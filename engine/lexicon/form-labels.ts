const words = (list: string): readonly string[] => list.split(' ');

/** Labels that forms print left of the facts of a job or a school: the wording of the Europass CV of 2004 in our languages, and plain forms. */
const factLabels: readonly string[] = [
  'dates',
  'date',
  'occupation or position held',
  'name and address of employer',
  'type of business or sector',
  'title of qualification awarded',
  'name and type of organisation providing education and training',
  'name and type of organisation providing education',
  'zeitraum',
  'datum',
  'beruf oder funktion',
  'name und adresse des arbeitgebers',
  'bezeichnung der erworbenen qualifikation',
  'name und art der bildungs- oder ausbildungseinrichtung',
  'name und art der bildungseinrichtung',
  'fonction ou poste occupé',
  "nom et adresse de l'employeur",
  'intitulé du certificat ou diplôme délivré',
  "nom et type de l'établissement d'enseignement ou de formation",
  "nom et type de l'établissement d'enseignement",
  'fechas',
  'fecha',
  'profesión o cargo desempeñado',
  'nombre y dirección de la empresa o empleador',
  'nombre y dirección de la empresa',
  'cualificación obtenida',
  'nombre y tipo de la organización que ha impartido la formación',
  'lavoro o posizione ricoperti',
  'nome e indirizzo del datore di lavoro',
  'titolo della qualifica rilasciata',
  "nome e tipo d'organizzazione erogatrice dell'istruzione e formazione",
  "nome e tipo d'organizzazione erogatrice dell'istruzione",
  'datas',
  'função ou cargo ocupado',
  'nome e morada do empregador',
  'designação da qualificação atribuída',
  'nome e tipo da organização de ensino ou formação',
  'data',
  'beroep of functie',
  'naam en adres van werkgever',
  'naam en adres van de werkgever',
  'gevolgde opleiding',
  'naam en type van de instelling',
  ...words(
    `period duration position role company employer organisation organization location place institution school qualification degree`,
  ),
  ...words(
    `position tätigkeit funktion arbeitgeber firma unternehmen ort abschluss schule hochschule bildungseinrichtung`,
  ),
  ...words(`période poste fonction employeur entreprise lieu diplôme établissement`),
  ...words(`periodo puesto cargo empresa lugar título titulación centro`),
  ...words(`qualifica ruolo azienda luogo titolo istituto`),
  ...words(`período função local grau instituição`),
  ...words(`periode functie werkgever plaats instelling`),
  'job title',
  'datore di lavoro',
];

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
  'principais actividades e responsabilidades',
  'principais atividades e responsabilidades',
  'voornaamste werkzaamheden en verantwoordelijkheden',
  ...words(
    `duties responsibilities aufgaben tätigkeiten missions tâches funciones tareas mansioni funções tarefas taken`,
  ),
];

const facts: ReadonlySet<string> = new Set(factLabels);
const duties: ReadonlySet<string> = new Set(dutyLabels);
/** Maximum length of a label. */
const maxLength = 80;

/** What a label asks for; null when the text is not a label. Case and the kind of apostrophe do not matter. */
export const labelKind = (text: string): 'fact' | 'duty' | null => {
  if (text.length > maxLength) return null;
  const key = text.trim().toLowerCase().replaceAll('’', "'");
  return facts.has(key) ? 'fact' : duties.has(key) ? 'duty' : null;
};
