import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkFile } from '#cli/check-file.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { jobs } from './laws/people.ts';
import { today } from './laws/judged.ts';
import { root } from './source-files.ts';

test('a process with another time zone and locale writes byte-identical JSON', async () => {
  const file = 'corpus/clean-docx/resume.docx';
  const script = `
    import { checkFile } from './cli/check-file.ts';
    import { pdfiumForTests } from './engine/testing/pdfium.ts';
    console.log(JSON.stringify(await checkFile(${JSON.stringify(file)}, ${JSON.stringify(jobs[0])}, '${today}', await pdfiumForTests())));`;
  const written = async (env: Record<string, string>): Promise<string> => {
    const cache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') };
    const options = { cwd: root, env: { ...process.env, ...cache, ...env }, maxBuffer: 10_000_000 };
    return (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], options)).stdout;
  };
  const east = written({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' });
  const west = written({ TZ: 'America/St_Johns', LC_ALL: 'de_DE.UTF-8' });
  const here = await checkFile(path.join(root, file), jobs[0], today, await pdfiumForTests());
  expect(here.is).toBe('result');
  expect(await east).toBe(`${JSON.stringify(here)}\n`);
  expect(await west).toBe(await east);
});
