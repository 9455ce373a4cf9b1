import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { jobs } from './laws/people.ts';
import { today } from './laws/judged.ts';
import { root } from './source-files.ts';

test('a process with another time zone and locale writes byte-identical JSON', async () => {
  const file = 'corpus/clean-docx/resume.docx';
  const script = `
    import { checkFile } from './cli/check-file.ts';
    import { pdfiumForTests } from './engine/testing/pdfium.ts';
    console.log(JSON.stringify(await checkFile(${JSON.stringify(file)}, ${JSON.stringify(jobs[0])}, '${today}', await pdfiumForTests())));`;
  const written = (env: Record<string, string>) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  const here = written({ TZ: 'UTC', LC_ALL: 'C' });
  expect(here).toContain('"is":"result"');
  expect(written({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' })).toBe(here);
  expect(written({ TZ: 'America/St_Johns', LC_ALL: 'de_DE.UTF-8' })).toBe(here);
});
