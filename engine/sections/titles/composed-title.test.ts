import { describe, expect, test } from 'vitest';
import { composedTitle } from './composed-title.ts';
import { kindOfTitle, knownTitle } from './title-kind.ts';
import { isUsualTitle } from './usual-title.ts';

const byKind = {
  certifications: `Certs | Licenses & Cards | Tickets & checks | Lkw-Führerscheine | Staplerscheine und Nachweise
    | Cursos y carnés | Permis et attestations | Certificaciones y diplomados | Fortbildungen mit Zertifikat
    | Attestati e abilitazioni | Carteiras e licenças | Rijbewijzen en bewijzen | Site cards | Trade tickets
    | Approbation | Teilnahmebescheinigungen | Brevets et attestations | Homologaciones | Constancias
    | Patente di guida | Certificazioni linguistiche | Attesten en brevetten | Registros profissionais
    | Habilitations et permis obtenus | Weitere Zertifikate | Papers I hold | Tickets I collected | Papers I collected | Certificates that I have earned`,
  experience: `Teaching posts | Posts held | Further posts and placements | Credits and contracts | Missions et emplois
    | Berufliche Stationen und Praktika | Empleos anteriores | Cargos e estágios | Impieghi e tirocini
    | Functies en bijbanen | Seasonal work | Clinical placements | Where I've worked | Kitchens I have cooked in
    | Where I drove | Wo ich gearbeitet habe | Où j’ai travaillé | Donde he trabajado | Dove ho lavorato
    | Waar ik heb gewerkt | Experiencia docente | Current position | Derzeitige Tätigkeit | Poste actuel
    | Activités professionnelles | Puesto actual | Cargo atual | Posizione attuale | Huidige functie
    | Teacher assistantships | Clinical attachments | Summer jobs | Emploi saisonnier | Emplois étudiants
    | Jobs d’été | Empleo temporal | Ferienjobs | Vakantiewerk | What I do now | What I did before
    | Was ich jetzt mache | Ce que je faisais avant | Lo que hago ahora | O que faço hoje | Cosa facevo prima
    | Historique professionnel | Postes occupés | Antecedentes profesionales | Dados profissionais
    | Carriera professionale | Esperienze di lavoro | Werkverleden | Berufslaufbahn
    | Wat ik hiervoor deed | Werkervaring daarvoor | Berufserfahrung davor | Eerdere werkervaring
    | Esperienze lavorative o di stage | Esperienze all’estero | Vivência profissional | Studentenervaringen`,
  education: `Aus-, Fort- und Weiterbildung | Schulen und Ausbildungen | Études et formations | Estudios y cursos
    | Studi e corsi | Opleidingen en cursussen | Further training | Ausbildung & Abschlüsse | Was ich gelernt habe
    | Gelernt | Geleerd | Schulische Laufbahn | Formation scolaire | Niveau d’études | Estudios cursados
    | Formación reglada | Trayectoria académica | Grau de instrução | Formação escolar | Histórico escolar
    | Percorso formativo | Iter scolastico | Studi compiuti | Studieverleden | Middelbaar onderwijs
    | Educazione`,
  references: `Two people who will speak for me | Who can speak for me`,
  skills: `Fertigkeiten | Kit and craft | Methods | Qualifications by area | Points forts | Capacidades y competencias
    | Pontos fortes | Capacita’ e competenze personali | Kwaliteiten en vaardigheden | Things I do well
    | Sprach- und EDV-Kenntnisse | Das kann ich | Machines I run | Was ich mitbringe
    | Competencias informáticas | Competências digitais | Ferramentas e programas`,
  volunteering: `Freiwilligendienst | Public engagement | Voluntary roles | Ehrenamtliche Tätigkeiten
    | Vrijwilligersfuncties | Volunteer teaching`,
  awards: `Grants held | Bourses et prix obtenus | Drittmittel | Becas y premios | Premios recibidos`,
  publications: `Papers in preparation | Manuscripts under review | Published research | Research papers
    | Books & catalogues | Peer-reviewed articles | Quelques conférences | Pubblicazioni scientifiche`,
  interests: `Off hours | Hors travail | Neben der Arbeit | Fuera del trabajo | Fuori dal lavoro | Naast het werk
    | Et en dehors | Privat`,
  summary: `Zu meiner Person | Mon projet | In my own words | My story | Mijn verhaal | En deux mots | In Kürze | En pocas palabras | In breve | Em poucas palavras`,
  contact: `Me joindre | So erreichen Sie mich | Come contattarmi`,
  other: `Professional & Scientific Committees | Doctoral students supervised | Zivildienst | Beilagen | Attivita’ didattiche | Ambiti di ricerca
    | Solo exhibitions | Boards | Group exhibitions (selected)`,
};

describe.each(Object.entries(byKind))('understands titles of the kind %s', (kind, titles) => {
  test.each(titles.split('|').map((title) => title.trim()))('%s', (title) => {
    expect(kindOfTitle(title)?.kind).toBe(kind);
  });
});

test.each([
  ['Short courses', 'studies'],
  ['Aus- und Fortbildung', 'studies'],
  ['Job-related training', 'studies'],
  ['Other examinations passed', 'weakStudies'],
  ['Papers', 'papers'],
  ['Conference papers', null],
  ['Zusatzqualifikationen', 'qualifications'],
  ['Zusatzausbildungen', 'studies'],
  ['Otros estudios', 'studies'],
  ['Overige opleidingen', 'studies'],
  ['Altri titoli', 'studies'],
  ['Corsi di aggiornamento', 'studies'],
  ['Seminarios y cursos', 'weakStudies'],
  ['Estudios', null],
  ['Opleidingen', null],
  ['Training and certificates', null],
  ['Education', null],
])('"%s" leaves to its content: %s', (title, ambiguity) => {
  expect(composedTitle(title)?.ambiguity ?? null).toBe(ambiguity);
});

test.each([
  'Cards',
  'Posts held',
  'Methods',
  'Boards',
  'Off hours',
  'Valid driving licence',
  'Permis de conduire',
  'Internal communications',
  'Public engagement',
  'Führungserfahrung',
  'Mitarbeiterschulungen',
  'Internship in Finance',
  'Selected clients',
  'Experience with tools',
  'Kenntnisse in Sprachen',
])('"%s" heads a section only in the type of headings', (title) => {
  expect(knownTitle(title)).toBeNull();
  expect(kindOfTitle(title)?.by).toBe('alike');
});

test.each([
  'Training others',
  'Taught the skills of the trade',
  'Head of Training',
  'Director of Publications',
  'I hold two certificates',
  'Post Office',
  'Kitchen',
  'Boarding School',
  'Card Services',
  'Licensed Plumber',
  'Systems Engineer',
  'Project Manager',
  'Aus Liebe zum Beruf',
  'Bank of the West',
  'How I work',
  'What I work with',
  'What I have worked with',
  'I work in a team',
  'Where I worked with clay and fire',
  'Board Member',
  'Theatre Manager',
  'Project Management',
  'Education Business School',
  'Software Sales',
])('takes "%s" for no title', (text) => {
  expect(composedTitle(text)).toBeNull();
});

test.each(['Tickets I hold', 'Cursos y carnés', 'Teaching posts', 'In my own words', 'Things I do well', 'Off hours'])(
  'a title that only we understand is not usual: %s',
  (title) => {
    expect(isUsualTitle(title)).toBe(false);
  },
);

test("tells education by 'got smart', and nothing by 'smart' alone", () => {
  expect(kindOfTitle('How I got smart')?.kind).toBe('education');
  expect(kindOfTitle('Smart meters')?.kind).not.toBe('education');
});
