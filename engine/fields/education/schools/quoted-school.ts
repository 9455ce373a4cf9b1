import type { Atom } from '../../entries/atom.ts';
import { institutionScore } from './institutions.ts';

const quotation = /^["“„«‚‘]([^"“”„«»‘’]{4,60})["”“»’‘](?:\s+|$)/u;

/** '„Istituto Harrow“ via San Giuseppe 60': the school and what stands behind its quotation marks. Null for other texts. */
export const apartFromQuoted = (atom: Atom): readonly Atom[] | null => {
  const [whole = '', name = ''] = quotation.exec(atom.text) ?? [];
  if (institutionScore(name) < 3) return null;
  const school: Atom = { ...atom, text: name, from: atom.from + 1, to: atom.from + 1 + name.length };
  if (whole.length === atom.text.length) return [school];
  return [school, { ...atom, text: atom.text.slice(whole.length), from: atom.from + whole.length, glue: 'bracket' }];
};
