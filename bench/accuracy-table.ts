import type { CorpusReport, KitReport, Rates } from './kit-report.ts';

const percent = (rate: number | null | undefined): string =>
  typeof rate === 'number' ? `${(100 * rate).toFixed(1)}%` : '';
const points = (score: number | null | undefined): string => (typeof score === 'number' ? score.toFixed(1) : '');
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * One field of both sets, with the minimum it must reach on files that contain text. `kit` and `corpus` are its names
 * in the two sets.
 */
type FieldRow = { label: string; kit: string; corpus?: string; bar?: number; figure: 'f1' | 'r' };
const fieldRows: readonly FieldRow[] = [
  { label: 'name', kit: 'name', corpus: 'name', bar: 0.97, figure: 'f1' },
  { label: 'email', kit: 'email', corpus: 'email', bar: 0.99, figure: 'f1' },
  { label: 'phone', kit: 'phone', corpus: 'phone', bar: 0.98, figure: 'f1' },
  { label: 'links', kit: 'links', corpus: 'links', figure: 'r' },
  { label: 'location', kit: 'location', figure: 'f1' },
  { label: 'section kinds', kit: 'sectionKinds', bar: 0.95, figure: 'f1' },
  { label: 'section headings', kit: 'headings', corpus: 'sections', figure: 'f1' },
  { label: 'employer', kit: 'employers', corpus: 'employers', bar: 0.92, figure: 'f1' },
  { label: 'job title', kit: 'titles', corpus: 'titles', bar: 0.92, figure: 'f1' },
  { label: 'job dates', kit: 'dates', corpus: 'dates', bar: 0.92, figure: 'f1' },
  { label: 'bullets under their job', kit: 'bullets', figure: 'f1' },
  { label: 'institution', kit: 'institutions', corpus: 'institutions', bar: 0.93, figure: 'f1' },
  { label: 'degree', kit: 'degrees', corpus: 'degrees', bar: 0.9, figure: 'f1' },
  { label: 'skills of the skills section', kit: 'skills', bar: 0.9, figure: 'f1' },
  { label: 'skills found', kit: 'skills', corpus: 'skills', figure: 'r' },
  { label: 'certifications', kit: 'certifications', figure: 'f1' },
  { label: 'languages', kit: 'languages', figure: 'f1' },
];

/** The layout in which a field scores worst. All layouts are readable for people. */
const worstOf = (kit: KitReport, field: string, figure: keyof Rates): string => {
  const all = Object.entries(kit.fieldsByLayout).flatMap(([layout, fields]) => {
    const value = fields[field]?.[figure];
    return typeof value === 'number' ? [{ layout, value }] : [];
  });
  const [worst] = all.sort((a, b) => a.value - b.value);
  if (worst === undefined) return '';
  return worst.value === 1 ? 'none below 100%' : `${worst.layout}: ${percent(worst.value)}`;
};

const fieldLines = (kit: KitReport, corpus: CorpusReport): string[] =>
  fieldRows.map(({ label, kit: field, corpus: name, bar, figure }) =>
    row(
      `${label} (${figure === 'f1' ? 'F1' : 'recall'})`,
      percent(kit.fields[field]?.[figure]),
      worstOf(kit, field, figure),
      name === undefined ? '' : percent(corpus.fields[name]?.[figure]),
      bar === undefined ? '' : percent(bar),
    ),
  );

const validityRows = [
  { score: 'formatScore', label: 'format score', files: 'withoutIntegrity', bar: 0.8 },
  { score: 'formatScore', label: 'format score', files: 'withoutIntegrityAndNoText', bar: 0.7 },
  { score: 'formatScore', label: 'format score', files: 'pdf' },
  { score: 'formatScore', label: 'format score', files: 'docx' },
  { score: 'atsScore', label: 'ATS score', files: 'all', bar: 0.7 },
  { score: 'atsScore', label: 'ATS score', files: 'withoutIntegrity' },
] as const;

const filesAs = {
  all: 'all files with a score',
  withoutIntegrity: 'without those with hidden text',
  withoutIntegrityAndNoText: 'without those and without unreadable ones',
  pdf: 'PDF only',
  docx: 'DOCX only',
};

