import { readFileSync } from 'node:fs';
import type { Configuration } from '../boot/configuration.ts';
import { readConfiguration } from '../boot/configuration/read-configuration.ts';
import { reasonOf } from '../boot/open-database.ts';

const exitCodes = { done: 0, failed: 1, wrongUse: 64 } as const;

/**
 * Runs an operator command, from its arguments to its exit code. `optionsOf` returns null or throws for invalid
 * arguments; then `usage` is printed. `work` returns the closing sentence; errors are printed without a stack trace.
 */
export const runCommand = async <Options>(
  usage: string,
  optionsOf: () => Options | null,
  work: (options: Options, configuration: Configuration) => Promise<string>,
): Promise<void> => {
  const options = orNull(optionsOf);
  if (options === null) return end('wrongUse', usage);
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) return end('failed', configuration.faults.join('\n'));
  return work(options, configuration.value).then(
    (sentence) => end('done', sentence),
    (error: unknown) => end('failed', reasonOf(error)),
  );
};

const orNull = <T>(ask: () => T | null): T | null => {
  try {
    return ask();
  } catch {
    return null;
  }
};

const end = (how: keyof typeof exitCodes, sentence: string): never => {
  (how === 'done' ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(exitCodes[how]);
};

/** The content of a file named on the command line. */
export const textIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The file ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
};
