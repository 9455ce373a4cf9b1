import type { Cohort } from '#contract/cohort/cohort.ts';
import { minCohort } from '#contract/cohort/min-cohort.ts';
import { cohortWords } from '#contract/cohort/words.ts';
import { atsBands, bandOf, formatBands } from '#contract/product/bands.ts';
import type { ReportRow } from './report-row.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** File names are strangers' text: nothing in them is markup. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The report as one page without scripts, pictures or links, so that it can be mailed and printed. */
export const reportPage = (rows: readonly ReportRow[], cohort: Cohort, day: string): string => {
  const read = rows.filter(({ entry }) => entry !== null);
  const lead = `${read.length} of ${rows.length} files were read on ${day}.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Parsewell: ${rows.length} resumes</title>
<style>${style}</style>
</head>
<body>
<h1>Resumes checked with Parsewell</h1>
<p>${lead}</p>
<h2>${cohortWords.title}</h2>
${togetherOf(cohort)}
<h2>Each file</h2>
<table>
<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(lineOf).join('\n')}
</tbody>
</table>
</body>
</html>
`;
};

const headings = ['File', 'ATS', 'Keywords', 'Format', 'Job match', 'Fix first', 'Checks failed'];

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8888; padding: .4rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
li { margin-bottom: .5rem; }
@media print { body { margin: 0; max-width: none; } tr { break-inside: avoid; } }
`;

const togetherOf = ({ resumes, medians, fixes }: Cohort): string => {
  if (resumes < minCohort) return `<p>${cohortWords.few}</p>`;
  const scores = [
    ['ATS compatibility', medians.ats],
    ['Keyword match', medians.keyword],
    ['Format', medians.format],
    ['Job match', medians.job],
  ] as const;
  const known = scores.flatMap(([label, score]) => (score === null ? [] : [`${label} ${score}%`]));
  const items = fixes.map(
    ({ title, why, count }) =>
      `<li><strong>${escaped(title)}</strong> (${cohortWords.share(count, resumes)})<br>${escaped(why)}</li>`,
  );
  return `<p>${cohortWords.threshold}</p>
<p>${cohortWords.medians}: ${known.join(', ')}.</p>
${items.length === 0 ? `<p>${cohortWords.none}</p>` : `<ol>\n${items.join('\n')}\n</ol>`}`;
};

const lineOf = ({ file, entry, error }: ReportRow): string => {
  const name = `<th scope="row">${escaped(file)}</th>`;
  if (entry === null) return `<tr>${name}<td colspan="6">Not read: ${escaped(error ?? '')}</td></tr>`;
  const { atsScore, keywordScore, formatScore, jobScore, firstFix, failed } = entry;
  const cells = [
    numberCell(`${atsScore}% ${bandOf(atsBands, atsScore).word}`),
    numberCell(`${keywordScore}%`),
    numberCell(`${formatScore}% ${bandOf(formatBands, formatScore).word}`),
    numberCell(jobScore === null ? 'No job posting' : `${jobScore}%`),
    `<td>${escaped(firstFix ?? 'Nothing to fix')}</td>`,
    numberCell(String(failed.length)),
  ];
  return `<tr>${name}${cells.join('')}</tr>`;
};

const numberCell = (text: string): string => `<td class="number">${text}</td>`;