const validityLines = (kit: KitReport): string[] =>
  validityRows.map((asked) => {
    const { n, spearman, ci95 } = kit.validity[asked.score][asked.files] ?? { n: 0, spearman: NaN, ci95: null };
    const interval = ci95 === null ? '' : `, 95% of resamples of people ${ci95.join(' to ')}`;
    return row(
      `${asked.label} against recovery by other extractors (Spearman), ${filesAs[asked.files]}`,
      `${spearman} (${n} files${interval})`,
      '',
      '',
      'bar' in asked ? String(asked.bar) : '',
    );
  });

const lawLines = (kit: KitReport): string[] =>
  (['formatScore', 'atsScore'] as const).flatMap((score) => {
    const label = score === 'formatScore' ? 'format score' : 'ATS score';
    const { pdfVsDocx, cleanerNeverLower } = kit.metamorphic[score];
    const twins = pdfVsDocx === null ? '' : `${pdfVsDocx.maxAbs} (${pdfVsDocx.persons} people)`;
    const broken = cleanerNeverLower === null ? '' : `${cleanerNeverLower.violations} of ${cleanerNeverLower.pairs}`;
    return [
      row(`${label}: largest difference between clean PDF and clean DOCX`, twins, '', '', '3'),
      row(`${label}: higher with a defect than on the clean twin`, broken, '', '', '0'),
    ];
  });

const headRow = ['what', 'kit', 'worst layout', 'corpus', 'target'];

/** All figures next to their required minimums, as one Markdown table. */
export const accuracyTable = (kit: KitReport, corpus: CorpusReport): string => {
  const { defects, keywords, determinism } = kit;
  const { notAResume } = corpus.outcome;
  const plain = (label: string, value: string, bar = ''): string => row(label, value, '', '', bar);
  return [
    row(...headRow),
    row(...headRow.map(() => '---')),
    ...fieldLines(kit, corpus),
    row('all fields that have a precision (F1)', '', '', percent(corpus.all.f1), ''),
    row(
      'letters, templates and job postings told apart from resumes',
      '',
      '',
      `${notAResume.said} of ${notAResume.wanted}`,
      '',
    ),
    plain('sections of a column in the right order', percent(kit.sectionOrder)),
    plain('defects, coded refusals included: recall', percent(defects.recall), percent(0.9)),
    plain('defects: precision', percent(defects.precision), percent(0.9)),
    plain('clean files with a false alarm', `${defects.clean.withAlarm} of ${defects.clean.files}`, '0'),
    plain('terms required by the job description: recall', percent(keywords.requiredRecall), percent(0.85)),
    plain('terms preferred: recall', percent(keywords.preferredRecall), percent(0.85)),
    plain('soft skills: recall', percent(keywords.softRecall)),
    plain('terms named: precision, strict', percent(keywords.precisionStrict)),
    plain('terms named: precision, without ambiguous terms', percent(keywords.precisionLenient), percent(0.85)),
    plain('terms that occur only in boilerplate', percent(keywords.boilerplateRate), 'one in ten job postings'),
    plain("'satisfied or missing' correct", percent(keywords.decisionAccuracy), percent(0.92)),
    ...validityLines(kit),
    ...lawLines(kit),
    plain(
      'files whose JSON differs on a second run',
      determinism === null ? '' : `${determinism.different.length} of ${determinism.files}`,
      '0',
    ),
  ].join('\n');
};

const layoutFields = [
  'name',
  'email',
  'phone',
  'employers',
  'titles',
  'dates',
  'bullets',
  'institutions',
  'degrees',
  'skills',
  'sectionKinds',
];

/** Field F1, defects and scores for each layout of the kit, as a Markdown table. */
export const layoutTable = (kit: KitReport): string => {
  const head = [
    'layout',
    'files',
    ...layoutFields,
    'defects found',
    'false alarms',
    'format',
    'ATS',
    'recovered by others',
  ];
  const layouts = Object.entries(kit.defects.byLayout).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const lines = layouts.map(([layout, { files, must, fa }]) => {
    const scores = kit.scoresByLayout[layout];
    const found = Object.entries(must).map(([defect, [hits, all]]) => `${defect} ${hits}/${all}`);
    return row(
      layout,
      String(files),
      ...layoutFields.map((field) => percent(kit.fieldsByLayout[layout]?.[field]?.f1).replace(/\.0%|%/, '')),
      found.join(', '),
      String(fa),
      points(scores?.formatScore),
      points(scores?.atsScore),
      percent(scores?.panel),
    );
  });
  return [row(...head), row(...head.map(() => '---')), ...lines].join('\n');
};
