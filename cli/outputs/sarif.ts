import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log, ReportingDescriptor, Result } from 'sarif';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { shortfallSentence } from '../exit-code.ts';
import { linesOf, type Outcome } from './outcome.ts';

type Level = 'error' | 'warning' | 'note';
type Rule = ReportingDescriptor & { defaultConfiguration: { level: Level } };
/** A result before it is known which number its rule gets in the list. */
type Found = { rule: Rule; file: string; lines: readonly string[] };

const levels: Record<AnalysisResult['checks'][number]['impact'], Level> = {
  blocker: 'error',
  major: 'warning',
  minor: 'note',
  hint: 'note',
};

/**
 * The outcomes as a SARIF 2.1.0 log: a result for each finding, each file that could not be read, and each score below
 * `failUnder`. A PDF has no lines, so a result names its file, and page and quote are in its message.
 */
export const sarifText = (outcomes: readonly Outcome[], failUnder: number | null, version: string): string => {
  const found = outcomes.flatMap((outcome) => foundIn(outcome, failUnder));
  const rules = [...new Map(found.map(({ rule }) => [rule.id, rule])).values()];
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Parsewell', semanticVersion: version, rules } },
        results: found.map((one) => resultOf(one, rules)),
        columnKind: 'utf16CodeUnits',
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

const foundIn = (outcome: Outcome, failUnder: number | null): Found[] => {
  const { file } = outcome;
  if ('error' in outcome) {
    const rule = ruleOf(outcome.error.code, 'The file could not be read', 'Software that reads files cannot read it.');
    return [{ rule, file, lines: [outcome.error.message] }];
  }
  const findings = outcome.checks.flatMap(({ id, title, why, impact, outcome: is, findings: all }) =>
    is === 'fail'
      ? all.map((finding) => ({ rule: ruleOf(id, title, why, levels[impact]), file, lines: linesOf(finding) }))
      : [],
  );
  if (failUnder === null || outcome.atsScore >= failUnder) return findings;
  const rule = ruleOf('fail-under', 'The score is too low', 'The command asks for a higher ATS compatibility score.');
  return [{ rule, file, lines: [shortfallSentence(outcome.atsScore, failUnder)] }, ...findings];
};

const ruleOf = (id: string, title: string, why: string, level: Level = 'error'): Rule => ({
  id,
  shortDescription: { text: title },
  fullDescription: { text: why },
  defaultConfiguration: { level },
});

const resultOf = ({ rule, file, lines }: Found, rules: readonly Rule[]): Result => ({
  ruleId: rule.id,
  ruleIndex: rules.findIndex(({ id }) => id === rule.id),
  level: rule.defaultConfiguration.level,
  message: { text: lines.join('\n') },
  locations: [{ physicalLocation: { artifactLocation: { uri: addressOf(file) } } }],
});

/** A path relative to the working directory stays so, as services expect it of files of a repository. */
const addressOf = (file: string): string =>
  path.isAbsolute(file) ? pathToFileURL(file).href : file.split(path.sep).map(encodeURIComponent).join('/');
