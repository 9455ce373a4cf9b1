import { test } from '@playwright/test';
import { expectHostileTextInert } from '../support/hostile-words-steps.ts';

test("W8: hostile input is rendered as text on the user's own pages, in shared reports and in the admin area", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await expectHostileTextInert(page, browser, {
    results: ['', '?tab=keywords', '?tab=format', '?tab=recommendations', '?tab=jobmatch'],
    others: (id, token) => [
      `/report/${id}`,
      `/shared/${token}`,
      '/profile',
      '/profile?tab=activity',
      '/profile?tab=settings',
      '/dashboard',
    ],
    operators: (username) => [
      ...['users', 'activity', 'logs'].map((tab) => `/admin/dashboard?tab=${tab}&q=${username}`),
      '/admin/inbox?tab=applications',
    ],
  });
});
