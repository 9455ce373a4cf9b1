import fs from 'node:fs';
import path from 'node:path';
import { checks } from '#engine/checks/index.ts';
import { linesOf, proofsIn } from '../proofs.ts';
import { readSource, root } from '../source-files.ts';

/** What kinds of proof a row may have; docs/claims-articles.md explains each. */
const kinds = ['check', 'file', 'searched', 'follows', 'known', 'view'] as const;
const nextProof = new RegExp(String.raw`; (?=\`|\[[^\]]+\] (?:"|reported)|(?:${kinds.join('|')}): )`);

const checkIds = new Set<string>(checks.map(({ id }) => id));

/** The row of docs/sources.md with this address. */
const passages = new Map(
  [...readSource('docs/sources.md').matchAll(/^\| (https?:\S+) \| (\S+) \| (.+) \|$/gm)].map(
    ([, address = '', read = '', passage = '']) => [address, { read, passage }],
  ),
);

/** The addresses of the sources that an article cites, by their ids. */
export const sourcesOf = (article: string): ReadonlyMap<string, string> =>
  new Map(
    [...article.matchAll(/^ {2}- id: (\S+)\n {4}title: .+\n {4}publisher: .+\n {4}url: (\S+)$/gm)].map(
      ([, id = '', address = '']) => [id, address],
    ),
  );

const faultOfSource = (name: string, words: string, sources: ReadonlyMap<string, string>): string[] => {
  const source = passages.get(sources.get(name) ?? name);
  if (source === undefined) return [`there is no source ${name}`];
  if (words === 'reported') return source.read === 'reported' ? [] : [`${name} was read, so its words are quoted`];
  return source.passage.includes(words.slice(1, -1))
    ? []
    : [`docs/sources.md does not have the words ${words} of ${name}`];
};

const faultOfPart = (part: string, sources: ReadonlyMap<string, string>): string[] => {
  if (part.startsWith('`')) {
    const [test] = proofsIn(part);
    return test !== undefined && linesOf(test).length > 0 ? [] : [`there is no test ${part}`];
  }
  const [, name, words] = /^\[([^\]]+)\] (".+"|reported)$/.exec(part) ?? [];
  if (name !== undefined && words !== undefined) return faultOfSource(name, words, sources);
  const [, kind, text = ''] = /^(\w+): (.+)$/.exec(part) ?? [];
  if (kind === 'check') return text.split(', ').flatMap((id) => (checkIds.has(id) ? [] : [`there is no check ${id}`]));
  if (kind === 'file') return fs.existsSync(path.join(root, text)) ? [] : [`there is no file ${text}`];
  if (kind === 'searched') return /20\d\d/.test(text) ? [] : [`'${part}' does not say when`];
  return kinds.some((known) => known === kind) ? [] : [`'${part}' is no proof`];
};

/** Faults in the proof of a sentence of an article. Each source that the sentence cites needs a passage. */
export const faultsOfProof = (sentence: string, proof: string, sources: ReadonlyMap<string, string>): string[] => {
  const parts = proof.split(nextProof);
  const cited = [...sentence.matchAll(/ \[([\w-]+)\]/g)].map(([, id = '']) => id).filter((id) => sources.has(id));
  return [
    ...parts.flatMap((part) => faultOfPart(part, sources)),
    ...cited.filter((id) => !parts.some((part) => part.startsWith(`[${id}] `))).map((id) => `it cites ${id}`),
  ].map((fault) => `${sentence}: ${fault}`);
};
