import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import type { Line, Span } from '#engine/model/reading.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { skillsNeverInContext } from './skills-never-in-context.ts';

const unshown = changed(
  'SAP, Excel',
  'Python, Java, Kubernetes, Docker, PostgreSQL, Terraform, Ansible, Jenkins, React, TypeScript',
).map((line) => (line.startsWith('•') ? '• Took care of the stores and of the people in them.' : line));

testCheck(skillsNeverInContext, {
  fails: [
    { name: 'ten skills that no job shows', lines: unshown, quotes: ['Python'] },
    {
      name: 'skills, one among interests and one broken at the end of its line',
      only: 'pdf',
      lines: unshown.flatMap((line) =>
        line.startsWith('Python')
          ? [
              'Kubernetes, Docker, PostgreSQL, Terraform, Jenkins, Rust, Java',
              'fx, React, TypeScript',
              'Interests',
              'Python',
            ]
          : [line],
      ),
      headed: ['Interests'],
      quotes: ['Docker'],
      says: 'Most of the skills that we recognized appear only in your list, such as Docker, Jenkins, Kubernetes and PostgreSQL.',
    },
    {
      name: 'skills beside a driving license and a trait, which no bullet needs to show',
      lines: unshown.map((line) => line.replace('Python, Java', 'Driving license, Flexible approach, Python, Java')),
      quotes: ['Python'],
      says: 'Most of the skills that we recognized appear only in your list, such as Ansible, Docker, Java and Jenkins.',
    },
  ],
  passes: [
    {
      name: 'jobs that show the skills',
      lines: sample.map((line) =>
        line.replace('their shifts.', 'their shifts with inventory planning and forecasting.'),
      ),
    },
  ],
  others: [
    {
      name: 'a resume without jobs, whose projects show the skills',
      lines: [
        'Jane Roe',
        'jane.roe@example.com | (312) 555-0134',
        '',
        'Projects',
        'Weather map',
        '• Built the map in Python, Java and React, with PostgreSQL and Docker.',
        '',
        'Skills',
        'Python, Java, React, PostgreSQL, Docker',
      ],
      is: 'not-applicable',
    },
    { name: 'jobs that show less than half of the skills', lines: sample, is: 'not-applicable' },
    {
      name: 'jobs that show the few listed skills that we know, among hobbies',
      lines: changed('SAP, Excel', 'SAP, Excel, HACCP, Zorbing, Geocaching, Bell ringing, Kite flying, Whittling'),
      is: 'not-applicable',
    },
    {
      name: 'skills in jobs without a list of skills',
      lines: withoutSection('Skills', '').map((line) =>
        line.replace('their shifts.', 'their shifts with inventory planning and forecasting.'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'skills that only the summary repeats',
      lines: changed('SAP, Excel', 'Python, Java, Kubernetes, Docker, Terraform').map((line) =>
        line.startsWith('Operations manager with')
          ? 'Operations manager who uses Python, Java, Kubernetes and Docker.'
          : line,
      ),
      is: 'not-applicable',
    },
  ],
});

test('is unsure where a bullet has the words of a skill, in a sense that was in doubt', () => {
  const facts = factsFrom(asPdf(unshown));
  const withWords = factsFrom(
    asPdf(unshown.map((line) => line.replace('of the stores', 'of Python, Java, Kubernetes and Docker'))),
  );
  const { keywords } = facts;
  expect(runCheck(skillsNeverInContext, { ...facts, keywords }).outcome.is).toBe('fail');
  expect(runCheck(skillsNeverInContext, { ...withWords, keywords }).outcome.is).toBe('unsure');
});

const spanFromStart = (line: number, to: number): Span => ({ order: 'visual', line, from: 0, to });

test('cites a mention that goes on in the next line, and not a second mention', () => {
  const facts = factsFrom(asPdf(unshown));
  const quoteOf = (above: string, below: string): string | undefined => {
    const lines = [above, below].map((text, at) => ({ ...facts.visual.lines[at], text }) as Line);
    const sections = facts.resume.sections.map((one) =>
      one.kind === 'skills' ? { ...one, lines: [0, 1, ...one.lines] } : one,
    );
    const found = facts.keywords.found.map((use) => ({ ...use, spans: [spanFromStart(0, 6), spanFromStart(1, 4)] }));
    const { outcome } = runCheck(skillsNeverInContext, {
      ...facts,
      visual: { ...facts.visual, lines: [...lines, ...facts.visual.lines.slice(2)] },
      resume: { ...facts.resume, sections },
      keywords: { ...facts.keywords, found },
      cite: { ...facts.cite, spans: (spans) => ({ quote: String(spans.length), places: [] }) },
    });
    return outcome.is === 'fail' ? outcome.findings[0]?.evidence[0]?.quote : undefined;
  };
  expect(quoteOf('Python', 'Java')).toBe('2');
  expect(quoteOf('Python and more', 'Java')).toBe('1');
});
