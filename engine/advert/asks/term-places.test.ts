import { describe, expect, test } from 'vitest';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import type { Word } from '../../text/words.ts';
import { termPlacesOf } from './term-places.ts';

const termsIn = (
  text: string,
  part: AdPart = 'must',
  isItem = true,
  isCompany: (word: Word) => boolean = () => false,
) => termPlacesOf({ text, part, isItem, language: null }, isCompany).map(({ asked }) => asked.term);

describe('what a statement names', () => {
  test.each([
    ['known skills, in order', 'SQL and Python', ['SQL', 'Python']],
    ['names that no list knows', 'Experience with ControlLogix', ['ControlLogix']],
    ['nothing of the subject of a degree', 'BSc in statistics', []],
    ['the subject of a diploma of no level', 'Diploma in weir thatching', ['weir thatching']],
    ['what comes with a degree', 'PhD in botany with reed thatching experience', ['reed thatching']],
    ['not the job itself', 'To join us as we hire a seasoned software engineer', []],
    ['not the job that a client fills', 'Our client is seeking a data engineer', []],
    ['not the job that is needed', 'We need an experienced data engineer', []],
    ['the job that somebody must know', 'Must be a qualified software engineer', ['software engineer']],
    ['the job that somebody had', 'Must have been a data engineer', ['data engineer']],
    ['the job that somebody learned', 'You are a trained machine operator', ['machine operator']],
    ['for whom somebody worked', 'Worked for two years for a software engineer', ['software engineer']],
    ['the job as experience', 'Experience as a software engineer', ['software engineer']],
    ['no people', 'Report to senior leadership', []],
    ['the skill of leading', 'Leadership', ['Leadership']],
    ['no past', 'Well presented', []],
    ['a name with an everyday noun inside', 'Skilled in Brindle Innovation Zentry', ['Brindle Innovation Zentry']],
    ['a name with a general noun', 'Skilled in Brindle Technology', ['Brindle Technology']],
    ['a quality of something else', 'Knowledge of tidal innovation', ['tidal innovation']],
    ['both sides of "as well as"', 'Skilled in tarping as well as otter handling', ['tarping', 'otter handling']],
    ['no words that are only shouted', 'FURTHER DUTIES', []],
    ['no thing that is reliable', 'Reliable transportation', []],
    ['a name with a possessive', 'Skilled in Fred’s Tip Picker', ['Fred’s Tip Picker']],
    ['both halves of a compound', 'front- and back-end development', ['front-end development', 'back-end development']],
    ['no degrees and states', 'AA or BS, licensed in TX', []],
    ['nothing that is not needed', 'No Hadoop required', []],
    ['the whole name of a tool', 'Skilled in Trimble SketchUp Pro', ['Trimble SketchUp Pro']],
    ['another product of a maker', 'Skilled in ADP eTIME', ['ADP eTIME']],
    ['a term with its noun', 'Knowledge of soldering techniques', ['soldering techniques']],
    ['a field of two general nouns', 'Expertise in public finance', ['public finance']],
    [
      'a title around a small word',
      'Works under the Ruritania Code of Tidal Procedure',
      ['Ruritania Code of Tidal Procedure'],
    ],
    ['no place of work as a title', 'Chartered Tidal Surveyor in Norway', ['Chartered Tidal Surveyor']],
    ['an abbreviation of two letters', 'Ability to teach Q&T', ['Q&T']],
    ['an everyday word in capitals beside its like', 'I2C, SPI, UART, CAN', ['I2C', 'SPI', 'UART', 'CAN']],
    ['no verb in capitals', 'Python, SQL. You CAN weld', ['Python', 'SQL', 'weld']],
    [
      'a list in brackets from its first word',
      'Flatbed securement (chains, straps)',
      ['Flatbed securement', 'chains', 'straps'],
    ],
    ['a name in capitals throughout', 'EPIC charting experience', ['EPIC', 'charting']],
    ['no everyday word in capitals', 'SHARED ACCESS to vans', []],
    ['a task with its name', 'ZQT testing ticket useful', ['ZQT testing ticket']],
    ['when, and not what', 'BLS required at hire', ['BLS']],
    ['a skill of hiring', 'BLS and hiring required', ['BLS', 'hiring']],
    ['nothing that does not apply', 'Python, Kafka endorsement not required', ['Python']],
    ['a noun of another', 'Knowledge of types of cargo', ['types of cargo']],
    ['what is not of a known kind', 'Knowledge of non-relational databases', ['non-relational databases']],
    ['what is', 'Knowledge of relational databases', ['relational databases']],
    ['no program where text is processed', 'Skills in word processing', ['word processing']],
    ['the program', 'Skills in Word', ['Word']],
    ['not whom an employer is about to hire', 'We are looking to hire from the town', []],
    ['the place of a bar', 'Membership in the New York bar', ['New York bar']],
    ['both names in front of a known one', 'Experience in trade secret litigation', ['trade secret litigation']],
    ['an acronym in front of a known one', 'Experience in FINRA arbitration', ['FINRA arbitration']],
    ['no supervision of the applicant', 'Works with little supervision', []],
    ['no supervision by a boss', 'Working under your boss’s supervision', []],
    ['direct supervision of others', 'Direct supervision of nurses', ['supervision']],
    ['general supervision of others', 'General supervision of the construction site', ['supervision']],
    ['no supervision under a boss', 'Works under the general supervision of a manager', []],
    ['no supervision that is close', 'Working with close supervision', []],
    ['the skill of supervising', 'Experience in supervision', ['supervision']],
    ['no class of driving', 'HGV Class 1 (C+E)', ['HGV Class 1']],
    ['a French name', 'Experience with a la carte service', ['a la carte']],
    ['nothing that the employer does', 'We will train the right person', []],
    ['no level of a name', 'Level 3 Early Years qualification', ['Early Years']],
    ['both sides of a slash', 'Knowledge of ZQT9/CPT', ['ZQT9', 'CPT']],
    ['an adjective of two words with its noun', 'Low-voltage cabling', ['Low-voltage cabling']],
    ['a name with a dot inside', 'Experience with ADO.NET', ['ADO.NET']],
  ])('%s: %s', (_what, text, terms) => {
    expect(termsIn(text)).toEqual(terms);
  });

  test.each<[AdLanguage | null, AdPart, string, string[]]>([
    ['es', 'must', 'Dominio de Trimble SketchUp Pro', ['Trimble SketchUp Pro']],
    ['fr', 'must', 'Maîtrise de Trimble SketchUp', ['Trimble SketchUp']],
    // German nouns have capitals, too.
    ['de', 'must', 'Gute SketchUp Kenntnisse', ['SketchUp']],
    [null, 'duty', 'Draw parts in Trimble SketchUp Pro', ['Trimble SketchUp Pro']],
    // 'Conduit' is an English word.
    ['fr', 'must', 'Expérience en conduite de travaux', ['conduite de travaux']],
    [null, 'duty', 'Draw parts in SketchUp', ['SketchUp']],
  ])('in another language and in a duty, the whole name of a tool: %s, %s, %s', (language, part, text, terms) => {
    const places = termPlacesOf({ text, part, isItem: true, language }, () => false);
    expect(places.map(({ asked }) => asked.term)).toEqual(terms);
  });

  test('each place is that of its words', () => {
    const text = 'You know Microsoft Excel well';
    const [place] = termPlacesOf({ text, part: 'must', isItem: true, language: null }, () => false);
    expect(text.slice(place?.from, place?.to)).toBe('Microsoft Excel');
  });

  test('the verb that begins a duty is not a skill', () => {
    expect(termsIn('Document findings', 'duty')).not.toContain('Document');
    expect(termsIn('React to alarms', 'duty')).not.toContain('React');
    expect(termsIn('React', 'duty')).toEqual(['React']);
  });

  test('the employer is not a skill', () => {
    expect(termsIn('Salesforce', 'must', true, ({ raw }) => raw === 'Salesforce')).toEqual([]);
    expect(termsIn('Salesforce')).toEqual(['Salesforce']);
  });
});

const termsAbroad = (language: AdLanguage, text: string) =>
  termPlacesOf({ text, part: 'must', isItem: true, language }, () => false).map(({ asked }) => asked.term);

describe('everyday words of another language that look like a term', () => {
  test('are none', () => {
    expect(termsAbroad('de', 'Mehrjährige Praxis im Rosenschnitt')).toEqual(['Rosenschnitt']);
  });

  test('a quality of a person is one', () => {
    expect(termsAbroad('it', 'Flessibilità e potatura')).toEqual(['Flessibilità', 'potatura']);
  });
});

describe('a license that is named by what it allows', () => {
  test.each([
    ['Must hold a valid license to operate a crane', 'license to operate a crane'],
    ['Professional certification preferred', 'Professional certification'],
    ['Licensed as a harbor pilot and kind to guests', 'Licensed as a harbor pilot'],
  ])('%s: %s', (text, term) => {
    expect(termsIn(text)).toContain(term);
  });

  test('is no term of its own where a known one is in it, nor among duties', () => {
    expect(termsIn('Certified as a Scrum Master')).not.toContain('Certified as a Scrum Master');
    expect(termsIn('Renew the license to operate the crane', 'duty')).not.toContain('license to operate the crane');
  });
});
