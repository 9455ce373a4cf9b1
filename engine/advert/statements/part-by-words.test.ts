import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import {
  isBoilerplate,
  partBySentence,
  partOfDutyItem,
  partOfItems,
  isStrayRequirement,
  partOfStray,
  partWithinDuties,
  isNiceToHave,
} from './part-by-words.ts';

describe('the part of a sentence by its own words', () => {
  test.each<[string, AdPart]>([
    ['You must hold a licence.', 'must'],
    ['Experience with roses is required.', 'must'],
    ['We are looking for a gardener with a licence.', 'must'],
    ['We require an active RN license.', 'must'],
    ['Sie haben eine Ausbildung.', 'must'],
    ['Vous êtes titulaire du permis B.', 'must'],
    ['Knowledge of bees would be nice.', 'nice'],
    ['Hives are essential; wasps would be an advantage.', 'must'],
    ['Hives are useful; wasps would be an advantage.', 'nice'],
    ['Erfahrung in der Imkerei ist von Vorteil.', 'nice'],
    ['Se valorará inglés.', 'nice'],
    ['We’d like you to have a licence.', 'must'],
    ['We’d like somebody who knows bees.', 'must'],
    ['You know your way around a hive.', 'must'],
    ['We like people who love bees.', 'about'],
    ['You check in guests.', 'duty'],
    ['You will prune roses.', 'duty'],
    ['You lead a team of four.', 'duty'],
    ['Zu Ihren Aufgaben gehört die Pflege der Beete.', 'duty'],
    ['We have grown roses since 1920.', 'about'],
    ['Our riggers possess three years of experience.', 'must'],
    ['Our gardens have grown from experience.', 'about'],
    ['The associate should have drafted deeds.', 'must'],
    ['Our ideal candidate has experience with roses.', 'must'],
    ['Someone who knows roses.', 'must'],
    ['Our stack is Python and Django.', 'duty'],
    ['Creating the guest experience is fun.', 'about'],
    ['Three years of retail experience.', 'must'],
    ['A day in the life of a rigger brings surprises.', 'duty'],
    ['Our team has a lot of experience.', 'about'],
    ['MSc or PhD in botany', 'must'],
    ["Master's degree, botany", 'must'],
    ['PhD in botany is what we ask for.', 'must'],
    ['PhD students are supervised by your team.', 'about'],
    ['MBA interns join us each summer.', 'about'],
    ['High school students visit us every week.', 'about'],
    ['A bachelor party is what we cater for.', 'about'],
    ['GED tutoring is our mission.', 'about'],
    ['A PhD was never our aim.', 'about'],
    ['Hives are a must, and honesty is highly valued.', 'must'],
    ['Honesty is highly valued.', 'nice'],
  ])('%s: %s', (sentence, part) => {
    expect(partBySentence(sentence)).toBe(part);
  });

  test.each<[string, AdPart]>([
    ['You must know Excel, ideally also Power BI, and enjoy figures.', 'must'],
    ['You know Excel and ideally Power BI.', 'must'],
    ['Sie beherrschen Excel und idealerweise Power BI.', 'must'],
    ['Vous maîtrisez Excel et si possible Power BI.', 'must'],
    ['Experience with Excel, ideally in finance.', 'must'],
    ['Experience with Excel, ideally.', 'nice'],
    ['Ideally you know Excel and Power BI.', 'nice'],
    ['Experience with Excel is a plus, ideally in finance.', 'nice'],
    ['You speak German and ideally English.', 'nice'],
    ['A CSCS card is essential, a scaffolding ticket desirable.', 'must'],
    ['Anglais courant indispensable, chinois apprécié.', 'must'],
    ['Necessaria la conoscenza delle vele; la saldatura è facoltativa.', 'must'],
    ['CS38 required; CS41 advantageous', 'must'],
    ['Experiencia en vidrio soplado, tallado en frío un plus.', 'must'],
    ['Patentino obbligatorio, patente C facoltativa.', 'must'],
    ['Sicherer Umgang mit Silikon, idealerweise auch mit Gips.', 'must'],
    ['Experience with knots, splicing a plus.', 'must'],
    ['Experience with knots, splices and masts a plus.', 'nice'],
    ['Experience with knots, splices, masts a plus.', 'nice'],
    ['Knowledge of knots, that would be a great plus.', 'nice'],
    ['Knowledge of knots, although not essential, would be helpful.', 'nice'],
    ['As a rigger, experience with knots is a plus.', 'nice'],
    ['English is required and German is a plus.', 'must'],
    ['English and German are a plus.', 'nice'],
  ])('one nice-to-have clause leaves the rest required: %s: %s', (sentence, part) => {
    expect(partBySentence(sentence)).toBe(part);
  });
});

