import type { Place } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';

/** A document before a change, and those before it. A list of links, so that a step costs the same at any length. */
type Past = { document: ResumeDraft; before: Past | null };

/** A document with every step that led to it, without a limit: steps share what they left alone. */
export type History = {
  present: ResumeDraft;
  past: Past | null;
  /** What was undone, the next one first. */
  future: Past | null;
  /** Where somebody is typing: one undo takes back a burst of it, not a letter. */
  typing: { place: Place; atMs: number } | null;
};

/** A pause in typing after which a new step begins. */
const burstMs = 1000;

export const startHistory = (present: ResumeDraft): History => ({ present, past: null, future: null, typing: null });

/** `place` is where a text is being typed; null for everything else, which is a step of its own. */
export const changed = (history: History, next: ResumeDraft, place: Place | null, nowMs: number): History => {
  const { present, past, typing } = history;
  if (next === present) return history;
  const goesOn = place !== null && typing?.place === place && nowMs - typing.atMs < burstMs;
  return {
    present: next,
    past: goesOn ? past : { document: present, before: past },
    future: null,
    typing: place === null ? null : { place, atMs: nowMs },
  };
};

export const undone = (history: History): History => {
  const { present, past, future } = history;
  if (past === null) return history;
  return { present: past.document, past: past.before, future: { document: present, before: future }, typing: null };
};

export const redone = (history: History): History => {
  const { present, past, future } = history;
  if (future === null) return history;
  return { present: future.document, past: { document: present, before: past }, future: future.before, typing: null };
};
