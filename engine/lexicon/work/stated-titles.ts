import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence } from '../phrases/compose.ts';

/** 'Worked as a', 'Tätig als': how a sentence begins that names the title of a job. Origin: written by us. */
export const statedTitleStart = inSequence(
  compilePhrases(
    `
    ((i )?(am )?(currently |presently ))?(work(ing|ed)?|serv(ing|ed)|employed|joined|appointed)( there)? as
    i (am|was) (working|employed) as
    tätig als
    gearbeitet als
    en tant que
    (trabajando|trabajé) como
    (trabalhando|trabalhei|atuei|atuando) como
    (ho lavorato|lavoro) come
    werkzaam als
    `,
    { start: 'text', ignoreCase: true },
  ),
  anyOf(/ (?:an?|the|un|una|uma|een|einen?) /iu, / /iu),
);

/** Where such a title ends: 'in the department', 'for two years', a comma. */
export const statedTitleEnd =
  /[,.;:(]|\s(?:[-–]|in|at|for|with|from|and|since|under|of the|on|where|to|im|bei|für|chez|en|na|no|presso|bij)\s|$/iu;
