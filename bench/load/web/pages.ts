import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { operator } from '#e2e/support/operator.ts';
import { enter } from '../in-chromium.ts';

/** Between two questions about an upload in the queue. */
const queuePauseMs = 500;

const resumeFile = 'corpus/two-columns-pdf/resume.pdf';
const jobDescription = 'Registered Nurse\n\nRequired\n- Triage\n- ACLS\n- Two years in an emergency department';

/** The pages that are measured. ':id' is an analysis of the user's. */
export const measuredPaths = {
  public: [
    '/',
    '/features',
    '/sample-report',
    '/security',
    '/help',
    '/about',
    '/contact',
    '/careers',
    '/login',
    '/register',
    '/resources',
    '/resources/category/ats',
    '/resources/how-to-beat-ats',
    '/templates',
    '/pricing',
    '/terms',
    '/privacy',
  ],
  signedIn: ['/profile', '/dashboard', '/results/:id', '/report/:id'],
  admin: ['/admin/dashboard', '/admin/inbox'],
} as const;

/** The address of a page, with an analysis in the place of ':id'. */
export const addressOf = (address: string, path: string, id: string): string => `${address}${path.replace(':id', id)}`;

/** Logs in a new user with an analysis, and opens a page, so that the browser remembers them. Returns the analysis' id. */
export const enterWithAnalysis = async (page: Page, address: string, username: string): Promise<string> => {
  await enter(page, address, username);
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: readFileSync(resumeFile) };
  const analysis = await page.request.post(`${address}/api/analyze`, {
    multipart: { jobDescription, resume },
    headers: { 'idempotency-key': 'a'.repeat(32) },
  });
  const id = await idOf(page, address, (await analysis.json()) as Analysis);
  await page.goto(`${address}/profile`, { waitUntil: 'networkidle' });
  return id;
};

type Analysis = { id: string } | { queued: { id: string } } | { code: string };

/** The id of an analysis, once it has been made: a busy machine puts it into the queue. */
const idOf = async (page: Page, address: string, answer: Analysis): Promise<string> => {
  if ('id' in answer) return answer.id;
  // Otherwise the page that says that there is no such report would be measured.
  if ('code' in answer) throw new Error(`The resume was not analyzed: ${JSON.stringify(answer)}`);
  await sleep(queuePauseMs);
  const next = await page.request.get(`${address}/api/uploads/${answer.queued.id}`);
  return idOf(page, address, (await next.json()) as Analysis);
};

/** The same for the operator, who has no analysis. */
export const enterAsOperator = async (page: Page, address: string): Promise<void> => {
  await page.request.post(`${address}/api/login`, { data: operator });
  await page.goto(`${address}/admin/dashboard`, { waitUntil: 'networkidle' });
};
