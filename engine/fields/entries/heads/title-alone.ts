import type { Atom } from '../atom.ts';

/** 'Head Tutor (Databases and Information Systems)', 'Researcher (supervisor: Jane Roe)': what the bracket says is not a title. */
const remark = /\s*\((?:(?:[^()\s]+\s+){3,}[^()\s]+|[^()]*\p{L}:\s[^()]+)\)$/u;

/** Words in brackets from which on they are a remark. */
const minRemarkWords = 4;

/** The pieces of a title without a remark in brackets after it; 'Engineer (Powertrain)' and 'Fitter (m/w/d)' stay. */
export const titleAlone = (title: readonly Atom[]): readonly Atom[] => {
  const last = title.at(-1);
  if (title.length > 1 && last?.glue === 'paren' && last.text.split(' ').length >= minRemarkWords)
    return title.slice(0, -1);
  const found = last === undefined ? null : remark.exec(last.text);
  if (last === undefined || found === null || found.index === 0) return title;
  return [...title.slice(0, -1), { ...last, text: last.text.slice(0, found.index), to: last.from + found.index }];
};
