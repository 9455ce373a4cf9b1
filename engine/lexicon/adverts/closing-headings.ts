import { compilePhrases } from '../phrases/compile.ts';

/**
 * Lines of which nothing below is asked for: how to apply, the steps of the selection, further information. As a line of
 * its own each is a heading, whatever its form. In lower case without accents. Origin: written by us, from how such postings
 * are worded.
 */
export const closingHeading = compilePhrases(
  `
  // English
  (additional|further|other|more) information
  (how to apply|application process|application procedure|next steps)
  (recruitment|selection|hiring|interview) (process|procedure|steps)
  (the )?(steps|stages) of the (selection |recruitment )?process
  // German
  (weitere|zusatzliche|sonstige) informationen
  (der |unser )?(bewerbungs|auswahl|recruiting)(prozess|verfahren)
  (ihre|deine) bewerbung
  // French
  (informations|renseignements) (complementaires|supplementaires|pratiques)
  (le |notre )?process(us)? de (recrutement|selection)
  (modalites de )?candidature
  (les )?etapes (du|de) (recrutement|processus|selection)
  // Spanish
  (informacion|datos) adicional(es)?
  (nuestro |el )?proceso de seleccion
  (etapas|fases) del proceso( de seleccion)?
  como (aplicar|postular|postularse|inscribirse|solicitar)
  // Italian
  (ulteriori|altre) informazioni
  informazioni (aggiuntive|utili|supplementari)
  (il )?(nostro )?(processo|iter|percorso) di selezione
  (presentazione|termini e modalita) (della|di presentazione della|di) (domanda|candidatura)
  (prova|prove) (d esame|scritta|scritte|orale|di selezione)
  materie d esame
  (fasi|tappe) (del processo|della selezione|del processo di selezione)
  // Portuguese
  (outras informacoes|informacoes adicionais|informacoes complementares|informacoes gerais)
  (o |nosso )?processo seletivo
  (etapas|fases) do processo( seletivo)?
  // Dutch
  (aanvullende|overige|meer|verdere) informatie
  (de |onze )?(sollicitatie|selectie)(procedure|proces)
  `,
  { start: 'text', end: 'text' },
);
