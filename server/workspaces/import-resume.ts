import type * as api from '#contract/api/workspace/import.ts';
import { importProblemOf } from '#contract/product/import-files.ts';
import { limits } from '#contract/product/limits.ts';
import { workspaceLimits } from '#contract/product/workspace-limits.ts';
import { isTooLongToEdit } from '#contract/report/draft-bounds.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { refusalOf } from '../resumes/analyze/refusal-of.ts';
import { readResumeForm } from '../resumes/upload/resume-form.ts';
import { refuseInfected } from '../scanning/refuse-infected.ts';
import { insertNew } from './insert-new.ts';
import { presentWorkspace } from './present.ts';
import { requireWorkspace } from './require-workspace.ts';
import { countWorkspaces } from './store.ts';

/** A workspace that begins with what a file says. A parser process reads the file, and nobody keeps it. */
export const importResume: Handler<typeof api.importResume> = async ({ session, services, request, reply }) => {
  const { db, safe, parser } = services;
  const userId = session.user.id;
  if ((await countWorkspaces(db, userId)) >= workspaceLimits.each) throw new Problem('workspace-full');
  const { resume } = await readResumeForm(request, reply, [], importProblemOf);
  await refuseInfected(services, resume.bytes, request.log);
  await request.uploadTurn?.resume();
  const outcome = await parser.import({ person: userId, ...resume });
  if (outcome.is === 'refused')
    throw new Problem('unreadable-file', { message: outcome.message, reason: 'not-imported' });
  if (outcome.is !== 'draft') throw refusalOf(outcome);
  if (isTooLongToEdit(outcome.draft)) throw new Problem('too-long-to-edit');
  const id = await insertNew(services, userId, null, {
    kind: 'uploaded',
    name: nameFrom(resume.filename),
    document: outcome.draft,
    jobDescription: null,
    baseline: null,
  });
  return presentWorkspace(await requireWorkspace(db, userId, id), await safe.of(userId));
};

const nameFrom = (filename: string): string =>
  filename
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, limits.resumeNameCharacters) || 'Resume';
