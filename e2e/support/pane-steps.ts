import { expect, type Locator, type Page } from '@playwright/test';
import { analyze, enter } from './steps.ts';

const job = 'Registered Nurse\n\nRequired\n- Triage and telemetry\n- ACLS\n\nNice to have\n- Epic';

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return box;
};

export const pane = (page: Page) => page.getByRole('complementary', { name: 'Your resume' });

export const open = async (page: Page, name: string, query = ''): Promise<void> => {
  await enter(page);
  const id = await analyze(page, name, job, name.endsWith('docx') ? 'resume.docx' : 'resume.pdf');
  await page.goto(`/results/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
