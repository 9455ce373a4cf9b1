import { expect, test } from '@playwright/test';
import { analyze, becomePremium, enter } from '../support/steps.ts';

test('Free sees how much is withheld, and all of it after paying for Premium', async ({ page }) => {
  await enter(page);
  const job =
    'Registered Nurse\n\nRequired\n- Triage and telemetry\n- ACLS\n- PALS\n- Wound care\n- Phlebotomy\n- Spanish\n- Epic\n- Trauma nursing\n- Ventilator management';
  const id = await analyze(page, 'clean-pdf', job);
  await page.goto(`/results/${id}?tab=keywords`);
  const keywords = page.getByRole('tabpanel', { name: 'Keywords' });
  const withheld = keywords.getByText(/\d+ more keywords?( and \d+ phrases?)? (is|are) missing\./);
  await expect(withheld).toBeVisible();
  await expect(withheld.getByRole('link', { name: 'Premium shows them.' })).toBeVisible();
  const refused = await page.request.post('/api/analyze', {
    multipart: { resume: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') } },
  });
  expect(refused.status()).toBe(429);

  await becomePremium(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible();
  await expect(keywords.getByText('Premium shows them.')).toHaveCount(0);
});
