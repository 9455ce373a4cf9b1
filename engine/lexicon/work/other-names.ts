import { compilePhrases } from '../phrases/compile.ts';

/**
 * Words before an earlier or later name of an organization, in brackets behind its name: 'HRW (now Harrow Council)'.
 * Folded, seven languages, written by us.
 */
const beforeOtherName = compilePhrases(
  `
  now
  currently
  formerly
  previously
  ex
  ehemals
  fruher
  vormals
  heute
  jetzt
  anciennement
  actuellement
  aujourd'hui
  desormais
  antes
  antiguamente
  anteriormente
  actualmente
  hoy
  ahora
  antiga
  antigo
  atual
  atualmente
  hoje
  agora
  gia
  ora
  oggi
  attualmente
  precedentemente
  voorheen
  thans
  tegenwoordig
  `,
  { start: 'text', end: 'word' },
);

/** True for a text that begins with such a word: 'formerly Roe & Co', 'Actualmente Ministerio de Cultura'. */
export const isOtherName = (folded: string): boolean => /\s/u.test(folded) && beforeOtherName.test(folded);
