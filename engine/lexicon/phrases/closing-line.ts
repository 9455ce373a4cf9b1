import { compilePhrases } from './compile.ts';
import { inSequence } from './compose.ts';

/** That nobody is named: 'available upon request', 'auf Anfrage'. Folded. Origin: written by us. */
export const onRequest = compilePhrases(
  `
  (up)?on request
  (available|furnished|provided)
  (auf|bei|nach) (anfrage|wunsch|bedarf)
  sur (simple )?demande
  (a|bajo|previa) (peticion|solicitud|requerimiento)
  (sob|a|mediante|por) (pedido|solicitacao|consulta)
  (su|a) richiesta
  op (aan)?vraag
  op verzoek
  `,
  { ignoreCase: true, end: 'letter' },
);

/** 'References upon request': the line that ends a resume and belongs to no section. Folded. Origin: written by us. */
export const closingLine = inSequence(
  compilePhrases(
    `
    (all |my )?(professional |personal )?(references?|referees)
    referenzen
    zeugnisse
    referencias?
    referenze
    referenties
    `,
    { start: 'text', end: 'letter', ignoreCase: true },
  ),
  /[^\d:]{0,60}/iu,
  onRequest,
  /[^\d:]{0,30}$/iu,
);
