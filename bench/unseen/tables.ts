import type { KitReport } from '../kit-report.ts';
import type { GroupScores } from './score-groups.ts';

/** The fields that the tables show, with their short heads. */
export const shownFields = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  location: 'town',
  employers: 'empl',
  titles: 'title',
  dates: 'dates',
  bullets: 'bull',
  institutions: 'school',
  degrees: 'degree',
  eduDates: 'edDate',
  skills: 'skills',
  certifications: 'certif',
  languages: 'lang',
  sectionKinds: 'kinds',
  headings: 'heads',
} as const;

const fields = Object.keys(shownFields);
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const percent = (rate: number | null | undefined): string => (typeof rate === 'number' ? (100 * rate).toFixed(1) : '');

/** Field F1 in percent by group, one row each. */
export const groupTable = (title: string, groups: GroupScores, filesIn: ReadonlyMap<string, number>): string => {
  const head = [title, 'files', ...Object.values(shownFields)];
  const lines = Object.entries(groups)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, scores]) =>
      row(
        name,
        String(filesIn.get(name) ?? ''),
        ...fields.map((field) => percent(scores[field]?.f1).replace('.0', '')),
      ),
    );
  return [row(...head), row(...head.map(() => '---')), ...lines].join('\n');
};

/** A trait says something about a field only where enough values carry it. */
const minValues = 12;

/** For each field the traits with the lowest F1, each with its rate and the number of wrong or missing values. */
export const worstTraits = (traits: GroupScores, count: number): string =>
  fields
    .map((field) => {
      const worst = Object.entries(traits)
        .flatMap(([trait, scores]) => {
          const score = scores[field];
          return score !== undefined &&
            typeof score.f1 === 'number' &&
            score.tp + score.fn >= minValues &&
            score.fn + score.fp > 0
            ? [{ trait, f1: score.f1, wrong: Math.max(score.fn, score.fp) }]
            : [];
        })
        .toSorted((a, b) => a.f1 - b.f1)
        .slice(0, count)
        .map(({ trait, f1, wrong }) => `${trait} ${percent(f1)} (${wrong})`);
      return `- ${field}: ${worst.join('; ')}`;
    })
    .join('\n');

export const totals = ({ fields: all, defects, keywords, files, failures }: KitReport): string => {
  const head = ['field', 'precision', 'recall', 'F1'];
  const lines = fields.map((field) =>
    row(field, percent(all[field]?.p), percent(all[field]?.r), percent(all[field]?.f1)),
  );
  const { clean } = defects;
  return [
    `${files} files, ${failures} without an answer.`,
    '',
    row(...head),
    row(...head.map(() => '---')),
    ...lines,
    '',
    `Defects: recall ${percent(defects.recall)}, precision ${percent(defects.precision)}; clean files with a false alarm ${clean.withAlarm} of ${clean.files}.`,
    `Keywords: recall required ${percent(keywords.requiredRecall)}, preferred ${percent(keywords.preferredRecall)}, soft ${percent(keywords.softRecall)};` +
      ` precision strict ${percent(keywords.precisionStrict)}, without ambiguous terms ${percent(keywords.precisionLenient)};` +
      ` from boilerplate ${percent(keywords.boilerplateRate)}; decisions right ${percent(keywords.decisionAccuracy)}.`,
    `Defects by name: ${JSON.stringify(defects.falseAlarmTypes)} false alarms.`,
  ].join('\n');
};
