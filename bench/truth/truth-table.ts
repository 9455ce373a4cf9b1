import { checksById, type CheckId } from '#engine/checks/index.ts';
import type { Judged } from './statements.ts';
import { witnesses } from './witnesses/index.ts';

type Subject = { judged: readonly Judged[]; isReport: boolean };

const per100 = (count: number, reports: number): string => ((100 * count) / Math.max(1, reports)).toFixed(2);

const header = [
  'what',
  'said as',
  'impact',
  'said',
  'agrees',
  'cannot tell',
  'false',
  'false per 100 reports',
  'witness',
];

const rowOf = (id: string, is: Judged['is'], own: readonly Judged[], reports: number): (string | number)[] => {
  const count = (verdict: Judged['verdict']): number => own.filter((statement) => statement.verdict === verdict).length;
  const row = witnesses[id as CheckId];
  const impact = checksById[id as CheckId]?.impact ?? '';
  const by = row === undefined ? 'a search for the term, or what is known' : row.by;
  const numbers = [own.length, count('agrees'), count('cannot tell'), count('contradicts')];
  return [id, is === 'fail' ? 'finding' : 'praise', impact, ...numbers, per100(count('contradicts'), reports), by];
};

const falseOf = (own: readonly Judged[]): number => own.filter(({ verdict }) => verdict === 'contradicts').length;
const isFinding = ({ is, id }: Judged): boolean => is === 'fail' && id !== 'keyword missing';
const isBlocker = (statement: Judged): boolean =>
  isFinding(statement) && checksById[statement.id as CheckId]?.impact === 'blocker';
const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const groupsOf = (judged: readonly Judged[]): Judged[][] => {
  const groups = new Map<string, Judged[]>();
  for (const statement of judged) {
    const key = `${statement.id}\n${statement.is}`;
    groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  return [...groups.values()].toSorted((a, b) => falseOf(b) - falseOf(a) || b.length - a.length);
};

/** One row for each check and outcome that was said at least once, most often false first. */
export const truthTable = (all: readonly Subject[]): string => {
  const judged = all.flatMap((subject) => subject.judged);
  const reports = all.filter(({ isReport }) => isReport).length;
  const rows = groupsOf(judged).map((own) => rowOf(own[0]?.id ?? '', own[0]?.is ?? 'fail', own, reports));
  const sums = [
    ['findings', judged.filter(isFinding)],
    ['blockers', judged.filter(isBlocker)],
    ['praise', judged.filter(({ is, id }) => is === 'pass' && id !== 'keyword matched')],
    ['keywords', judged.filter(({ id }) => id.startsWith('keyword m'))],
  ] as const;
  const summary = sums.map(
    ([what, own]) => `${what}: ${falseOf(own)} false of ${own.length}, ${per100(falseOf(own), reports)} in 100 reports`,
  );
  const rule = line(header.map(() => '---'));
  return [`${reports} reports.`, ...summary, '', line(header), rule, ...rows.map(line)].join('\n');
};

/** Findings by the language of the page, as its frequent words tell it. */
export const tableByLanguage = (all: readonly (Subject & { language: string })[]): string => {
  const languages = [...new Set(all.map(({ language }) => language))];
  const rows = languages.map((language) => {
    const own = all.filter((subject) => subject.language === language);
    const findings = own.flatMap(({ judged }) => judged).filter(isFinding);
    const count = (verdict: Judged['verdict']): number => findings.filter((one) => one.verdict === verdict).length;
    const reports = own.filter(({ isReport }) => isReport).length;
    return [
      language,
      own.length,
      reports,
      findings.length,
      count('agrees'),
      count('cannot tell'),
      count('contradicts'),
    ];
  });
  const columns = ['language', 'files', 'reports', 'findings', 'agrees', 'cannot tell', 'false'];
  const sorted = rows.toSorted((a, b) => Number(b[1]) - Number(a[1]));
  return [line(columns), line(columns.map(() => '---')), ...sorted.map(line)].join('\n');
};

/** Every check that nobody judges, with the reason. */
export const unwitnessed = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const row = witnesses[id as CheckId];
    return (['fail', 'pass'] as const).flatMap((is) =>
      typeof row[is] === 'string' ? [`- ${id}, ${is === 'fail' ? 'finding' : 'praise'}: ${row[is]}`] : [],
    );
  });
