import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { analyze, enter } from './steps.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const paths = ['/', '/login', '/register', '/reset-password', '/verify-email', '/terms', '/privacy', '/no-such-page'];
const informationPaths = ['/features', '/security', '/help', '/about', '/contact', '/careers', '/sample-report'];
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

// Axe takes seconds on a full report: each theme and each width once is enough to see their colours and their layout.
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const;
type Look = (typeof looks)[number];

const open = async (browser: Browser, { colorScheme, width }: Look): Promise<Page> => {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  return context.newPage();
};

/** No fault that axe finds in the page, or in a part of it, and nothing that makes the page scroll sideways. */
const inspect = async (page: Page, path: string, part = 'html'): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
  expect(faults, path).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
};

for (const look of looks)
  test(`public pages have no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await open(browser, look);
    for (const path of paths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`pages about us and the sample report have no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    // Long pages: axe takes its time on them.
    test.slow();
    const page = await open(browser, look);
    for (const path of informationPaths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`articles and what is around them have no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await open(browser, look);
    for (const path of articlePaths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`the template library has no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await open(browser, look);
    for (const path of templatePaths) await inspect(page, path);
    await page.context().close();
  });

for (const look of looks)
  test(`results and profile have no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await open(browser, look);
    await enter(page);
    const jobDescription =
      'Registered Nurse\n\nRequired\n- Triage and telemetry\n- ACLS\n- Spanish\n\nNice to have\n- Epic';
    const id = await analyze(page, 'two-columns-pdf', jobDescription);
    for (const tab of tabs) await inspect(page, `/results/${id}?tab=${tab}`);
    for (const tab of profileTabs) await inspect(page, `/profile?tab=${tab}`);
    await page.context().close();
  });

for (const look of looks)
  test(`the resume beside the report has no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await open(browser, look);
    await enter(page);
    const pdf = await analyze(page, 'two-columns-pdf');
    for (const pane of ['page', 'parser', 'form']) await inspect(page, `/results/${pdf}?pane=${pane}`, 'aside');
    // Free accounts have one scan a day.
    await enter(page);
    const docx = await analyze(page, 'tables-docx', '', 'resume.docx');
    await inspect(page, `/results/${docx}?pane=page`, 'aside');
    await page.context().close();
  });
