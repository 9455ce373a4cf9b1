import type { TermKind } from '../../model/keywords.ts';

/**
 * The terms of one industry. Each list names its origin.
 *
 * A list holds one entry a line, or several between semicolons: `Kubernetes = K8s, kube`. The first name is the one we print, the others are
 * aliases, abbreviations and other spellings. Plurals, -ing, -ed and British or American spelling need no alias.
 * Marks after a name: `!` the capitals matter (`REST!`), `?` the word means other things too, so its neighbours must speak for it (`Go!?`).
 */
export type SkillList = {
  industry: string;
  origin: string;
  skill?: string;
  tool?: string;
  method?: string;
  licence?: string;
  soft?: string;
};

export type TermName = { text: string; isExact: boolean; needsContext: boolean };
export type TermEntry = { term: string; kind: TermKind; industry: string; names: readonly TermName[] };

const kinds = ['skill', 'tool', 'method', 'licence', 'soft'] as const;

const nameOf = (written: string): TermName => {
  let end = written.length;
  while (written[end - 1] === '!' || written[end - 1] === '?') end -= 1;
  const marks = written.slice(end);
  const text = written.slice(0, end).trim();
  // Two capitals are an ordinary word too often ('IT', 'AS', 'OR') to match in lower case.
  return {
    text,
    isExact: marks.includes('!') || (text.length <= 2 && /^[A-Z]{1,2}$/.test(text)),
    needsContext: marks.includes('?'),
  };
};

const entryOf = (line: string, kind: TermKind, industry: string): TermEntry => {
  const [first = '', aliases = ''] = line.split(' = ');
  const names = [first, ...aliases.split(',')]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(nameOf);
  return { term: names[0]?.text ?? '', kind, industry, names };
};

/** The entries of a list, in order. */
export const entriesOf = (list: SkillList): readonly TermEntry[] =>
  kinds.flatMap((kind) =>
    (list[kind] ?? '')
      .split(/[\n;]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => entryOf(line, kind, list.industry)),
  );
