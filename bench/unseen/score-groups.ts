import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reportOf, type KitReport, type Rates } from '../kit-report.ts';
import { writeManifest, type DrawnFile } from './draw-files.ts';

export type GroupScores = Readonly<
  Record<string, Readonly<Record<string, Rates & { tp: number; fp: number; fn: number }>>>
>;

/**
 * Scores saved answers again by groups of files, with the kit's own rules: it counts fields by layout, so each file is
 * listed once for each of its groups, under the group's name as its layout. Nothing is read a second time.
 */
export const scoreGroups = (
  folder: string,
  raw: string,
  files: readonly DrawnFile[],
  groupsOf: (file: DrawnFile) => readonly string[],
): GroupScores => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-groups-'));
  for (const name of fs.readdirSync(folder).filter((name) => name.endsWith('.gt.json'))) {
    fs.symlinkSync(path.join(folder, name), path.join(scratch, name));
  }
  // The kit copies each listed file; without anything to read, empty ones do.
  fs.writeFileSync(path.join(scratch, 'nothing'), '');
  const rows = files.flatMap((file) =>
    groupsOf(file).map((layout) => ({ ...file.row, layout, file: 'nothing', job: 'nothing' })),
  );
  writeManifest(scratch, rows);
  const report = reportOf('evaluate.mjs', ['--split', scratch, '--from', raw]) as KitReport;
  fs.rmSync(scratch, { recursive: true });
  return report.fieldsByLayout as GroupScores;
};
