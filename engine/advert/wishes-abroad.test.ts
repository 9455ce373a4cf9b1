import { describe, expect, test } from 'vitest';
import { matchJob } from '../match/match-job.ts';
import { sampleOf } from '../testing/job-samples.ts';

const openings = {
  de: 'Dateningenieur (m/w/d)\n\nDeine Aufgaben\n- Du entwickelst Datenstrecken für unsere Kunden\n\nDein Profil\n- Erfahrung mit Python\n- ',
  fr: 'Ingénieur données H/F\n\nVos missions\n- Vous développez des flux de données pour nos clients\n\nVotre profil\n- Expérience avec Python\n- ',
  es: 'Ingeniero de datos\n\nFunciones\n- Desarrollar flujos de datos para nuestros clientes\n\nRequisitos\n- Experiencia con Python\n- ',
  it: 'Ingegnere dei dati\n\nMansioni\n- Sviluppo di flussi di dati per i nostri clienti\n\nRequisiti\n- Esperienza con Python\n- ',
  pt: 'Engenheiro de dados\n\nAtividades\n- Desenvolver fluxos de dados para os nossos clientes\n\nRequisitos\n- Experiência com Python\n- ',
  nl: 'Data engineer\n\nWat ga je doen\n- Je bouwt datastromen voor onze klanten\n\nJouw profiel\n- Ervaring met Python\n- ',
  en: 'Data engineer\n\nWhat you will do\n- Build pipelines for our customers\n\nRequirements\n- Experience with Python\n- ',
} as const;

/** The terms of a posting that ends in this item, with their groups, Python apart. */
const asked = (language: keyof typeof openings, item: string): string[] =>
  matchJob(openings[language] + item, sampleOf({}), '2026-11-21')
    .requirements.filter(({ kind, label, group }) => kind === 'term' && group !== 'duty' && label !== 'Python')
    .map(({ label, group }) => `${label}: ${group}`);

