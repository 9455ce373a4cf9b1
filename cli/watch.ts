import { statSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { isDynamicPattern } from 'tinyglobby';
import { WrongUse } from './wrong-use.ts';

/** A program that writes a file in several steps is left alone until its size has not changed for so long. */
const quietMs = 200;

/**
 * Calls `check` with all files that `words` name and `expand` returns, and again with those that have changed, one call at a time, until the
 * process is ended. `others` are paths whose change concerns all files, such as a job description.
 */
export const watchFiles = async (
  words: readonly string[],
  expand: () => Promise<string[]>,
  others: readonly string[],
  check: (files: readonly string[], changed: readonly string[]) => Promise<unknown>,
): Promise<never> => {
  let seen = new Map<string, string>();
  let seenOthers = '';
  let isChecking = false;
  let isDue = false;

  const checkChanged = async (): Promise<void> => {
    const files = await expand().catch(noneYet);
    const state = new Map(files.map((file) => [file, stateOf(file)]));
    const stateOfOthers = others.map(stateOf).join();
    const isAll = stateOfOthers !== seenOthers;
    // A file that is gone is about to be written again, so it is no news.
    const changed = files.filter((file) => state.get(file) !== '' && (isAll || state.get(file) !== seen.get(file)));
    seen = state;
    seenOthers = stateOfOthers;
    if (changed.length > 0) await check(files, changed);
  };
  const onChange = async (): Promise<void> => {
    isDue = true;
    if (isChecking) return;
    isChecking = true;
    while (isDue) {
      isDue = false;
      await checkChanged().catch((error: Error) => process.stderr.write(`${error.message}\n`));
    }
    isChecking = false;
  };

  const watcher = watch([...words.map(watchedPathOf), ...others], {
    ignored: (file) => ['node_modules', '.git'].includes(path.basename(file)),
    awaitWriteFinish: { stabilityThreshold: quietMs, pollInterval: 50 },
    ignoreInitial: true,
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve());
  });
  const files = await expand();
  seen = new Map(files.map((file) => [file, stateOf(file)]));
  seenOthers = others.map(stateOf).join();
  isChecking = true;
  await check(files, files);
  isChecking = false;
  process.stderr.write('Watching. Press Ctrl-C to stop.\n');
  watcher.on('all', () => void onChange());
  // What changed while the files were checked.
  await onChange();
  return new Promise(() => undefined);
};

/** A pattern that matched and no longer does: its files are being built. */
const noneYet = (error: Error): string[] => {
  if (error instanceof WrongUse) return [];
  throw error;
};

/** Tells whether a file has changed; '' where there is none. */
const stateOf = (file: string): string => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
};

/** Of a pattern, the folder that all of its files are in; of a file, itself. */
const watchedPathOf = (word: string): string => {
  if (stateOf(word) !== '' || !isDynamicPattern(word)) return word;
  const parts = word.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => isDynamicPattern(part)),
  );
  return fixed.length === 0 ? '.' : fixed.join('/') || '/';
};
