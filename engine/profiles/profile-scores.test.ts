import { describe, expect, test } from 'vitest';
import { docxDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { runChecks } from '../checks/run-checks.ts';
import type { SourceDocument } from '../model/document.ts';
import type { ProfileResult } from '../model/report.ts';
import { profiles } from './index.ts';
import { sources } from '../sources.ts';
import { profilesFrom, statusOf } from './profile-scores.ts';
import { score } from '../scoring/score.ts';
import { atsCard } from '../scoring/score-cards.ts';

const resultsOf = (document: SourceDocument) => runChecks(factsFrom(document));
const inHeader = resultsOf(
  docxDocument([
    { text: 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142', part: 'header' },
    ...changed('Chicago'),
  ]),
);
const named = (results: readonly ProfileResult[], id: string): ProfileResult | undefined =>
  results.find((result) => result.id === id);

describe('the profiles', () => {
  test('are the eight systems, each once', () => {
    expect(profiles.map(({ name }) => name)).toEqual([
      'Workday',
      'Taleo',
      'Lever',
      'Greenhouse',
      'BambooHR',
      'SmartRecruiters',
      'iCIMS',
      'Jobvite',
    ]);
  });

  test.each(profiles.map((profile) => [profile.name, profile] as const))(
    '%s claims nothing without a source that exists',
    (_, { emphasis, notes }) => {
      const known = new Set(sources.map(({ id }) => id));
      const cited = [...emphasis, ...notes].flatMap((claim) => claim.sources);
      expect(cited.filter((id) => !known.has(id))).toEqual([]);
      expect(notes.length).toBeGreaterThan(0);
    },
  );

  test.each(profiles.map((profile) => [profile.name, profile] as const))(
    '%s emphasises only checks that the overall card counts',
    (_, { emphasis }) => {
      const counted = new Set(atsCard.map(({ check }) => check));
      expect(emphasis.filter(({ check }) => !counted.has(check))).toEqual([]);
    },
  );
});

test('a system without documentation has the overall score and says so', () => {
  const workday = named(profilesFrom(inHeader), 'workday');
  expect(workday?.score).toBe(score(atsCard, inHeader).value);
  expect(workday?.notes[0]?.text).toMatch(/not documented/);
});

test('documented failures come first among the notes', () => {
  const greenhouse = named(profilesFrom(inHeader), 'greenhouse');
  expect(greenhouse?.notes[0]?.text).toMatch(/header or footer/);
  expect(greenhouse?.notes[0]?.source).toBe('greenhouse-parsing');
});

test.each([
  [100, 'good'],
  [75, 'good'],
  [74, 'fair'],
  [60, 'fair'],
  [59, 'poor'],
  [0, 'poor'],
] as const)('a system with %i is called as the overall score with that number is: %s', (value, status) => {
  expect(statusOf(value)).toBe(status);
});

test('a clean resume is good everywhere', () => {
  for (const { status, score: value } of profilesFrom(resultsOf(asPdf(sample)))) {
    expect(status).toBe('good');
    expect(value).toBeGreaterThanOrEqual(90);
  }
});

test.each([
  [2_000_000, ['taleo']],
  [2_600_000, ['taleo', 'greenhouse']],
] as const)('a file of %i bytes is too large for the systems whose limit it is above', (sizeBytes, tooLargeFor) => {
  const results = profilesFrom(resultsOf(asPdf(sample, { sizeBytes })));
  const saying = results.filter(({ notes }) => notes.some(({ check }) => check === 'file-size')).map(({ id }) => id);
  expect(new Set(saying)).toEqual(new Set(tooLargeFor));
});
