import type { TermKind } from '../../model/keywords.ts';

/**
 * The terms of one industry. Each list names its origin. A list has one entry per line: `Kubernetes = K8s, kube`. The
 * first name is the one we print, the others are aliases, abbreviations and other spellings. Plurals, -ing, -ed and
 * British or American spelling need no alias. Marks after a name: `!` capitals matter (`REST!`), `?` the word has
 * other meanings too, so its neighbors must confirm it (`Go!?`).
 */
export type SkillList = {
  industry: string;
  origin: string;
  skill?: string;
  tool?: string;
  method?: string;
  license?: string;
  soft?: string;
};

export type TermName = { text: string; isExact: boolean; needsContext: boolean };
export type TermEntry = { term: string; kind: TermKind; industry: string; names: readonly TermName[] };

const kinds = ['skill', 'tool', 'method', 'license', 'soft'] as const;

const nameOf = (written: string): TermName => {
  let end = written.length;
  while (written[end - 1] === '!' || written[end - 1] === '?') end -= 1;
  const marks = written.slice(end);
  const text = written.slice(0, end).trim();
  // Two capital letters are too often an ordinary word ('IT', 'AS', 'OR') to match in lower case.
  return {
    text,
    isExact: marks.includes('!') || (text.length <= 2 && /^[A-Z]{1,2}$/.test(text)),
    needsContext: marks.includes('?'),
  };
};

const entryOf = (line: string, kind: TermKind, industry: string): TermEntry => {
  const equals = line.indexOf(' = ');
  if (equals < 0) {
    const name = nameOf(line);
    return { term: name.text, kind, industry, names: [name] };
  }
  const names = [nameOf(line.slice(0, equals))];
  for (const alias of line.slice(equals + 3).split(',')) {
    const written = alias.trim();
    if (written !== '') names.push(nameOf(written));
  }
  return { term: names[0]?.text ?? '', kind, industry, names };
};

/** The entries of a list, in order. Plain loops, because thousands of lines are read before the first report. */
export const entriesOf = (list: SkillList): readonly TermEntry[] => {
  const entries: TermEntry[] = [];
  for (const kind of kinds)
    for (const line of (list[kind] ?? '').split('\n')) {
      const written = line.trim();
      if (written !== '') entries.push(entryOf(written, kind, list.industry));
    }
  return entries;
};