describe('an item that says itself that it is nice to have', () => {
  test.each([
    ['de', 'Kafka ist ein Pluspunkt'],
    ['de', 'Kenntnisse in Kafka sind gerne gesehen'],
    ['de', 'Erfahrung mit Kafka ist erwünscht'],
    ['de', 'Kafka (optional)'],
    ['de', 'Bestenfalls Erfahrung mit Kafka'],
    ['de', 'Vorzugsweise Erfahrung mit Kafka'],
    ['de', 'Erfahrung mit Kafka rundet Ihr Profil ab'],
    ['de', 'Kafka wünschenswert, aber keine Voraussetzung'],
    ['fr', 'De préférence avec Kafka'],
    ['fr', 'Kafka est un vrai plus'],
    ['fr', 'Une connaissance de Kafka est la bienvenue'],
    ['fr', 'Kafka (non obligatoire)'],
    ['fr', 'Atout : Kafka'],
    ['fr', 'Kafka – un plus appréciable'],
    ['fr', 'Un plus serait Kafka'],
    ['fr', 'La maîtrise de Kafka est considérée comme un avantage'],
    ['es', 'Se valora conocimiento en Kafka'],
    ['es', 'Idealmente Kafka'],
    ['es', 'Kafka es un gran plus'],
    ['es', 'Kafka suma puntos'],
    ['es', 'Kafka (no excluyente)'],
    ['es', 'Preferentemente con Kafka'],
    ['it', 'La conoscenza di Kafka è un vantaggio'],
    ['it', 'Saranno apprezzate conoscenze di Kafka'],
    ['it', 'La conoscenza di Kafka sarà valutata positivamente'],
    ['it', 'Kafka (preferenziale)'],
    ['it', 'Kafka (facoltativo)'],
    ['de', 'Kafka-Kenntnisse hilfreich'],
    ['de', 'Kafka-Kenntnisse wären schön, sind aber keine Bedingung'],
    ['de', 'Über Kafka-Kenntnisse freuen wir uns'],
    ['de', 'Kafka ist nicht Voraussetzung, aber gern gesehen'],
    ['fr', 'Kafka bienvenu'],
    ['fr', 'Kafka est vivement recommandé'],
    ['es', 'Kafka será valorado'],
    ['es', 'Kafka recomendable'],
    ['es', 'Valoramos Kafka'],
    ['it', 'Si valuta positivamente Kafka'],
    ['it', 'Kafka consigliato'],
    ['it', 'Meglio se con Kafka'],
    ['it', 'Kafka non obbligatorio'],
    ['pt', 'Kafka (fator preferencial)'],
    ['pt', 'Kafka preferencial'],
    ['nl', 'Kafka is handig'],
    ['nl', 'Kafka vinden we leuk'],
    ['nl', 'Pré: Kafka'],
    ['en', 'Kafka not a must'],
    ['nl', 'Ervaring met Kafka is niet nodig, maar wel een pré'],
    ['es', 'No se requiere experiencia con Kafka, pero se valora'],
    ['pt', 'Experiência com Kafka não é exigida, mas é um diferencial'],
    ['de', 'Erfahrung mit Kafka ist nicht nötig, aber ein Plus'],
    ['it', 'Kafka non è indispensabile'],
    ['pt', 'Valoriza-se conhecimento de Kafka'],
    ['pt', 'Kafka constitui mais-valia'],
    ['pt', 'Preferencialmente com experiência em Kafka'],
    ['pt', 'Kafka (não obrigatório)'],
    ['nl', 'Kafka is een pré'],
    ['nl', 'Affiniteit met Kafka is een pre'],
    ['nl', 'Kafka strekt tot aanbeveling'],
    ['nl', 'Ervaring met Kafka heeft de voorkeur'],
    ['nl', 'Pluspunt: Kafka'],
    ['en', 'Kafka (good to have)'],
    ['en', 'Optional: Kafka'],
    ['en', 'Experience with Kafka a +'],
    ['en', 'Kafka experience highly regarded'],
    ['en', 'Experience with Kafka appreciated'],
    ['en', 'Prefer candidates with Kafka'],
    ['en', 'Plus if you know Kafka'],
    ['en', 'Kafka welcome'],
    ['en', 'Kafka much appreciated'],
    ['en', 'Kafka is a significant advantage'],
    ['en', 'Kafka useful for this role'],
    ['de', 'Kafka gewünscht'],
    ['de', 'Kafka-Kenntnisse von Nutzen'],
    ['de', 'Kafka wäre hervorragend'],
    ['fr', 'Kafka serait super'],
    ['fr', 'Kafka recommandé'],
    ['fr', 'Kafka utile, mais pas exigé'],
    ['es', 'Kafka bienvenido'],
    ['es', 'Kafka sería genial'],
    ['es', 'Kafka útil'],
    ['es', 'Kafka no obligatorio'],
    ['pt', 'Kafka é bem-vindo'],
    ['pt', 'Kafka seria ótimo'],
    ['pt', 'Kafka vantajoso'],
    ['it', 'Kafka benvenuto'],
    ['it', 'Kafka sarebbe ottimo'],
    ['it', 'Kafka utile ma non richiesto'],
    ['nl', 'Kafka welkom'],
    ['nl', 'Kafka wordt gewaardeerd'],
    ['nl', 'Kafka zou mooi zijn'],
  ] as const)('%s: %s', (language, item) => {
    expect(asked(language, item)).toEqual(['Kafka: nice']);
  });
});

