import type { Tongue } from '../content/countries.ts';

const listed = (text: string): readonly string[] => text.split('|').map((item) => item.trim());

/** How postings of one language ask. '@' is a term, '#' a number of years, '~' the employer, '%' a field of study. */
export type Grammar = {
  /** A line with several terms asks for all of them; one with 'or' for any. */
  required: readonly string[];
  /** Lines that say themselves that they are optional. */
  preferred: readonly string[];
  /** Lines below a heading that says so. */
  plainPreferred: readonly string[];
  /** Nothing that is asked for: who lists '@' as a keyword is wrong. */
  negated: readonly string[];
  softTerms: readonly string[];
  soft: readonly string[];
  duties: readonly string[];
  headings: Readonly<Record<'duties' | 'required' | 'preferred' | 'benefits' | 'about', readonly string[]>>;
  benefits: readonly string[];
  offer: string;
  about: readonly string[];
  notices: readonly string[];
  /** Conditions that are no skills. */
  conditions: readonly string[];
  degrees: readonly (readonly [level: string, line: string])[];
};

const english: Grammar = {
  required: listed(`Experience with @ and @|Strong knowledge of @|Proficiency in @, @ and @|Hands-on experience using @
    |Solid understanding of @|Working knowledge of @ or @|# years of experience in @|Must be comfortable with @|You know @ well
    |Demonstrated expertise in @|@ (required)|Proven track record in @|Fluency in @|Skilled in @ as well as @
    |A background in @|Advanced @ skills|In-depth knowledge of @, including @|@ experience is a must|@, @, @
    |Minimum # years working with @|We expect you to have used @ in production or on the job|Expert in @ and/or @
    |Familiar with tools such as @, @ or similar|Ability to work with @ without supervision`),
  preferred: listed(`Experience with @ is a plus|Familiarity with @ preferred|@ would be an advantage|Nice to have: @
    |Bonus points for @ or @|Exposure to @ is desirable|@ and @ are a plus|Ideally you have worked with @
    |Knowledge of @ is an asset|@ is helpful but not required`),
  plainPreferred: listed(`@|@ or @|Experience with @|Some exposure to @|Knowledge of @ and @|You have used @ before`),
  negated: listed(`No experience with @ needed; we will teach you|You do not need to know @|We do not use @
    |Previous @ experience is not required`),
  softTerms: listed(`communication|teamwork|attention to detail|problem solving|time management|leadership|adaptability
    |organization|customer focus|critical thinking|collaboration|initiative`),
  soft: listed(`Excellent @ skills|Strong @ and @ skills|Great @|Good @, @ and @ skills|You stand out for your @
    |A high level of @`),
  duties: [],
  headings: {
    duties: listed(`Responsibilities|What you will do|Your day to day|Key Responsibilities|The role|Duties
      |In this role you will|Job duties|🚀 What you'll do|Essential Functions`),
    required:
      listed(`Requirements|What we require|Must haves|Qualifications|Minimum Qualifications|What you bring|You have
      |Required Skills|Essential criteria|Who you are|✅ What we're looking for|About you|Basic Qualifications`),
    preferred: listed(`Nice to have|Preferred Qualifications|Preferred|Bonus points|Desirable|Pluses|⭐ Extra credit
      |It would be great if you also have`),
    benefits: listed(`What we offer|Benefits|Perks|Why join us|Our offer|Compensation and benefits|💚 Perks`),
    about: listed(`About us|Who we are|About the company|Our story`),
  },
  benefits:
    listed(`medical, dental and vision insurance|a 401(k) with a 4% match|25 days of paid time off|a yearly learning budget
    |flexible working hours|a home office allowance|paid parental leave|free lunch on Fridays|stock options|a company bicycle
    |an annual bonus|gym membership|a dog-friendly office|commuter benefits|employee discounts`),
  offer: 'We offer',
  about: listed(`~ has served its customers since 1987 and employs more than 400 people.
    |~ is a growing, low-ego team that believes in honest work.|~ is on a mission to make things simpler for everyone.
    |~ runs eleven locations and opens two more this year.|~ was named one of the best places to work three years in a row.`),
  notices:
    listed(`~ is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status.
    |~ celebrates diversity and is committed to an inclusive environment for all employees.
    |We use E-Verify to confirm eligibility to work. Offers are contingent upon a background check and a drug screening.
    |Applicants must be at least 18 years of age. Recruiters and agencies: please do not send unsolicited resumes.
    |Please let us know if you need an accommodation during the application process.
    |Candidates convicted of reckless homicide or of driving under the influence within the last seven years cannot be considered.`),
  conditions: listed(`Able to lift 50 pounds and stand for long periods|Must live in TX, OK or NM|Valid driver's license
    |Willing to travel up to 25%|Available on weekends and holidays|Must be authorized to work in the country
    |BS + 5 years, MS + 3 years, or PhD + 1 year|Reliable transportation|Must pass a background check`),
  degrees: [
    ['bachelor', "Bachelor's degree in % or a related field"],
    ['bachelor', 'BS in % or equivalent experience'],
    ['bachelor', 'Degree in %'],
    ['associate', "Associate's degree in %"],
    ['master', "Master's degree in % or related discipline"],
    ['master', "MS in %, or a Bachelor's with 4 additional years"],
    ['highschool', 'High school diploma or equivalent'],
    ['highschool', 'High school diploma or GED required'],
  ],
};

