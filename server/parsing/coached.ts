import type { Coached } from '#contract/report/present-checked.ts';
import { coachLinesOf, jobBulletsOf } from '#contract/report/coach-lines.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { createNearest } from '#engine/coach/nearest-lines.ts';
import { resultQuestions } from '#engine/coach/result-questions.ts';
import type { Requirement, TermKind } from '#engine/model/keywords.ts';

/** A line does not show these: they are held, and their name is the proof. */
const isProvenByName: ReadonlySet<TermKind> = new Set(['license', 'language', 'degree']);

/** What the coach asks about a document: about each requirement in order, and about bullets. */
export const coached = (document: ResumeDraft, requirements: readonly Requirement[]): Coached => {
  const nearest = createNearest(coachLinesOf(document));
  return {
    requirements: requirements.map(({ kind, answer, alternatives, isOnlyAddedToList }) => {
      const isMissing = kind === 'term' && (answer === 'missing' || isOnlyAddedToList === true);
      const isHeld = alternatives.length > 0 && alternatives.every((term) => isProvenByName.has(term.kind));
      return {
        isHeld,
        near: isMissing && !isHeld ? nearest(alternatives.map(({ term }) => term)) : [],
      };
    }),
    questions: resultQuestions(jobBulletsOf(document)),
  };
};
