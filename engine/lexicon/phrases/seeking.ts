import { compilePhrases } from './compile.ts';

const phrases = `
  (currently |actively )?(seeking|looking for)_
  (auf der |derzeit auf der )?suche nach_
  ich suche_
  (actuellement )?(en |à la )recherche (active )?d
  je (recherche|cherche)_
  en (busca|búsqueda) de_
  busco_
  (in cerca|alla ricerca) di_
  (em busca|à procura) de_
  procuro_
  op zoek naar_
`;

/** How a statement begins that says what somebody is looking for, in the languages that we read. */
export const seeking = compilePhrases(phrases, { start: 'text', ignoreCase: true });

/** The same within a statement: 'Nursing student looking for a first position'. */
export const seekingWithin = compilePhrases(phrases, { start: 'word', ignoreCase: true });