const german: Grammar = {
  required:
    listed(`Sehr gute Kenntnisse in @|Sicherer Umgang mit @ und @|Erfahrung mit @|Mindestens # Jahre Berufserfahrung mit @
    |Fundierte Kenntnisse in @, @ und @|Sie kennen sich mit @ aus|@ setzen wir voraus`),
  preferred: listed(`Kenntnisse in @ sind von Vorteil|Idealerweise Erfahrung mit @|@ wünschenswert`),
  plainPreferred: listed(`Erfahrung mit @|@ oder @|Kenntnisse in @`),
  negated: listed(`Vorkenntnisse in @ sind nicht erforderlich`),
  softTerms: listed(`Teamfähigkeit|Kommunikationsstärke|Zuverlässigkeit|Eigeninitiative|Belastbarkeit`),
  soft: listed(`@ und @|Ausgeprägte @|@`),
  duties: listed(
    `Betreuung unserer Kunden|Planung der täglichen Abläufe|Erstellung von Berichten|Einarbeitung neuer Kollegen`,
  ),
  headings: {
    duties: listed(`Ihre Aufgaben|Deine Aufgaben|Das erwartet Sie`),
    required: listed(`Ihr Profil|Das bringen Sie mit|Anforderungen|Dein Profil`),
    preferred: listed(`Von Vorteil|Wünschenswert|Nice to have`),
    benefits: listed(`Wir bieten|Das bieten wir Ihnen|Ihre Vorteile`),
    about: listed(`Über uns|Wer wir sind`),
  },
  benefits: listed(`30 Tage Urlaub|flexible Arbeitszeiten|betriebliche Altersvorsorge|ein Jobticket|Obst und Getränke`),
  offer: 'Freuen Sie sich auf',
  about: listed(`~ ist ein Familienunternehmen mit 250 Beschäftigten.`),
  notices: listed(`Bewerbungen schwerbehinderter Menschen werden bei gleicher Eignung bevorzugt berücksichtigt.
    |Wir freuen uns auf Bewerbungen unabhängig von Geschlecht, Herkunft und Alter.`),
  conditions: listed(`Führerschein Klasse B|Bereitschaft zu Dienstreisen`),
  degrees: [
    ['bachelor', 'Abgeschlossenes Studium'],
    ['highschool', 'Abgeschlossene Berufsausbildung'],
  ],
};

