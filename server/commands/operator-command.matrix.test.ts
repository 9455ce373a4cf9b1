import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { casesOfThisRun } from '#tests/extent.ts';
import { startProgram } from '../testing/program.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'parsewell-command-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const empty = join(DATA_DIR, 'an empty letter');
writeFileSync(empty, 'Only a subject\n');

const ended = async (script: string, words: readonly string[], settings: Record<string, string> = {}) => {
  const program = startProgram({ DATA_DIR, ...settings }, { script: `commands/${script}`, words });
  return { code: await program.ended, said: program.said() };
};

describe('a command of the operator', { timeout: 60_000 }, () => {
  it.each(
    casesOfThisRun([
      ['create-admin.ts', []],
      ['create-admin.ts', ['--mail', 'you@example.org']],
      ['rotate-keys.ts', ['k2']],
      ['send-newsletter.ts', []],
      ['backup.ts', ['--to', 'copy.gz']],
      ['restore.ts', ['copy.gz']],
      ['upgrade-database.ts', ['17']],
    ] as const),
  )('%s says how it is used when its words are %j', async (script, words) => {
    const { code, said } = await ended(script, words);
    expect({ code, said }).toEqual({ code: 64, said: expect.stringMatching(/^Usage: npm run [^\n]+\n$/) });
    expect(said).toContain(script.replace('.ts', ''));
  });

  it('names every wrong setting before it does anything', async () => {
    const settings = { PORT: 'x', LOG_LEVEL: 'loud' };
    expect(await ended('rotate-keys.ts', [], settings)).toEqual({
      code: 1,
      said: 'PORT must be a whole number.\nLOG_LEVEL must be fatal, error, warn, info, debug or silent.\n',
    });
  });

  it.each(
    casesOfThisRun([
      [
        'create-admin.ts',
        ['--email', 'you@example.org', '--password-file', '/no/such/file'],
        /^The file \/no\/such\/file cannot be read: [^\n]+\n$/,
      ],
      ['send-newsletter.ts', ['/no/such/file'], /^The file \/no\/such\/file cannot be read: [^\n]+\n$/],
      ['send-newsletter.ts', [empty], /an empty letter has no subject or no text\. Usage: [^\n]+\n$/],
    ] as const),
  )('%s %j ends with a sentence instead of a stack', async (script, words, sentence) => {
    expect(await ended(script, words)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  });
});
