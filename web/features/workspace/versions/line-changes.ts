import type { ResumeDraft } from '#contract/report/resume-draft.ts';

/** `is`: only in the first document, only in the second, or in both. */
export type LineChange = { is: 'removed' | 'added' | 'same'; text: string };

/** A document as the lines that a person reads; lines without words are left out. */
export const linesOf = ({ name, headline, contact, links, sections }: ResumeDraft): readonly string[] =>
  [
    name,
    headline,
    ...contact,
    ...links,
    ...sections.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) =>
        block.is === 'entry'
          ? [
              [block.title, block.at, block.place, block.dates].filter((part) => part !== '').join(' · '),
              ...block.notes.map(({ text }) => text),
              ...block.bullets.map(({ text }) => `• ${text}`),
            ]
          : [block.is === 'item' ? `• ${block.line.text}` : block.line.text],
      ),
    ]),
  ].filter((line) => /[^\s•]/u.test(line));

/** The longest lines that both have in the same order stay; the others were removed or added. */
export const lineChanges = (before: readonly string[], after: readonly string[]): readonly LineChange[] => {
  const shared = commonLengths(before, after);
  const changes: LineChange[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const [was, is] = [before[one], after[other]];
    if (was !== undefined && was === is) {
      changes.push({ is: 'same', text: was });
      one += 1;
      other += 1;
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(shared, one + 1, other) >= lengthAt(shared, one, other + 1))
    ) {
      changes.push({ is: 'removed', text: was });
      one += 1;
    } else {
      changes.push({ is: 'added', text: is ?? '' });
      other += 1;
    }
  }
  return changes;
};

type Lengths = readonly Uint16Array[];
const lengthAt = (lengths: Lengths, one: number, other: number): number => lengths[one]?.[other] ?? 0;

/** How many lines the rests of both have in common, by where the rests begin. A document has at most some thousand lines. */
const commonLengths = (before: readonly string[], after: readonly string[]): Lengths => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = lengths[one];
      if (row === undefined) continue;
      row[other] =
        before[one] === after[other]
          ? lengthAt(lengths, one + 1, other + 1) + 1
          : Math.max(lengthAt(lengths, one + 1, other), lengthAt(lengths, one, other + 1));
    }
  }
  return lengths;
};
