import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild } from '../testing/job-samples.ts';
import { keywordsOf } from './keywords-of.ts';
import { matchJob } from './match-job.ts';

const matched = (asked: string, sample: SampleToBuild) => {
  const indexed = sampleOf(sample);
  const job = matchJob(`Assistant\nRequirements\n- ${asked}`, indexed, '2026-11-21');
  return { requirement: job.requirements.find(({ kind }) => kind === 'term'), keywords: keywordsOf(indexed, job) };
};

const withLine = (line: string): SampleToBuild => ({
  jobs: [{ title: 'Assistant', from: { year: 2020, month: 1 }, to: 'present', lines: [line] }],
});

describe('a term that others imply', () => {
  test.each([
    ['databases by a language or program for them', 'Comfort with databases is essential', 'Rust, SQL', 'SQL'],
    ['cloud services by one', 'Knowledge of cloud services', 'Rust, Firebase', 'Firebase'],
    ['programming by a language', 'Knowledge of programming concepts', 'Kotlin, knots', 'Kotlin'],
    ['a kind by two members', 'Knowledge of programming languages', 'Kotlin, Python', 'Python and Kotlin'],
    [
      'a whole by both of its halves',
      'Experience in full-stack development',
      'Front-end, back-end',
      'Frontend development and Backend development',
    ],
    [
      'two forms of communication by the word',
      'Good written and verbal communication skills',
      'Communication, knots',
      'Communication',
    ],
    ['working in a team by collaboration', 'You like to work in a team', 'Collaboration, knots', 'Collaboration'],
    ['computer skills by a program', 'Good IT skills', 'Knots, Microsoft Excel', 'Microsoft Excel'],
    [
      'a frontend by the three languages of the web',
      'Experience in frontend development',
      'HTML, CSS, JavaScript',
      'HTML and CSS and JavaScript',
    ],
    ['editorial skills by editing', 'Strong editorial skills', 'Proofreading, knots', 'Proofreading'],
  ])('is listed: %s', (_, asked, skills, by) => {
    const { requirement, keywords } = matched(asked, { skills: [skills] });
    expect(requirement).toMatchObject({ answer: 'listed' });
    expect(requirement?.note).toContain(`Implied by ${by}.`);
    expect(keywords.missing).toEqual([]);
  });

  test.each([
    ['one language is no list of languages', 'Knowledge of programming languages', 'Kotlin, knots'],
    ['one half is not the whole', 'Experience in full-stack development', 'Front-end, knots'],
    ['a page is no frontend', 'Experience in frontend development', 'HTML, knots'],
    ['a spreadsheet is no database', 'Comfort with databases is essential', 'Microsoft Excel, knots'],
  ])('is missing: %s', (_, asked, skills) => {
    expect(matched(asked, { skills: [skills] }).requirement).toMatchObject({ answer: 'missing' });
  });
});

describe('an alias that means something else than the entry beside it', () => {
  test.each([
    ['industrial automation', 'Knowledge of industrial automation', '• Automated the monthly letters to members'],
    ['real estate appraisal', 'Knowledge of real estate appraisal', '• Took part in the appraisal of volunteers'],
    ['technical drawing', 'Knowledge of technical drawing', '• Drafting of letters to members'],
    ['back office', 'Knowledge of back office work', '• Administration of a vaccine'],
    ['workshop facilitation', 'Knowledge of workshop facilitation', '• Attended workshops on knots'],
  ])('does not show %s', (_, asked, line) => {
    expect(matched(asked, withLine(line)).requirement).toMatchObject({ answer: 'missing' });
  });

  test.each([
    ['by itself', 'Knowledge of automation', '• Automated the monthly letters to members'],
    ['by a kind of it', 'Knowledge of automation', '• Industrial automation of two sawmills'],
    ['by another name of that kind', 'Knowledge of appraisal', '• Property valuation for two banks'],
  ])('is shown %s', (_, asked, line) => {
    expect(matched(asked, withLine(line)).requirement).toMatchObject({ answer: 'shown' });
  });
});

describe('a quality of a person', () => {
  test.each(['• Built a communication dashboard', '• Joined the Communication Committee of the harbor'])(
    'is not shown by the name of a thing: %s',
    (line) => {
      const { requirement, keywords } = matched('Good communication', withLine(line));
      expect(requirement).toMatchObject({ answer: 'missing' });
      expect(requirement?.note).toContain('in a name');
      expect(keywords.missing).toEqual([]);
    },
  );

  test('is not called missing where its word is part of another term', () => {
    const { requirement, keywords } = matched(
      'Collaboration',
      withLine('• Introduced collaboration tools at the harbor'),
    );
    expect(requirement).toMatchObject({ answer: 'missing' });
    expect(requirement?.note).toContain('part of another term');
    expect(keywords.missing).toEqual([]);
    expect(keywords.unproven).toEqual(['Collaboration']);
  });

  test.each(['• Daily communication with ferry pilots', '• Communicating tides to pilots'])(
    'is shown by what somebody did: %s',
    (line) => {
      expect(matched('Good communication', withLine(line)).requirement).toMatchObject({ answer: 'shown' });
    },
  );
});
