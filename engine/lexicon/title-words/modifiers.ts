import { wordSet } from '../word-set.ts';

/** Words beside the noun of a title that leave its kind as it is: 'Further', 'selected', 'held'. Folded. */
export const titleModifiers: ReadonlySet<string> = wordSet(
  // English: which of them, of whom, since when
  `my our some few a an the all other further additional more various selected several key main core major minor
  top notable recent current past previous prior former earlier early later latest relevant related professional
  personal academic own special specific general basic advanced short brief long full formal informal internal
  external ongoing continuing continuous continued valid active live date`,
  // of what field
  `practical vocational occupational clinical scientific technical medical legal commercial industrial administrative
  managerial leadership management executive creative artistic editorial musical theatre theatrical film stage screen
  television
  tv radio broadcast freelance contract temporary seasonal casual summer holiday vacation weekend paid community public
  social civic international national regional local overseas military naval marine maritime aviation flight driving
  transport site safety health food care nursing childcare school university college doctoral postdoctoral
  postgraduate graduate undergraduate research teaching faculty industry trade trades craft work workplace job
  mandatory statutory required essential compulsory security online classroom conference journal peer reviewed refereed
  invited solo group joint competitive extracurricular campus student students course language computer it digital
  business project finance sales kitchen hospitality construction fire first aid welding lifting plant offshore sea
  rail electrical gas advisory board executive non`,
  // what was done with them
  `held gained obtained taken took completed passed attended awarded received given won achieved
  undertaken supervised published submitted accepted forthcoming done`,
  // German
  `meine mein weitere weiterer weiteres sonstige ausgewahlte wichtige wichtigste aktuelle bisherige bisheriger fruhere
  berufliche beruflicher berufliches fachliche personliche schulische akademische akademischer technische praktische
  besuchte absolvierte abgelegte erworbene erlangte relevante besondere zusatzliche erganzende externe interne
  betriebliche wissenschaftliche soziale ehrenamtliche kunstlerische gultige amtliche staatliche gesetzliche
  schulischer`,
  // French
  `mes mon ma nos autres autre diverses divers quelques principales principaux recentes recents obtenus obtenues
  obtenu obtenue suivies suivis suivie passes complementaires complementaire professionnelles professionnels
  professionnelle professionnel personnelles personnels academiques universitaires universitaire scolaires techniques
  pratiques scientifiques linguistiques informatiques reglementaires obligatoires valides a jour en cours anterieures
  anterieurs saisonnier saisonniers saisonniere etudiant etudiants temporaire temporaires ete
  selectionnees selectionnes associatives artistiques internes certifiantes qualifiantes
  courtes courte continues continue annexes electriques significatives cles occupes superieures`,
  // Spanish
  `mis mi otros otras otro otra varios varias principales recientes obtenidos obtenidas realizados realizadas
  complementarios complementarias complementaria profesionales profesional personales academicos academicas academica
  universitarios docente docentes tecnicos tecnicas practicos cientificos cientificas laborales laboral vigentes
  anteriores relevantes
  adicionales adicional temporal temporales verano oficiales propios sociales informaticos linguisticas destacados
  destacadas recibidos recibidas informaticas digitales linguisticos impartidos cursados cursadas continua extraacademica ultimos`,
  // Portuguese
  `meus minhas outros outras outro outra diversos diversas principais recentes obtidos obtidas realizados realizadas
  complementares complementar profissionais profissional pessoais academicos academicas tecnicos tecnicas praticos
  cientificos cientificas vigentes validos anteriores relevantes adicionais selecionados selecionadas livres extras
  extracurriculares recebidos recebidas informaticos digitais curta duracao extensao profissionalizantes`,
  // Italian
  `miei mie mio mia lavoro altri altre altra vari varie principali recenti conseguiti conseguite ottenuti frequentati
  svolti
  svolte professionali professionale personali personale accademici accademiche tecnici tecniche pratici pratiche
  scientifici scientifiche stagionale stagionali estivo estivi occasionale occasionali lavorative lavorativa formative
  formativa didattiche didattica precedenti validi aggiuntivi
  aggiuntive sociali artistiche organizzative relazionali comunicative gestionali selezionate selezionati
  ulteriori complementare aggiuntiva extrascolastica linguistiche informatiche compiuti effettuati frequentate
  post laurea all'estero estero`,
  // Dutch
  `mijn overige andere diverse verdere behaalde gevolgde geldige recente huidige vorige relevante aanvullende extra
  professionele persoonlijke technische praktische wetenschappelijke vakgerichte wettelijke verplichte sociale
  voornaamste belangrijkste eerdere vroegere bijkomende korte interne genoten middelbaar`,
);

