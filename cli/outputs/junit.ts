import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { shortfallSentence } from '../exit-code.ts';
import { linesOf, type Outcome } from './outcome.ts';
import { element, textContent } from './xml.ts';

type Check = AnalysisResult['checks'][number];
type Verdict =
  | { is: 'passed'; output: string }
  | { is: 'failure' | 'error'; type: string; message: string; text: string }
  | { is: 'skipped'; message: string };
type TestCase = { name: string; group: string; verdict: Verdict };

/**
 * The outcomes as JUnit XML: a test suite for each file and a test case for each check. A test case fails exactly when
 * it makes the command exit with code 1; a finding that does not is the output of a test case that passes.
 */
export const junitText = (outcomes: readonly Outcome[], failUnder: number | null): string => {
  const suites = outcomes.map((outcome) => ({ file: outcome.file, cases: casesOf(outcome, failUnder) }));
  const { tests, failures, errors } = countsOf(suites.flatMap(({ cases }) => cases));
  const content = suites.map(({ file, cases }) => `\n  ${suiteOf(file, cases)}`).join('');
  const root = element('testsuites', { name: 'parsewell', tests, failures, errors }, `${content}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
};

const suiteOf = (file: string, cases: readonly TestCase[]): string => {
  const content = cases.map((testCase) => `\n    ${caseOf(testCase)}`).join('');
  return element('testsuite', { name: file, ...countsOf(cases) }, `${content}\n  `);
};

const countsOf = (cases: readonly TestCase[]): Record<'tests' | 'failures' | 'errors' | 'skipped', number> => {
  const count = (is: Verdict['is']): number => cases.filter(({ verdict }) => verdict.is === is).length;
  return { tests: cases.length, failures: count('failure'), errors: count('error'), skipped: count('skipped') };
};

const caseOf = ({ name, group, verdict }: TestCase): string =>
  element('testcase', { name, classname: `parsewell.${group}` }, insideOf(verdict));

const insideOf = (verdict: Verdict): string => {
  if (verdict.is === 'passed')
    return verdict.output === '' ? '' : element('system-out', {}, textContent(verdict.output));
  if (verdict.is === 'skipped') return element('skipped', { message: verdict.message });
  const { is, type, message, text } = verdict;
  return element(is, { type, message }, textContent(text));
};

const casesOf = (outcome: Outcome, failUnder: number | null): TestCase[] => {
  if ('error' in outcome) {
    const { code, message } = outcome.error;
    return [{ name: 'readable', group: 'file', verdict: { is: 'error', type: code, message, text: '' } }];
  }
  const threshold = failUnder === null ? [] : [thresholdCase(outcome.atsScore, failUnder)];
  const checks = outcome.checks.map((check) => ({ name: check.id, group: check.group, verdict: verdictOf(check) }));
  return [...threshold, ...checks];
};

const thresholdCase = (score: number, failUnder: number): TestCase => ({
  name: 'fail-under',
  group: 'score',
  verdict:
    score < failUnder
      ? { is: 'failure', type: 'fail-under', message: shortfallSentence(score, failUnder), text: '' }
      : { is: 'passed', output: '' },
});

const verdictOf = ({ outcome, impact, title, because, findings }: Check): Verdict => {
  if (outcome === 'pass') return { is: 'passed', output: '' };
  if (outcome !== 'fail') return { is: 'skipped', message: because ?? skippedBecause[outcome] };
  const text = findings.map((finding) => linesOf(finding).join('\n')).join('\n\n');
  return impact === 'blocker'
    ? { is: 'failure', type: impact, message: title, text }
    : { is: 'passed', output: `${title} (${impact})\n${text}` };
};

const skippedBecause = {
  unsure: 'This cannot be told from the file.',
  'no-finding': 'This check found nothing to report.',
  'not-applicable': 'This check does not apply to the file.',
  error: 'This check stopped unexpectedly.',
} as const;
