import { describe, expect, test } from 'vitest';
import { empty, matched } from '../../testing/matched-jobs.ts';
import { companyWordsOf } from '../company-words.ts';
import { placedAsksOf } from '../asks/term-asks.ts';
import { statementsOf } from '../statements/statements-of.ts';
import { asksInPlace, reasonsFor } from './likely-asked.ts';

const rowsOf = (posting: string): readonly string[] =>
  matched(posting, empty)
    .requirements.filter(({ kind }) => kind === 'term')
    .map(({ label }) => label);

const posting = (requirements: string): string => `Rigger
Greenmoor Boats

What you do
- Splice wire rope and inspect masts
- Keep records in Excel

Requirements
- Experience with winches and cordage
- Knowledge of tide tables
${requirements}`;

const withSentence = (sentence: string): string =>
  `Rigger\nGreenmoor Boats\n\n${sentence}\n\nRequirements\n- Experience with Excel`;

const reasonsIn = (text: string, label: string): readonly string[] => {
  const statements = statementsOf(text);
  const placed = placedAsksOf(statements, companyWordsOf(text, statements));
  const [, place] = [...asksInPlace(statements, placed)].find(([{ ask }]) => ask.alternatives[0]?.term === label) ?? [];
  return place === undefined ? [] : reasonsFor(place).map(({ signal }) => signal);
};

describe('what a posting is likely to ask for', () => {
  test('what its lists ask for is', () => {
    expect(rowsOf(posting('- Experience with Excel and Salesforce'))).toEqual(
      expect.arrayContaining(['winches', 'cordage', 'tide tables', 'Excel', 'Salesforce']),
    );
  });

  test.each([
    ['12 Harbor Road, Greenmoor 40816', /Harbor|Greenmoor/],
    ['Posting details:', /details/],
    ['Bargaining Unit', /Unit/],
    ['Discounted parking and a pension scheme', /parking|pension/],
  ])('a line of the page below them is not: %s', (line, words) => {
    const text = posting(`- Able to swim\n- Calm in a storm\n- Ready to travel\n- Free of vertigo\n\n${line}`);
    expect(rowsOf(text).join(', ')).not.toMatch(words);
  });

  test.each([
    ['Payroll clerk', 'Pension schemes'],
    ['Claims adjuster', 'Disability claims'],
    ['Travel agent', 'Lunch service'],
    ['HR advisor', 'Pregnancy and maternity leave'],
  ])('an item of a list that asks is, where it is about pay or equality: %s', (title, item) => {
    const asked = rowsOf(`${title}\nGreenmoor Boats\n\nRequirements\n- Knowledge of Excel\n- ${item}\n- Tide tables`);
    expect(asked.join(', ').toLowerCase()).toContain(item.toLowerCase());
  });

  test.each(['Perks for our crew', 'On top of that', 'We offer'])(
    'what is offered below such a list is not: %s',
    (line) => {
      const asked = rowsOf(posting(`\n${line}\n- Pension schemes\n- Dental plans\n- Free parking`));
      expect(asked.join(', ')).not.toMatch(/pension|dental|parking/i);
    },
  );

  test.each([
    ['Must haves', 'We expect you to have used Wireshark in production. Knowledge of Excel.', 'Wireshark'],
    ['Must haves', 'We need you to use AutoCAD. Knowledge of Excel.', 'AutoCAD'],
    ['Anforderungen', 'Unser Team setzt auf Technik, und Wireshark setzen wir bei Ihnen voraus.', 'Wireshark'],
    ['Profil recherché', 'Nous exigeons Wireshark dans notre équipe. Connaissance de Excel.', 'Wireshark'],
  ])('what the employer says that it asks for in prose is: %s, %s', (heading, sentence, term) => {
    const asked = rowsOf(`Rigger\nGreenmoor Boats\n\n${heading}\n${sentence}`);
    expect(asked.join(', ')).toContain(term);
  });

  test('a license that a sentence asks for is, whatever else it says', () => {
    expect(rowsOf("A valid driver's license is required; pay is $20 per hour.")).toEqual(["driver's license"]);
    expect(rowsOf("We pay $20 per hour, and our museum has a driver's license scheme.")).toEqual([]);
  });

  test('a project that others run is not, and the work of the reader is', () => {
    const told = 'The program will focus on quality improvement across the harbor.';
    const done = 'You will be responsible for quality improvement.';
    expect(rowsOf(withSentence(told))).not.toContain('quality improvement');
    expect(rowsOf(withSentence(done))).toContain('quality improvement');
  });

  test('whom the posting is about, and the employer that looks for somebody, are not', () => {
    const about = '- The Harbor Crane Operator ensures that winches run';
    expect(rowsOf(posting(about)).join(', ')).not.toContain('Crane');
    expect(rowsOf(withSentence('Dendrolog Ltd is looking to hire a rigger.')).join(', ')).not.toContain('Dendrolog');
  });

  test('training is where a list asks for it, and not where it is given', () => {
    expect(rowsOf(posting('- Training'))).toContain('Training');
    const given = 'A letter from the harbor office where training was received is needed.';
    expect(rowsOf(withSentence(given))).not.toContain('training');
  });

  test('the signals say why, the strongest first', () => {
    expect(reasonsIn(posting(''), 'winches')).toContain('right behind words that ask');
    expect(reasonsIn(posting(''), 'winches').slice(0, 3)).toContain('beside others that ask');
  });
});
