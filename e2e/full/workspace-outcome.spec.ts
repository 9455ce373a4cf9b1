import fs from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
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

/** Two columns, with the contact details in the header of the page. */
const printed = `<style>
  body { margin: 0; font: 11pt sans-serif; columns: 2; column-gap: 24pt; }
  h2 { font-size: 13pt; margin: 0 0 4pt; } p { margin: 0 0 3pt; } ul { margin: 0 0 6pt; padding-left: 14pt; }
  section { break-inside: avoid; margin-bottom: 10pt; }
</style>
<section><h2>SKILLS</h2><p>Triage</p><p>Telemetry</p><p>IV therapy</p><p>Epic</p><p>Wound care</p>
<p>Patient education</p></section>
<section><h2>LANGUAGES</h2><p>English</p><p>Swedish</p></section>
<section style="break-before: column"><h2>EXPERIENCE</h2>
<p><b>Registered Nurse, Emergency Department</b></p><p>Cascade Ridge Medical Center, Seattle, WA</p>
<p>Jan 2022 – Present</p>
<ul><li>Triage 40 to 55 patients a shift in a trauma center.</li>
<li>Introduced a sepsis checklist that raised compliance from 71% to 93%.</li></ul>
<p><b>Staff Nurse, Cardiac Telemetry</b></p><p>St. Brannoc Hospital, Tacoma, WA</p><p>Aug 2019 – Dec 2021</p>
<ul><li>Monitored up to six telemetry patients a shift.</li>
<li>Reduced late medication passes by 35% with a new handover sheet in Epic.</li></ul></section>
<section><h2>EDUCATION</h2><p>Bachelor of Science in Nursing</p><p>Puget Coast College, 2015 – 2019</p></section>`;
const printedHeader = `<div style="font: 11px sans-serif; width: 100%; text-align: center">
  <div style="font-size: 20px; font-weight: bold">Teodor Lindqvist-Hale</div>
  (206) 555-0182 | teodor.lh@example.com | Seattle, WA</div>`;

const printedPdf = async (browser: Browser): Promise<Buffer> => {
  const page = await browser.newPage();
  await page.setContent(printed);
  const pdf = await page.pdf({
    format: 'Letter',
    displayHeaderFooter: true,
    headerTemplate: printedHeader,
    footerTemplate: '<span></span>',
    margin: { top: '100px', bottom: '60px', left: '60px', right: '60px' },
  });
  await page.close();
  return pdf;
};

const uploadsOf: Record<string, (page: Page, browser: Browser) => Promise<string>> = {
  'contact details in the sidebar': (page) => analyze(page, 'two-columns-pdf', posting),
  'contact details in the header': async (page, browser) => {
    const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await printedPdf(browser) };
    const answer = await page.request.post('/api/analyze', { multipart: { resume, jobDescription: posting } });
    return ((await answer.json()) as { id: string }).id;
  },
};

for (const [what, upload] of Object.entries(uploadsOf))
  test(`from a two-column PDF with ${what} to a Word file that scores better in everything, without typing what is there`, async ({
    page,
    browser,
  }) => {
    const noise = watch(page);
    await enter(page);
    const uploaded = await upload(page, browser);
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
    const result = page.getByRole('dialog').getByRole('region', { name: 'Read back' });
    await expect(result.getByText('Read back: 100% of your fields')).toBeVisible();

    const buffer = fs.readFileSync(await file.path());
    const resume = { name: 'resume.docx', mimeType: 'application/octet-stream', buffer };
    // Somebody else, who has a scan left, gets the file read.
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await enter(other);
    const answer = await other.request.post('/api/analyze', { multipart: { resume, jobDescription: posting } });
    const [before, after] = [
      await read(page, uploaded),
      await read(other, ((await answer.json()) as { id: string }).id),
    ];
    for (const score of ['atsScore', 'keywordScore', 'formatScore', 'jobRelevanceScore'] as const)
      expect(after[score], score).toBeGreaterThan(before[score]);
    for (const field of ['name', 'email', 'phone', 'education'])
      expect(after.parsed[field], field).toEqual(before.parsed[field]);
    expect(noise).toEqual([]);
    await other.context().close();
  });
