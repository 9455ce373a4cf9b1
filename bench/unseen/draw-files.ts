import fs from 'node:fs';
import path from 'node:path';
import { forgeResume } from '#tools/forge/content/forge-resume.ts';
import type { ForgedFile } from '#tools/forge/forged-file.ts';
import type { ForgedResume } from '#tools/forge/forged-resume.ts';
import { forgePosting } from '#tools/forge/posting/forge-posting.ts';
import { familiesFor } from '#tools/forge/looks/draw-look.ts';
import { type FamilyId, familyIds } from '#tools/forge/looks/families.ts';
import { produce } from '#tools/forge/producers/produce.ts';
import { MissingGlyphs } from '#tools/forge/producers/fonts.ts';
import { type Random, randomOf } from '#tools/forge/random.ts';
import { kitTruth } from './kit-truth.ts';

/** Seeds below are for development. Those from here on are only ever scored: nobody may see what was missed in their files. */
export const firstUnseenSeed = 1000;

/** A row of the kit's manifest. */
export type ManifestRow = { id: string; person: string; layout: string; format: string; file: string; job: string };

/** A file that was drawn, with all groups that its figures count for. */
export type DrawnFile = { row: ManifestRow; look: string; producer: string; traits: readonly string[] };

const writeJson = (file: string, value: unknown): void => fs.writeFileSync(file, JSON.stringify(value, null, 1));

/** null where the layout that is asked for cannot show the resume: in its language, or with letters that no font of it has. */
const produced = async (resume: ForgedResume, random: Random, layout?: FamilyId): Promise<ForgedFile | null> => {
  if (layout === undefined) return produce(resume, random);
  if (!familiesFor(resume).includes(layout)) return null;
  try {
    return await produce(resume, random, layout);
  } catch (error) {
    if (error instanceof MissingGlyphs) return null;
    throw error;
  }
};

export const drawFile = async (
  seed: number,
  number: number,
  folder: string,
  layout?: FamilyId,
): Promise<DrawnFile | null> => {
  const forged = forgeResume(seed, number, 'withheld');
  const resume: ForgedResume = forged.resume;
  const file = await produced(resume, randomOf(`look/${seed}/${number}`), layout);
  if (file === null) return null;
  const posting = forgePosting(forged, seed, file.truth.visibleText);
  const row: ManifestRow = {
    id: resume.id,
    person: resume.id,
    layout: file.layout,
    format: file.format,
    file: `${resume.id}.${file.format}`,
    job: `${resume.id}.job.txt`,
  };
  fs.writeFileSync(path.join(folder, row.file), file.bytes);
  fs.writeFileSync(path.join(folder, row.job), posting.text);
  writeJson(path.join(folder, `${row.id}.gt.json`), kitTruth(row.id, resume, file));
  writeJson(path.join(folder, `${row.person}.job.gt.json`), posting.truth);
  const [, head = '', dates = ''] = file.look.split('/');
  return {
    row,
    look: file.look,
    producer: file.producer,
    traits: [...resume.traits, `look: ${head}`, `look: ${dates}`],
  };
};

/** Draws the files of a seed into a folder of the kit's format. */
export const drawFiles = async (seed: number, count: number, folder: string): Promise<DrawnFile[]> => {
  const drawn: DrawnFile[] = [];
  for (let number = 0; number < count; number += 1) drawn.push(...present(await drawFile(seed, number, folder)));
  writeManifest(
    folder,
    drawn.map(({ row }) => row),
  );
  return drawn;
};

/** The same number of files of every layout, each of a resume of its own. */
export const drawLayouts = async (seed: number, ofEach: number, folder: string): Promise<DrawnFile[]> => {
  const drawn: DrawnFile[] = [];
  let number = 0;
  for (const layout of familyIds)
    for (let count = 0; count < ofEach; number += 1) {
      const file = await drawFile(seed, number, folder, layout);
      if (file === null) continue;
      drawn.push(file);
      count += 1;
    }
  writeManifest(
    folder,
    drawn.map(({ row }) => row),
  );
  return drawn;
};

const present = (file: DrawnFile | null): readonly DrawnFile[] => (file === null ? [] : [file]);

export const writeManifest = (folder: string, rows: readonly ManifestRow[]): void =>
  fs.writeFileSync(path.join(folder, 'manifest.jsonl'), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
