import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Opening, openings } from '#content/company/openings.ts';
import type * as api from '#contract/api/careers.ts';
import { applicationForm } from '#contract/api/careers.ts';
import { sniff } from '#engine/read/sniff.ts';
import { checkInput } from '../http/check-input.ts';
import type { Call, Handler } from '../http/handler.ts';
import { readResumeForm, type Resume } from '../resumes/upload/resume-form.ts';
import type { Transaction } from '../db/connect.ts';
import { refuseWhenFull } from '../db/refuse-when-full.ts';
import { Problem } from '../http/problem.ts';
import { refuseInfected } from '../scanning/refuse-infected.ts';
import { applicationLetter, applicationReceivedLetter } from './letters.ts';
import { insertApplication } from './store.ts';
import { lettersDeletedAt, notifyBoth } from './notify.ts';

const textFields = Object.keys(applicationForm.shape);

type Application = Omit<z.infer<typeof applicationForm>, 'opening' | 'website'> & { opening: Opening; resume: Resume };

/** The form and its file, of which only the file signature is checked. */
export const readApplication = async ({
  services,
  request,
  reply,
}: Pick<Call<typeof api.applyForOpening>, 'services' | 'request' | 'reply'>): Promise<Application> => {
  const { resume, fields } = await readResumeForm(request, reply, textFields);
  const { website: _, opening: id, ...typed } = checkInput(applicationForm, fields);
  const opening = openings.find((candidate) => candidate.id === id);
  if (opening === undefined)
    throw new Problem('bad-input', { message: 'This opening is no longer available. Please choose another one.' });
  const kind = sniff(resume.bytes, resume.filename);
  if (!kind.ok) throw new Problem('unreadable-file', { message: kind.failure.message, reason: kind.failure.code });
  await refuseWhenFull(services);
  await refuseInfected(services, resume.bytes, request.log);
  return { ...typed, opening, resume };
};

/** Stores an application. */
export const applyForOpening: Handler<typeof api.applyForOpening, { loaded: Application }> = async (call) => {
  const { services, loaded, request } = call;
  await request.uploadTurn?.resume();
  const { opening, resume, ...typed } = loaded;
  const { db, safe, files, clock, mail } = services;
  const now = clock();
  const id = randomUUID();
  const siteSafe = await safe.ofSite();
  const file = await files.keep(siteSafe.seal(id, 'file', resume.bytes));
  const store = async (transaction: Transaction): Promise<void> => {
    await file.claim(transaction);
    await insertApplication(transaction, siteSafe, {
      id,
      createdAt: now,
      deleteAt: lettersDeletedAt(now),
      opening: opening.id,
      filename: resume.filename,
      file,
      ...typed,
    });
    const letters = {
      operator: applicationLetter({ ...typed, title: opening.title }),
      sender: applicationReceivedLetter(opening.title),
    };
    await notifyBoth(services, transaction, typed.email, letters);
  };
  await db.transaction(store).finally(file.release);
  mail.wake();
  return { ok: true, acknowledged: mail.goesTo === 'recipient' };
};
