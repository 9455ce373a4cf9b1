import type { Atom } from '../../entries/atom.ts';
import { institutionScore } from './institutions.ts';

const quotation = /^["“„«‚‘]([^"“”„«»‘’]{4,60})["”“»’‘]$/u;

/**
 * '„Istituto Harrow“' without its quotation marks. Null for other texts, and where words follow: they may tell that the
 * quotation is the title of a thesis, or a sentence.
 */
export const withoutQuotationMarks = (atom: Atom): Atom | null => {
  const [, name = ''] = quotation.exec(atom.text) ?? [];
  if (institutionScore(name) < 3) return null;
  return { ...atom, text: name, from: atom.from + 1, to: atom.from + 1 + name.length };
};
