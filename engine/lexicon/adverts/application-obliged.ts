import { compilePhrases } from '../phrases/compile.ts';

/** Words that say what the person hired must do. */
export const obliged = compilePhrases(
  `
  requir(e|es|ed|ing|ement|ements)
  must
  mandatory
  subject to
  contingent
  conditional
  condition of
  prior to (employment|hire|hiring|start|starting)
  undergo
  final candidates
  you will (also )?be (exposed|moving|standing|asked|working|lifting)
  (physically|is a) demanding
  will need to
  preference for
  exig(é|ée|és|ido|ida|e-se|en)
  (obligatoire|impérati(f|ve)|indispensable|imprescindible|necesario|obrigatóri[oa]|necessári[oa]|indispensabile)
  (erforderlich|zwingend|voraussetzung|richiest[oa]|vereist|noodzakelijk)
  ^(residir|morar|disponib|possuir|ter|residencia|vehículo|permiso|eigen)
  we(['’]re| are) looking for
  `,
  { start: 'letter', ignoreCase: true },
);

/** The law on who may not be turned down also names records, age and health. */
export const opportunityWords = compilePhrases(
  `
  regardless
  discriminat*
  fair chance
  equal (employment )?opportunity
  (arrest|conviction) (and|or)
  accommodat*
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
