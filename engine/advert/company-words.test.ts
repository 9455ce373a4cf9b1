import { expect, test } from 'vitest';
import { wordsOf } from '../text/words.ts';
import { companyWordsOf } from './company-words.ts';
import { statementsOf } from './statements/statements-of.ts';

const companyWordsIn = (posting: string, text: string) => {
  const isCompany = companyWordsOf(posting, statementsOf(posting));
  return wordsOf([{ text, isNewStart: true }])
    .filter(isCompany)
    .map(({ raw }) => raw);
};

test('the lines under the job title name the employer and its place', () => {
  expect(
    companyWordsIn('Gardener\nGreenmoor Nurseries\nLeeds\n\nRequirements\n- Pruning', 'Greenmoor in Leeds'),
  ).toEqual(['Greenmoor', 'Leeds']);
});

test('its initials where only the text has its name', () => {
  const posting =
    'Porter\n\nThe role\nYou work at the Princess Northfell Hospital.\n\nRequirements\n- Moves beds through PNH with an SLM lift';
  expect(companyWordsIn(posting, 'PNH and SLM')).toEqual(['PNH']);
  const longer = posting.replace('Princess Northfell Hospital', 'Moor and Vale University Health Board');
  expect(companyWordsIn(longer.replace('PNH', 'UHB'), 'UHB and SLM')).toEqual(['UHB']);
});

test('not the initials of a professional body that the requirements name', () => {
  const posting =
    'Porter\n\nThe role\nYou work on wards.\n\nRequirements\n- Chartered Rope Splicing Institute membership\n- CRSI level 2';
  expect(companyWordsIn(posting, 'CRSI')).toEqual([]);
});

test('so do capitals in what the employer writes about itself', () => {
  const posting = 'Gardener\n\nAbout us\nThe Greenmoor family has grown roses for years.\n\nRequirements\n- Pruning';
  expect(companyWordsIn(posting, 'Pruning for Greenmoor')).toEqual(['Greenmoor']);
});

test('a skill is not a company word, nor is a term in the requirements', () => {
  const posting = 'Developer\nAcme\n\nAbout us\nWe love Python at Acme.\n\nRequirements\n- Meridian';
  expect(companyWordsIn(posting, 'Python and Meridian at Acme')).toEqual(['Acme']);
});

test('a heading right under the title is not an employer', () => {
  expect(companyWordsIn('Gardener\nRequirements\n- Pruning of Roses', 'Requirements Roses')).toEqual([]);
});

test('the short form of a public body is one, that of a method is none', () => {
  const posting =
    'Porter\n\nThe role\nYou work for the Northfell Hospitals Trust (NHT).\n\nRequirements\n- Safe Lifting Method (SLM)';
  expect(companyWordsIn(posting, 'NHT and SLM')).toEqual(['NHT']);
});

test('an address makes the name of the employer no everyday word', () => {
  const posting =
    'Assistant\n\nAbout us\nGreenmoor has kept records since 1920, and greenmoor is a brand.\n\n' +
    'Requirements\n- Knowledge of Greenmoor records, see www.greenmoor.org, https://greenmoor.org or jobs@greenmoor.org';
  expect(companyWordsIn(posting, 'Greenmoor')).toEqual(['Greenmoor']);
});

test('an everyday word of the employer is none, nor is the job that somebody is wanted for', () => {
  const posting =
    'Assistant\n\nAbout us\nThe Herbarium of Greenmoor is old.\nWe are looking for a Dendrolog assistant.\n\n' +
    'Requirements\n- herbarium work in Dendrolog';
  expect(companyWordsIn(posting, 'Herbarium Greenmoor Dendrolog')).toEqual(['Greenmoor']);
});

test('a long word in capitals takes no time', () => {
  expect(companyWordsIn(`Porter\n\nAbout us\n${'A'.repeat(100_000)}`, 'SLM')).toEqual([]);
});
