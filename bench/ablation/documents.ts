import path from 'node:path';
import { closeChromium } from '#tools/forge/producers/html/chromium.ts';
import type { Field, Printed } from '../exports/judge/score-file.ts';
import { exportsIn } from '../exports/real-exports.ts';
import { corpusFolder, kitFolder, linesOf } from '../shared-material.ts';
import { drawFiles, type ManifestRow } from '../unseen/draw-files.ts';

/**
 * One document. Families are layouts of forge and kit, templates of the corpus and producers of real exports: each
 * document belongs to one. Documents of the kit's form have their truth in files beside them.
 */
export type Subject = { id: string; family: string; path: string } & (
  | { is: 'kit'; row: ManifestRow; folder: string }
  | { is: 'printed'; printed: Printed; fields: readonly Field[]; recallOnly: readonly Field[] }
);

const ofFolder = (folder: string, prefix: string, rows: readonly ManifestRow[]): readonly Subject[] =>
  rows.map((row) => ({
    is: 'kit',
    id: row.id,
    family: `${prefix}${row.layout}`,
    path: path.join(folder, row.file),
    row,
    folder,
  }));

type CorpusRow = {
  path: string;
  doc_type: string;
  gt_level: string;
  annotated_fields?: readonly string[];
  recall_only_fields?: readonly string[];
  ground_truth: {
    experience?: readonly { company: string | null; title: string | null; start: string | null; end: string | null }[];
    education?: readonly { institution: string | null; degree: string | null }[];
  } | null;
};

const jobFields = ['employers', 'titles', 'dates'] as const;
const schoolFields = ['institutions', 'degrees'] as const;

const fieldsIn = (names: readonly string[]): readonly Field[] => [
  ...(names.includes('experience') ? jobFields : []),
  ...(names.includes('education') ? schoolFields : []),
];

const corpusSubject = (entry: CorpusRow): readonly Subject[] => {
  const { path: file, ground_truth: truth, annotated_fields: annotated = [], recall_only_fields: recall = [] } = entry;
  if (entry.doc_type !== 'resume' || truth === null || entry.gt_level === 'none') return [];
  const [, template = ''] = file.split('/');
  const jobs = (truth.experience ?? []).map(({ company, title, start, end }) => ({
    employer: company ?? '',
    title: title ?? '',
    start: start ?? '',
    end: end ?? '',
  }));
  const education = (truth.education ?? []).map(({ institution, degree }) => ({
    institution: institution ?? '',
    degree: degree ?? '',
  }));
  return [
    {
      is: 'printed',
      id: file,
      family: `corpus ${template}`,
      path: path.join(corpusFolder, file),
      printed: { name: '', email: '', phone: '', jobs, education, certifications: [], headings: [] },
      fields: fieldsIn(annotated),
      recallOnly: fieldsIn(recall),
    },
  ];
};

/** Real exports of the half that may be looked at. Of what is in them, nothing is printed. */
const exportSubjects = (folder: string): readonly Subject[] =>
  exportsIn(folder)
    .filter(({ half }) => half === 'look')
    .map(({ id, path: file, producer, truth }) => ({
      is: 'printed',
      id,
      family: `export ${producer}`,
      path: file,
      printed: truth,
      fields: [...jobFields, ...schoolFields, 'certifications'],
      recallOnly: [],
    }));

/** Draws resumes of a development seed, and adds the kit, the corpus and a folder of real exports, if there is one. */
export const documentsIn = async (
  folder: string,
  { seed, count, exports }: { seed: number; count: number; exports: string | undefined },
): Promise<readonly Subject[]> => {
  const forged = await drawFiles(seed, count, folder);
  await closeChromium();
  const kit = path.join(kitFolder, 'out/dev');
  return [
    ...ofFolder(
      folder,
      '',
      forged.map(({ row }) => row),
    ),
    ...ofFolder(kit, 'kit ', linesOf<ManifestRow>(path.join(kit, 'manifest.jsonl'))),
    ...linesOf<CorpusRow>(path.join(corpusFolder, 'resumes.jsonl')).flatMap(corpusSubject),
    ...(exports === undefined ? [] : exportSubjects(exports)),
  ];
};
