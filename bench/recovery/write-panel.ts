import fs from 'node:fs';
import path from 'node:path';
import { isChatty } from '#tools/forge/content/headings.ts';
import type { KitReport } from '../kit-report.ts';
import { recoveredFrom, type Contents } from './recovered.ts';
import { libreOfficeTexts, textsOf } from './recovered-texts.ts';

type Truth = {
  fields: { name: string; email: string; phone: string };
  jobs: Contents['jobs'];
  skills: readonly string[];
  sections: readonly { heading: string }[];
};

const contentsOf = ({ fields, jobs, skills, sections }: Truth): Contents => ({
  contact: [fields.name, fields.email, fields.phone].filter(Boolean),
  jobs,
  headings: sections.flatMap(({ heading }) => (heading === '' ? [] : [{ text: heading, isUsual: !isChatty(heading) }])),
  skills,
});

/** Writes how much of each file other extractors recover, where the kit's program looks for it. */
export const writePanel = async (folder: string, files: readonly { id: string; file: string }[]): Promise<void> => {
  const word = files.filter(({ file }) => file.endsWith('.docx')).map(({ file }) => path.join(folder, file));
  const byLibreOffice = libreOfficeTexts(word);
  const lines: string[] = [];
  for (const { id, file } of files) {
    const truth = JSON.parse(fs.readFileSync(path.join(folder, `${id}.gt.json`), 'utf8')) as Truth;
    const texts = await textsOf(path.join(folder, file), byLibreOffice);
    const totals = texts.map((text) => recoveredFrom(text, contentsOf(truth)).total);
    const recovery = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
    lines.push(`${JSON.stringify({ id, panel_recovery: recovery })}\n`);
  }
  fs.writeFileSync(path.join(folder, 'panel.jsonl'), lines.join(''));
};

const filesAs = {
  all: 'all',
  withoutIntegrity: 'without hidden text',
  withoutIntegrityAndNoText: 'without hidden text and without unreadable files',
  pdf: 'PDF',
  docx: 'DOCX',
};

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** How far the scores follow what others recover. */
export const agreementTable = ({ validity }: KitReport): string => {
  const lines = (['formatScore', 'atsScore'] as const).flatMap((score) =>
    Object.entries(filesAs).flatMap(([key, label]) => {
      const found = validity[score][key];
      return found === undefined || found === null
        ? []
        : [row(score, label, found.n, found.spearman, found.ci95?.join(' to ') ?? '')];
    }),
  );
  return [
    row('score', 'files', 'number', 'Spearman', '95 % of resamples'),
    row('---', '---', '---', '---', '---'),
    ...lines,
  ].join('\n');
};
