import fs from 'node:fs';

/** Test counts of a step by outcome; a step without tests of its own counts as one. */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  /** The titles of tests that failed first and passed on a retry. */
  flaky: readonly string[];
};

/** Parses the JSON report of a test runner. */
export type CountReader = (report: unknown) => Count;

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: readonly {
    /** The path of the file. */
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
};

export const countOfVitest: CountReader = (report) => {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: [] };
};

/** The files of a report that failed. */
export const failedFilesIn = (report: unknown): string[] =>
  ((report as VitestReport).testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The titles of the tests of a report that failed. */
const failedIn = (report: unknown): string[] =>
  ((report as VitestReport).testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );

/** The count of a run whose failed files passed when they were run again. */
export const countOfRetried = (report: unknown): Count => {
  const count = countOfVitest(report);
  return { ...count, passed: count.passed + count.failed, failed: 0, flaky: failedIn(report) };
};

type Suite = { suites?: readonly Suite[]; specs?: readonly Spec[] };
type Spec = { title: string; file: string; tests: readonly { status: string }[] };
type PlaywrightReport = {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: readonly Suite[];
};

export const countOfPlaywright: CountReader = (report) => {
  const { stats, suites = [] } = report as PlaywrightReport;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: suites.flatMap(flakyIn) };
};

const flakyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];

/** The JSON report of a test runner; empty if it wrote none. */
export const readReport = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};

/** The count of a step that ended with this exit code: a failed step without a failed test counts as one failure. */
export const countOfStep = (exitCode: number | null, reader?: CountReader, reportFile = ''): Count => {
  const isOk = exitCode === 0;
  if (reader === undefined) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, flaky: [] };
  const count = reader(readReport(reportFile));
  return isOk || count.failed > 0 ? count : { ...count, failed: 1 };
};

export const sumOf = (counts: readonly Count[]): Count => {
  const total = (of: 'passed' | 'failed' | 'skipped'): number => counts.reduce((sum, count) => sum + count[of], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
};