test.each<[string, AdPart]>([
  ['Kitchen fitting experience', 'must'],
  ['Kitchen fitting experience preferred', 'nice'],
  ['Ability to splice rope', 'must'],
  ['Culinary certificate/diploma', 'must'],
  ['Share knowledge of ovens with the team', 'duty'],
  ['Building on your experience with ovens', 'duty'],
  ['Rota planning', 'duty'],
])('in a list of duties, "%s": %s', (item, part) => {
  expect(partOfDutyItem(item, null)).toBe(part);
});

test.each([
  ['it', 'Preparare i documenti che sono richiesti dalla banca', 'duty'],
  ['it', 'Sono richiesti i documenti di guida', 'must'],
  ['pt', 'Reunir os documentos que são necessários ao banco', 'duty'],
  ['es', 'Cerrar las compuertas cuando se necesita', 'duty'],
  ['es', 'Se necesita paciencia', 'must'],
] as const)('in a list of duties in %s, "%s": %s', (language, item, part) => {
  expect(partOfDutyItem(item, language)).toBe(part);
});

test('among the duties only a firm demand is a requirement', () => {
  expect(partWithinDuties('You prune roses with skill.', null)).toBe('duty');
  expect(partWithinDuties('You must have a licence.', null)).toBe('must');
  expect(partWithinDuties('A licence would be an advantage.', null)).toBe('nice');
  expect(partWithinDuties('Vous maîtrisez la taille des rosiers.', 'fr')).toBe('must');
  expect(partWithinDuties('Issu(e) d’une formation en horticulture.', 'fr')).toBe('must');
  expect(partWithinDuties('Vous taillez les rosiers.', 'fr')).toBe('duty');
  expect(partWithinDuties('Sie verfügen über Erfahrung im Obstbau.', 'de')).toBe('must');
  expect(partWithinDuties('Sie pflegen die Beete.', 'de')).toBe('duty');
  expect(partWithinDuties('Siamo alla ricerca di candidati con grande esperienza.', 'it')).toBe('must');
  expect(partWithinDuties('Una persona con capacidad de organización.', 'es')).toBe('must');
  expect(partWithinDuties('Atender a una persona con capacidad reducida.', 'es')).toBe('duty');
});

describe('boilerplate', () => {
  test.each([
    'We are an equal opportunity employer.',
    'All offers depend on a background check.',
    'Please send your CV to us.',
    'Applicants should submit a CV and a covering letter.',
    'To apply candidates must send a portfolio.',
    'To apply applicants should submit a portfolio.',
    'To apply the deadline is May 1.',
    'If you want to apply the deadline is May 1.',
    'Not sure how to apply for this job? Ask us.',
    '15 bucks per hour.',
    '25 francs per hour.',
    '20 rupees per hour.',
    'Earn 20 plus tips per hour.',
    'We value diversity.',
    '30 days of annual leave and a company pension.',
    '$20 per hour.',
    'Weekly pay',
    'Up to 18.50 per hour.',
    'To apply, ring the bell.',
    'Wir bieten 30 Tage Urlaub.',
    'Nous offrons une mutuelle.',
    'Ofrecemos teletrabajo.',
  ])('%s', (sentence) => {
    expect(isBoilerplate(sentence, false)).toBe(true);
  });

  test.each([
    'You know the standards and how to apply them.',
    'Typing at 7,000 keystrokes per hour.',
    'You take 20 calls per hour.',
    'Ability to apply pruning techniques.',
    'Skill in analysis in order to apply a range of methods.',
    'You show how to apply the latest paints.',
    'You manage budgets of $2 million.',
    'You prune roses.',
    'You process weekly payroll for 300 drivers.',
    'We need somebody with experience of weekly pay runs.',
    'Applicants have experience in a nursery and are able to lift up to 25 kg.',
    'Benefits administration (pension, dental)',
    'Benefits (sick leave, bonus) administration',
    'You know what slows the performance of your application.',
    'Able to prune, mow, dig, and lift 50 lbs, in all weathers, every day.',
  ])('none: %s', (sentence) => {
    expect(isBoilerplate(sentence, false)).toBe(false);
  });

  test('under a requirements heading, "dental" is the occupation', () => {
    expect(isBoilerplate('Dental insurance knowledge', false)).toBe(true);
    expect(isBoilerplate('Dental insurance knowledge', true)).toBe(false);
  });

  test.each(['Employee benefits: running pensions', 'Benefits (pension, dental) for clients', 'Perks: Kafka'])(
    'under a requirements heading, benefits are the work: %s',
    (sentence) => {
      expect(isBoilerplate(sentence, false)).toBe(true);
      expect(isBoilerplate(sentence, true)).toBe(false);
    },
  );
});

