import fs from 'node:fs';
import path from 'node:path';
import { closeChromium } from '#tools/forge/producers/html/chromium.ts';
import { kitFolder, linesOf } from '../shared-material.ts';
import { drawFiles, writeManifest, type DrawnFile, type ManifestRow } from '../unseen/draw-files.ts';

/** Every nth file of the development kit, spread over its layouts, linked into the folder. */
const linkKit = (folder: string, count: number): readonly DrawnFile[] => {
  const kit = path.join(kitFolder, 'out/dev');
  const all = linesOf<ManifestRow>(path.join(kit, 'manifest.jsonl'));
  const step = Math.max(1, Math.floor(all.length / Math.max(1, count)));
  const rows = all.filter((_, index) => index % step === 0).slice(0, count);
  const needed = rows.flatMap(({ id, person, file, job }) => [file, job, `${id}.gt.json`, `${person}.job.gt.json`]);
  for (const name of new Set(needed)) fs.symlinkSync(path.join(kit, name), path.join(folder, name));
  return rows.map((row) => ({
    row: { ...row, layout: `kit ${row.layout}` },
    look: row.layout,
    producer: 'kit',
    traits: [],
  }));
};

/** Draws resumes of a development seed, adds some of the kit, and writes one manifest for both. */
export const documentsIn = async (
  folder: string,
  { seed, count, kit }: { seed: number; count: number; kit: number },
): Promise<readonly DrawnFile[]> => {
  const forged = await drawFiles(seed, count, folder);
  await closeChromium();
  const files = [...forged, ...linkKit(folder, kit)];
  writeManifest(
    folder,
    files.map(({ row }) => row),
  );
  return files;
};
