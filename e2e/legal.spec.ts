import { expect, test } from '@playwright/test';
import { watch } from './support/steps.ts';

const texts = [
  { path: '/terms', title: 'Terms of Service', sections: 13, last: 'Contact Us' },
  { path: '/privacy', title: 'Privacy Policy', sections: 10, last: 'Contact' },
  { path: '/refunds', title: 'Refunds and Cancellation', sections: 5, last: 'If There Is No Button' },
];

for (const { path, title, sections, last } of texts) {
  test(`${path} links to each of its sections`, async ({ page }) => {
    const noise = watch(page);
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Parsewell`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^Last updated: [A-Z][a-z]+ \d+, 2\d{3}$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(sections);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: new RegExp(`\\. ${last}$`) })
      .click();
    await expect(page).toHaveURL(/#\w+/);
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
    expect(noise).toEqual([]);
  });

  test(`${path} is readable without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(sections);
    await context.close();
  });
}

test('the footer leads to every legal page, and the list of companies says what this server uses', async ({ page }) => {
  await page.goto('/imprint');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  for (const name of ['Cookies', 'Data processing', 'Accessibility', 'Corrections', 'Changelog', 'Subprocessors']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') })).toBeVisible();
  }
  // The journeys have a mail server and a payment provider, and no object store.
  await expect(page.getByRole('listitem').filter({ hasText: 'Takes payments' })).toContainText('In use on this server');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stores uploaded files' })).toContainText('Not set up');
});