describe('a list under an unknown heading', () => {
  test.each<[string, string[], AdPart | null]>([
    ['of verbs', ['Prepare the beds', 'Manage the nursery', 'Our roses'], 'duty'],
    ['of skills', ['Python', 'Docker', 'Meridian'], 'must'],
    ['of wishes', ['Bees are a plus', 'Dutch preferred'], 'nice'],
    ['of benefits', ['Paid time off', 'Lunch', 'Dogs'], 'boilerplate'],
    ['of nothing known', ['The pond behind the old house', 'The hill that one sees from far away'], null],
    ['without items', [], null],
  ])('%s: %s', (_what, items, part) => {
    expect(partOfItems(items)).toBe(part);
  });
});

test.each([
  ['bees would be great', true],
  ['a deal-breaker', true],
  ['the ideal candidate has a licence', false],
  ['an ideal licence', true],
  ['je beheerst bij voorkeur frans', true],
  ['you have a licence', false],
])('"%s" marks something as nice to have: %s', (text, says) => {
  expect(isNiceToHave(text)).toBe(says);
});

describe('how applicants are selected', () => {
  test.each([
    'Applicants must list their school name and type of degree in the education section of the online application.',
    'The supplemental questionnaire is located behind the last page.',
    'In accordance with Civil Service Rule 4.2, not all applicants may be tested.',
    'To meet anticipated hiring needs, only some will be invited.',
    'Advancement to Gardener II requires two years of experience.',
    'Most positions are located in the old town.',
    'The greenhouse operates 24 hours per day.',
    'The greenhouse operates 24 hours a day, 7 days per week.',
    'Applicants must submit a signed application form.',
    'Graduates in their last year may also apply.',
  ])('is boilerplate: %s', (sentence) => {
    expect(isBoilerplate(sentence, true)).toBe(true);
  });

  test('says nothing of the list around it', () => {
    const notes = ['A valid license', 'Certificate in pruning', 'The filing period ends in May', 'Knowledge of roses'];
    expect(partOfItems(notes)).not.toBe('boilerplate');
    for (const ask of [
      'Experience with job application forms and filing',
      'Experience with the design of an application form',
      'The plant operates 24 hours a day, so you need experience with pumps',
      'You may also apply rope techniques on masts',
      'Works with managers to understand hiring needs',
      'Candidates must complete an apprenticeship',
      'This position is located in Verdena and requires a license',
      'Ensures that records are kept on file',
      'Candidates must submit a valid license',
      'Regular herbicide application',
      'Appointments to clinical positions require a license',
    ])
      expect(isBoilerplate(ask, true)).toBe(false);
  });
});

test.each<[string, AdPart | null]>([
  ['Certification required', 'must'],
  ['Degree: No degree required', null],
  ['Diplomado/a o Graduado/a en Velería', 'must'],
  ['Experiencia de al menos 1 año en un puesto similar', 'must'],
  ['Muy valorable conocimientos de velas', 'nice'],
  ['Contrato indefinido', null],
  ['Experiencia en una empresa líder', null],
])('among pay and benefits, "%s" is a requirement: %s', (sentence, part) => {
  expect(isStrayRequirement(sentence) ? partOfStray(sentence) : null).toBe(part);
});

test('what applicants need to apply is no note on how to apply', () => {
  expect(isBoilerplate('To apply for this post you must hold a diving ticket', false)).toBe(false);
  expect(isBoilerplate('To apply, send us your resume', false)).toBe(true);
});
