import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults, looks, openIn } from '../support/looks.ts';
import { analyze, enter } from '../support/steps.ts';

const paths = ['/', '/login', '/register', '/reset-password', '/verify-email', '/terms', '/privacy', '/no-such-page'];
const legalPaths = [
  '/refunds',
  '/cookies',
  '/subprocessors',
  '/data-processing',
  '/accessibility',
  '/imprint',
  '/corrections',
  '/changelog',
];
const informationPaths = [
  '/features',
  '/security',
  '/help',
  '/developers',
  '/about',
  '/contact',
  '/careers',
  '/sample-report',
];
const articlePaths = [
  '/resources',
  '/resources/how-to-beat-ats',
  '/resources/resume-format-guide',
  '/resources/category/resume-writing',
  '/resources/no-such-article',
  '/newsletter/confirm',
  '/newsletter/unsubscribe?token=none',
];
const templatePaths = ['/templates', '/templates?template=template-6'];
const tabs = ['overview', 'keywords', 'format', 'recommendations', 'jobmatch'];
const profileTabs = ['my-resumes', 'activity', 'settings'];

const inspect = async (page: Page, path: string, part = 'html'): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Results and reports say in their heading that they are opening until they are there.
  await expect(page.locator('h1 output')).toHaveCount(0);
  await expectNoFaults(page, path, part);
};

for (const look of looks)
  test(`public pages have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    for (const path of paths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`legal pages and the changelog have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await openIn(browser, look);
    for (const path of legalPaths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`company pages and the sample report have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    // Axe is slow on long pages.
    test.slow();
    const page = await openIn(browser, look);
    for (const path of informationPaths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`articles and their lists have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await openIn(browser, look);
    for (const path of articlePaths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`the template library has no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    for (const path of templatePaths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`results and profile have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    await enter(page);
    const jobDescription =
      'Registered Nurse\n\nRequired\n- Triage and telemetry\n- ACLS\n- Spanish\n\nNice to have\n- Epic';
    const id = await analyze(page, 'two-columns-pdf', jobDescription);
    for (const tab of tabs) await inspect(page, `/results/${id}?tab=${tab}`);
    for (const tab of profileTabs) await inspect(page, `/profile?tab=${tab}`);
    await page.context().close();
  });

for (const look of looks)
  test(`the resume beside the report has no axe violations, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await openIn(browser, look);
    await enter(page);
    const pdf = await analyze(page, 'two-columns-pdf');
    for (const pane of ['page', 'parser', 'form']) await inspect(page, `/results/${pdf}?pane=${pane}`, 'aside');
    // Free accounts get one scan a day.
    await enter(page);
    const docx = await analyze(page, 'tables-docx', '', 'resume.docx');
    await inspect(page, `/results/${docx}?pane=page`, 'aside');
    await page.context().close();
  });
