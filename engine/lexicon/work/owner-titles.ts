import { compilePhrases } from '../phrases/compile.ts';

/** Who has or leads an organization is named with it: 'Owner of Harrow Foods', 'Founder & CEO of Harrow'. Origin: written by us. */
export const ownerTitle = compilePhrases(
  `
  (co-?)?(owner|founder)( (&|and) (ceo|cto|director|president|owner|founder))?
  founding (partner|member)
  proprietor
  ceo
  president
  (mit)?(gründer|inhaber)(in)?
  (co-?)?fondat(eur|rice)
  (co-?)?fundador(a)?
  (co-?)?fondat(ore|rice)
  propietari[oa]
  dueñ[oa]
  titolare
  proprietári[oa]
  eigenaar
  oprichter
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);
