import { expect, type Page, test } from '@playwright/test';
import { analyze, enter, golden, logIn, newPerson } from './support/steps.ts';

test.use({ viewport: { width: 375, height: 740 } });

/**
 * How many pixels of an element the toast with this text covers, when both are visible for the first time. Measured in
 * one step, because a toast disappears by itself.
 */
const coveredBy = async (page: Page, toast: string, selector: string): Promise<number> => {
  const found = await page.waitForFunction(
    ([words, what]) => {
      const toasts = [...document.querySelectorAll('[aria-label="What just happened"] output > span')];
      const one = toasts.find((each) => each.textContent.includes(words))?.getBoundingClientRect();
      const other = document.querySelector(what)?.getBoundingClientRect();
      if (one === undefined || other === undefined || other.bottom < 0 || other.top > innerHeight) return null;
      return { pixels: Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) };
    },
    [toast, selector] as const,
  );
  return (await found.jsonValue())?.pixels ?? Number.NaN;
};

test('a toast covers neither the page heading nor the link it mentions', async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByText('Your file and the job description stay here')).toBeInViewport({ ratio: 1 });
  for (const way of ['/register', '/login'])
    expect(await coveredBy(page, 'Login Required', `main a[href="${way}"]`), way).toBe(0);

  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  const covered = coveredBy(page, 'Login successful', '#resume-upload h2');
  await logIn(page, person);
  expect(await covered).toBe(0);
});

test('a toast does not cover what to do about a file without a resume', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await enter(page);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(`${golden('cover-letter-docx')}/resume.docx`);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  const write = page.getByRole('link', { name: 'Write a resume here' });
  await expect(write).toBeInViewport({ ratio: 1 });
  const toast = page.getByRole('region', { name: 'What just happened' }).getByRole('alert').locator('> span');
  const [above, below] = [await write.boundingBox(), await toast.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('a long address wraps at its punctuation', async ({ page }) => {
  const person = newPerson();
  const email = `a.rather.long.name.${person.username}@example.com`;
  await page.request.post('/api/register', { data: { ...person, email } });
  await page.request.post('/api/login', { data: person });
  await page.goto('/profile');
  const address = page.getByRole('main').getByText(email).first();
  await expect(address).toBeVisible();
  const lines = await address.evaluate((element) => {
    const texts: string[] = [];
    let top = -1;
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      for (let at = 0; at < node.data.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { y } = range.getBoundingClientRect();
        if (Math.abs(y - top) > 4) texts.push('');
        top = y;
        texts.push(`${texts.pop() ?? ''}${node.data[at] ?? ''}`);
      }
    }
    return texts;
  });
  expect(lines.join('')).toBe(email);
  for (const line of lines.slice(1)) expect(line).toMatch(/^\.|^journey|^example/);
});

/** Words of visible buttons and links of this look that continue on another line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a.rounded-md')].flatMap((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      return broken;
    }),
  );

test('no button breaks in the middle of a word', async ({ page }) => {
  await enter(page);
  await page.goto(`/results/${await analyze(page, 'two-columns-pdf')}`);
  await page.getByRole('button', { name: 'Your resume' }).click();
  await expect(page.getByRole('button', { name: 'Larger' })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a link' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

test('nothing that receives keyboard focus on the results is hidden behind their bar', async ({ page }) => {
  await enter(page);
  await page.goto(`/results/${await analyze(page, 'two-columns-pdf')}`);
  await expect(page.getByRole('heading', { level: 1, name: /Resume Analysis Results/ })).toBeVisible();
  const behind: string[] = [];
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  const isAtTheEnd = () => last.evaluate((link) => link === document.activeElement);
  for (let steps = 0; steps < 120 && !(await isAtTheEnd()); steps += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('[data-bar="foot"]');
      if (focused === null || bar === null || bar.contains(focused) || focused === document.body) return '';
      const { top, bottom } = focused.getBoundingClientRect();
      // An element taller than the screen cannot be fully visible.
      return bottom > bar.getBoundingClientRect().top && bottom - top < innerHeight / 2 ? focused.textContent : '';
    });
    if (name !== '') behind.push(name);
  }
  expect(await isAtTheEnd()).toBe(true);
  expect(behind).toEqual([]);
});

test('nothing on the security page moves when it learns how this server is configured', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/public/facts', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/about');
  // From a page that has started, the next one is drawn in the browser, before it knows anything of the server.
  await page.mouse.move(10, 10);
  await expect(page.locator('[data-known=yes]').first()).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('Checking this server…').first()).toBeVisible();
  const tops = () =>
    page.locator('main h2').evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
  const before = await tops();
  answer();
  await expect(page.getByText('Checking this server…')).toHaveCount(0);
  expect(await tops()).toEqual(before);
});

test('the names of systems with the same result have the width of their card', async ({ page }) => {
  await enter(page);
  await page.goto(`/results/${await analyze(page, 'two-columns-pdf')}`);
  const names = page.getByText(/^Workday, Taleo/);
  const widthOf = (selector: string) =>
    names.evaluate((element, closest) => element.closest(closest)?.getBoundingClientRect().width ?? 0, selector);
  // The card has 16 pixels and a border on either side.
  expect((await widthOf('li')) - (await widthOf('span'))).toBeLessThan(40);
});

test('the fix that comes first opens with the fixes, and the note about a job with its dialog', async ({ page }) => {
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf');
  await page.goto(`/results/${id}`);
  await page.getByRole('button', { name: 'Check it against a job' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Check this resume against a job' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Fix this now' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'What to fix' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'What to fix' })).toBeVisible();
});
