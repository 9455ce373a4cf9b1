import { type Change, formattedOf, journeysOf, sourcesOf } from './change.ts';
import { type CountReader, countOfPlaywright, countOfVitest } from './counts.ts';

/** `quick` is a plain `npm test`, `full` is `npm run test:full`, `changed` is `npm test -- changed`. */
export const runs = ['quick', 'full', 'changed'] as const;
export type Run = (typeof runs)[number];

export type Step = {
  run: Run;
  name: string;
  /** The program with its arguments; null if the change leaves it nothing to do. */
  command: (change: () => Change, reportFile: string) => readonly string[] | null;
  /** Reads the report of a program that counts its own tests. */
  counts?: CountReader;
  /** The program on these files only: `.ci/run` tries a few that failed once more. */
  again?: (files: readonly string[], reportFile: string) => readonly string[];
  /** Takes seconds, so it runs in parallel with adjacent short steps. */
  isShort?: true;
};

const always =
  (...words: readonly string[]) =>
  () =>
    words;

/** The program on the changed files that it understands. */
const onFiles =
  (filesOf: (change: Change) => readonly string[], ...words: readonly string[]) =>
  (change: () => Change): readonly string[] | null => {
    const files = filesOf(change());
    return files.length === 0 ? null : [...words, ...files];
  };

const vitest = (reportFile: string, ...words: readonly string[]): readonly string[] => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
  ...words,
];
const vitestAgain = (files: readonly string[], reportFile: string): readonly string[] => vitest(reportFile, ...files);
const playwright = (...words: readonly string[]): readonly string[] => [
  'playwright',
  'test',
  '--reporter=list,json',
  ...words,
];

/**
 * All steps, cheapest first. File names decide which tests belong to which run: see the table in CONTRIBUTING.md,
 * `vitest.config.ts` and `playwright.config.ts`.
 */
export const steps: readonly Step[] = [
  { run: 'quick', name: 'types', command: always('tsc', '-p', 'tsconfig.json'), isShort: true },
  { run: 'quick', name: 'engine-types', command: always('tsc', '-p', 'engine/tsconfig.json'), isShort: true },
  { run: 'quick', name: 'web-types', command: always('tsc', '-p', 'web/tsconfig.json'), isShort: true },
  { run: 'quick', name: 'lint', command: always('oxlint', '--type-aware', '--deny-warnings'), isShort: true },
  { run: 'quick', name: 'format', command: always('oxfmt', '--check', '.'), isShort: true },
  { run: 'quick', name: 'unused', command: always('knip'), isShort: true },
  {
    run: 'quick',
    name: 'units',
    command: (_, reportFile) => vitest(reportFile),
    counts: countOfVitest,
    again: vitestAgain,
  },
  { run: 'quick', name: 'journeys', command: always(...playwright('--project=quick')), counts: countOfPlaywright },

  {
    run: 'full',
    name: 'full-units',
    command: (_, reportFile) => vitest(reportFile),
    counts: countOfVitest,
    again: vitestAgain,
  },
  { run: 'full', name: 'full-journeys', command: always(...playwright('--project=full')), counts: countOfPlaywright },

  { run: 'changed', name: 'changed-types', command: always('tsc', '-p', 'tsconfig.json'), isShort: true },
  { run: 'changed', name: 'changed-engine-types', command: always('tsc', '-p', 'engine/tsconfig.json'), isShort: true },
  { run: 'changed', name: 'changed-web-types', command: always('tsc', '-p', 'web/tsconfig.json'), isShort: true },
  {
    run: 'changed',
    name: 'changed-lint',
    command: onFiles(sourcesOf, 'oxlint', '--type-aware', '--deny-warnings'),
    isShort: true,
  },
  {
    run: 'changed',
    name: 'changed-format',
    command: onFiles(formattedOf, 'oxfmt', '--check', '--no-error-on-unmatched-pattern'),
    isShort: true,
  },
  {
    run: 'changed',
    name: 'changed-units',
    command: (change, reportFile) => vitest(reportFile, '--changed', change().base, '--passWithNoTests'),
    counts: countOfVitest,
  },
  {
    run: 'changed',
    name: 'changed-journeys',
    command: onFiles(journeysOf, ...playwright()),
    counts: countOfPlaywright,
  },
];

/** Arguments that name neither a run nor a step. */
export const unknownIn = (words: readonly string[]): string[] =>
  words.filter((word) => !steps.some(({ run, name }) => word === run || word === name));

/** The steps named by these arguments, as runs or single steps; the quick run if there are none. */
export const stepsNamed = (words: readonly string[]): readonly Step[] => {
  const wanted = words.length === 0 ? ['quick'] : words;
  return steps.filter(({ run, name }) => wanted.includes(run) || wanted.includes(name));
};
