import { compilePhrases } from './compile.ts';

/** How a statement begins that says what somebody is looking for, in the languages that we read. */
export const seeking = compilePhrases(
  `
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
  `,
  { start: 'text', ignoreCase: true },
);
