import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { nonstandardHeadings } from './nonstandard-headings.ts';

const before = (title: string, ...section: readonly string[]) =>
  sample.flatMap((line) => (line === title ? [...section, line] : [line]));
const withTools = before('Work Experience', 'Qualities', 'Excel, SAP, HACCP, Forecasting');

const spanishTitles = new Map([
  ['Summary', 'Perfil'],
  ['Work Experience', 'Experiencia laboral'],
  ['Education', 'Formación académica'],
  ['Skills', 'Superpowers'],
]);
const spanish = sample.map((line) => spanishTitles.get(line) ?? line);
const englishWord = / (?:the|and|of|with|for|by|from|to|at|on) /gu;
const withTwoOdd = spanish.flatMap((line) =>
  line === 'Superpowers' ? ['Magic tricks', 'Excel, Kanban, Power BI, Python', line] : [line],
);

testCheck(nonstandardHeadings, {
  fails: [
    {
      name: 'jobs under an unusual title',
      lines: changed('Work Experience', 'Where I have left my mark'),
      headed: ['Where I have left my mark'],
      quotes: ['Where I have left my mark'],
    },
    {
      name: 'jobs under a title that we know and other software does not',
      lines: changed('Work Experience', 'Where I Have Worked'),
      headed: ['Where I Have Worked'],
      quotes: ['Where I Have Worked'],
    },
    {
      name: 'jobs under words with one of a date among them',
      lines: changed('Work Experience', 'My journey until now'),
      headed: ['My journey until now'],
      quotes: ['My journey until now'],
    },
    {
      name: 'jobs under "The present"',
      lines: changed('Work Experience', 'The present'),
      headed: ['The present'],
      quotes: ['The present'],
    },
    {
      name: 'skills under a word that only sounds like one for them',
      lines: changed('Skills', 'Superpowers'),
      headed: ['Superpowers'],
      quotes: ['Superpowers'],
    },
    {
      name: 'jobs under a long title with a word that parsers look for',
      lines: changed('Work Experience', 'Where career and craft meet'),
      headed: ['Where career and craft meet'],
      quotes: ['Where career and craft meet'],
    },
    {
      name: 'skills beside a section with the usual title',
      lines: withTools,
      headed: ['Qualities'],
      quotes: ['Qualities'],
    },
    {
      name: 'a greeting instead of a summary',
      lines: changed('Summary', 'Hello, who am I?'),
      headed: ['Hello, who am I?'],
      quotes: ['Hello, who am I?'],
    },
    ...['Adventures in Employment', 'Employment Odyssey', 'My Career Quest'].map((title) => ({
      name: `jobs under "${title}", with a word that parsers look for`,
      lines: changed('Work Experience', title),
      headed: [title],
      quotes: [title],
    })),
  ],
  passes: [
    { name: 'usual titles', lines: sample },
    {
      name: 'another usual title',
      lines: changed('Work Experience', 'Employment History'),
      headed: ['Employment History'],
    },
    {
      name: 'a usual title with a second word behind it',
      lines: changed('Work Experience', 'Experience & Impact'),
      headed: ['Experience & Impact'],
    },
    {
      name: 'a bold line that subdivides a section with a usual title',
      lines: [...sample, 'Cold Storage', 'Forecasting, SAP, Excel, HACCP'],
      headed: ['Cold Storage'],
    },
    {
      name: 'a word that parsers look for with another behind it',
      lines: changed('Education', 'Formation suivie'),
      headed: ['Formation suivie'],
    },
  ],
  others: [
    ...[
      {
        name: 'visits with places and dates',
        section: [
          'Visiting periods',
          'Several visits to Harrow in 2023, invited by Max Poe',
          'Jun 2024 - Jul 2024, Oslo',
        ],
      },
      {
        name: 'the rest of a list of talks',
        section: [
          'Talks (continued)',
          'On the flow of heat in clay that is fired twice, given at the meeting of potters.',
        ],
      },
      { name: 'personal strengths', section: ['Qualities', 'Calm, Punctual, Thorough, Friendly'] },
      { name: 'the members of a family', section: ['Familie', 'Eltern', 'Geschwister', 'Beruf der Mutter'] },
    ].map(({ name, section: [title = '', ...lines] }) => ({
      name,
      lines: [...changed('Education', 'Studies'), title, ...lines],
      headed: ['Studies', title],
      is: 'not-applicable' as const,
    })),
    {
      name: 'a section about the family, whose short lines look like skills, beside another bold line',
      lines: [...changed('Skills', 'Computers at home'), 'Family', 'Parents', 'Baker', 'Nurse', 'Siblings'],
      headed: ['Computers at home', 'Family'],
      is: 'not-applicable',
    },
    {
      name: 'the singular of a usual title',
      lines: changed('Skills', 'Habilidade'),
      headed: ['Habilidade'],
      is: 'not-applicable',
    },
    {
      name: 'jobs without a heading for them',
      lines: withoutSection('Work Experience', 'Education'),
      is: 'not-applicable',
    },
    {
      name: 'an invitation that may be no heading',
      lines: [...sample, 'Visit my portfolio', 'jane.example/work'],
      headed: ['Visit my portfolio'],
      is: 'not-applicable',
    },
    {
      name: 'two headings over what most profiles have no field for',
      lines: [...sample, 'Visit my portfolio', 'jane.example/work', 'Tongues and languages', 'English, Spanish'],
      headed: ['Visit my portfolio', 'Tongues and languages'],
      is: 'not-applicable',
    },
    {
      name: 'the end of a period in bold',
      lines: [...changed('Education', 'Present'), 'Summer school, Marlow University, 2012'],
      headed: ['Present'],
      is: 'not-applicable',
    },
    {
      name: 'a title that we know and few others look for',
      lines: changed('Education', 'Studies'),
      headed: ['Studies'],
      is: 'not-applicable',
    },
  ],
});

