import { checks } from '#engine/checks/index.ts';
import { groupLabels } from '#engine/scoring/categories.ts';
import { atsCard, formatCard, type ScoreCard } from '#engine/scoring/score-cards.ts';
import { sources } from '#engine/sources.ts';
import { settings } from '#server/boot/configuration/settings.ts';

/** A pipe or a line break would end the table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const addressOf = new Map(sources.map((source) => [source.id, `[${source.publisher}](${source.address})`]));

const weightIn = (card: ScoreCard, check: string): string => {
  const rule = card.find((candidate) => candidate.check === check);
  if (rule === undefined) return '';
  return rule.limit === undefined ? String(rule.weight) : `${rule.weight} (at most ${rule.limit})`;
};

/** docs/checks.md: every check with its severity, weights and sources. */
export const checksDocument = (): string => {
  const groups = Object.entries(groupLabels).flatMap(([group, label]) => {
    const inGroup = checks.filter((check) => check.group === group);
    if (inGroup.length === 0) return [];
    const rows = inGroup.map((check) =>
      row(
        `\`${check.id}\``,
        check.title.fail,
        check.impact,
        weightIn(formatCard, check.id),
        weightIn(atsCard, check.id),
        check.sources.map((id) => addressOf.get(id) ?? id).join(', '),
      ),
    );
    return [
      `## ${label}`,
      '',
      row('check', 'what it finds', 'impact', 'format', 'ATS', 'sources'),
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ];
  });
  return [
    '# All checks',
    '',
    `Written by \`npm run documents\` from the code: ${checks.length} checks. A weight is the check's share in that score; 'at most' is the highest score while it fails as badly as it can.`,
    '',
    ...groups,
  ].join('\n');
};

const marks = { from: '<!-- settings -->', to: '<!-- /settings -->' };

/** The README with the generated table of settings between its two markers. */
export const readmeWithSettings = (readme: string): string => {
  const [before, rest] = readme.split(marks.from);
  const after = rest?.split(marks.to)[1];
  if (before === undefined || after === undefined) throw new Error(`The README lacks ${marks.from} or ${marks.to}.`);
  const rows = Object.entries(settings).map(([name, { fallback, meaning }]) => row(`\`${name}\``, fallback, meaning));
  const table = [row('variable', 'default', 'what it does'), '| --- | --- | --- |', ...rows].join('\n');
  return `${before}${marks.from}\n\n${table}\n\n${marks.to}${after}`;
};
