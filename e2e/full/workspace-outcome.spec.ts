import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { analyze, enter, watch } from '../support/steps.ts';

const posting = `Registered Nurse, Emergency Department

Requirements:
- Triage
- Telemetry
- IV therapy
- Epic
- Wound care
- Patient education
- ACLS
- Phlebotomy
- Infection control
- Discharge planning`;

const missing = ['ACLS', 'Phlebotomy', 'Infection control', 'Discharge planning'];

type Result = {
  atsScore: number;
  keywordScore: number;
  formatScore: number;
  jobRelevanceScore: number;
  parsed: Record<string, unknown>;
};

const read = async (page: Page, id: string): Promise<Result> =>
  (await (await page.request.get(`/api/analysis/${id}`)).json()) as Result;

test('from a two-column PDF to a Word file that scores better in everything, without typing what is there', async ({
  page,
  browser,
}) => {
  const noise = watch(page);
  await enter(page);
  const uploaded = await analyze(page, 'two-columns-pdf', posting);
  await page.goto(`/results/${uploaded}`);
  let actions = 0;
  const click = async (name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> => {
    actions += 1;
    await page.getByRole(role, { name }).click();
  };
  await click('Fix this now', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Fix your resume' })).toBeVisible();
  for (const term of missing) {
    await click(`Write a bullet: ${term}`);
    actions += 1;
    await page.keyboard.type(`Trained the night shift in ${term}`);
  }
  const scores = page.getByRole('region', { name: 'Scores' });
  await expect(scores.getByText(/^\+\d+$/)).toHaveCount(4);
  await click('Download');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  actions += 1;
  expect(actions).toBeLessThan(15);

  const buffer = fs.readFileSync(await file.path());
  const resume = { name: 'resume.docx', mimeType: 'application/octet-stream', buffer };
  // Somebody else, who has a scan left, gets the file read.
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await enter(other);
  const answer = await other.request.post('/api/analyze', { multipart: { resume, jobDescription: posting } });
  const [before, after] = [await read(page, uploaded), await read(other, ((await answer.json()) as { id: string }).id)];
  for (const score of ['atsScore', 'keywordScore', 'formatScore', 'jobRelevanceScore'] as const)
    expect(after[score], score).toBeGreaterThan(before[score]);
  for (const field of ['name', 'email', 'phone', 'education'])
    expect(after.parsed[field], field).toEqual(before.parsed[field]);
  expect(noise).toEqual([]);
  await other.context().close();
});
