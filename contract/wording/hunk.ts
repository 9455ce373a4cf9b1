import type { Stretch } from './align.ts';
import type { Origin, RejectionReason } from './judged.ts';
import type { Token } from './tokens.ts';

/** A place where the lines differ, with what stands around it. */
export type Hunk = {
  stretch: Stretch;
  /** What goes and what comes, without words of which only the capital changes. */
  gone: readonly Token[];
  come: readonly Token[];
  /** Before and after it in the source; undefined at its ends. */
  previous: Token | undefined;
  next: Token | undefined;
  isAtStart: boolean;
  isAtEnd: boolean;
  source: readonly Token[];
};

export type Verdict = { ok: true; origins: readonly Origin[] } | { ok: false; reason: RejectionReason; word: string };

export const offered = (...origins: readonly Origin[]): Verdict => ({ ok: true, origins });
export const rejected = (reason: RejectionReason, word = ''): Verdict => ({ ok: false, reason, word });

/** The places where an alignment differs, in order. */
export const hunksOf = (stretches: readonly Stretch[], source: readonly Token[]): readonly Hunk[] =>
  stretches
    .filter(({ isKept }) => !isKept)
    .map((stretch) => {
      const { gone, come } = withoutRecased(stretch);
      const from = stretch.from.source;
      const to = from + stretch.source.length;
      return {
        stretch,
        gone,
        come,
        previous: source[from - 1],
        next: source[to],
        isAtStart: from === 0,
        isAtEnd: source.slice(to).every(({ isMark }) => isMark),
        source,
      };
    });

/** A word at the start of a line has a capital that it loses elsewhere; that changes nothing. */
const withoutRecased = ({ source, proposal }: Stretch): { gone: readonly Token[]; come: readonly Token[] } => {
  const gone = [...source];
  const come = [...proposal];
  for (const token of source) {
    const at = come.findIndex(({ key, text }) => key === token.key && text !== token.text);
    if (at < 0) continue;
    come.splice(at, 1);
    gone.splice(gone.indexOf(token), 1);
  }
  return { gone, come };
};