/** Of those, the ones that tell a second list from the first: 'Otros estudios' may be courses, 'Estudios' are schools. Folded. */
export const furtherWords: ReadonlySet<string> = wordSet(
  `other additional weitere sonstige zusatzliche erganzende autres annexes otros otras adicionales outros outras
  adicionais altri altre ulteriori aggiuntivi aggiuntive overige andere aanvullende bijkomende extra korte`,
);

/**
 * English nouns that only come before the noun of a title: behind it they name something else, as in 'Project Management',
 * 'Education Business School', 'Software Sales'. Folded.
 */
export const nounsBeforeHeads: ReadonlySet<string> = wordSet(
  `management leadership finance sales business teaching trade trades school university college faculty industry campus
  student students film stage radio television tv broadcast theatre kitchen hospitality construction site plant rail
  transport health safety food care nursing childcare welding lifting driving flight aviation board`,
);

/** Words beside a noun for jobs that make volunteering of it: 'Voluntary roles'. Folded. */
export const unpaidWords: ReadonlySet<string> = wordSet(
  `unpaid voluntary volunteer ehrenamtliche ehrenamtlicher freiwillige unbezahlte benevoles benevole voluntarios
  voluntarias voluntario voluntaria volontarie volontari vrijwillige onbetaalde`,
);

/** Words that only come behind the noun: 'Papers that I hold', 'Talks so far'. Folded. */
export const wordsBehindHeads: ReadonlySet<string> = wordSet(
  `that which i i've i'm me hold holding have has had are is got earned collected gathered passed kept carry carried taught so far to date
  preparation review press progress relevantes a jour before then davor vorher zuvor danach seitdem avant auparavant
  depuis antes despues desde prima dopo daarvoor hiervoor ervoor daarna sindsdien eerder`,
);

/** Words that part what a title is about from what they add to it: the noun before them decides. Folded. */
export const titlePrepositions: ReadonlySet<string> = wordSet(
  `of with in from for by at on as to under mit von vom der die das des aus im in zum zur fur als an de du des en avec
  pour par sur au aux la le les del los las el con por para da do dos das com em di del della dei delle nel nella per
  van met voor bij uit op het`,
);

/** Words before such a preposition that say nothing on their own: 'List of', 'Verzeichnis der'. Folded. */
export const emptyTitleNouns: ReadonlySet<string> = wordSet(
  `list record summary range selection areas area fields details verzeichnis liste auswahl ubersicht angaben choix
  domaines lista relacion seleccion areas relacao selecao elenco selezione ambiti ambito lijst overzicht`,
);

/**
 * Last parts of German and Dutch compounds, and the kind of section that they name: 'Staplerscheine',
 * 'Taalvaardigheden'. Folded.
 */
export const compoundEndings: ReadonlyMap<string, 'certifications' | 'skills' | 'experience' | 'education' | 'other'> =
  new Map([
    ...[...wordSet('zertifikate scheine nachweise lizenzen berechtigungen certificaten bewijzen')].map(
      (ending) => [ending, 'certifications'] as const,
    ),
    ...[...wordSet('kenntnisse fahigkeiten kompetenzen fertigkeiten vaardigheden competenties kennis')].map(
      (ending) => [ending, 'skills'] as const,
    ),
    ...[
      ...wordSet('erfahrung erfahrungen praktika anstellungen tatigkeiten stationen ervaring ervaringen functies'),
    ].map((ending) => [ending, 'experience'] as const),
    ...[...wordSet('bildung ausbildung ausbildungen studium opleiding opleidingen onderwijs')].map(
      (ending) => [ending, 'education'] as const,
    ),
    ...[...wordSet('mitgliedschaften lidmaatschappen aktivitaten activiteiten')].map(
      (ending) => [ending, 'other'] as const,
    ),
  ]);

/** The same for compounds whose kind the content decides: 'Aus- und Fortbildungen' may head schools or courses. Folded. */
export const studyEndings: ReadonlySet<string> = wordSet(
  'fortbildung fortbildungen weiterbildung weiterbildungen lehrgange schulungen kurse cursussen trainingen bijscholing',
);
