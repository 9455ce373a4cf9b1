import type { Span } from '../model/reading.ts';

/** The part of the spans that holds `value.slice(from, to)`, where the value joins its spans by one space each. */
export const spansWithin = (spans: readonly Span[], from: number, to: number): readonly Span[] => {
  let at = 0;
  return spans.flatMap((span) => {
    const start = Math.max(from, at);
    const end = Math.min(to, at + span.to - span.from);
    const moved = { ...span, from: span.from + start - at, to: span.from + end - at };
    at += span.to - span.from + 1;
    return start < end ? [moved] : [];
  });
};
