/** What stands below the heading of the jobs when there are none, folded; seven languages, written by us. */
export const noJobs: ReadonlySet<string> = new Set(
  `none | n a | nil | nothing yet | not yet | no experience | no experience yet | no work experience | no work experience yet
  | keine | noch keine | keine berufserfahrung | noch keine berufserfahrung
  | neant | aucun | aucune | aucune experience | pas d experience | sans experience
  | ninguno | ninguna | sin experiencia | no tengo | no tengo experiencia
  | nessuna | nessuna esperienza
  | nenhum | nenhuma | sem experiencia | nao possuo | nao possuo experiencia | nao tenho | nao tenho experiencia
  | geen | nog geen | geen ervaring | geen werkervaring`
    .split('|')
    .map((words) => words.trim()),
);
