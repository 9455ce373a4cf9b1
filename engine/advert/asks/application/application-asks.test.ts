import { describe, expect, test } from 'vitest';
import type { AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import type { AdPart } from '../../../lexicon/adverts/format.ts';
import type { Statement } from '../../statements/statement.ts';
import { applicationAsksOf } from './application-asks.ts';

const statement = (text: string, part: AdPart = 'must'): Statement => ({ text, part, isItem: false, language: null });
const idsOf = (text: string) => applicationAsksOf([statement(text)]).map(({ id }) => id);

describe('questions of an application form', () => {
  test.each([
    ['work-permit', 'You must have the right to work in the UK.'],
    ['work-permit', 'Candidates must be legally authorized to work in the US.'],
    ['work-permit', 'You need to be based there and have the necessary work permissions.'],
    ['bar', 'Admitted to practice in Ohio or willing to be.'],
    ['bar', 'You are a member in good standing of the Ohio State Bar.'],
    ['bar', 'An active member of the State Bar of Ohio.'],
    ['work-permit', 'You need permission to work in Norway.'],
    ['sponsorship', 'VISA SPONSORSHIP IS NOT AVAILABLE.'],
    ['sponsorship', 'You sell event sponsorship; we offer no visa sponsorship.'],
    ['age', 'Must be at least 18 years or older.'],
    ['vehicle', 'You have access to your own vehicle.'],
    ['equipment', 'You bring your own hand tools.'],
    ['health', 'Proof of hepatitis vaccination is needed.'],
    ['travel', 'Must be able to travel between locks.'],
    ['travel', 'Travel: about 20%'],
    ['background', 'A drug and alcohol test is part of the process.'],
    ['physical', 'Sitting, standing and walking on the towpath.'],
    ['place', 'Candidates must be based in Greenmoor.'],
    ['shift', 'Able to work evenings and Saturdays.'],
    ['shift', 'On-call availability'],
    ['vehicle', 'You own a car for the visits.'],
    ['background', 'No criminal record'],
    ['physical', 'A head for heights'],
    ['physical', 'Work in a standing position.'],
    ['physical', 'Standing position for long periods'],
    ['physical', 'Good eyesight'],
    ['vehicle', 'You must have a car.'],
    ['work-permit', 'Full working rights in Australia'],
    ['shift', 'Night shifts, but no overtime.'],
    ['shift', 'Rotating shifts with no nights.'],
    ['place', 'Hybrid cloud work, three days in the office.'],
    ['place', 'On-site in Leeds; you may work from anywhere in August.'],
    ['physical', 'Able to lift up to 70lbs.'],
    ['physical', 'You must pass a pre-employment physical examination.'],
    ['physical', 'Occasional lifting and carrying of boxes.'],
    ['sponsorship', 'We cannot offer visa sponsorship.'],
    ['driving-licence', "A driver's license is needed."],
    ['driving-licence', 'You hold a full clean driving licence.'],
    ['driving-record', 'A clean driving record.'],
    ['clearance', 'An active security clearance (TS/SCI).'],
    ['shift', 'Rotating shifts and weekends.'],
    ['shift', 'Overtime is common in December.'],
    ['shift', 'You work long weekends in December.'],
    ['shift', '3-day weekends in summer, and weekend shifts in winter.'],
    ['travel', 'Travel is required for two weeks a year.'],
    ['travel', 'Up to 20% travel.'],
    ['place', 'Three days a week in the office.'],
    ['place', 'You live within 30 miles of Leeds.'],
    ['background', 'Offers depend on a background check.'],
    ['physical', 'Lift up to 25 kg.'],
    ['age', 'You are at least 18 years old.'],
    ['age', 'Must be at least 21 to serve drinks.'],
    ['place', 'A hybrid role in Leeds.'],
    ['sponsorship', 'No sponsorship for a visa is available.'],
    ['clearance', 'A public trust position.'],
    ['start', 'Please tell us your notice period.'],
    ['salary', 'Send us your salary expectations.'],
  ])('%s: %s', (id, text) => {
    expect(idsOf(text)).toContain(id);
  });

  test.each([
    'You work with shift registers.',
    'Knowledge of travel insurance.',
    'Experience with online payment systems.',
    'You drive the road map of the product.',
    'Background in biology.',
    'You plan vaccination campaigns and carry out physical examinations.',
    'Maintenance of vehicles and tools.',
    'You run the bar in the evening, admitted guests pay at the door.',
    'Your designs lift spirits.',
    'We give you the autonomy to choose your working location: office, hybrid or anywhere.',
    'You run hybrid cloud infrastructure.',
    'You sell sponsorship packages for the festival.',
    'Visa is a network, and you will support its merchants.',
    'No weekends, and overtime is paid.',
    'At least 16 years of experience in surveying.',
    'At least 18 months of practice.',
    'We maintain the public trust.',
    'You are a member of a busy cocktail bar.',
    'You are a member of the team behind the bar.',
    'Control admission to the bar.',
    'Work under the supervision of attorneys admitted to the bar.',
    'You do the heavy lifting on data migrations.',
    'Lift our conversion by 20%.',
    'Maintain scissor lift equipment.',
    'You know permission to work systems.',
    'At least 18 years of experience.',
    'Enjoy 3-day weekends in summer.',
    'A completed apprenticeship is a plus.',
    'A completed apprenticeship is not required.',
    'A completed apprenticeship or experience in the trade.',
    'Time served: 10 ms.',
    'Summer Fridays and long weekends.',
    'Prepare the working papers of the audit.',
    'A valid passport for visits abroad.',
    'Ensure full availability of the sluice.',
    'Good vision of where the canal should go.',
    'Build on the long-standing position of our brand.',
    'Every diver will have a van provided.',
  ])('nothing: %s', (text) => {
    expect(idsOf(text)).toEqual([]);
  });

  test('each is listed once, with the sentence that requires it rather than the small print', () => {
    const asks = applicationAsksOf([
      statement('A background check is part of our process.', 'boilerplate'),
      statement('You pass a background check.', 'must'),
    ]);
    expect(asks.map(({ id, quote, isAsked }) => [id, quote, isAsked])).toEqual([
      ['background', 'You pass a background check.', true],
    ]);
  });

  test.each([
    ['Any offer is subject to a background check.', true],
    ['Background checks and all benefits regardless of origin are required by law.', false],
    ['We are proud of our drug testing laboratory.', false],
  ])('in the small print: %s', (text, isAsked) => {
    expect(applicationAsksOf([statement(text, 'boilerplate')])[0]?.isAsked).toBe(isAsked);
  });

  test('a term only in the small print is not required', () => {
    expect(applicationAsksOf([statement('A drug test may follow.', 'boilerplate')])[0]?.isAsked).toBe(false);
  });
});

const idsIn = (language: AdLanguage, text: string, part: AdPart = 'must') =>
  applicationAsksOf([{ text, part, isItem: true, language }]).map(({ id }) => id);

test('sentences about one condition are quoted together', () => {
  const [ask] = applicationAsksOf([
    statement('Night shifts are part of the work'),
    statement('You are on call at weekends'),
    statement('We open at weekends', 'about'),
  ]);
  expect(ask?.quote).toBe('Night shifts are part of the work … You are on call at weekends');
});

test('a check in a list of requirements is asked for, whatever else its words are about', () => {
  const [ask] = applicationAsksOf([{ ...statement('Enhanced DBS check', 'boilerplate'), isListedAsk: true }]);
  expect(ask).toMatchObject({ id: 'background', isAsked: true });
  expect(applicationAsksOf([statement('Enhanced DBS check', 'boilerplate')])[0]?.isAsked).toBe(false);
});

describe('questions of postings in other languages', () => {
  test.each<[string, AdLanguage, string]>([
    ['vocational-training', 'de', 'Abgeschlossene technische Berufsausbildung'],
    ['vocational-training', 'de', 'Ausbildung zum Hotelfachmann'],
    ['vocational-training', 'fr', 'Titulaire du CAP cuisine'],
    ['vocational-training', 'es', 'Título de FP II Automoción'],
    ['vocational-training', 'it', 'Apprendistato tecnico come disegnatore'],
    ['vocational-training', 'pt', 'Curso técnico em mecatrónica'],
    ['vocational-training', 'nl', 'Afgeronde mbo-opleiding'],
    ['shift', 'de', 'Bereitschaft zu Schicht- und Wochenenddienst'],
    ['shift', 'fr', 'Travail posté en 3x8'],
    ['shift', 'es', 'Disponibilidad para trabajar fines de semana'],
    ['shift', 'it', 'Disponibilità a lavorare su turni'],
    ['shift', 'pt', 'Trabalho por turnos'],
    ['shift', 'it', 'Disponibilità ad effettuare straordinari'],
    ['shift', 'it', 'Disponibilità al lavoro festivo'],
    ['shift', 'fr', 'Disponibilité le samedi'],
    ['travel', 'fr', 'Déplacements professionnels réguliers'],
    ['start', 'fr', 'Disponibilité immédiate'],
    ['physical', 'de', 'Höhentauglichkeit'],
    ['background', 'nl', 'Je hebt een geldige VOG'],
    ['shift', 'nl', 'Je werkt in ploegendienst'],
    ['shift', 'de', 'Schichtarbeit ist für dich kein Problem'],
    ['shift', 'pt', 'Disponibilidade para trabalho por turnos no Porto'],
    ['vocational-training', 'de', 'Gelernter Koch'],
    ['vocational-training', 'de', 'Abgeschlossene Ausbildung als Koch, idealerweise mit Praxis'],
    ['travel', 'de', 'Reisebereitschaft (ca. 20 %)'],
    ['travel', 'fr', 'Déplacements réguliers en France'],
    ['travel', 'es', 'Disponibilidad para viajar'],
    ['work-permit', 'de', 'Gültige Arbeitserlaubnis'],
    ['age', 'pt', 'Ser maior de 18 anos'],
    ['age', 'it', 'Candidati maggiorenni'],
    ['place', 'es', 'Residencia en la zona norte'],
    ['place', 'nl', 'Je bent woonachtig in de regio'],
    ['physical', 'fr', 'Bonne condition physique'],
    ['vehicle', 'es', 'Vehículo propio'],
    ['vehicle', 'de', 'Eigener PKW erforderlich'],
    ['shift', 'nl', 'Bereid om in shifts te werken'],
    ['travel', 'fr', 'Prévoir de nombreux déplacements'],
    ['salary', 'de', 'Bitte nennen Sie Ihre Gehaltsvorstellung'],
  ])('%s in %s: %s', (id, language, text) => {
    expect(idsIn(language, text)).toContain(id);
  });

  test.each<[AdLanguage, string]>([
    ['de', 'Keine Wochenendarbeit und kein Schichtdienst'],
    ['fr', 'Poste sans déplacements réguliers'],
    ['es', 'Horario sin fines de semana'],
    ['de', 'Abgeschlossenes Studium oder eine Ausbildung zum Techniker'],
    ['es', 'Responsable de la formación de los equipos'],
    ['de', 'Wir arbeiten nicht im Schichtbetrieb'],
    ['de', 'Planung der Rufbereitschaft'],
    ['de', 'Ausbildung als Koch von Vorteil'],
    ['de', 'Eine abgeschlossene Ausbildung ist nicht nötig'],
    ['de', 'Abgeschlossene Berufsausbildung oder mehrjährige Berufserfahrung'],
    ['de', 'Gelernte Inhalte anwenden'],
    ['de', 'Reisebereitschaft nicht erforderlich'],
    ['fr', 'Vous gardez le cap en toute situation'],
    ['fr', 'Formation au CAP de nos apprentis'],
    ['fr', 'Aucun travail de nuit'],
    ['fr', 'Gestion de la mobilité internationale'],
    ['es', 'No se trabaja los fines de semana'],
    ['es', 'Fines de semana libres'],
    ['es', 'Tramitación del permiso de trabajo'],
    ['es', 'Ingeniería o ciclo formativo de grado superior'],
    ['it', 'Non è previsto lavoro su turni'],
    ['it', 'Riposo nel weekend'],
    ['pt', 'Folga aos fins de semana'],
    ['nl', 'Wij werken niet in ploegendienst'],
    ['nl', 'Salarisindicatie: € 3.000'],
    ['de', 'Wartung der Fahrzeuge'],
    ['es', 'Gestión de las compuertas en la zona norte'],
    ['fr', 'Organiser les déplacements professionnels de la direction'],
    ['fr', "Gérer le planning des astreintes de l'écluse"],
    ['it', 'Vendere prodotti straordinari ai clienti'],
    ['it', 'Elaborazione di ferie e straordinari'],
    ['es', 'Organizar los turnos rotativos de la esclusa'],
  ])('nothing in %s: %s', (language, text) => {
    expect(idsIn(language, text)).toEqual([]);
  });

  test('training that the employer gives is not asked for', () => {
    expect(idsIn('de', 'Du begleitest die Ausbildung zum Koch', 'duty')).toEqual([]);
    expect(idsIn('de', 'Wir bieten eine Ausbildung zum Koch', 'boilerplate')).toEqual([]);
    expect(idsIn('es', 'Fines de semana libres', 'boilerplate')).toEqual([]);
  });
});
