import { describe, expect, test } from 'vitest';
import { termsIn } from './terms-in.ts';
import { wordsOf } from '../text/words.ts';

const termsOf = (...lines: readonly string[]) =>
  termsIn(wordsOf(lines.map((text, index) => ({ text, isNewStart: index === 0 }))))
    .filter((match) => !match.isInside)
    .map((match) => match.entry.term);

describe('terms in a text', () => {
  test.each([
    ['Deployed on K8s and Kubernetes', ['Kubernetes', 'Kubernetes']],
    ['React.js, Node.js and C++', ['React', 'Node.js', 'C++']],
    ['ASP.NET with C# on .NET', ['ASP.NET', 'C#', '.NET']],
    ['CI/CD, A/B tests, R&D', ['CI/CD', 'A/B testing']],
    ['certified in BLS and Basic Life Support', ['Basic Life Support', 'Basic Life Support']],
    ['US GAAP month end close', ['GAAP', 'Month-end close']],
    ['CompTIA Network+ and Security+', ['CompTIA Network+', 'CompTIA Security+']],
  ])('%s', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  test.each([
    ['Accounts payable and receivable', ['Accounts payable', 'Accounts receivable']],
    ['mechanical and electrical engineering', ['Mechanical engineering', 'Electrical engineering']],
    ['mechanical, electrical and cheese engineering', []],
    [
      'mechanical, electrical and software engineering',
      ['Mechanical engineering', 'Electrical engineering', 'Software development'],
    ],
    [
      'mechanical, electrical, and software engineering',
      ['Mechanical engineering', 'Electrical engineering', 'Software development'],
    ],
    ['design, development and change management', ['Change management']],
    ['cheese and electrical engineering', ['Electrical engineering']],
    ['mechanical, then electrical engineering', ['Electrical engineering']],
    ['Python and project management', ['Python', 'Project management']],
    ['multi-disciplinary, go-live and cross-training', []],
    ['advanced Excel-based reports', ['Microsoft Excel']],
    ['Excel in a busy kitchen', []],
    ['Skills: Geomatics Office, AutoCAD', ['AutoCAD']],
    ['Office Administrator with software skills', []],
    ['Software: AutoCAD Office Visio', ['AutoCAD', 'Microsoft Office', 'Microsoft Visio']],
    ['Skills: Office, AutoCAD', ['Microsoft Office', 'AutoCAD']],
    ['Advanced Office skills', ['Microsoft Office']],
    ['Datadog APM', ['Datadog']],
    ['Designed web forms for surveys', []],
    ['ASP.NET MVC and WebForms', ['ASP.NET', 'ASP.NET Web Forms']],
    ['norme SIA-EN', []],
    ['a valid SIA badge', ['SIA licence']],
    ['PRINCE2 and APM PMQ', ['PRINCE2', 'APM qualification']],
  ])('halves that share a head, and halves of compounds: %s', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  test.each([
    ['mentored three apprentices', 'Mentoring'],
    ['policies were automated; data modelling and data modeling', 'Data modeling'],
    ['negotiating contracts', 'Contract negotiation'],
  ])('inflections and spellings: %s', (text, expected) => {
    expect(termsOf(text)).toContain(expected);
  });

  test('a name in lower case counts in a list beside another, unless it is an everyday word', () => {
    expect(termsOf('Built with python, react, angular and docker')).toEqual(['Python', 'React', 'Angular', 'Docker']);
    expect(termsOf('We react fast, spring into action and go home')).toEqual([]);
  });

  test('a term may continue over a line break, also hyphenated', () => {
    expect(termsOf('worked with machine', 'learning')).toEqual(['Machine learning']);
    const words = wordsOf(
      [
        { text: 'clusters of Kuber-', isNewStart: true },
        { text: 'netes nodes', isNewStart: false },
      ],
      (stem) => stem.startsWith('kubernet'),
    );
    const [match] = termsIn(words);
    expect(match?.entry.term).toBe('Kubernetes');
    expect(match && words[match.first]?.stretches).toEqual([
      { line: 0, from: 12, to: 17 },
      { line: 1, from: 0, to: 5 },
    ]);
  });

  test('a comma or a new list item ends a term', () => {
    expect(termsOf('machine, learning')).not.toContain('Machine learning');
  });
});

describe('a tool under a general name', () => {
  test.each([
    ['Worked all day with an RF scanner', 'RF scanners'],
    ['Worked all day with a Zebra scanner', 'RF scanners'],
    ['Worked all day with a reach truck', 'Reach truck'],
    ['Worked all day with a pallet jack', 'Pallet jack'],
    ['Taught with an interactive whiteboard', 'Interactive whiteboards'],
    ['Taught with a Smart Board', 'Interactive whiteboards'],
  ])('is not called by the name of one maker: %s', (text, term) => {
    expect(termsOf(text)).toEqual([term]);
  });
});

const listed = (...lines: readonly string[]) =>
  termsIn(wordsOf(lines.map((text) => ({ text, isNewStart: false }))), () => true).map(({ entry }) => entry.term);

describe('a list with a skill on each line', () => {
  test('has a name alone on its line, with and without a rating behind it', () => {
    expect(listed('Dentrix ●●●●○', 'Excel ●●●○○', 'Phones ★★★★☆')).toEqual(['Dentrix', 'Microsoft Excel']);
    expect(listed('Dentrix', 'Excel', 'Phones')).toEqual(['Dentrix', 'Microsoft Excel']);
  });
  test('has no name that goes on in the next line', () => {
    expect(listed('Dentrix ●●●●○', 'Excel', 'at phones')).toEqual(['Dentrix']);
  });
  test('has no name in the last line of a list with commas', () => {
    expect(listed('Dentrix, Phones, Building', 'Access', 'Languages')).toEqual(['Dentrix']);
  });
});

describe('ambiguous words', () => {
  test.each([
    ['Ready to go the extra mile and excel at lean times'],
    ['I have access to a swift response; word of mouth; a chef in spring'],
    ['Vitamin C, block R, an express service'],
    ['We ship parcels and react to feedback'],
    ['Handled 30 loading docks with pumps'],
  ])('nothing of the trade in: %s', (text) => {
    expect(
      termsOf(text).filter((term) =>
        /^(?:Go|Microsoft|Lean|Swift|Chef|Spring|C|R|Express|React|Shipping|Pumps|Loading)/.test(term),
      ),
    ).toEqual([]);
  });

  test.each([
    ['Nurse at a level I trauma center', 'A level teaching'],
    ['filled in the form e.g. twice', 'Form E'],
    ['Interpreting maintenance manuals', 'Interpreting'],
    ['experience of turning data into insight', 'Lathe operation'],
    ['five years in NHS trusts', 'Trusts and estates'],
    ['a custom build for the client', 'Customs clearance'],
    ['let the juniors decide', 'Leasing'],
    ['inspected twice a day', 'TWIC card'],
    ['fresh air for the guests', 'AIRS'],
    ['worked for a charity organization', 'Organizational skills'],
    ['experience with custom fittings', 'Customs clearance'],
  ])('a name of trade is not read into plain words: %s', (text, other) => {
    expect(termsOf(text)).not.toContain(other);
  });

  test.each([
    ['services in Go and Python', 'Go'],
    ['advanced Excel skills', 'Microsoft Excel'],
    ['Python, R and SQL', 'R'],
    ['Spring, Hibernate and Java', 'Spring'],
    ['built an app with React and TypeScript', 'React'],
    ['programming in C and C++', 'C'],
    ['Good teamwork, initiative and patience', 'Initiative'],
    ['Strong initiative', 'Initiative'],
    ['cleared customs for 40 ships', 'Customs clearance'],
    ['lettings of 30 flats', 'Leasing'],
    ['holds a TWIC', 'TWIC card'],
    ['Data warehouses, pandas, reporting', 'Pandas'],
  ])('the trade is meant in: %s', (text, expected) => {
    expect(termsOf(text)).toContain(expected);
  });
});
