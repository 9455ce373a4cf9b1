import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type CheckedFile, checkFile } from '#cli/check-file.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { corpusFolder, kitFolder, linesOf, root } from './shared-material.ts';

// `npm run bench:snapshot -- write FILE` records the engine's result for every development document; `npm run
// bench:snapshot -- compare FILE` analyzes them again and prints the differences. Wording is left out, because a
// refactoring may change it.

type Subject = { name: string; file: string; job?: string };

/** Fixed, so that date-dependent results stay comparable. */
const today = '2026-11-21';
const isResumeFile = /\.(pdf|docx?|docm)$/i;
const maxDifferences = 40;

const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => isResumeFile.test(name))
        .toSorted()
        .map((name) => path.join(folder, name))
    : [];

/** The path relative to the checkout, so that snapshots of two checkouts can be compared. */
const nameOf = (file: string): string => {
  const [top, ...rest] = path.relative(path.dirname(root), file).split(path.sep);
  return [top === path.basename(root) ? '.' : top, ...rest].join('/');
};

/**
 * Every document without a job description, the kit's documents also with their own, and the corpus paired with real
 * job postings.
 */
const subjects = (): Subject[] => {
  const postings = path.join(corpusFolder, 'jobs/selected.jsonl');
  const texts = fs.existsSync(postings) ? linesOf<{ text: string }>(postings).map(({ text }) => text) : [];
  const corpusFiles = filesBelow(corpusFolder);
  const kitFiles = filesBelow(path.join(kitFolder, 'out/dev'));
  const alone = [...filesBelow(path.join(root, 'corpus')), ...corpusFiles, ...kitFiles].map((file) => ({
    name: nameOf(file),
    file,
  }));
  const withKitJob = kitFiles.map((file) => {
    const person = path.basename(file).slice(0, 3);
    const job = fs.readFileSync(path.join(path.dirname(file), `${person}.job.txt`), 'utf8');
    return { name: `${nameOf(file)} + ${person}.job.txt`, file, job };
  });
  const withPosting = corpusFiles.flatMap((file, index) => {
    const job = texts[index % Math.max(1, texts.length)];
    return job === undefined ? [] : [{ name: `${nameOf(file)} + posting ${index % texts.length}`, file, job }];
  });
  return [...alone, ...withKitJob, ...withPosting];
};

/**
 * Everything that must not change: scores with their parts, fields, findings with their places, keywords, requirement
 * answers.
 */
const withoutWording = (result: AnalysisResult) => ({
  scores:
    result.scoreDetails.ats.value === null
      ? null
      : [result.atsScore, result.formatScore, result.keywordScore, result.jobRelevanceScore],
  details: [
    result.scoreDetails.ats,
    result.scoreDetails.format,
    result.scoreDetails.keyword,
    result.scoreDetails.job,
  ].map(
    (card) =>
      card && {
        value: card.value,
        cappedBy: card.cappedBy,
        parts: card.parts.map(({ check, weight, points }) => [check, weight, points]),
      },
  ),
  parsed: result.parsed,
  readings: result.readings,
  fieldPlaces: result.fieldPlaces,
  keywordPlaces: result.keywordPlaces,
  keywords: [
    result.jobKeywords,
    result.matchedKeywords,
    result.missingKeywords,
    result.keywordsByIndustry,
    result.keywordFrequency,
  ],
  structure: result.structureInsights,
  checks: result.checks.map(({ id, outcome, impact, findings }) => [
    id,
    outcome,
    impact,
    findings.map(({ evidence }) => evidence),
  ]),
  recommendations: result.recommendations.map(({ check, gain, priority }) => [check, gain, priority]),
  categories: Object.values(result.atsSystemsAnalysis).map(({ score }) => score),
  systems: Object.entries(result.atsCompatibility).map(([name, { score, status, notes }]) => [
    name,
    score,
    status,
    notes.length,
  ]),
  requirements: result.requirements.map(({ group, kind, answer, quote, lines, places }) => [
    group,
    kind,
    answer,
    quote,
    lines,
    places,
  ]),
  knockOutQuotes: result.knockOutQuestions.map(({ quote }) => quote),
  occupation: result.occupation,
});

const recordOf = (checked: CheckedFile): unknown =>
  checked.is === 'result' ? withoutWording(checked.result) : { error: checked.line.error.code };

/** A JSON round trip, so that fresh and stored records compare equal. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const startPdfium = await compilePdfium(pdfiumBytes());
const analyzeSubject = async ({ file, job }: Subject): Promise<unknown> => {
  const checked = await checkFile(file, job, today, await startPdfium()).catch((error: Error): CheckedFile => ({
    is: 'error',
    line: { file, error: { code: `crashed: ${error.message}`, message: '' } },
  }));
  return plain(recordOf(checked));
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The deepest paths at which two records differ, each with both values. */
const differences = (before: unknown, after: unknown, at = ''): string[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [`${at}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], `${at}/${key}`),
  );
};

const write = async (file: string): Promise<void> => {
  const lines: string[] = [];
  for (const subject of subjects()) lines.push(JSON.stringify([subject.name, await analyzeSubject(subject)]));
  fs.writeFileSync(file, gzipSync(lines.join('\n')));
  console.log(`${lines.length} analyses written to ${file}.`);
};

const compare = async (file: string): Promise<void> => {
  const stored = new Map(
    gunzipSync(fs.readFileSync(file))
      .toString('utf8')
      .split('\n')
      .map((line) => JSON.parse(line) as [string, unknown]),
  );
  const current = subjects();
  const missing = [...stored.keys()].filter((name) => !current.some((subject) => subject.name === name));
  const changed: string[] = missing.map((name) => `${name}: not analyzed any more`);
  for (const subject of current) {
    const found = differences(stored.get(subject.name), await analyzeSubject(subject));
    if (found.length > 0)
      changed.push(
        `${subject.name}\n${found
          .slice(0, 5)
          .map((line) => `  ${line.slice(0, 400)}`)
          .join('\n')}`,
      );
  }
  console.log(changed.slice(0, maxDifferences).join('\n'));
  console.log(`${current.length} analyses compared, ${changed.length} differ.`);
  process.exitCode = changed.length === 0 ? 0 : 1;
};

const [action, file] = process.argv.slice(2);
if (file === undefined || (action !== 'write' && action !== 'compare')) {
  console.error('Usage: npm run bench:snapshot -- write|compare FILE');
  process.exit(64);
}
await (action === 'write' ? write(file) : compare(file));
