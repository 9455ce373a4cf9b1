import { describe, expect, test } from 'vitest';
import type { RequirementGroup } from '../model/keywords.ts';
import { sampleOf, type SampleToBuild } from '../testing/job-samples.ts';
import { matchJob } from '../match/match-job.ts';
import { adLanguageOf } from './statements/ad-language.ts';
import { partOfHeading } from './statements/advert-headings.ts';
import { statementsOf } from './statements/statements-of.ts';

const matched = (advert: string, sample: SampleToBuild = {}) =>
  matchJob(advert, sampleOf(sample), '2026-11-21').requirements;
const asked = (advert: string, group: RequirementGroup, kind = 'term') =>
  matched(advert)
    .filter((ask) => ask.group === group && ask.kind === kind)
    .map(({ label }) => label);

const germanBlock =
  'Gärtner (m/w/d) in Grünmoor\n' +
  'Wir sind eine kleine Baumschule und suchen zum nächsten Frühjahr einen Gärtner. Zu Ihren Aufgaben gehört die Pflege der Beete. ' +
  'Sie haben eine abgeschlossene Ausbildung, sichere Kenntnisse in Excel und im Obstbaumschnitt sowie den Führerschein Klasse B. ' +
  'Erfahrung in der Imkerei ist von Vorteil. Wir bieten Ihnen 30 Tage Urlaub und eine betriebliche Altersvorsorge.';

const spanishWith = (sentence: string) =>
  `Jardinero\n\n${sentence}\n\nRequisitos\n- Carnet de conducir para los viajes\n- Python y Kafka para los proyectos\n`;

const germanWith = (sentence: string) =>
  `Gärtner\n\n${sentence}\n\nIhr Profil\n- Freude an der Arbeit in der Baumschule und mit den Kunden\n`;