const french: Grammar = {
  required:
    listed(`Maîtrise de @|Bonne connaissance de @ et @|Expérience avec @|# ans d'expérience avec @|Vous maîtrisez @, @ et @
    |La connaissance de @ est indispensable`),
  preferred: listed(`La connaissance de @ est un plus|Une expérience avec @ serait appréciée|@ souhaité`),
  plainPreferred: listed(`@|Expérience avec @|@ ou @`),
  negated: listed(`Aucune connaissance de @ n'est exigée`),
  softTerms: listed(`rigueur|autonomie|esprit d'équipe|sens de l'organisation|aisance relationnelle`),
  soft: listed(`@ et @|Vous faites preuve de @`),
  duties: listed(
    `Suivre les dossiers des clients|Préparer les comptes rendus|Former les nouveaux arrivants|Organiser le planning`,
  ),
  headings: {
    duties: listed(`Vos missions|Missions|Le poste`),
    required: listed(`Votre profil|Profil recherché|Compétences requises`),
    preferred: listed(`Les plus|Atouts|Serait un plus`),
    benefits: listed(`Nous offrons|Avantages|Ce que nous proposons`),
    about: listed(`Qui sommes-nous ?|À propos de nous`),
  },
  benefits: listed(
    `des tickets restaurant|une mutuelle|deux jours de télétravail|une prime annuelle|25 jours de congés`,
  ),
  offer: 'Nous proposons',
  about: listed(`~ est une entreprise familiale de 120 salariés.`),
  notices: listed(`Tous nos postes sont ouverts aux personnes en situation de handicap.
    |À compétences égales, nous étudions toutes les candidatures.`),
  conditions: listed(`Permis B exigé|Déplacements ponctuels`),
  degrees: [
    ['bachelor', 'Titulaire d’une licence'],
    ['master', 'De formation Bac +5'],
  ],
};

const spanish: Grammar = {
  required: listed(`Dominio de @|Conocimientos de @ y @|Experiencia con @|Al menos # años de experiencia con @
    |Imprescindible @|Manejo de @, @ y @`),
  preferred: listed(`Se valorará experiencia con @|Deseable @|Conocimientos de @ son un plus`),
  plainPreferred: listed(`@|Experiencia con @|@ o @`),
  negated: listed(`No se requiere experiencia con @`),
  softTerms: listed(`trabajo en equipo|proactividad|comunicación|organización|responsabilidad`),
  soft: listed(`Capacidad de @|@ y @`),
  duties: listed(`Atender a los clientes|Preparar informes|Coordinar los turnos|Formar al nuevo personal`),
  headings: {
    duties: listed(`Funciones|Responsabilidades|Qué harás`),
    required: listed(`Requisitos|Perfil|Qué buscamos`),
    preferred: listed(`Se valorará|Deseable|Valorable`),
    benefits: listed(`Ofrecemos|Beneficios|Qué ofrecemos`),
    about: listed(`Quiénes somos|Sobre nosotros`),
  },
  benefits: listed(`horario flexible|seguro médico|formación continua|contrato indefinido|23 días de vacaciones`),
  offer: 'Ofrecemos',
  about: listed(`~ es una empresa familiar con 80 empleados.`),
  notices: listed(`Promovemos la igualdad de oportunidades.|Solo contactaremos con las personas preseleccionadas.`),
  conditions: listed(`Permiso de conducir B|Disponibilidad para viajar`),
  degrees: [
    ['bachelor', 'Titulación universitaria'],
    ['highschool', 'Bachillerato o equivalente'],
  ],
};

const portuguese: Grammar = {
  required: listed(`Domínio de @|Conhecimentos em @ e @|Experiência com @|Mínimo de # anos de experiência com @
    |Indispensável @|Conhecimento em @, @ e @`),
  preferred: listed(`Desejável experiência com @|Conhecimento em @ é um diferencial|@ será um diferencial`),
  plainPreferred: listed(`@|Experiência com @|@ ou @`),
  negated: listed(`Não é necessária experiência com @`),
  softTerms: listed(`trabalho em equipe|proatividade|comunicação|organização|responsabilidade`),
  soft: listed(`Boa @|@ e @`),
  duties: listed(`Atender clientes|Preparar relatórios|Organizar escalas|Treinar novos colegas`),
  headings: {
    duties: listed(`Responsabilidades|Atividades|O que você vai fazer`),
    required: listed(`Requisitos|Perfil|O que buscamos`),
    preferred: listed(`Diferenciais|Desejável`),
    benefits: listed(`Oferecemos|Benefícios`),
    about: listed(`Quem somos|Sobre nós`),
  },
  benefits: listed(`vale-refeição|plano de saúde|horário flexível|participação nos lucros|trabalho híbrido`),
  offer: 'Oferecemos',
  about: listed(`~ é uma empresa familiar com 80 colaboradores.`),
  notices: listed(`Promovemos a igualdade de oportunidades.|Entraremos em contato apenas com as pessoas selecionadas.`),
  conditions: listed(`CNH categoria B|Disponibilidade para viagens`),
  degrees: [
    ['bachelor', 'Ensino superior completo'],
    ['highschool', 'Ensino médio completo'],
  ],
};

