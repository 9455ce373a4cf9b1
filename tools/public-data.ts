import fs from 'node:fs';
import path from 'node:path';
import { checks } from '#engine/checks/index.ts';
import { generalLabels, groupLabels, kindLabels } from '#engine/scoring/parts.ts';
import { credit, generalKeywordWeights, jobWeights, keywordWeights } from '#engine/scoring/weights.ts';
import { profiles } from '#engine/profiles/index.ts';
import { groupLabels as checkGroups } from '#engine/scoring/categories.ts';
import { atsCard, formatCard, type ScoreCard } from '#engine/scoring/score-cards.ts';
import { sources } from '#engine/sources.ts';
import { engineVersion } from '#engine/version.ts';
import { apiCalls } from './api-calls.ts';
import { makeMarkedPages } from './marked-pages/marked-pages.ts';
import { sampleReport } from './sample-report.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Weights as a table, largest first. */
const weighed = (labels: Readonly<Record<string, string>>, weights: Readonly<Record<string, number>>) =>
  Object.entries(weights)
    .map(([id, weight]) => ({ id, label: labels[id] ?? id, weight }))
    .toSorted((a, b) => b.weight - a.weight);

const cardRows = (card: ScoreCard) =>
  card
    .map(({ check: id, weight, limit }) => {
      const check = checks.find((candidate) => candidate.id === id);
      if (check === undefined) throw new Error(`there is no check ${id}`);
      const { title, impact, why, group } = check;
      return { id, label: title.fail, why, impact, group: checkGroups[group], weight, limit: limit ?? null };
    })
    .toSorted((a, b) => b.weight - a.weight);

/** Every weight of every score, taken from the engine. */
const scoringData = () => ({
  engineVersion,
  checks: checks.length,
  ats: cardRows(atsCard),
  format: cardRows(formatCard),
  keyword: {
    withJob: weighed(groupLabels, keywordWeights),
    withoutJob: weighed(generalLabels, generalKeywordWeights),
  },
  job: weighed({ ...groupLabels, ...kindLabels }, jobWeights),
  credit,
});

const sourceOf = (id: string) => {
  const source = sources.find((candidate) => candidate.id === id);
  if (source === undefined) throw new Error(`there is no source ${id}`);
  const { publisher, title, address, kind, readOn } = source;
  return { publisher, title, address, kind, readOn };
};

/** The documented facts about each system, each with its sources. */
const systemsData = () =>
  profiles.map(({ id, name, emphasis, notes }) => ({
    id,
    name,
    facts: [
      ...emphasis.map(({ claim, sources: ids, check, factor }) => ({
        text: claim,
        effect: `${checks.find((one) => one.id === check)?.title.fail ?? check}: counts ${factor} times`,
        sources: ids.map(sourceOf),
      })),
      ...notes.map(({ text, sources: ids }) => ({ text, effect: null, sources: ids.map(sourceOf) })),
    ],
  }));

/** Rows of docs/accuracy.md that visitors understand without explanation, with their labels on our pages. */
const shownFigures: Readonly<Record<string, string>> = {
  'name (F1)': 'Name',
  'email (F1)': 'Email address',
  'phone (F1)': 'Phone number',
  'employer (F1)': 'Employers',
  'job title (F1)': 'Job titles',
  'job dates (F1)': 'Job dates',
  'institution (F1)': 'Schools',
  'degree (F1)': 'Degrees',
  'skills found (recall)': 'Skills found',
};

/** The figures in docs/accuracy.md, which `npm run bench:accuracy` writes. */
const accuracyData = (document: string) => {
  const cells = document.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const written = /--write` on (\d{4}-\d\d-\d\d) with engine ([\d.]+)/.exec(document);
  const count = (kind: string): number => Number(new RegExp(String.raw`\*\*${kind}\*\*: (\d+)`).exec(document)?.[1]);
  const figures = Object.entries(shownFigures).map(([row, label]) => {
    const [, , kit = '', , corpus = ''] = cells.find(([, name]) => name === row) ?? [];
    if (!kit.endsWith('%')) throw new Error(`docs/accuracy.md has no row ${row}`);
    return { label, kit, corpus };
  });
  if (written === null) throw new Error('docs/accuracy.md has no date');
  return {
    measuredOn: written[1] ?? '',
    engineVersion: written[2] ?? '',
    kitFiles: count('Kit'),
    realFiles: count('Corpus'),
    figures,
  };
};

/** The marks on the example pages of the articles. */
const markedPagesData = async () =>
  Object.fromEntries(
    Object.entries(await makeMarkedPages()).map(([id, { widthPt, heightPt, marks }]) => [
      id,
      { widthPt, heightPt, marks },
    ]),
  );

/** Every generated file of content/generated with its content. */
export const publicData = async (): Promise<Record<string, unknown>> => ({
  'content/generated/scoring.json': scoringData(),
  'content/generated/api-calls.json': apiCalls(),
  'content/generated/systems.json': systemsData(),
  'content/generated/accuracy.json': accuracyData(fs.readFileSync(path.join(root, 'docs/accuracy.md'), 'utf8')),
  'content/generated/marked-pages.json': await markedPagesData(),
  'content/generated/sample-report.json': await sampleReport(),
});

export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 1)}\n`;