describe('postings in other languages', () => {
  test.each([
    ['de', germanBlock],
    ['fr', 'Jardinier. Vous avez une bonne connaissance de la taille des rosiers et vous êtes titulaire du permis B.'],
    ['es', 'Jardinero. Buscamos a una persona con experiencia en la poda de los rosales y el cuidado de las plantas.'],
    ['it', 'Giardiniere. Cerchiamo una persona con esperienza nella potatura delle rose e con la patente di guida.'],
    ['pt', 'Jardineiro. Procuramos uma pessoa com experiência na poda de roseiras e que tenha a carta de condução.'],
    ['nl', 'Tuinman. Wij zoeken een collega met ervaring in het snoeien van rozen die ook kennis heeft van bijen.'],
    [null, 'Gardener. You have experience with roses, and you know how to die-cast pots in a pan on the fire.'],
    [null, ''],
  ] as const)('the language is told by the little words: %s', (language, advert) => {
    expect(adLanguageOf(advert)).toBe(language);
  });

  test('a German posting in one block yields requirements from its sentences, and none from its benefits', () => {
    expect(asked(germanBlock, 'must')).toEqual(['Excel', 'Obstbaumschnitt', 'Führerschein Klasse B']);
    expect(asked(germanBlock, 'nice')).toEqual(['Imkerei']);
    expect(JSON.stringify(matched(germanBlock).map(({ alternatives }) => alternatives))).not.toMatch(
      /Altersvorsorge|Urlaub/,
    );
  });

  test.each([
    ['Ihr Profil', 'must'],
    ['Das bringst du mit:', 'must'],
    ['Wünschenswert', 'nice'],
    ['Ihre Aufgaben', 'duty'],
    ['Das bieten wir', 'boilerplate'],
    ['Votre profil', 'must'],
    ['Vos missions', 'duty'],
    ['Les plus', 'nice'],
    ['Nous vous offrons', 'boilerplate'],
    ['Requisitos mínimos', 'must'],
    ['Se valorará', 'nice'],
    ['¿Qué harás?', 'duty'],
    ['Qué ofrecemos', 'boilerplate'],
    ['Requisiti:', 'must'],
    ['Mansioni', 'duty'],
    ['Si offre', 'boilerplate'],
    ['Requisitos e qualificações', 'must'],
    ['Diferenciais', 'nice'],
    ['Benefícios', 'boilerplate'],
    ['Wat vragen wij?', 'must'],
    ['Dit is een pré', 'nice'],
    ['Wat bieden wij?', 'boilerplate'],
  ])('the heading %s: %s', (heading, part) => {
    const advert = `Gärtner\nGrünmoor\n\n${heading}\n- Xylothek\n`;
    expect(statementsOf(advert).find(({ text }) => text === 'Xylothek')?.part).toBe(part);
  });

  test.each([
    ['Gewenst', 'nice'],
    ['Pré', 'nice'],
    ['Pluspunten', 'nice'],
    ['Wenselijk', 'nice'],
    ['Gewenste vaardigheden', 'nice'],
    ['De functie', 'duty'],
    ['Ons aanbod', 'boilerplate'],
    ['Erwünscht', 'nice'],
    ['Das wäre ein Plus', 'nice'],
    ['Kein Muss, aber super', 'nice'],
    ['Zusatzqualifikationen', 'nice'],
    ['Das erwartet dich', 'duty'],
    ['Darauf kannst du dich freuen', 'boilerplate'],
    ['Les petits plus', 'nice'],
    ['Facultatif', 'nice'],
    ['Vos tâches', 'duty'],
    ['Comment postuler', 'boilerplate'],
    ['Puntos extra', 'nice'],
    ['No excluyente', 'nice'],
    ['Valoramos', 'nice'],
    ['Tu día a día', 'duty'],
    ['Facoltativo', 'nice'],
    ['Requisiti desiderati', 'nice'],
    ['Di cosa ti occuperai', 'duty'],
    ['Valoriza-se', 'nice'],
    ['Um plus', 'nice'],
    ['Principais funções', 'duty'],
    ['Como se candidatar', 'boilerplate'],
  ])('the heading %s below the requirements: %s', (heading, part) => {
    const advert = `Gärtner\nGrünmoor\n\nIhr Profil\n- Rosenschnitt\n\n${heading}:\n- Xylothek\n`;
    expect(statementsOf(advert).find(({ text }) => text === 'Xylothek')?.part).toBe(part);
  });

  test.each([
    ['Wat vragen we?'],
    ['Gewenst profiel'],
    ['Wen wir suchen'],
    ['Das zeichnet dich aus'],
    ['Profil souhaité'],
    ['Qui êtes-vous ?'],
    ['¿Qué te pedimos?'],
    ['Chi sei'],
    ['O que procuramos'],
  ])('the heading %s below the duties asks', (heading) => {
    const advert = `Gärtner\nGrünmoor\n\nIhre Aufgaben\n- Beete pflegen\n\n${heading}\n- Xylothek\n`;
    expect(statementsOf(advert).find(({ text }) => text === 'Xylothek')?.part).toBe('must');
  });

  test.each([
    ['Was du davon hast', 'boilerplate'],
    ['Das haben Sie davon', 'boilerplate'],
    ['Das hast du', 'must'],
    ['Onze voordelen', 'boilerplate'],
    ['Wat we zoeken', 'must'],
    ['Wat we van je vragen', 'must'],
    ['Daarnaast heb je:', 'must'],
    ['Jouw belangrijkste taken zijn:', 'duty'],
    ['Wat heeft de kwekerij je te bieden?', 'boilerplate'],
    ['Vos tâches seront de :', 'duty'],
    ['Les plus du poste', 'boilerplate'],
    ['Les plus', 'nice'],
    ['Condizioni di lavoro', 'boilerplate'],
    ['Le caratteristiche richieste sono:', 'must'],
    ['Conhecimentos necessários', 'must'],
  ] as const)('the heading %s', (heading, part) => {
    expect(partOfHeading(heading)).toBe(part);
  });

  test.each([
    ['Conoces Kafka', 'Jardinero\n\nFunciones\n- Podar las rosas del parque y cuidar de los setos\n\nRequisitos'],
    ['Conosci Kafka', 'Giardiniere\n\nMansioni\n- Potare le rose del parco e curare le siepi\n\nRequisiti'],
    ['Possiedi Kafka', 'Giardiniere\n\nMansioni\n- Potare le rose del parco e curare le siepi\n\nRequisiti'],
    ['Maîtrisez Kafka', 'Jardinier\n\nMissions\n- Tailler les rosiers du parc et les haies\n\nProfil recherché'],
  ])('the verb before a name is not part of it: %s', (item, opening) => {
    expect(asked(`${opening}\n- ${item}\n`, 'must')).toEqual(['Kafka']);
  });

  test('what the reader has is no list of what the employer gives', () => {
    expect(partOfHeading('Was Sie haben')).not.toBe('boilerplate');
  });

  test.each([
    ['fr', 'Tu parles couramment anglais et tu connais les rosiers.'],
    ['fr', "Vous savez lire le plan d'un jardin."],
    ['nl', 'Je spreekt goed Duits en je woont in de buurt.'],
    ['it', 'Si richiedono precisione e pazienza con le rose.'],
    ['es', 'Debes saber podar los rosales de la finca.'],
    ['de', 'Sie sprechen mit den Gästen des Gartens gutes Englisch.'],
  ] as const)('%s: what the reader is, knows or speaks is asked for in prose, too: %s', (_language, sentence) => {
    const advert = `Garten\n\n${sentence}\n`;
    expect(statementsOf(advert).at(-1)?.part).toBe('must');
  });

  test('an item among the duties may ask', () => {
    const advert =
      'Giardiniere\n\nMansioni\n- Potare le rose del parco\n- Sono richieste puntualità e precisione nella cura delle rose\n';
    expect(statementsOf(advert).at(-1)?.part).toBe('must');
  });

  test.each([['Profil du candidat'], ['Compétences requises'], ['Requisiti richiesti'], ['Jouw profiel']])(
    'the heading %s needs no blank line',
    (heading) => {
      const advert = `Jardinier\nMissions\nTailler les rosiers du parc\n${heading}\nKafka\n`;
      expect(statementsOf(advert).at(-1)).toMatchObject({ part: 'must', heading: 'known' });
    },
  );

  test('an item with a label is in the list of its requirements', () => {
    const advert =
      'Jardinier\n\nVotre profil\n\nTaille des rosiers\n\nConnaissances en outils : Kafka, Excel\n\nTitulaire du permis B\n';
    expect(statementsOf(advert).at(-1)).toMatchObject({ part: 'must', heading: 'known' });
  });

  test('a heading of one short word needs no list below it', () => {
    const advert = 'Tuinman\n\nJouw profiel\nErvaring met het snoeien van rozen\nPré\nBeheersing van Kafka\n';
    expect(asked(advert, 'nice')).toEqual(['Kafka']);
  });

  test('a fact about the job on one line opens no part for the lines below it', () => {
    const advert =
      'Jardinier\n\nVotre profil\nSalaire : 30 000 euros\nVous avez une bonne connaissance des rosiers et de Kafka.\n';
    expect(asked(advert, 'must')).toContain('Kafka');
  });

  test('levels are not part of a requirement, and names of several words stay whole', () => {
    const german =
      'Gärtner\n\nIhr Profil\n- Sorgfältige Beetplanung und Erfahrung in der Grund- und Feinbewässerung\n- Teamfähigkeit\n';
    expect(asked(german, 'must')).toEqual(['Beetplanung', 'Grund- und Feinbewässerung']);
    const french =
      'Jardinier\n\nVotre profil\n- Bonne maîtrise de la taille des rosiers et du paillage\n- Rigueur et autonomie\n';
    expect(asked(french, 'must')).toEqual(['taille des rosiers', 'paillage']);
  });

  test('the subject of a degree is not a skill', () => {
    const advert =
      'Jardinero\n\nRequisitos\n- Grado en Jardinería, Paisajismo o similar\n- Conocimientos de topiaria y de riego\n';
    expect(asked(advert, 'must')).toEqual(['topiaria', 'riego']);
    expect(asked(advert, 'must', 'degree')).toEqual(['Grado en Jardinería, Paisajismo o similar']);
  });

  test('requirements for languages and years use the words of the posting', () => {
    const advert =
      'Gärtner\n\nIhr Profil\n- Mindestens 3 Jahre Erfahrung in der Baumschule\n- Gute Englischkenntnisse (B2) und Freude an der Arbeit mit der Hand\n';
    expect(asked(advert, 'must', 'language')).toEqual(['English']);
    expect(matched(advert).filter(({ kind }) => kind === 'years')).toHaveLength(1);
  });

  test('the name of a language in the words of the posting is not a term besides', () => {
    const advert =
      'Tuinman\n\nWat vragen we?\n- Goede beheersing van het Nederlands, Frans is een pré\n- Ervaring met topiari en met het snoeien van rozen\n';
    expect(matched(advert).map(({ kind, label }) => `${kind} ${label}`)).toEqual(
      expect.arrayContaining(['language Dutch', 'language French']),
    );
    expect(JSON.stringify(asked(advert, 'must').concat(asked(advert, 'nice')))).not.toMatch(/Nederlands|Frans/);
  });

  test.each([
    ['Gärtner\n\nIhr Profil\n- Keine Angst vor hohen Leitern\n- Erfahrung mit Kafka und der Baumschule\n', 'Leitern'],
    [
      'Tuinman\n\nWat vragen we?\n- Geen hoogtevrees\n- Ervaring met Kafka en met het snoeien van rozen\n',
      'hoogtevrees',
    ],
  ])('what somebody must not be afraid of is not asked for: %s', (advert, word) => {
    expect(asked(advert, 'must')).toContain('Kafka');
    expect(JSON.stringify(asked(advert, 'must'))).not.toContain(word);
  });

  test.each([
    ['Gärtner\n\nIhr Profil\n- Keine Scheu vor Kafka oder Excel\n- Erfahrung in der Baumschule\n', ['Kafka or Excel']],
    ['Jardinier\n\nVotre profil\n- Aucune peur de Kafka\n- Vous aimez le travail avec les autres\n', ['Kafka']],
    ['Gardener\n\nRequirements\n- Not afraid of heights, experience with Kafka\n', ['Kafka']],
  ])('a known name that nobody must mind is asked for: %s', (advert, terms) => {
    expect(asked(advert, 'must')).toEqual(expect.arrayContaining(terms));
    expect(JSON.stringify(asked(advert, 'must'))).not.toMatch(/Scheu|peur|heights/u);
  });

  test('a term matches under its names in two languages', () => {
    const advert =
      'Buchhalterin\n\nIhr Profil\n- Kenntnisse der Kreditorenbuchhaltung und der Lohnabrechnung für die Firma\n';
    const english = {
      jobs: [{ title: 'Clerk', from: { year: 2020 }, to: 'present' as const, lines: ['• Ran accounts payable'] }],
    };
    expect(matched(advert, english).map(({ label, answer }) => [label, answer])).toContainEqual([
      'Kreditorenbuchhaltung',
      'shown',
    ]);
  });

  test('a sentence above the heading of the requirements counts where it is about the applicant', () => {
    expect(
      asked(
        spanishWith('Vivero que desea incorporar a su equipo un jardinero con experiencia acreditada en topiaria.'),
        'must',
      ),
    ).toContain('topiaria');
    expect(asked(spanishWith('La persona debe poseer experiencia en topiaria.'), 'must')).toContain('topiaria');
    expect(asked(spanishWith('Somos una empresa con experiencia en topiaria.'), 'must')).not.toContain('topiaria');
    const german =
      'Gärtner\n\nWir sind ein Betrieb mit langer Erfahrung in Topiari.\n\nIhr Profil\n- Freude an der Arbeit in der Baumschule\n';
    expect(asked(german, 'must')).not.toContain('Topiari');
    expect(asked(germanWith('Du hast Erfahrung mit Kafka.'), 'must')).toContain('Kafka');
    expect(asked(germanWith('Du hast bei uns Zugang zu Kafka.'), 'must')).not.toContain('Kafka');
  });

  test('alternatives are one requirement', () => {
    const spanish =
      'Ingeniero de datos\n\nRequisitos\n- Conocimientos de bases de datos (MySQL, PostgreSQL o MariaDB)\n- Manejo de Tableau, Power BI o similar\n- Python y Kafka para los proyectos\n';
    expect(asked(spanish, 'must')).toEqual([
      'bases de datos',
      'MySQL or PostgreSQL or MariaDB',
      'Tableau or Power BI',
      'Python',
      'Kafka',
    ]);
  });

  test('a resume shows English by being written in it, not by being a resume', () => {
    const advert = 'Gärtner\n\nIhr Profil\n- Englisch in Wort und Schrift, wie es in der Baumschule gesprochen wird\n';
    const answer = (line: string) =>
      matched(advert, { summary: [line] }).find(({ kind }) => kind === 'language')?.answer;
    expect(answer('I looked after the roses of the estate and laid hedges with the team')).toBe('shown');
    expect(answer('Ich habe die Rosen gepflegt und Hecken gelegt')).toBe('missing');
    expect(answer('Sprachen: Englisch fließend')).toBe('shown');
    expect(answer('Langues : langue anglaise courante')).toBe('shown');
  });
});

