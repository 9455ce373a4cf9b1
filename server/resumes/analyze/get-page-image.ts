import type * as api from '#contract/api/original-file.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { refusalOf } from './refusal-of.ts';
import { requireOwnFile } from '../analysis-store.ts';

/** Rendered each time in the parser process: pictures of resumes are not stored. */
export const getPageImage: Handler<typeof api.getPageImage> = async ({ input, session, services, reply }) => {
  const { db, safe, files, parser } = services;
  const row = await requireOwnFile(db, session.user.id, input.id);
  const personal = await safe.of(session.user.id);
  const outcome = await parser.draw({
    person: session.user.id,
    bytes: personal.open(row.id, 'file', await files.open(row)),
    page: input.page,
  });
  if (outcome.is !== 'picture') throw refusalOf(outcome);
  if (outcome.png === null) throw new Problem('not-found');
  reply.type('image/png');
  return outcome.png;
};
