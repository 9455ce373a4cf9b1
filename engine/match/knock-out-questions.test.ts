import { describe, expect, test } from 'vitest';
import { sampleOf } from '../testing/job-samples.ts';
import { matchJob } from './match-job.ts';

const questionsFor = (asked: string) =>
  matchJob(
    `Teacher\nRequirements\n- ${asked}`,
    sampleOf({ summary: ['Ties knots'] }),
    '2026-11-21',
  ).knockOutQuestions.map(({ question }) => question);

describe('a knock-out question', () => {
  test.each([
    ['a license', 'Hold a Registered Nurse license', /license or certificate/],
    ['a language', 'Dutch is required', /^How well do you speak Dutch\?$/],
    [
      'years with a list behind them',
      '2 to 5 years experience in the following',
      /asks for: 2 to 5 years experience\.$/,
    ],
    [
      'a degree with what may replace it',
      'BSc in botany, or equivalent practical experience',
      /asks for: BSc in botany or equivalent practical experience\.$/,
    ],
    ['a degree alone', 'BSc in botany and pruning experience', /asks for: BSc in botany[^.]*\.$/],
    ['a license of another country', 'Licencia de conducir (excluyente)', /Licencia de conducir\?$/],
  ])('asks for %s', (_, asked, question) => {
    expect(questionsFor(asked)).toContainEqual(expect.stringMatching(question));
  });

  test.each([
    ['a license to work towards', 'Willing to work towards a Registered Nurse license'],
    ['a language that is an asset', 'Dutch would be a real asset'],
    ['a license that is part of a product', 'Datadog APM'],
  ])('does not ask for %s', (_, asked) => {
    expect(questionsFor(asked)).toEqual([]);
  });

  test('asks for vocational training once', () => {
    expect(questionsFor('Abgeschlossene Ausbildung als Segelmacher und Freude an der Arbeit')).toEqual([
      expect.stringMatching(/^Have you completed the vocational training/),
    ]);
  });

  test('asks for a degree beside vocational training', () => {
    expect(questionsFor('Grado en Bellas Artes o FP de Grado Superior, con muchas ganas de trabajar')).toContainEqual(
      expect.stringMatching(/^What is your highest degree/),
    );
  });

  test('asks for admission to the bar once', () => {
    expect(questionsFor('Bar admission in Ohio')).toEqual([
      'Are you admitted to the bar in the place that the posting names?',
    ]);
  });
});
