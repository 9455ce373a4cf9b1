import { test } from '@playwright/test';
import { pages } from '#contract/product/pages.ts';
import { expectHydrated } from '../support/steps.ts';

test('every page hydrates without errors, including addresses unknown at build time', async ({ page }) => {
  const drawn = pages.filter(({ drawn: how, path }) => how === 'static' && !path.includes(':')).map(({ path }) => path);
  const asked = ['/nope', '/resources/nope', '/resources/category/nope', '/login?redirect=templates', '/help?q=scan'];
  await expectHydrated(page, [...drawn, ...asked, '/register?plan=premium&billing=annual', '/pricing?billing=annual']);
});
