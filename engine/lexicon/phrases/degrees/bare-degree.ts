import { compilePhrases } from '../compile.ts';

/**
 * Degrees that a field of study may follow without a preposition, with the words that say which of them it is: 'Licence',
 * 'Laurea triennale', 'Bac pro', 'Master 2'. At the start of a text, accents kept. Origin: written by us.
 */
export const bareDegree = compilePhrases(
  `
  diplom
  (bachelor|master)(['’]?s)? degree
  (bachelor|master)['’]s
  bachelor(s)?( professional)?
  masters?( [12]| i{1,2}| pro(fessionnel)?| professionale| recherche| of advanced studies)?
  licence( pro(fessionnelle)?| g[ée]n[ée]rale| [123]| i{1,3})?
  bac( pro(fessionnel)?| techno(logique)?| g[ée]n[ée]ral)?
  baccalaur[ée]at (pro(fessionnel)?|techno(logique)?|g[ée]n[ée]ral)
  brevet professionnel
  mention compl[ée]mentaire
  laurea( triennale| magistrale| specialistica| quinquennale| quadriennale| breve)?( a ciclo unico)?
  laurea di (primo|secondo|i|ii) livello
  licenciatura
  grado( superior| medio)?
  mestrado( integrado| profissional| acad[êe]mico)?
  bacharelado
  `,
  { start: 'text', end: 'letter', ignoreCase: true },
);