const italian: Grammar = {
  required: listed(`Ottima conoscenza di @|Conoscenza di @ e @|Esperienza con @|Almeno # anni di esperienza con @
    |Indispensabile @|Padronanza di @, @ e @`),
  preferred: listed(`La conoscenza di @ costituisce titolo preferenziale|Gradita esperienza con @|@ è un plus`),
  plainPreferred: listed(`@|Esperienza con @|@ o @`),
  negated: listed(`Non è richiesta esperienza con @`),
  softTerms: listed(`lavoro di squadra|precisione|comunicazione|autonomia|flessibilità`),
  soft: listed(`Buone doti di @|@ e @`),
  duties: listed(`Assistere i clienti|Preparare relazioni|Organizzare i turni|Formare i nuovi colleghi`),
  headings: {
    duties: listed(`Mansioni|Responsabilità|Il ruolo`),
    required: listed(`Requisiti|Profilo|Cosa cerchiamo`),
    preferred: listed(`Titoli preferenziali|Graditi`),
    benefits: listed(`Offriamo|Cosa offriamo|Benefit`),
    about: listed(`Chi siamo|L'azienda`),
  },
  benefits: listed(`buoni pasto|orario flessibile|assicurazione sanitaria|formazione continua|smart working`),
  offer: 'Offriamo',
  about: listed(`~ è un'azienda familiare con 80 dipendenti.`),
  notices: listed(
    `La ricerca è rivolta a candidati di ogni genere.|Saranno contattati solo i profili in linea con la ricerca.`,
  ),
  conditions: listed(`Patente B|Disponibilità a trasferte`),
  degrees: [
    ['bachelor', 'Laurea'],
    ['highschool', 'Diploma di maturità'],
  ],
};

const dutch: Grammar = {
  required: listed(`Goede kennis van @|Ervaring met @ en @|Minimaal # jaar ervaring met @|Je hebt gewerkt met @
    |Kennis van @, @ en @ is vereist|Je beheerst @`),
  preferred: listed(`Kennis van @ is een pré|Ervaring met @ is mooi meegenomen|@ is een plus`),
  plainPreferred: listed(`@|Ervaring met @|@ of @`),
  negated: listed(`Ervaring met @ is niet nodig`),
  softTerms: listed(`samenwerken|nauwkeurigheid|communicatie|zelfstandigheid|flexibiliteit`),
  soft: listed(`@ en @|Sterk in @`),
  duties: listed(`Klanten helpen|Rapportages opstellen|Roosters maken|Nieuwe collega's inwerken`),
  headings: {
    duties: listed(`Wat ga je doen|Jouw taken|De functie`),
    required: listed(`Wat vragen wij|Functie-eisen|Wie ben jij`),
    preferred: listed(`Pré|Mooi meegenomen`),
    benefits: listed(`Wat bieden wij|Ons aanbod`),
    about: listed(`Wie zijn wij|Over ons`),
  },
  benefits: listed(
    `25 vakantiedagen|een goede pensioenregeling|reiskostenvergoeding|flexibele werktijden|een opleidingsbudget`,
  ),
  offer: 'Wij bieden',
  about: listed(`~ is een familiebedrijf met 80 medewerkers.`),
  notices: listed(`Iedereen is welkom om te solliciteren.|Acquisitie wordt niet op prijs gesteld.`),
  conditions: listed(`Rijbewijs B|Bereid om te reizen`),
  degrees: [
    ['bachelor', 'Afgeronde hbo-opleiding'],
    ['associate', 'Mbo werk- en denkniveau'],
  ],
};

export const grammars: Readonly<Record<Tongue, Grammar>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
};
