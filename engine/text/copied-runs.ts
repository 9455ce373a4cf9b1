/**
 * Finds runs of `length` words that occur in `source`, too: returns the indices at which they begin. Two texts about one
 * trade share many words and hardly any run, so runs are only built and compared where all their words are shared.
 */
export const copiedRunsFrom = (
  source: readonly string[],
  length: number,
): ((words: readonly string[]) => readonly number[]) => {
  const known = new Set(source);
  let runs: ReadonlySet<string> | null = null;
  return (words) => {
    const starts: number[] = [];
    let shared = 0;
    words.forEach((word, index) => {
      shared = known.has(word) ? shared + 1 : 0;
      if (shared < length) return;
      runs ??= new Set(runsOf(source, length));
      const start = index + 1 - length;
      if (runs.has(words.slice(start, index + 1).join(' '))) starts.push(start);
    });
    return starts;
  };
};

const runsOf = (words: readonly string[], length: number): readonly string[] =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, start) => words.slice(start, start + length).join(' '));