test.each([
  ['Superpowers', changed('Skills', 'Superpowers'), 'Write "Skills" instead of "Superpowers"'],
  ['Qualities', withTools, 'to your section "Skills"'],
  [
    'Superpowers',
    spanish,
    'Use the usual heading for this section in your language instead of "Superpowers" (in English: "Skills"), if that is what the section contains.',
  ],
  [
    'Magic tricks',
    withTwoOdd,
    'Use the usual heading for these sections in your language instead of "Magic tricks" and "Superpowers" (in English: "Skills"), if that is what they contain.',
  ],
])('what to do about "%s" depends on the other titles', (title, lines, fix) => {
  const { outcome } = runCheck(nonstandardHeadings, factsFrom(asPdf(lines, {}, [title, ...spanishTitles.values()])));
  expect(outcome).toMatchObject({ is: 'fail', findings: [{ fix: expect.stringContaining(fix) }] });
});

test.each([
  ['Write "Skills" instead of', sample],
  [
    'Use the usual heading for this section in your language',
    sample.map((line) => line.replaceAll(englishWord, ' y ')),
  ],
])('%s: in a text of another language, too, a single title may be English', (fix, text) => {
  const foreign = new Map([...spanishTitles, ['Summary', 'Profile'], ['Awards', 'Premios']]);
  const lines = text.map((line) => foreign.get(line) ?? line);
  const { outcome } = runCheck(nonstandardHeadings, factsFrom(asPdf(lines, {}, [...foreign.values()])));
  expect(outcome).toMatchObject({ is: 'fail', findings: [{ fix: expect.stringContaining(fix) }] });
});

test('a title whose letters are partly spaced out is not quoted', () => {
  const title = 'Superpowers';
  const facts = factsFrom(asPdf(changed('Skills', title), {}, [title]));
  const spaced = facts.headings?.map((found) =>
    found.heading.text === title ? { ...found, heading: { ...found.heading, text: 'I T - SUPERPOWERS' } } : found,
  );
  expect(runCheck(nonstandardHeadings, facts).outcome.is).toBe('fail');
  expect(runCheck(nonstandardHeadings, { ...facts, headings: spaced ?? null }).outcome.is).toBe('not-applicable');
});

const outcomeFor = (lines: readonly string[], titles: readonly string[]) =>
  runCheck(nonstandardHeadings, factsFrom(asPdf(lines, {}, titles))).outcome;

/** Sections of which we understand the title word by word: nothing about them changes what the check says. */
test.each([
  ['Tickets & checks', 'Forklift licence, 2021'],
  ['Papers I hold', 'Food Hygiene Certificate, 2020'],
  ['Cursos y carnés', 'Carné de carretillero, 2019'],
  ['Things I do well', 'Calm, Punctual, Thorough, Friendly'],
  ['Off hours', 'Rowing on the river'],
])('says about "%s" what it says without that section', (title, line) => {
  expect(outcomeFor([...sample, title, line], [title])).toEqual(outcomeFor(sample, []));
  const oddTitle = 'Where I have left my mark';
  const odd = changed('Work Experience', oddTitle);
  expect(outcomeFor([...odd, title, line], [oddTitle, title])).toEqual(outcomeFor(odd, [oddTitle]));
});
