import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus } from '../support/focus.ts';
import { expectNoFaults, looks, openIn } from '../support/looks.ts';
import { analyze, enter } from '../support/steps.ts';

type Row = {
  what: string;
  /** The page, for the analysis that the person has. */
  at: (id: string) => string;
  opener: (page: Page) => Locator;
  /** Where small screens show the resume first, and the dialog opens from the fixes. */
  isAmongFixes?: true;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const workspace = (id: string): string => `/fix/new?resume=${id}`;
const results = (id: string): string => `/results/${id}`;
const settings = (): string => '/profile?tab=settings';

const dialogs: readonly Row[] = [
  { what: 'the job of a workspace', at: workspace, opener: button(/job description$/i), isAmongFixes: true },
  { what: 'the download', at: workspace, opener: button('Download') },
  { what: 'versions of a workspace', at: workspace, opener: button('Versions') },
  { what: 'an import', at: () => '/fix/all', opener: button('Start from a file') },
  { what: 'another job', at: results, opener: button('Check it against another job') },
  { what: 'another version', at: results, opener: button('Upload New Version') },
  { what: 'sharing', at: results, opener: button('Share') },
  { what: 'a new name for a resume', at: () => '/profile', opener: button(/^Rename/) },
  { what: 'deleting the account', at: settings, opener: button('Delete my account') },
  { what: 'a preview of a template', at: () => '/templates', opener: button(/^Preview/) },
];

for (const look of looks)
  test(`dialogs have no faults, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    await enter(page);
    const id = await analyze(page, 'two-columns-pdf', 'A nurse with ACLS');
    for (const { what, at, opener, isAmongFixes } of dialogs) {
      await page.goto(at(id));
      if (isAmongFixes && look.width < 1100) await page.getByRole('button', { name: /^Fixes/ }).click();
      const open = opener(page);
      await expect(open, `opens ${what}`).toBeEnabled({ timeout: 10_000 });
      await open.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog, what).toBeVisible();
      await expect(dialog, `${what} has a name`).toHaveAccessibleName(/\w/);
      expect(await dialog.evaluate((one) => one.contains(document.activeElement)), `${what} takes the focus`).toBe(
        true,
      );
      await expectVisibleFocus(page);
      await expectNoFaults(page, what);
      await page.keyboard.press('Escape');
      await expect(dialog, what).toBeHidden();
      await expect(open, `${what} gives the focus back`).toBeFocused();
    }
    await page.context().close();
  });
