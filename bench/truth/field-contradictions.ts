import type { AnalysisResult } from '#contract/report/analysis-result.ts';

// Sentences about keywords, requirements and wording against the filled-in form of the same report.

/** Words in lower case with a space around each, so that a term is found as whole words only. */
const padded = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

/** 'Go' and 'R' are words of other senses. */
const minTermLength = 3;
const holds = (text: string, term: string): boolean =>
  term.trim().length >= minTermLength && padded(text).includes(padded(term));

const findingsOf = ({ checks }: AnalysisResult, id: string): AnalysisResult['checks'][number]['findings'] =>
  checks.find((check) => check.id === id && check.outcome === 'fail')?.findings ?? [];

/** A term that is called missing although a field of the form has it. */
const missingTerms = (result: AnalysisResult): string[] => {
  const { skills, certifications, languages, experience } = result.parsed;
  const fields = [...skills, ...certifications, ...languages, ...experience.flatMap(({ title }) => title ?? [])];
  const missing = [
    ...result.missingKeywords,
    ...result.requirements
      // A note says that the page has the words, and why they do not count.
      .filter(({ kind, answer, note }) => kind === 'term' && answer === 'missing' && note === undefined)
      .map(({ label }) => label),
  ];
  return [...new Set(missing)].flatMap((term) => {
    const field = fields.find((value) => holds(value, term));
    return field === undefined ? [] : [`'${term}' is missing, and the form has '${field}'`];
  });
};

/** A language that the posting asks for, called missing beside the languages of the form. */
const missingLanguages = ({ requirements, parsed }: AnalysisResult): string[] =>
  requirements
    .filter(({ kind, answer }) => kind === 'language' && answer === 'missing')
    .flatMap(({ label }) => {
      const spoken = parsed.languages.find((language) => holds(label, language) || holds(language, label));
      return spoken === undefined ? [] : [`the language '${label}' is missing, and the form has '${spoken}'`];
    });

/** A skill that the report calls unproven although a bullet of the form names it. */
const skillsInContext = (result: AnalysisResult): string[] => {
  const bullets = result.parsed.experience.flatMap((job) => job.bullets);
  return findingsOf(result, 'skills-never-in-context')
    .flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
    .flatMap((skill) => {
      const bullet = bullets.find((text) => holds(text, skill));
      return bullet === undefined ? [] : [`'${skill}' appears only in a list, and in a bullet`];
    });
};

/** Sentences about the jobs in a report whose form has no job. */
const aboutJobs: readonly string[] = [
  'missing-dates',
  'year-only-dates',
  'mixed-date-styles',
  'date-gaps',
  'overlapping-dates',
  'reversed-dates',
  'future-dates',
  'not-newest-first',
  'jobs-without-details',
  'bullets-without-results',
  'mixed-tense',
];
const jobsOfNobody = (result: AnalysisResult): string[] =>
  result.parsed.experience.length > 0
    ? []
    : aboutJobs.flatMap((id) =>
        findingsOf(result, id).some(({ message }) => /\bjobs?\b/u.test(message)) ? [`${id} without a job`] : [],
      );

/** 'Your job dates use one format' beside jobs with months and others without. */
const dateStyles = (result: AnalysisResult): string[] => {
  const passed = (id: string): boolean => result.checks.some((check) => check.id === id && check.outcome === 'pass');
  const message = (id: string): string => findingsOf(result, id)[0]?.message ?? '';
  const withMonths = result.parsed.experience.filter(({ start }) => start?.includes('-') === true).length;
  const bare = message('year-only-dates');
  const said = bare === '' ? 0 : Number(/\d+/u.exec(bare)?.[0] ?? 1);
  return [
    ...(passed('mixed-date-styles') && said > 0 && withMonths > 0
      ? [`dates of one format, ${said} without months beside ${withMonths} with them`]
      : []),
    ...(passed('year-only-dates') && message('mixed-date-styles').includes('years alone')
      ? ['job dates include months, and are years alone']
      : []),
  ];
};

/** Counts that two sentences give for the same bullets. */
const bulletCounts = (result: AnalysisResult): string[] => {
  const counts = result.checks
    .filter(({ outcome, group }) => outcome === 'fail' && group === 'wording')
    .flatMap(({ findings }) => findings.flatMap(({ message }) => /your (\d+) bullets/u.exec(message)?.[1] ?? []));
  return new Set(counts).size > 1 ? [`bullets are counted as ${[...new Set(counts)].join(' and ')}`] : [];
};

/** Sentences that the filled-in form of the same report contradicts, one line each. */
export const fieldContradictionsIn = (result: AnalysisResult): readonly string[] => [
  ...missingTerms(result),
  ...missingLanguages(result),
  ...skillsInContext(result),
  ...jobsOfNobody(result),
  ...dateStyles(result),
  ...bulletCounts(result),
];
