import type * as api from '#contract/api/versions.ts';
import { refusalOf } from '../analyze/refusal-of.ts';
import type { Handler } from '../../http/handler.ts';
import { keywordChanges } from './compare-results.ts';
import { namedIn } from './named-in.ts';
import { resultOf } from './result-of.ts';
import { requireOwnResult } from '../analysis-store.ts';

/** The text is analyzed in the parser process; it is neither stored nor logged. */
export const runWhatIf: Handler<typeof api.runWhatIf> = async ({ input, session, services }) => {
  const { db, safe, parser, clock } = services;
  const row = await requireOwnResult(db, session.user.id, input.id);
  const stored = resultOf(row, await safe.of(session.user.id));
  const outcome = await parser.whatIf({
    person: session.user.id,
    text: input.text,
    headings: stored.parsed.sections.map(({ heading }) => heading),
    today: clock().toISOString().slice(0, 10),
    ...(stored.jobDescription === undefined ? {} : { jobDescription: stored.jobDescription }),
  });
  if (outcome.is !== 'words') throw refusalOf(outcome);
  const { words } = outcome;
  return {
    keywordScore: words.keywordScore,
    jobScore: words.jobScore,
    keywords: namedIn(keywordChanges(stored, words), words, session.plan),
  };
};
