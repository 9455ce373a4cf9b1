import type { readJobPosting as entry } from '#contract/api/postings/job-descriptions.ts';
import { isPostingName, maxPostingCharacters, postingRefusals } from '#contract/product/posting-files.ts';
import { clientNetwork } from '../../http/client-network.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { refuseInfected } from '../../scanning/refuse-infected.ts';
import { readFileForm, type Resume } from '../upload/resume-form.ts';

/** By why the file could not be read; what the engine says itself is about resumes. */
const refusalOf: Readonly<Record<string, keyof typeof postingRefusals>> = {
  'empty-file': 'empty-file',
  'password-protected': 'password-protected',
  'no-text': 'no-text',
  blank: 'no-text',
};

const unreadable = (reason: string, refusal: keyof typeof postingRefusals): Problem =>
  new Problem('unreadable-file', { message: postingRefusals[refusal], reason });

export const readPostingForm = async ({
  services,
  request,
  reply,
}: Pick<Call<typeof entry>, 'services' | 'request' | 'reply'>): Promise<Resume> => {
  const { file } = await readFileForm(request, reply, 'posting', []);
  if (!isPostingName(file.filename)) throw new Problem('wrong-posting-type');
  await refuseInfected(services, file.bytes, request.log);
  return file;
};

/** Reads the file in a parser process, in turn with the jobs of everybody else. */
export const readJobPosting: Handler<typeof entry, { loaded: Resume }> = async ({ services, request, loaded }) => {
  await request.uploadTurn?.resume();
  const person = request.userId ?? clientNetwork(request.ip);
  const outcome = await services.parser.posting({ person, bytes: loaded.bytes, filename: loaded.filename });
  if (outcome.is === 'busy') throw new Problem('busy', { retryAfterSeconds: outcome.retryAfterSeconds });
  if (outcome.is !== 'posting') {
    const reason = outcome.is === 'unreadable' ? outcome.failure.code : outcome.is;
    throw unreadable(reason, refusalOf[reason] ?? 'other');
  }
  if (outcome.text.length > maxPostingCharacters) throw unreadable('too-long', 'too-long');
  return { text: outcome.text };
};
