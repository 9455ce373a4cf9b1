import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeChromium } from '#tools/forge/producers/html/chromium.ts';
import { drawFiles } from '../unseen/draw-files.ts';
import { kitSubjects, type Subject } from './subjects.ts';

/** The files of a seed of the forge, drawn into a folder of their own. The folder is the caller's to remove. */
export const drawnSubjects = async (seed: number, count: number): Promise<{ folder: string; drawn: Subject[] }> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-truth-'));
  await drawFiles(seed, count, folder);
  await closeChromium();
  return { folder, drawn: kitSubjects('drawn', path.resolve(folder)) };
};
