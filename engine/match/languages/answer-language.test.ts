import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild } from '../../testing/job-samples.ts';
import { keywordsOf } from '../keywords-of.ts';
import { matchJob } from '../match-job.ts';

const answered = (asked: string, sample: SampleToBuild) => {
  const indexed = sampleOf(sample);
  const job = matchJob(`Clerk\nRequirements\n- ${asked}\n- Excel\n- Filing`, indexed, '2026-11-21');
  return { asks: job.requirements.filter(({ kind }) => kind === 'language'), keywords: keywordsOf(indexed, job) };
};
const answerTo = (asked: string, sample: SampleToBuild) => answered(asked, sample).asks[0];

describe('the level of a language', () => {
  test.each([
    ['Fluent English', 'English (A2)'],
    ['Excellent English skills', 'English: elementary'],
    ['Fluent German', 'Deutsch (Grundkenntnisse)'],
    ['English at C1 or above', 'English B1'],
    ['Fluent in English and Dutch', 'English (basic)'],
    ['English and Dutch, both fluent', 'English (basic)'],
    ['English, Dutch (at least C1 level)', 'English (basic)'],
    ['Good English', 'English A2'],
    ['Solid German', 'Deutsch A2'],
  ])('%s is left open by "%s"', (asked, entry) => {
    const { asks, keywords } = answered(asked, { languages: [entry] });
    expect(asks[0]).toMatchObject({
      answer: 'application',
      note: `Your resume says "${entry}"; the job posting asks for a higher level.`,
    });
    expect(keywords.missing).not.toContain(asks[0]?.label);
  });

  test.each([
    ['Italian', 'Nazionalità: italiana'],
    ['Spanish', 'Ottima cucina spagnola'],
    ['French', 'Nationalité : française'],
  ])('%s is not shown by an adjective of something else: %s', (asked, line) => {
    expect(answerTo(asked, { summary: [line] })).toMatchObject({ answer: 'missing' });
  });

  test('an adjective names the language behind the word for it, and in a list of languages', () => {
    expect(answerTo('English', { summary: ['Langue anglaise : C1'] })).toMatchObject({ answer: 'shown' });
    expect(answerTo('English', { languages: ['Anglaise, espagnole'] })).toMatchObject({ answer: 'shown' });
  });

  test('as an item of a list of skills shows it, and beside another noun does not', () => {
    expect(answerTo('Spanish', { skills: ['Spanish, BLS, ACLS'] })).toMatchObject({ answer: 'shown' });
    expect(answerTo('Spanish', { skills: ['BLS, Spanish guitar, ACLS'] })).toMatchObject({ answer: 'application' });
  });

  test('of a mention counts as that of an entry', () => {
    expect(answerTo('Fluent English', { summary: ['Lingue conosciute: Francese (C1), Inglese (B1)'] })).toMatchObject({
      answer: 'application',
      note: 'Your resume says "Inglese (B1)"; the job posting asks for a higher level.',
    });
  });

  test.each([
    ['as high as asked', 'Fluent English', 'English (C1)'],
    ['not named in the resume', 'Fluent English', 'English'],
    ['not asked', 'Knowledge of English', 'English (A2)'],
    ['asked of another language', 'Fluent German and basic English', 'English (A2)'],
    ['open', 'Fluent English', 'English: intermediate'],
    ['asked of a program', 'Advanced Excel and knowledge of English', 'English (A2)'],
    ['asked of something else', 'Excellent communication skills, English required', 'English (A2)'],
    ['high in one respect', 'Fluent English', 'English: fluent, basic in writing'],
  ])('that is %s leaves the language shown', (_, asked, entry) => {
    const { asks } = answered(asked, { languages: [entry] });
    expect(asks.find(({ label }) => label === 'English')).toMatchObject({ answer: 'shown' });
  });
});

