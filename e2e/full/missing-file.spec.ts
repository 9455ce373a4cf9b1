import { test } from '@playwright/test';
import { expectOneReload, places } from '../support/missing-file-steps.ts';

for (const place of places)
  test(`${place.name} is missing: no reload after the first for ten seconds`, async ({ page }) =>
    expectOneReload(page, place, 10_000));