describe('an item that asks for one thing and wishes for another', () => {
  test.each([
    ['de', 'Kafka ist Voraussetzung, Docker von Vorteil'],
    ['de', 'Docker erwünscht, Kafka erforderlich'],
    ['de', 'Erfahrung mit Docker rundet dein Profil ab, Kafka ist zwingend'],
    ['de', 'Kafka, gerne mit Erfahrung in Docker'],
    ['de', 'Kafka sowie idealerweise Docker'],
    ['fr', 'Kafka ainsi que, idéalement, Docker'],
    ['fr', 'Kafka et si possible Docker'],
    ['nl', 'Kafka evenals bij voorkeur Docker'],
    ['de', 'Kafka zwingend und Docker von Vorteil'],
    ['fr', 'Kafka exigé et Docker apprécié'],
    ['es', 'Kafka imprescindible y Docker deseable'],
    ['en', 'Kafka required and Docker a plus'],
    ['it', 'Kafka nonché preferibilmente Docker'],
    ['fr', 'Kafka indispensable, Docker facultatif'],
    ['fr', 'Maîtrise de Kafka, souhaité : Docker'],
    ['es', 'Imprescindible Kafka, deseable Docker'],
    ['it', 'Conoscenza di Kafka, gradita Docker'],
    ['it', 'Gradita conoscenza di Docker, indispensabile Kafka'],
    ['pt', 'Conhecimento de Kafka, desejável Docker'],
    ['nl', 'Docker gewenst, Kafka vereist'],
    ['de', 'Docker ist kein Muss, Kafka ist ein Muss'],
    ['fr', 'Docker utile, Kafka obligatoire'],
    ['it', 'Docker è utile, Kafka è richiesto'],
    ['nl', 'Docker is welkom, Kafka is een must'],
    ['de', 'Kafka – Docker von Vorteil'],
  ] as const)('%s: %s', (language, item) => {
    expect(asked(language, item)).toEqual(expect.arrayContaining(['Kafka: must', 'Docker: nice']));
  });
  test.each([
    ['de', 'Erfahrung mit Kafka, Docker von Vorteil'],
    ['de', 'Kafka-Kenntnisse, Docker-Kenntnisse von Vorteil'],
    ['de', 'Sehr gute Kenntnisse in Kafka, Erfahrung mit Docker wünschenswert'],
    ['fr', 'Kafka exigé, Docker apprécié'],
    ['fr', 'Maîtrise de Kafka, Docker apprécié'],
    ['fr', 'Maîtrise de Kafka, la connaissance de Docker est un plus'],
    ['es', 'Experiencia con Kafka, Docker deseable'],
    ['es', 'Experiencia con Kafka, conocimientos de Docker deseables'],
    ['it', 'Esperienza con Kafka, la conoscenza di Docker è un plus'],
    ['pt', 'Experiência com Kafka, Docker é um diferencial'],
    ['nl', 'Ervaring met Kafka, kennis van Docker is een pré'],
    ['pt', 'Experiência com Kafka, o conhecimento de Docker é um diferencial'],
    ['en', 'Kafka required, Docker a plus'],
  ] as const)('a wish at the end of two clauses, in %s: %s', (language, item) => {
    expect(asked(language, item)).toEqual(['Kafka: must', 'Docker: nice']);
  });
  test.each([
    ['de', 'Kafka ist Voraussetzung, Docker nicht'],
    ['de', 'Kafka ist erforderlich, Docker ist nicht erforderlich'],
    ['fr', "Kafka est exigé, Docker n'est pas exigé"],
    ['es', 'Kafka es necesario, Docker no es necesario'],
    ['it', 'Docker non è richiesto, Kafka è richiesto'],
    ['pt', 'Kafka é exigido, Docker não é exigido'],
    ['nl', 'Docker is niet vereist, Kafka is vereist'],
  ] as const)('what is not needed, in %s: %s', (language, item) => {
    expect(asked(language, item)).toEqual(['Kafka: must']);
  });
  test.each([
    ['de', 'Kenntnisse in Kafka und Docker von Vorteil'],
    ['de', 'Kafka-, Docker-Kenntnisse von Vorteil'],
    ['fr', 'Kafka, Docker souhaités'],
    ['fr', 'Maîtrise de Kafka, Docker appréciée'],
    ['es', 'Kafka, Docker deseables'],
    ['nl', 'Kafka, Docker gewenst'],
    ['nl', 'Ervaring met Kafka en Docker een pré'],
    ['de', 'Kafka und Docker (jeweils von Vorteil)'],
    ['es', 'Kafka y Docker (deseables)'],
  ] as const)('one wish of both, in %s: %s', (language, item) => {
    expect(asked(language, item)).toEqual(['Kafka: nice', 'Docker: nice']);
  });
  test.each([
    ['de', 'Kafka, wünschenswert'],
    ['es', 'Docker, Kafka deseable'],
    ['de', 'Docker und Kafka, idealerweise'],
    ['en', 'Desired and preferred: Kafka'],
    ['en', 'Kafka, as needed and Docker a plus'],
    ['en', 'Kafka preferred and Docker'],
  ] as const)('one wish of all, in %s: %s', (language, item) => {
    expect(asked(language, item)).toContain('Kafka: nice');
  });
});

