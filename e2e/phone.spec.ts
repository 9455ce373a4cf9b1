import { expect, type Locator, type Page, test } from '@playwright/test';
import { golden, logIn, newPerson } from './steps.ts';

test.use({ viewport: { width: 375, height: 740 } });

const toasts = (page: Page) => page.getByRole('region', { name: 'What just happened' });

/** How many pixels of the height of one thing lie under another. */
const overlap = async (one: Locator, other: Locator): Promise<number> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of the two is not drawn.');
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
};

test('a toast covers neither the heading of the page it comes with nor the way on that it tells of', async ({
  page,
}) => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  const toast = toasts(page).locator('output > span');
  await expect(toast.getByText('Login Required')).toBeVisible();
  const note = page.getByText('Your file and the job description wait here');
  await expect(note).toBeInViewport({ ratio: 1 });
  for (const way of ['Create an account', 'Log In'])
    expect(await overlap(toast, page.getByRole('main').getByRole('link', { name: way })), way).toBe(0);

  await toast.getByRole('button', { name: 'Log In' }).click();
  await logIn(page, person);
  await expect(toast.getByText('Login successful')).toBeVisible();
  expect(await overlap(toast, page.getByRole('heading', { name: 'Check your resume' }))).toBe(0);
  expect(await overlap(toast, page.getByText('resume.pdf'))).toBe(0);
});

test('a long address goes on in the next line at its own signs', async ({ page }) => {
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
