import { readArguments } from './arguments.ts';
import { exitCodes } from './exit-code.ts';
import { runCheck } from './run-check.ts';
import { usage } from './usage.ts';
import { version } from './version.ts';
import { WrongUse } from './wrong-use.ts';

const main = async (words: readonly string[]): Promise<number> => {
  const asked = readArguments(words);
  if (asked.is === 'help') return say(usage);
  if (asked.is === 'version') return say(version());
  if (asked.is === 'wrong') return complain(`${asked.sentence}\n\n${usage}`);
  if (asked.is === 'mcp') {
    const { serveMcp } = await import('./mcp/serve.ts');
    await serveMcp();
    return exitCodes.fine;
  }
  try {
    return await runCheck(asked.command);
  } catch (error) {
    if (error instanceof WrongUse) return complain(error.message);
    throw error;
  }
};

const say = (text: string): number => {
  process.stdout.write(`${text}\n`);
  return exitCodes.fine;
};

const complain = (text: string): number => {
  process.stderr.write(`${text}\n`);
  return exitCodes.wrongUse;
};

// `parsewell check ... | head` closes the pipe early: that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? exitCodes.fine : 1));

// Set, rather than calling process.exit(), so that output still in the pipe is not cut off.
process.exitCode = await main(process.argv.slice(2));
