import { existsSync } from 'node:fs';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { standardInput } from './open-file.ts';
import { WrongUse } from './wrong-use.ts';

/**
 * The files that the words of a command line name: a pattern stands for the files that it matches, in alphabetical
 * order and without those that are already listed. A file whose name looks like a pattern, such as 'resume (1).pdf', is
 * itself. A pattern never stands for
 * one of `outputs`, which the command writes itself. Throws `WrongUse` for a pattern without files.
 */
export const expandFiles = async (words: readonly string[], outputs: readonly string[] = []): Promise<string[]> => {
  const files: string[] = [];
  const written = outputs.map((file) => path.resolve(file));
  for (const word of words) {
    if (isPlain(word)) files.push(word);
    else
      files.push(
        ...(await matchesOf(word)).filter((file) => !files.includes(file) && !written.includes(path.resolve(file))),
      );
  }
  return files;
};

const isPlain = (word: string): boolean => word === standardInput || existsSync(word) || !isDynamicPattern(word);

const matchesOf = async (pattern: string): Promise<string[]> => {
  const files = await glob(process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern, {
    absolute: path.isAbsolute(pattern),
    // What is ignored is matched against paths from here, where '..' never matches.
    cwd: path.isAbsolute(pattern) ? path.parse(pattern).root : process.cwd(),
    // A pattern that names a folder is a mistake to report, not a wish for everything in it.
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
  });
  if (files.length === 0) throw new WrongUse(`No file matches the pattern '${pattern}'.`);
  return files.toSorted();
};