describe('"ideally" in the middle of a sentence', () => {
  test('makes its own clause nice and no other', () => {
    const advert =
      'Clerk\n\nRequirements\nYou know QuickBooks, ideally with Xero, and have strong Excel skills in a busy office.';
    expect(asked(advert, 'must')).toEqual(['QuickBooks', 'Excel']);
    expect(asked(advert, 'nice')).toEqual(['Xero']);
  });
});

describe('a posting in a language that we do not read', () => {
  const polish = `Magazynier

Nasza firma szuka osoby do pracy w magazynie w małym mieście nad rzeką.

Zakres obowiązków
- przyjmowanie i wydawanie towaru oraz obsługa wózka widłowego
- dbanie o porządek w miejscu pracy

Wymagania
- doświadczenie w pracy w magazynie, minimum 2 lata
- dobra znajomość programu Excel oraz SAP
- mile widziana znajomość języka angielskiego`;

  test('asks for nothing, and its language is told', () => {
    expect(matchJob(polish, sampleOf({ skills: ['Excel'] }), '2026-11-21')).toEqual({
      title: null,
      unreadLanguage: 'Polish',
      requirements: [],
      knockOutQuestions: [],
    });
  });

  test('is not one in a language that we read with a clause in another', () => {
    const clause = polish.split('\n\n')[1] ?? '';
    const english = `Warehouse clerk\n\nRequirements\n- Experience with Excel and SAP in a busy warehouse\n- You can drive a forklift\n\n${clause}`;
    expect(matchJob(english, sampleOf({}), '2026-11-21').unreadLanguage).toBeUndefined();
    expect(asked(english, 'must')).toContain('SAP');
    expect(asked(`${germanBlock}\n\n${clause}`, 'must')).toContain('Excel');
  });
});

