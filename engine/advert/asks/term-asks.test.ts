import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { statementsOf } from '../statements/statements-of.ts';
import type { Statement } from '../statements/statement.ts';
import { termAsksOf } from './term-asks.ts';

const statement = (text: string, part: AdPart = 'must', isItem = true): Statement => ({
  text,
  part,
  isItem,
  language: null,
});
const asksOf = (...statements: readonly Statement[]) =>
  termAsksOf(statements, () => false).map(({ group, alternatives }) => [
    group,
    alternatives.map(({ term }) => term).join(' / '),
  ]);

describe('skills that a posting requires', () => {
  test.each<[string, string[][]]>([
    ['Python', [['must', 'Python']]],
    [
      'Python and SQL',
      [
        ['must', 'Python'],
        ['must', 'SQL'],
      ],
    ],
    ['Python or Java', [['must', 'Python / Java']]],
    ['Previous restaurant experience required', [['must', 'restaurant']]],
    ['Docker, AWS (public cloud) or Kafka', [['must', 'Docker / AWS / public cloud / Kafka']]],
    [
      'Excel (pivot tables)',
      [
        ['must', 'Excel'],
        ['must', 'pivot tables'],
      ],
    ],
    [
      'Python (pandas)',
      [
        ['must', 'Python'],
        ['must', 'pandas'],
      ],
    ],
    [
      'Excel (VBA) and Python',
      [
        ['must', 'Excel'],
        ['must', 'VBA'],
        ['must', 'Python'],
      ],
    ],
    ['Excel or a portfolio can be considered', [['nice', 'Excel / portfolio']]],
    ['TEFL or CELTA', [['must', 'TEFL']]],
    ['At least one of the following: Python, Java and Kotlin', [['must', 'Python / Java / Kotlin']]],
    ['Any of Python, Java', [['must', 'Python / Java']]],
    ['Any of : Python, Java', [['must', 'Python / Java']]],
    ['At least one scripting language (Python, Perl and Ruby)', [['must', 'Python / Perl / Ruby']]],
    [
      'At least one year using Python, Perl',
      [
        ['must', 'Python'],
        ['must', 'Perl'],
      ],
    ],
    [
      'Kafka and one of Python, Java',
      [
        ['must', 'Kafka'],
        ['must', 'Python / Java'],
      ],
    ],
    ['web-development tools such as SQL, Perl and XML', [['must', 'SQL / Perl / XML']]],
    ['query languages such as SQL and XPath', [['must', 'query languages / SQL / XPath']]],
    ['BI tools such as Tableau and Looker', [['must', 'BI / Tableau / Looker']]],
    [
      'Python, databases such as Oracle and Postgres, and Kafka',
      [
        ['must', 'Python'],
        ['must', 'databases / Oracle / Postgres'],
        ['must', 'Kafka'],
      ],
    ],
    [
      'Tools such as Excel and budgeting',
      [
        ['must', 'Excel'],
        ['must', 'budgeting'],
      ],
    ],
    ['Proficiency in any combination of Python, Java and Kotlin', [['must', 'Python / Java / Kotlin']]],
    ['One or more of the following programming languages: Python, Java', [['must', 'Python / Java']]],
    [
      'One of our services is in Python and Java',
      [
        ['must', 'Python'],
        ['must', 'Java'],
      ],
    ],
    [
      'You will be one of five engineers who know Python and Java',
      [
        ['must', 'Python'],
        ['must', 'Java'],
      ],
    ],
    [
      'One of Python or Java; Kafka and Kotlin',
      [
        ['must', 'Python / Java'],
        ['must', 'Kafka'],
        ['must', 'Kotlin'],
      ],
    ],
    [
      'One of the best in Python, Java',
      [
        ['must', 'Python'],
        ['must', 'Java'],
      ],
    ],
    [
      'Python and, ideally, Kafka',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'Python, Java and preferably Kafka',
      [
        ['must', 'Python'],
        ['must', 'Java'],
        ['nice', 'Kafka'],
      ],
    ],
    ['Knowledge of Python, although training can be given', [['nice', 'Python']]],
    ['Preference will be given to candidates with Python', [['nice', 'Python']]],
    ['Any experience of Python would be welcomed', [['nice', 'Python']]],
    ['The ideal candidate knows Python', [['must', 'Python']]],
    ['An ideal candidate will also know Python', [['nice', 'Python']]],
    ['Python would be ideal', [['nice', 'Python']]],
    ['Teamwork or Java', [['must', 'Teamwork / Java']]],
    ['Teamwork or communication', [['soft', 'Teamwork / communication']]],
    ['Python, Java or Kotlin', [['must', 'Python / Java / Kotlin']]],
    [
      'Tableau or similar, and SQL',
      [
        ['must', 'Tableau'],
        ['must', 'SQL'],
      ],
    ],
    [
      'Python; Kafka a plus',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'Python with knowledge of Kafka a plus',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'Python and SQL ideally including Kafka',
      [
        ['must', 'Python'],
        ['must', 'SQL'],
        ['nice', 'Kafka'],
      ],
    ],
    ['Kafka is preferable', [['nice', 'Kafka']]],
    ['Kafka is highly valued', [['nice', 'Kafka']]],
    [
      'Python (ideally Kafka)',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    ['Kafka, ideally', [['nice', 'Kafka']]],
    ['Kafka or Vespa, ideally.', [['nice', 'Kafka / Vespa']]],
    ['Kafka experience would be great', [['nice', 'Kafka']]],
    [
      'Weld inspection w/ Zephyrion receivers',
      [
        ['must', 'Weld inspection'],
        ['must', 'Zephyrion receivers'],
      ],
    ],
    ['Python w/o Kafka', [['must', 'Python']]],
    [
      'Ideally with Kafka, and Python',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'Python, preferably with Kafka',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'Python, idealerweise Kafka',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'Kafka, SQL, React/Angular',
      [
        ['must', 'Kafka'],
        ['must', 'SQL'],
        ['must', 'React / Angular'],
      ],
    ],
    ['Kafka, SQL or React/Angular', [['must', 'Kafka / SQL / React / Angular']]],
    [
      'Python, Kafka (Confluent) desirable',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
        ['nice', 'Confluent'],
      ],
    ],
    [
      'Python and Kafka (a plus)',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    ['Useful, handy Python', [['must', 'Python']]],
    [
      'Python, i.e. Django and Flask, is a big plus',
      [
        ['nice', 'Python'],
        ['nice', 'Django'],
        ['nice', 'Flask'],
      ],
    ],
    ['Python is great but not essential', [['nice', 'Python']]],
    ['Python required, essential reading', [['must', 'Python']]],
    [
      'Python is a must, and Kafka is highly valued',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'You must know Python, and Kafka is highly valued',
      [
        ['must', 'Python'],
        ['nice', 'Kafka'],
      ],
    ],
    [
      'Python, Kafka, and SQL are highly valued',
      [
        ['nice', 'Python'],
        ['nice', 'Kafka'],
        ['nice', 'SQL'],
      ],
    ],
  ])('%s', (text, asks) => {
    expect(asksOf(statement(text))).toEqual(asks);
  });

  test('an experience of guests is no field', () => {
    expect(asksOf(statement('Create a restaurant experience for guests', 'duty'))).toEqual([]);
  });

  test('a question that advertises the job asks for nothing', () => {
    expect(asksOf(statement('Would you like to work with Python?'))).toEqual([]);
    expect(asksOf(statement('Do you know Python?'))).toEqual([['must', 'Python']]);
  });

  test('"required" and "preferred" end their clause', () => {
    expect(asksOf(statement('Python required, Kafka preferred'))).toEqual([
      ['must', 'Python'],
      ['nice', 'Kafka'],
    ]);
  });

  test('the part of the posting decides how strongly they are required', () => {
    expect(asksOf(statement('Python', 'nice'), statement('SQL', 'duty'))).toEqual([
      ['duty', 'SQL'],
      ['nice', 'Python'],
    ]);
    expect(asksOf(statement('Python', 'about'), statement('SQL', 'boilerplate'))).toEqual([]);
  });

  test('a skill that occurs twice counts once, as required', () => {
    expect(asksOf(statement('Python is a plus'), statement('Python'))).toEqual([['must', 'Python']]);
  });

  test('what the employer writes about itself among the duties contains no requirements', () => {
    expect(asksOf(statement('Our product is built on Kafka', 'duty', false))).toEqual([]);
    expect(asksOf(statement('You will look after Kafka', 'duty', false))).toEqual([['duty', 'Kafka']]);
  });
});

const asksFrom = (advert: string) =>
  termAsksOf(statementsOf(advert), () => false).map(({ group, alternatives, quote }) => [
    group,
    alternatives.map(({ term }) => term).join(' / '),
    quote,
  ]);

describe('items below a line that asks for one of them', () => {
  test('are one requirement', () => {
    const advert =
      'Rigger\n\nRequirements\n\nKnowledge of at least one of the following:\n- Python\n- Java and Kotlin\n\n';
    expect(asksFrom(`${advert}Skills\n- SQL`)).toEqual([
      ['must', 'Python / Java / Kotlin', 'Knowledge of at least one of the following:'],
      ['must', 'SQL', 'SQL'],
    ]);
  });

  test.each([
    ['up to the next item beside that line', '  - ', 'Python / Java, SQL, Rigging'],
    ['with another bullet', 'o ', 'Python / Java, SQL, Rigging'],
    ['one by one where nothing tells them from the other items', '- ', 'Python, Java, SQL, Rigging'],
  ])('are one requirement %s', (_, mark, terms) => {
    const advert = `Rigger\n\nRequirements\n- Experience with one of the following:\n${mark}Python\n${mark}Java\n- SQL\n- Rigging`;
    expect(
      asksFrom(advert)
        .map(([, found]) => found)
        .join(', '),
    ).toBe(terms);
  });

  test('are asked for one by one where all of them are asked for', () => {
    const advert = 'Rigger\n\nRequirements\n\nKnowledge of all of the following:\n- Python\n- Java';
    expect(asksFrom(advert).map(([, terms]) => terms)).toEqual(['Python', 'Java']);
  });
});
