import { expect, test } from '@playwright/test';
import { expectVisibleFocus, walkTo } from '../support/focus.ts';
import { looks, openIn } from '../support/looks.ts';
import { enter, golden } from '../support/steps.ts';

for (const look of looks)
  test(`from a file to a mended download by keyboard alone, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await openIn(browser, look);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await enter(page);
    // Playwright holds the file picker back only once it knows that somebody listens, and a key press is faster.
    page.on('filechooser', () => undefined);
    await page.goto('/');
    const faults = await walkTo(page, button('Choose a file'));
    const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await picker.setFiles(`${golden('two-columns-pdf')}/resume.pdf`);
    await expect(page.getByRole('group', { name: /^.*resume\.pdf, PDF/ })).toBeFocused();
    await expectVisibleFocus(page);

    faults.push(...(await walkTo(page, page.getByRole('textbox', { name: /^Job description/ }))));
    await page.keyboard.type('Registered Nurse');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Required: ACLS, telemetry, triage');
    faults.push(...(await walkTo(page, button('ANALYZE'))));
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible();

    // The tabs are one stop, and arrows lead from one to the next.
    const fixNow = page.getByRole('link', { name: 'Fix this now' });
    faults.push(...(await walkTo(page, fixNow)));
    faults.push(...(await walkTo(page, page.getByRole('tab', { name: 'Overview' }))));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { selected: true }).first()).not.toHaveText('Overview');
    await expectVisibleFocus(page);
    faults.push(...(await walkTo(page, fixNow, 'Shift+Tab')));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Fix your resume' })).toBeVisible();
    // A small screen opens with the fixes.
    const resume = page.getByRole('navigation').getByRole('button', { name: 'Resume', exact: true });
    if (await resume.isVisible()) {
      faults.push(...(await walkTo(page, resume)));
      await page.keyboard.press('Enter');
    }
    const headline = page.getByRole('textbox', { name: 'Headline' });
    faults.push(...(await walkTo(page, headline)));
    await page.keyboard.press('End');
    await page.keyboard.type(', night shift');
    await expect(headline).toHaveValue(/, night shift$/);
    await expect(page.getByText(/^Saved at/)).toBeVisible();

    // Every stop of the document, down to its last one and back.
    const more = button('Add a section');
    faults.push(...(await walkTo(page, more)));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowDown');
    await expectVisibleFocus(page);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    faults.push(...(await walkTo(page, button('Download'), 'Shift+Tab')));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    faults.push(...(await walkTo(page, dialog.getByRole('button', { name: /Download/ }))));
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/\.docx$/);
    expect([...new Set(faults)]).toEqual([]);
    await page.context().close();
  });
