import type { Atom } from '../../entries/atom.ts';

/** 'Harrow College in' before '2012', 'B.Sc. Botany from' before a school in other type. */
export const withoutPreposition = (atom: Atom, next: Atom | undefined): Atom => {
  if (atom.period !== null || next === undefined) return atom;
  const preposition = next.period === null ? (next.glue === 'type' ? beforeName : null) : beforeDates;
  const text = preposition === null ? atom.text : atom.text.replace(preposition, '');
  return text === atom.text || text === '' ? atom : { ...atom, text, to: atom.from + text.length };
};

/** 'Licence 1 à HARROW Filière' before '; Botanique': the word announces the field behind it. */
export const withoutFieldLabel = (atom: Atom, next: Atom | undefined): Atom => {
  if (atom.period !== null || next === undefined || next.period !== null) return atom;
  const text = atom.text.replace(fieldLabel, '');
  return text === '' ? atom : { ...atom, text, to: atom.from + text.length };
};

const fieldLabel = /\s(?:fili[èe]re|option|sp[ée]cialit[ée])$/iu;

const beforeDates = /\s(?:in|till|until|im|en|em)(?: (?:the )?year(?: of)?)?$/iu;
const beforeName = /\s(?:from|at|bei|presso|an der|na|no|au|bij|(?:op|aan) (?:de|het))$/iu;
