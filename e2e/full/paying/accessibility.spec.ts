import { expect, test } from '@playwright/test';
import { expectNoFaults, looks, openIn } from '../../support/looks.ts';
import { cards, choosePremium, isPremium, listen, panel, pay } from '../../support/paying-steps.ts';
import { enter } from '../../support/steps.ts';

for (const look of looks)
  test(`the payment pages have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    await listen(page);
    for (const path of ['/pricing?billing=annual', '/auth-landing']) {
      await page.goto(path);
      await expect(page.getByText('/month').first()).toBeVisible();
      await expectNoFaults(page, path);
    }
    await enter(page);
    await choosePremium(page, 'annual');
    await expectNoFaults(page, 'the payment form');
    await pay(page, cards.works);
    await isPremium(page);
    await expectNoFaults(page, '/payment-success');
    await page.goto('/dashboard?plan=premium');
    await expect(page.getByText('Welcome to Premium')).toBeVisible();
    await expectNoFaults(page, '/dashboard');
    await page.goto('/profile?tab=settings');
    await expect(panel(page).getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    await expectNoFaults(page, '/profile');
  });