test('an Italian posting of an agency: what the job offers and how to apply asks for nothing', () => {
  const advert = [
    'Giardiniere',
    '',
    'Di cosa hai bisogno per aver successo',
    'Si richiede esperienza di 2 anni nella potatura ma valuteremo anche profili senza esperienza. È necessaria la conoscenza di irrigazione.',
    '',
    'Cosa avrai in cambio',
    'Ambiente stimolante e realtà botanica. Sede: Verdena',
    '',
    'Cosa devi fare ora',
    'Clicca su Candidati per inviare una copia aggiornata del tuo portfolio.',
  ].join('\n');
  expect(asked(advert, 'must')).toEqual(['irrigazione']);
  expect(asked(advert, 'must', 'years')).toEqual([]);
});

test('of several German adjectives in a row none is a requirement', () => {
  const row =
    'Gärtner\n\nIhr Profil\n- Souveränes, freundliches und professionelles Auftreten\n- Kenntnisse in der Imkerei\n';
  expect(asked(row, 'must')).toEqual(['Imkerei']);
});

test('of two school certificates either will do', () => {
  const advert = 'Camarero\n\nRequisitos\n- Bachillerato o FP\n- Experiencia en coctelería y en el servicio\n';
  expect(asked(advert, 'must', 'degree')).toEqual(['Bachillerato o FP']);
});
