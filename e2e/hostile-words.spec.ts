import { test } from '@playwright/test';
import { meetHarm } from './support/hostile-words-steps.ts';

// The pages that show most of it; `e2e/full/hostile-words.spec.ts` covers all of them.
test('W8: what people typed to do harm is text on their results, in shared reports and for operators', async ({
  page,
  browser,
}) => {
  await meetHarm(page, browser, {
    results: ['?tab=jobmatch'],
    others: (_, token) => [`/shared/${token}`, '/profile'],
    operators: (username) => [`/admin/dashboard?tab=users&q=${username}`],
  });
});
