import { styleText } from 'node:util';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { atsBands, type Band, bandOf, formatBands, jobMatchBands } from '#contract/product/bands.ts';
import { keywordBandsOf } from '#contract/report/measured-by-job.ts';
import { labelsByKind, missingAsksOf } from '#contract/report/missing-asks.ts';
import { jobNotScoredNote, languagesNote, scoreWords } from '#contract/report/result-words.ts';
import type { FileError } from './open-file.ts';

type Style = Parameters<typeof styleText>[0];
type Finding = AnalysisResult['checks'][number];

/** Colors text where the terminal supports it; `hasColor` is false for files and pipes. */
const painter =
  (hasColor: boolean) =>
  (style: Style, text: string): string =>
    hasColor ? styleText(style, text, { validateStream: false }) : text;
type Paint = ReturnType<typeof painter>;

const toneStyles: Record<Band['tone'], Style> = { good: 'green', fair: 'yellow', poor: 'red' };
const impactStyles: Record<Finding['impact'], Style> = { blocker: 'red', major: 'yellow', minor: 'cyan', hint: 'dim' };
const impactOrder = Object.keys(impactStyles);

/** The result of one file as text: scores, what was read, what to do first. */
export const printResult = (result: AnalysisResult, hasColor: boolean): string => {
  const paint = painter(hasColor);
  return [
    paint('bold', result.filename),
    ...scoreLines(result, paint),
    ...languageLines(result),
    ...systemLines(result),
    '',
    ...readLines(result, paint),
    '',
    ...findingLines(result, paint),
    ...keywordLines(result, paint),
    '',
  ].join('\n');
};

/** The output for a file that could not be read. */
export const printError = ({ file, error }: FileError, hasColor: boolean): string =>
  `${painter(hasColor)('bold', file)}\n  ${painter(hasColor)('red', 'Not read')}  ${error.message}\n`;

const languageLines = ({ languages }: AnalysisResult): string[] =>
  languages === undefined ? [] : ['', `  ${languagesNote(languages)}`];

const scoreLines = (result: AnalysisResult, paint: Paint): string[] => {
  const rows: [string, number | null, readonly Band[]][] = [
    ['ATS compatibility', result.atsScore, atsBands],
    ['Keyword match', result.keywordScore, keywordBandsOf(result.scoreDetails)],
    ['Format', result.formatScore, formatBands],
    ['Job match', result.jobRelevanceScore, jobMatchBands],
  ];
  const scored = rows.flatMap(([label, value, bands]) => {
    if (value === null) return [];
    const band = bandOf(bands, value);
    return [`  ${label.padEnd(18)} ${paint(toneStyles[band.tone], String(value).padStart(3))}  ${band.text}`];
  });
  if (result.jobDescription === undefined || result.jobRelevanceScore !== null) return scored;
  return [...scored, `  ${'Job match'.padEnd(18)}   –  ${scoreWords.notScored}. ${jobNotScoredNote(result)}`];
};

/** The ATS behind the job posting, with what is known about it. */
const systemLines = ({ applyingThrough, atsCompatibility }: AnalysisResult): string[] => {
  if (applyingThrough === null) return [];
  const system = atsCompatibility[applyingThrough.name];
  if (system === undefined) return [];
  return [
    '',
    `  This job uses ${applyingThrough.name} (your score for it: ${system.score}%). Here is what we know about it:`,
    ...system.notes.map((note) => `    ${note.text} [${note.source}]`),
  ];
};

const readLines = ({ parsed }: AnalysisResult, paint: Paint): string[] => {
  const rows: [string, string | null][] = [
    ['Name', parsed.name],
    ['Email', parsed.email],
    ['Phone', parsed.phone],
    ['Location', parsed.location],
    ...parsed.experience.map((job): [string, string] => [
      'Job',
      `${job.title || '(no title found)'} · ${job.employer || '(no employer found)'} · ${timeOf(job)}`,
    ]),
    ...parsed.education.map((entry): [string, string] => ['Education', `${entry.degree} · ${entry.institution}`]),
    ['Skills', parsed.skills.join(', ') || null],
  ];
  return [
    '  What the software reads',
    ...rows.map(([label, value]) => `    ${label.padEnd(10)} ${value ?? paint('red', 'not found')}`),
  ];
};

/** A lone date is the start; where nothing was read, both ends are open. */
const timeOf = ({ start, end }: AnalysisResult['parsed']['experience'][number]): string =>
  start !== undefined && end === undefined ? start : `${start ?? '?'} to ${end ?? '?'}`;

const findingLines = (result: AnalysisResult, paint: Paint): string[] => {
  const failed = result.checks
    .filter((check) => check.outcome === 'fail')
    .toSorted((a, b) => impactOrder.indexOf(a.impact) - impactOrder.indexOf(b.impact));
  if (failed.length === 0) return ['  No findings.'];
  return [
    '  What to do',
    ...failed.flatMap((check) => [
      ...check.findings.flatMap((finding) => linesOf(check, finding, paint)),
      ...noGainLines(check, result),
    ]),
  ];
};

const noGainLines = ({ id }: Finding, { recommendations }: AnalysisResult): string[] => {
  const noGain = recommendations.find(({ check }) => check === id)?.noGain;
  return noGain === undefined ? [] : [`      ${noGain}`];
};

const linesOf = (check: Finding, finding: Finding['findings'][number], paint: Paint): string[] => {
  const [first] = finding.evidence;
  const where = first === undefined || first.quote === '' ? [] : [`      ${paint('dim', placed(first))}`];
  return [
    `    ${paint(impactStyles[check.impact], check.impact.padEnd(7))}  ${finding.message}  ${paint('dim', `[${check.id}]`)}`,
    ...where,
    `      Do: ${finding.fix}`,
  ];
};

const placed = ({ quote, page }: { quote: string; page?: number | undefined }): string =>
  `${page === undefined ? '' : `page ${page}: `}“${quote.length > 90 ? `${quote.slice(0, 89)}…` : quote}”`;

const keywordLines = (result: AnalysisResult, paint: Paint): string[] => {
  const { keywords, phrases } = labelsByKind(missingAsksOf(result));
  const why =
    result.jobDescription === undefined
      ? `typical of: ${result.occupation ?? 'your field'}`
      : 'from the job description; some may not be required';
  const listed = (title: string, labels: readonly string[], style: Style): string[] =>
    labels.length === 0 ? [] : ['', `  ${title}`, `    ${paint(style, labels.join(', '))}`];
  return [
    ...listed(`Keywords not found (${why})`, keywords, 'yellow'),
    ...listed(
      'Other phrases of the posting that we did not find (check whether the job asks for them)',
      phrases,
      'dim',
    ),
  ];
};
