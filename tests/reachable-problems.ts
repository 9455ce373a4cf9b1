import fs from 'node:fs';
import path from 'node:path';
import { readSource, root } from './source-files.ts';

// Finds the problems that server code can throw by reading the source: the codes that a declaration constructs, and those
// of every declaration that it names, across imports. Sources are formatted, so every declaration begins at the start of a
// line. A name counts as called when it is mentioned, and nothing counts as caught.

type Declaration = { name: string; text: string };
type Module = { declarations: Map<string, string>; imports: Map<string, { file: string; name: string }> };

/** Services are called through methods, which no import leads to. */
const methods: readonly (readonly [RegExp, string])[] = [
  [/\.take\(/, 'too-many-requests'],
  [/\.setPdf\(/, 'busy'],
  [/\.setPdf\(/, 'too-long-to-print'],
];

const modules = new Map<string, Module>();

const moduleOf = (file: string): Module => {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const source = readSource(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = { declarations: declarationsIn(source), imports: importsIn(file, source) };
  modules.set(file, found);
  return found;
};

const declarationsIn = (source: string): Map<string, string> => {
  const starts = [...source.matchAll(/^(?:export )?(?:const|class|(?:async )?function\*?) (\w+)/gm)];
  const declarations = starts.map(({ index, 1: name = '' }, at): Declaration => {
    return { name, text: source.slice(index, starts[at + 1]?.index) };
  });
  return new Map(declarations.map(({ name, text }) => [name, text]));
};

const importsIn = (file: string, source: string): Module['imports'] => {
  const imports: Module['imports'] = new Map();
  for (const [, names = '', from = ''] of source.matchAll(/^import (?!type )([^']*) from '([^']+)';/gm)) {
    if (!from.startsWith('.')) continue;
    const target = path.posix.join(path.posix.dirname(file), from);
    if (!target.endsWith('.ts') || !fs.existsSync(path.join(root, target))) continue;
    const space = /^\* as (\w+)/.exec(names)?.[1];
    if (space !== undefined)
      for (const name of moduleOf(target).declarations.keys()) imports.set(`${space}.${name}`, { file: target, name });
    for (const one of /\{([^}]*)\}/.exec(names)?.[1]?.split(',') ?? []) {
      const [name = '', local = name] = one.trim().split(' as ');
      if (!name.startsWith('type ')) imports.set(local, { file: target, name });
    }
  }
  return imports;
};

const ownCodes = (text: string): string[] => [
  ...[...text.matchAll(/new Problem\(([^,)]*)/g)].flatMap(([, argument = '']) =>
    [...argument.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code),
  ),
  ...methods.filter(([pattern]) => pattern.test(text)).map(([, code]) => code),
];

/** The codes that `text`, a part of `file`, can throw. */
export const reachableProblems = (file: string, text: string): Set<string> => {
  const codes = new Set(ownCodes(text));
  const seen = new Set<string>();
  const waiting: { file: string; text: string }[] = [{ file, text }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { declarations, imports } = moduleOf(next.file);
    const names = next.text.replaceAll(/'[^'\n]*'/g, "''");
    for (const [name] of names.matchAll(/(?<![.\w])[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)?/g)) {
      const [plain = ''] = name.split('.');
      const imported = imports.get(name) ?? imports.get(plain);
      const target = imported ?? (declarations.has(plain) ? { file: next.file, name: plain } : null);
      if (target === null || seen.has(`${target.file} ${target.name}`)) continue;
      seen.add(`${target.file} ${target.name}`);
      const found = moduleOf(target.file).declarations.get(target.name);
      if (found === undefined) continue;
      for (const code of ownCodes(found)) codes.add(code);
      waiting.push({ file: target.file, text: found });
    }
  }
  return codes;
};
