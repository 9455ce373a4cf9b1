import { test } from '@playwright/test';
import { expectHostileTextInert } from './support/hostile-words-steps.ts';

// The pages that show most of it; `e2e/full/hostile-words.spec.ts` covers all of them.
test('W8: hostile input is rendered as text in results, in shared reports and in the admin area', async ({
  page,
  browser,
}) => {
  await expectHostileTextInert(page, browser, {
    results: ['?tab=jobmatch'],
    others: (_, token) => [`/shared/${token}`, '/profile'],
    operators: (username) => [`/admin/dashboard?tab=users&q=${username}`],
  });
});
