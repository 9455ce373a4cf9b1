import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../testing/analysis-result.ts';
import { compareResults } from './compare-results.ts';

type Result = ReturnType<typeof sampleResult>;
type Check = Result['checks'][number];

const check = (id: string, outcome: Check['outcome'], places = 1): Check => ({
  id,
  group: 'layout',
  outcome,
  title: `${id} ${outcome}`,
  why: '',
  impact: 'major',
  sources: [],
  findings:
    outcome === 'fail' ? Array.from({ length: places }, () => ({ message: id, fix: `mend ${id}`, evidence: [] })) : [],
});
const score = (value: number, parts: Result['scoreDetails']['ats']['parts']): Result['scoreDetails']['ats'] => ({
  value,
  parts,
});

/** A result of a posting with one requirement, which lists no keywords yet. */
const asking = (label: string, answer: 'shown' | 'missing'): Result =>
  sampleResult({
    jobDescription: 'Teacher',
    matchedKeywords: [],
    missingKeywords: [],
    requirements: [{ label, answer, group: 'must', kind: 'term', quote: '', lines: [], places: [] }],
  });

describe('compareResults', () => {
  it('classifies the finding of each check as solved, new, left or unsure', () => {
    const { findings } = compareResults(
      sampleResult({
        checks: [
          check('a', 'fail'),
          check('b', 'pass'),
          check('c', 'fail', 3),
          check('d', 'fail'),
          check('e', 'fail'),
          check('f', 'pass'),
        ],
      }),
      sampleResult({
        checks: [
          check('a', 'pass'),
          check('b', 'fail', 2),
          check('c', 'fail', 1),
          check('d', 'unsure'),
          check('e', 'no-finding'),
          check('f', 'pass'),
        ],
      }),
    );
    expect(findings).toEqual({
      solved: [
        { check: 'a', title: 'a fail', before: 1, after: 0 },
        { check: 'e', title: 'e fail', before: 1, after: 0 },
      ],
      fresh: [{ check: 'b', title: 'b fail', fix: 'mend b', before: 0, after: 2 }],
      left: [{ check: 'c', title: 'c fail', fix: 'mend c', before: 3, after: 1 }],
      unsure: [{ check: 'd', title: 'd fail', before: 1, after: 0 }],
    });
  });

  it('returns the total points of both sides, and the parts that changed', () => {
    const same = { check: 'same', label: 'Same', weight: 2, points: 2 };
    const before = sampleResult();
    before.scoreDetails.ats = score(50, [same, { check: 'was', label: 'Was', weight: 4, points: 1 }]);
    const after = sampleResult();
    after.scoreDetails.ats = {
      ...score(70, [same, { check: 'is', label: 'Is', weight: 1, points: 0.5 }]),
      cappedBy: { check: 'is', limit: 70 },
    };
    const [ats] = compareResults(before, after).scores;
    expect(ats).toEqual({
      kind: 'ats',
      before: 50,
      after: 70,
      totals: { before: { points: 3, weight: 6 }, after: { points: 2.5, weight: 3 } },
      cappedAt: { before: null, after: 70 },
      parts: [
        { check: 'is', label: 'Is', before: null, after: { points: 0.5, weight: 1 } },
        { check: 'was', label: 'Was', before: { points: 1, weight: 4 }, after: null },
      ],
    });
  });

  it('counts a keyword as won or lost only when both analyses looked for it', () => {
    const { keywords, isSameJob } = compareResults(
      sampleResult({ jobDescription: 'One', matchedKeywords: ['BLS', 'only here'], missingKeywords: ['ACLS'] }),
      sampleResult({ jobDescription: 'Two', matchedKeywords: ['ACLS', 'only there'], missingKeywords: ['BLS', 'new'] }),
    );
    expect(keywords).toEqual({ won: ['ACLS'], lost: ['BLS'], phrases: { won: [], lost: [] }, withheld: 0 });
    expect(isSameJob).toBe(false);
  });

  it('counts alternatives once, and none as lost whose requirement is still met', () => {
    const none = { won: [], lost: [], phrases: { won: [], lost: [] }, withheld: 0 };
    const without = { ...asking('QTLS or QTS', 'missing'), missingKeywords: ['QTLS', 'QTS'] };
    const withOne = { ...asking('QTLS or QTS', 'shown'), matchedKeywords: ['QTS'] };
    const withBoth = { ...asking('QTLS or QTS', 'shown'), matchedKeywords: ['QTLS', 'QTS'] };
    expect(compareResults(without, withBoth).keywords).toEqual({ ...none, won: ['QTLS or QTS'] });
    expect(compareResults(without, withOne).keywords).toEqual({ ...none, won: ['QTLS or QTS'] });
    expect(compareResults(withBoth, without).keywords).toEqual({ ...none, lost: ['QTLS or QTS'] });
    expect(compareResults(withBoth, withOne).keywords).toEqual(none);
  });

  it('names phrases that are in none of our lists apart', () => {
    const missing = asking('Annex 1', 'missing');
    const phrase = missing.requirements.map((one) => ({ ...one, isPhrase: true as const }));
    const without = { ...missing, missingKeywords: ['Annex 1'], requirements: phrase };
    const having = { ...asking('Annex 1', 'shown'), matchedKeywords: ['Annex 1'] };
    const shown = { ...having, requirements: phrase.map((one) => ({ ...one, answer: 'shown' as const })) };
    const none = { won: [], lost: [], withheld: 0 };
    expect(compareResults(without, shown).keywords).toEqual({ ...none, phrases: { won: ['Annex 1'], lost: [] } });
    expect(compareResults(shown, without).keywords).toEqual({ ...none, phrases: { won: [], lost: ['Annex 1'] } });
  });

  it('calls nothing added or lost that is missing in both, although an alternative of it is matched elsewhere', () => {
    const unchanged = {
      ...asking('QTLS or QTS', 'missing'),
      matchedKeywords: ['QTS'],
      missingKeywords: ['QTLS'],
    };
    expect(compareResults(unchanged, unchanged).keywords).toEqual({
      won: [],
      lost: [],
      phrases: { won: [], lost: [] },
      withheld: 0,
    });
  });

  it('names the occupations when both used the usual keywords of one and they differ', () => {
    const [nurse, cook] = [sampleResult({ occupation: 'Registered nurse' }), sampleResult({ occupation: null })];
    expect(compareResults(nurse, nurse).occupations).toBeNull();
    expect(compareResults(nurse, cook).occupations).toEqual({ before: 'Registered nurse', after: null });
    expect(compareResults(nurse, { ...cook, jobDescription: 'One' }).occupations).toBeNull();
  });

  it('has a job score only when one side had a job posting', () => {
    expect(compareResults(sampleResult(), sampleResult()).scores.map(({ kind }) => kind)).toEqual([
      'ats',
      'keyword',
      'format',
    ]);
    const withJob = sampleResult({ jobDescription: ' One\n two' });
    withJob.scoreDetails.job = score(40, []);
    expect(compareResults(sampleResult(), withJob).scores.at(-1)).toMatchObject({
      kind: 'job',
      before: null,
      after: 40,
    });
    expect(compareResults(withJob, { ...withJob, jobDescription: 'One two' }).isSameJob).toBe(true);
  });
});
