import { aligned } from './align.ts';
import { composed } from './compose.ts';
import { type Hunk, hunksOf, offered, type Verdict } from './hunk.ts';
import { faultOf } from './invariants.ts';
import { judgeHunk } from './judge-hunk.ts';
import type { Change, Judged, RejectionReason, Segment } from './judged.ts';
import { groupsOf } from './groups.ts';
import { wordingLimits } from './limits.ts';
import { strangeCharacter } from './strange-character.ts';
import { tokensOf } from './tokens.ts';

/**
 * Judges a proposed wording of a line word for word: the line says what its person wrote, so nothing may come in that
 * neither the line nor `facts`, which the person confirmed for this very job, says, and nothing may go that limits it.
 * Every set of the offered changes has been judged, not only all of them together.
 */
export const judgeWording = (line: string, proposal: string, facts: readonly string[] = []): Judged => {
  const whole = refusalOf(line, proposal, facts);
  if (whole !== null) return refused(line, proposal, ...whole);
  const source = tokensOf(line);
  const stretches = aligned(source, tokensOf(proposal));
  const hunks = hunksOf(stretches, source);
  const groups = groupsOf(hunks);
  const changes = groups.map(({ hunks: own, verdict }, id) => changeOf(id, verdict ?? together(own, facts)));
  const idOf = (hunk: Hunk | undefined): number =>
    groups.findIndex((group) => hunk !== undefined && group.hunks.includes(hunk));
  const segments: Segment[] = stretches.map((stretch) => ({
    change: stretch.isKept ? null : idOf(hunks.find((hunk) => hunk.stretch === stretch)),
    before: stretch.source.map(({ lead, text }) => lead + text).join(''),
    after: stretch.proposal.map(({ lead, text }) => lead + text).join(''),
  }));
  return { segments, changes: safeTogether(line, segments, changes, facts) };
};

const together = (hunks: readonly Hunk[], facts: readonly string[]): Verdict => {
  const verdicts = hunks.map((hunk) => judgeHunk(hunk, facts));
  return verdicts.find(({ ok }) => !ok) ?? offered(...verdicts.flatMap((each) => (each.ok ? each.origins : [])));
};

const changeOf = (id: number, verdict: Verdict): Change =>
  verdict.ok
    ? { id, reason: null, word: '', origins: [...verdict.origins] }
    : { id, reason: verdict.reason, word: verdict.word, origins: [] };

const refusalOf = (line: string, proposal: string, facts: readonly string[]): [RejectionReason, string] | null => {
  const strange = strangeCharacter(proposal, [line, ...facts].join(' '));
  if (strange !== null) return ['characters', strange];
  return proposal.length > wordingLimits.proposal || line.length > wordingLimits.line ? ['too-long', ''] : null;
};

/** Nothing of the proposal is shown beyond what a person can look at. */
const refused = (line: string, proposal: string, reason: RejectionReason, word: string): Judged => ({
  segments: [{ change: 0, before: line, after: proposal.slice(0, wordingLimits.proposal) }],
  changes: [{ id: 0, reason, word, origins: [] }],
});

/** Withdraws offers until every set of those that are left says no more than the line. */
const safeTogether = (
  line: string,
  segments: readonly Segment[],
  changes: readonly Change[],
  facts: readonly string[],
): Change[] => {
  let safe = changes.map((change): Change => ({ ...change }));
  const offers = (): number[] => safe.flatMap(({ id, reason }) => (reason === null ? [id] : []));
  const withdraw = (id: number, reason: RejectionReason): void => {
    safe = safe.map((change) => (change.id === id ? { ...change, reason, word: '', origins: [] } : change));
  };
  for (const id of offers().slice(wordingLimits.changes)) withdraw(id, 'too-many-changes');
  for (let isSafe = false; !isSafe;) {
    isSafe = true;
    for (const taken of subsetsOf(offers())) {
      const fault = faultOf(line, composed(segments, new Set(taken)), facts);
      const last = taken.at(-1);
      if (fault === null || last === undefined) continue;
      withdraw(last, fault);
      isSafe = false;
      break;
    }
  }
  return safe;
};

/** Smaller sets first, so that a change that is wrong on its own is the one that goes. */
const subsetsOf = (ids: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** ids.length }, (_, mask) => ids.filter((_id, index) => (mask >> index) % 2 === 1)).toSorted(
    (one, other) => one.length - other.length,
  );
