import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { analyze, becomePremium, enter, golden } from './steps.ts';

export const job = 'Registered Nurse. We require an active RN license, BLS and ACLS. Nice to have: Spanish.';

/** A Premium user on the results of a stored resume. */
export const onResults = async (page: Page) => {
  const person = await enter(page);
  await becomePremium(page);
  const id = await analyze(page, 'two-columns-pdf', job);
  await page.goto(`/results/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Resume Analysis Results/ })).toBeVisible();
  return { person, id };
};

export const uploadVersion = async (page: Page, id: string): Promise<void> => {
  await page.getByRole('button', { name: 'Upload New Version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check another version of this resume' });
  await dialog.getByLabel('Resume file (PDF or DOCX)').setInputFiles(path.join(golden('clean-docx'), 'resume.docx'));
  await dialog.getByRole('button', { name: 'Analyze and compare' }).click();
  await expect(page).toHaveURL(new RegExp(`/compare/[\\w-]+/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible();
};

/** A user on the results of their own report. */
export const withReport = async (page: Page) => {
  const person = await enter(page);
  const id = await analyze(page, 'two-columns-pdf', job);
  await page.goto(`/results/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Resume Analysis Results/ })).toBeVisible();
  return { person, id };
};

/** A Premium user with two analyses. */
export const withResumes = async (page: Page) => {
  const person = await enter(page);
  await becomePremium(page);
  const first = await analyze(page, 'two-columns-pdf', job);
  const second = await analyze(page, 'clean-docx', job, 'resume.docx');
  return { person, first, second };
};
