import type * as api from '#contract/api/ocr/recognize-text.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { refuseInfected } from '../../scanning/refuse-infected.ts';
import { refusalOf } from '../analyze/refusal-of.ts';
import { readResumeForm } from '../upload/resume-form.ts';

/** What OCR reads in a resume that is a picture. Nobody keeps the file or the text. Other uploads go on meanwhile. */
export const recognizeText: Handler<typeof api.recognizeText> = async ({ session, services, request, reply }) => {
  const { resume } = await readResumeForm(request, reply, []);
  await refuseInfected(services, resume.bytes, request.log);
  const outcome = await services.ocr.recognize({ person: session.user.id, ...resume });
  if (outcome.is === 'recognized') return outcome.recognized;
  if (outcome.is === 'refused')
    throw new Problem('unreadable-file', { message: outcome.message, reason: 'not-recognized' });
  throw refusalOf(outcome);
};
