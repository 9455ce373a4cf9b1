import { entriesOf } from './format.ts';
import { skillLists } from './index.ts';

let known: ReadonlySet<string> | null = null;

/** Built on first use: most documents never ask. */
const names = (): ReadonlySet<string> => {
  known ??= new Set(
    skillLists
      .flatMap(entriesOf)
      .filter(({ kind }) => kind === 'tool')
      .flatMap((entry) => entry.names.map(({ text }) => text.toLowerCase())),
  );
  return known;
};

/** True for the name of a language, program or machine of our skill lists, also with its version: 'Java 17'. */
export const isToolName = (text: string): boolean => {
  const name = text.trim().toLowerCase();
  return names().has(name) || names().has(name.replace(/ ?v?\d[\d.]*\+?$/u, ''));
};
