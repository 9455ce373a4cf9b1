import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../testing/job-samples.ts';
import { matchJob } from '../match-job.ts';
import { twoLanguagesOf } from './two-languages.ts';

const spanish = [
  'Desarrollador de aplicaciones con seis años de experiencia en el diseño de sistemas para puertos y barcos.',
  'Trabajo en equipo con los pilotos de la bahía y con las personas que cuidan las redes del puerto.',
  'Responsable de la formación de tres aprendices y de los informes que se entregan al final de cada mes.',
  'Organización de las visitas al faro durante el verano, con un grupo de voluntarios de la región.',
];
const english = [
  'Developer of applications with six years of experience in the design of systems for harbors and boats.',
  'Works with the pilots of the bay and with the people who look after the nets of the harbor.',
  'Responsible for the training of three apprentices and for the reports that are due at the end of the month.',
];
const posting =
  'Developer\nYou will work with the pilots of the bay and design the systems that they use.\nRequirements\n- Experience with Python and SQL\n- You are able to explain your work to people from other teams\n- Knowledge of the tides is a plus';
const anuncio =
  'Desarrollador\nBuscamos a una persona que trabaje con los pilotos de la bahía en el diseño de los sistemas que usan.\nRequisitos\n- Experiencia con Python y SQL\n- Capacidad para explicar el trabajo a las personas de otros equipos\n- Se valora el conocimiento de las mareas';

const languagesOf = (job: string, summary: readonly string[]) =>
  matchJob(job, sampleOf({ summary, skills: ['Python, SQL'] }), '2026-11-21').languages;

describe('the languages of a resume and a job posting', () => {
  test('are told where they differ, either way', () => {
    expect(languagesOf(posting, spanish)).toEqual({ resume: 'Spanish', job: 'English' });
    expect(languagesOf(anuncio, english)).toEqual({ resume: 'English', job: 'Spanish' });
  });

  test('are not told where they are one', () => {
    expect(languagesOf(posting, english)).toBeUndefined();
    expect(languagesOf(anuncio, spanish)).toBeUndefined();
  });

  test('are not told of a resume in both, of a list of terms, or of a posting of a few words', () => {
    expect(languagesOf(posting, [...spanish, ...english])).toBeUndefined();
    expect(languagesOf(posting, ['Python', 'Docker', 'PostgreSQL'])).toBeUndefined();
    expect(languagesOf('Developer\nRequirements\n- Python', spanish)).toBeUndefined();
  });
});

const german = [
  'Entwicklung und Wartung von Anlagen, Steuerung der Fertigung, Betreuung von Kunden',
  'Ausbildung zur Fachkraft, Prüfung mit Auszeichnung, Weiterbildung in der Schweiß- und Messtechnik',
  'Teamfähigkeit, Zuverlässigkeit, Sorgfalt, Leitung von zwei Schichten',
  'Mitgliedschaft im Verein, Organisation von Fahrten für die Jugend, IT-Sicherheit, MS Office',
];

test('a German resume of nouns is told from an English posting, and one of terms is not', () => {
  expect(twoLanguagesOf(german.join('\n'), `${posting}\n${english.join('\n')}`)).toEqual({
    resume: 'German',
    job: 'English',
  });
  const terms = 'Siemens Steuerung, Anlagen, Fertigung, Schulung, Prüfung, Wartung, Zeichnung, Leistung, Kupplung';
  expect(twoLanguagesOf(terms, `${posting}\n${english.join('\n')}`)).toBeNull();
});

describe('a resume in a language that we do not know', () => {
  const catalan =
    'Responsable de la gestió del magatzem i de la coordinació amb els proveïdors de la zona. Vaig treballar amb un equip de deu persones i vam reduir els costos de transport en un vint per cent. Encarregat de la formació del personal i de la compra dels materials que es feien servir a la planta. Experiència en la direcció de projectes i en la venda als clients de les comarques.';
  const galician =
    'Responsable da xestión do almacén e da coordinación cos provedores da zona. Traballei cun equipo de dez persoas e reducimos os custos de transporte nun vinte por cento. Encargado da formación do persoal e da compra dos materiais que se usaban na planta. Experiencia na dirección de proxectos e na venda aos clientes das comarcas.';
  const afrikaans =
    'Verantwoordelik vir die bestuur van die pakhuis en vir die samewerking met verskaffers in die streek. Ek het in n span van tien persone gewerk en ons het die koste van vervoer met twintig persent verminder. Ek was ook in beheer van die opleiding van werknemers en die aankoop van die materiaal wat in die fabriek gebruik is.';
  const danish =
    'Ansvarlig for driften af lageret og for samarbejdet med leverandører i regionen. Jeg har arbejdet i et team på ti personer, og vi har reduceret omkostningerne til transport med tyve procent. Stod for oplæring af medarbejdere og indkøb af de materialer, der blev brugt på fabrikken.';
  const swedish =
    'Ansvarig för driften av lagret och för samarbetet med leverantörer i regionen. Jag har arbetat i ett team om tio personer och vi har minskat kostnaderna för transport med tjugo procent. Ansvarade för utbildning av medarbetare och inköp av det material som användes i fabriken.';
  const romanian =
    'Responsabil de gestionarea depozitului și de coordonarea cu furnizorii din zonă. Am lucrat cu o echipă de zece persoane și am redus costurile de transport cu douăzeci la sută. M-am ocupat de formarea personalului și de cumpărarea materialelor care se foloseau la fabrică.';
  const stelle =
    'Wir suchen eine Person, die mit dem Team arbeitet und für die Auslieferung der Waren verantwortlich ist. Sie haben Erfahrung in einem Lager und sind in der Lage, selbst zu arbeiten. Wir bieten Ihnen ein gutes Gehalt mit vielen Vorteilen für Sie und die Familie.';

  test.each([
    ['Catalan', catalan],
    ['Galician', galician],
    ['Afrikaans', afrikaans],
    ['Danish', danish],
    ['Swedish', swedish],
    ['Romanian', romanian],
  ])('is not called one that we know: %s', (_, text) => {
    const twice = `${text} ${text}`;
    expect([posting, anuncio, stelle].map((job) => twoLanguagesOf(twice, `${job}\n${job}`))).toEqual([
      null,
      null,
      null,
    ]);
    expect([...spanish, ...english].map((line) => twoLanguagesOf(`${line} ${line}`.repeat(2), twice))).toEqual(
      [...spanish, ...english].map(() => null),
    );
  });
});
