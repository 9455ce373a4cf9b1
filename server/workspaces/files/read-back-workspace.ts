import type * as api from '#contract/api/workspace/read-back.ts';
import type { Handler } from '../../http/handler.ts';
import { refusalOf } from '../../resumes/analyze/refusal-of.ts';
import { refuseInfected } from '../../scanning/refuse-infected.ts';
import { requireWorkspace } from '../require-workspace.ts';

/** The browser sends the file that it downloaded, so what is read is what its owner has. */
export const readBackWorkspace: Handler<typeof api.readBackWorkspace> = async ({
  input,
  session,
  services,
  request,
}) => {
  const { document, format } = input;
  await requireWorkspace(services.db, session.user.id, input.id);
  const bytes = Buffer.from(input.file, 'base64');
  await refuseInfected(services, bytes, request.log);
  const outcome = await services.parser.readBack({
    person: session.user.id,
    document,
    bytes,
    filename: `resume.${format}`,
  });
  if (outcome.is === 'unreadable') return { readBack: null, refusal: outcome.failure.message };
  if (outcome.is !== 'read-back') throw refusalOf(outcome);
  return { readBack: outcome.readBack, refusal: null };
};
