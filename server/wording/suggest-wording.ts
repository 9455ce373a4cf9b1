import type * as api from '#contract/api/workspace/wording.ts';
import { judgeWording } from '#contract/wording/judge.ts';
import { personalTextsOf, restored, sentFor } from '#contract/wording/withheld.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { openDocument } from '../workspaces/present.ts';
import { requireWorkspace } from '../workspaces/require-workspace.ts';
import { askModel } from './ask-model.ts';
import { languageModelOf, wordingSettingOf } from './language-model.ts';
import { lineOf, promptFor } from './prompt.ts';

/** Sends one line, masked, and judges what comes back. Nothing of either is stored or logged. */
export const suggestWording: Handler<typeof api.suggestWording> = async ({ input, session, services, request }) => {
  const { db, safe, configuration } = services;
  const userId = session.user.id;
  const model = languageModelOf(configuration);
  if (model === null) throw new Problem('not-found');
  const { choice } = await wordingSettingOf(db, configuration, userId);
  if (choice !== 'on') throw new Problem('wording-consent');
  const row = await requireWorkspace(db, userId, input.id);
  const stored = personalTextsOf(openDocument(await safe.of(userId), row.id, row.document));
  const sent = sentFor(input.line, input.facts, [
    ...stored,
    ...input.personal.filter((text) => text.trim().length > 1),
  ]);
  const answer = await askModel(model, promptFor(sent.line, sent.facts)).catch((error: unknown) => {
    // The error says what the model did, never what it was asked.
    request.log.warn({ err: error }, 'the language model gave no usable answer');
    throw new Problem('wording-away');
  });
  const proposal = restored(lineOf(answer), sent.hidden);
  if (proposal === '') throw new Problem('wording-away');
  return {
    sent: { line: sent.line, facts: [...sent.facts] },
    judged: judgeWording(input.line, proposal, input.facts),
  };
};