describe('an item with a word like that, which asks all the same', () => {
  test.each([
    ['de', 'Du arbeitest gerne mit Kafka'],
    ['de', 'Kafka setzen wir voraus'],
    ['fr', 'Connaissance approfondie de Kafka'],
    ['es', 'Kafka (excluyente)'],
    ['es', 'Experiencia previa con Kafka'],
    ['it', 'Esperienza pregressa con Kafka'],
    ['it', 'Indispensabile Kafka'],
    ['pt', 'Imprescindível Kafka'],
    ['pt', 'Ter trabalhado com Kafka'],
    ['nl', 'Kafka is een must'],
    ['nl', 'Handig met Kafka'],
    ['de', 'Du machst hilfreiche Berichte mit Kafka'],
    ['de', 'Freude an Kafka, auf die wir uns freuen'],
    ['fr', 'Expérience des rapports utiles avec Kafka'],
    ['es', 'Clientes valorados, con experiencia en Kafka'],
    ['nl', 'Je kunt goed overweg met Kafka'],
    ['en', 'Build Kafka streams with the results desired'],
    ['en', 'Experience running Kafka in a team where everyone is appreciated'],
    ['en', 'Relational databases plus Kafka'],
    ['en', 'Scrum plus Kafka'],
    ['en', 'Kafka and an A + certification'],
    ['en', 'Kafka is not optional'],
    ['en', 'Kafka isn’t optional'],
    ['en', 'Kafka is non-optional'],
    ['en', 'Kafka is not just a nice-to-have'],
    ['en', 'Kafka is not a plus, it is a must'],
    ['es', 'Kafka (no opcional)'],
    ['es', 'Kafka no es opcional'],
    ['de', 'Kafka ist keine Option, sondern Pflicht'],
    ['de', 'Kafka ist kein Pluspunkt, sondern Pflicht'],
    ['de', 'Kafka ist nicht nur von Vorteil, sondern Voraussetzung'],
    ['fr', 'Kafka (non facultatif)'],
    ['fr', "Kafka n'est pas un plus, c'est un prérequis"],
    ['it', 'Kafka non è opzionale'],
    ['it', 'Kafka (non facoltativo)'],
    ['pt', 'Kafka não é opcional'],
    ['nl', 'Kafka is niet optioneel'],
    ['pt', 'Experiência no Kafka'],
    ['pt', 'Atendimento ao cliente e experiência no Kafka'],
    ['es', 'No se requiere experiencia con Docker, pero Kafka es imprescindible'],
    ['en', 'Good to have you as an expert of Kafka'],
    ['fr', 'Expérience dans les plus grands projets de Kafka'],
    ['fr', 'Ce poste est idéal si vous maîtrisez Kafka'],
    ['fr', 'Kafka sur un plus large périmètre'],
    ['fr', 'Kafka, vu comme un avantage par nos clients'],
    ['pt', 'Conhecimento de equações diferenciais e Kafka'],
    ['pt', 'Atendimento preferencial com Kafka'],
    ['it', 'I sistemi che costituiscono Kafka'],
    ['nl', 'Het gewenste resultaat met Kafka'],
    ['nl', 'Een voordeel voor klanten met Kafka'],
    ['de', 'Berichte aus Kafka, wie gewünscht'],
    ['de', 'Kafka ist erforderlich, Quereinsteiger sind willkommen'],
    ['fr', 'Expérience des outils appréciables avec Kafka'],
    ['es', 'Clientes apreciados, con experiencia en Kafka'],
    ['pt', 'Legalmente habilitado para Kafka'],
    ['it', 'Kafka utilizzato in produzione'],
    ['nl', 'Gasten welkom heten met Kafka'],
  ] as const)('%s: %s', (language, item) => {
    expect(asked(language, item)).toContain('Kafka: must');
    expect(asked(language, item)).not.toContain('Kafka: nice');
  });

  test.each([
    ['de', 'Erfahrung mit Kafka'],
    ['fr', 'Pratique courante de Kafka'],
    ['it', 'Kafka è un requisito fondamentale'],
    ['nl', 'Kennis van Kafka of vergelijkbaar'],
    ['nl', 'Kafka verplicht'],
    ['nl', 'Kafka noodzakelijk'],
    ['fr', 'Kafka, poste à pourvoir le plus tôt possible'],
  ] as const)('%s: "%s" names nothing else', (language, item) => {
    expect(asked(language, item)).toEqual(['Kafka: must']);
  });
});
