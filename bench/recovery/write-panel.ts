import fs from 'node:fs';
import path from 'node:path';
import { isChatty } from '#tools/forge/content/headings.ts';
import type { KitReport } from '../kit-report.ts';
import { recoveredFrom, type Contents } from './recovered.ts';
import { linesOf } from '../shared-material.ts';
import { mean, spearman } from '../statistics.ts';
import { libreOfficeTexts, textsOf } from './recovered-texts.ts';

type Truth = {
  fields: { name: string; nameDisplay: string; email: string; phone: string };
  jobs: Contents['jobs'];
  skills: readonly string[];
  sections: readonly { heading: string }[];
};

/** The words of the name in the order of the page: 'Roe, Jane' is there in full, last name first. */
const printedName = ({ name, nameDisplay }: Truth['fields']): string => {
  const words = new Set(name.split(/\s+/u).map((word) => word.toLowerCase()));
  const printed = nameDisplay.split(/[\s,]+/u).filter((word) => words.has(word.toLowerCase()));
  return printed.length === words.size ? printed.join(' ') : name;
};

const contentsOf = ({ fields, jobs, skills, sections }: Truth): Contents => ({
  contact: [printedName(fields), fields.email, fields.phone].filter(Boolean),
  jobs,
  headings: sections.flatMap(({ heading }) => (heading === '' ? [] : [{ text: heading, isUsual: !isChatty(heading) }])),
  skills,
});

/** A line of the panel: the mean that the kit's program takes, and the part that each extractor recovers. */
type PanelLine = { id: string; panel_recovery: number; by: Readonly<Record<string, number>> };

/** Writes how much of each file other extractors recover, where the kit's program looks for it. */
export const writePanel = async (folder: string, files: readonly { id: string; file: string }[]): Promise<void> => {
  const word = files.filter(({ file }) => file.endsWith('.docx')).map(({ file }) => path.join(folder, file));
  const byLibreOffice = libreOfficeTexts(word);
  const lines: string[] = [];
  for (const { id, file } of files) {
    const truth = JSON.parse(fs.readFileSync(path.join(folder, `${id}.gt.json`), 'utf8')) as Truth;
    const texts = await textsOf(path.join(folder, file), byLibreOffice);
    const by = Object.fromEntries(
      [...texts].map(([name, text]) => [name, recoveredFrom(text, contentsOf(truth)).total]),
    );
    const totals = Object.values(by);
    const recovery = totals.length === 0 ? 0 : mean(totals);
    lines.push(`${JSON.stringify({ id, panel_recovery: recovery, by })}\n`);
  }
  fs.writeFileSync(path.join(folder, 'panel.jsonl'), lines.join(''));
};

const filesAs = { all: 'all', pdf: 'PDF', docx: 'DOCX' };

/** The layout with words that no reader sees. The score takes points for them, and other extractors recover them. */
const layoutWithHiddenText = 'hidden-words';

/** All ways to divide a list into two parts of nearly the same size, each once. */
const halvesOf = (names: readonly string[]): (readonly [string[], string[]])[] => {
  const size = Math.floor(names.length / 2);
  return Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((__, at) => (bits >> at) % 2 === 1))
    .filter((half) => half.length === size && (names.length % 2 === 1 || half.includes(names[0] ?? '')))
    .map((half) => [half, names.filter((name) => !half.includes(name))] as const);
};

/**
 * How well one half of the extractors tells what the other half recovers (mean Spearman over all divisions), what follows
 * for the whole panel (Spearman-Brown), and the highest agreement that a score without error would have with it (the
 * square root). Where extractors disagree, no score can agree with all of them.
 */
export const panelAgreement = (folder: string): string => {
  const lines = linesOf<PanelLine>(path.join(folder, 'panel.jsonl'));
  const manifest = linesOf<{ id: string; format: string }>(path.join(folder, 'manifest.jsonl'));
  const formatOf = new Map(manifest.map(({ id, format }) => [id, format]));
  const rows = ['pdf', 'docx'].map((format) => {
    const own = lines.filter(({ id }) => formatOf.get(id) === format);
    const names = Object.keys(own[0]?.by ?? {});
    const meanOf = (part: readonly string[]): number[] => own.map(({ by }) => mean(part.map((name) => by[name] ?? 0)));
    const halves = mean(halvesOf(names).map(([one, other]) => spearman(meanOf(one), meanOf(other))));
    const whole = (2 * halves) / (1 + halves);
    return row(format, own.length, names.join(', '), halves.toFixed(3), whole.toFixed(3), Math.sqrt(whole).toFixed(3));
  });
  const header = [
    'format',
    'files',
    'extractors',
    'half against half',
    'reliability of all',
    'highest Spearman of any score',
  ];
  return [row(...header), row(...header.map(() => '---')), ...rows].join('\n');
};

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** How far the scores follow what others recover, of all files and of those without hidden text. */
export const agreementTable = ({ validity }: KitReport, folder: string, answers: string): string => {
  const lines = (['formatScore', 'atsScore'] as const).flatMap((score) => [
    ...(['all', 'pdf', 'docx'] as const).flatMap((key) => {
      const found = validity[score][key];
      return found === undefined || found === null
        ? []
        : [row(score, filesAs[key], found.n, found.spearman, found.ci95?.join(' to ') ?? '')];
    }),
    ...(['all', 'pdf', 'docx'] as const).map((key) => agreementWithoutHiddenText(folder, answers, score, key)),
  ]);
  return [
    row('score', 'files', 'number', 'Spearman', '95% of resamples'),
    row('---', '---', '---', '---', '---'),
    ...lines,
  ].join('\n');
};

type Answer = { id: string; json?: Readonly<Record<'formatScore' | 'atsScore', number>> | null };

const agreementWithoutHiddenText = (
  folder: string,
  answers: string,
  score: 'formatScore' | 'atsScore',
  format: keyof typeof filesAs,
): string => {
  const recovered = new Map(
    linesOf<PanelLine>(path.join(folder, 'panel.jsonl')).map((line) => [line.id, line.panel_recovery]),
  );
  const files = new Map(
    linesOf<{ id: string; layout: string; format: string }>(path.join(folder, 'manifest.jsonl')).map((file) => [
      file.id,
      file,
    ]),
  );
  const pairs = linesOf<Answer>(answers).flatMap(({ id, json }) => {
    const [file, other, own] = [files.get(id), recovered.get(id), json?.[score]];
    const isAsked = file !== undefined && (format === 'all' || file.format === format);
    const isPair = isAsked && file.layout !== layoutWithHiddenText && other !== undefined && own !== undefined;
    return isPair ? [{ own, other }] : [];
  });
  const agreement = spearman(
    pairs.map(({ own }) => own),
    pairs.map(({ other }) => other),
  );
  return row(score, `${filesAs[format]}, without hidden text`, pairs.length, agreement.toFixed(3), '');
};