describe('the name of a language', () => {
  test.each([
    ['in a list of languages', 'Spoken: French, Spanish'],
    ['with its level', 'Certified B1 level Spanish'],
    ['with a word for speaking', 'Interpreter of Spanish in court'],
    ['with a level in words', 'Conversational Spanish for work at the harbor'],
    ['as an item of its own', 'Guitar, sailing, Spanish, knots'],
    ['in Spanish', 'Idiomas: español'],
  ])('shows it %s', (_, line) => {
    expect(answerTo('Spanish is required', { summary: [line] })).toMatchObject({ answer: 'shown' });
  });

  test.each([
    ['a person', 'German is required', 'Biology of tides (with German Quist)', 'German'],
    ['an instrument', 'French is required', 'Medley for four pianos and two French horns', 'French'],
  ])('leaves it open in the name of %s', (_, asked, line, language) => {
    expect(answerTo(asked, { summary: [line] })).toMatchObject({
      answer: 'application',
      note: `Your resume mentions ${language}, but not clearly as a language that you speak.`,
    });
  });

  test('is not the name of a country', () => {
    expect(answerTo('French is required', { summary: ['Teams in Mexico, France and Chile'] })).toMatchObject({
      answer: 'missing',
    });
  });
});

const labelsFor = (asked: string) =>
  matchJob(`Clerk\nRequirements\n- ${asked}`, sampleOf({ languages: ['English'] }), '2026-11-21').requirements.map(
    ({ kind, label }) => `${kind} ${label}`,
  );

test('the language and its knowledge are one requirement, and its literature is another', () => {
  const labels = labelsFor('Must have a good command of the English language, both written and spoken');
  expect(labels.filter((label) => label.includes('English'))).toEqual(['language English']);
  expect(labelsFor('Knowledge of English law')).toContain('term English law');
});

const short = (skills: string, ...lines: string[]) =>
  answerTo('Basic English', { summary: ['Experience', ...lines], skills: [skills, 'RF scanner, reach truck'] });

describe('a resume written in the language', () => {
  test('shows it, and says why there is no line', () => {
    const summary = [
      'Desarrollador de aplicaciones con seis años de experiencia en el diseño de sistemas para puertos y barcos.',
      'Trabajo en equipo con los pilotos de la bahía y con las personas que cuidan las redes del puerto.',
    ];
    expect(answerTo('Spanish is required', { summary })).toMatchObject({
      answer: 'shown',
      spans: [],
      note: 'Your resume is written in Spanish.',
    });
    expect(answerTo('English is required', { summary })).toMatchObject({ answer: 'missing' });
  });

  test('shows English also where it is short and has the usual titles', () => {
    expect(short('Skills', 'Selected 180 cases an hour with a headset, 99.6% accuracy')).toMatchObject({
      answer: 'shown',
      note: 'Your resume is written in English.',
    });
    expect(short('Skills', 'Verkauf und Beratung, Kasse, Warenannahme, Inventur')).toMatchObject({ answer: 'missing' });
    const dutch = 'Orders verzameld in het magazijn, vrachtwagens geladen, pallets gestapeld, nieuwe mensen ingewerkt,';
    const more = 'retouren geteld, voorraad bijgewerkt, ploegen geleid, klanten geholpen, vloeren geveegd';
    expect(short('Vaardigheden', dutch, more, dutch, more, 'on time')).toMatchObject({ answer: 'missing' });
  });
});

test.each([
  ['Good English', 'English B1'],
  ['Good English', 'English'],
  ['English', 'English A2'],
  ['Good English (A2)', 'English A2'],
  ['Good English (at least B2)', 'English B2'],
  ['Good English and German (C1)', 'English B1'],
])('%s is shown by "%s"', (asked, entry) => {
  expect(answerTo(asked, { languages: [entry] })?.answer).toBe('shown');
});

test('a level in brackets counts more than the word before it', () => {
  expect(answerTo('Good English (at least B2)', { languages: ['English B1'] })?.answer).toBe('application');
});
