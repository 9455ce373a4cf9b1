import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence, optional } from '../phrases/compose.ts';

const whoAndWhen = compilePhrases(
  `
  i
  (i )?(am|was|have|had|have been)
  ich( habe)?
  j['’]ai
  ho
  `,
  { ignoreCase: true },
);
const when = compilePhrases('(currently|presently|previously|now|recently|earlier|also)', { ignoreCase: true });
/** What a sentence says that tells of a job: 'working at', 'worked as'. */
export const toldWork = compilePhrases(
  `
  (work(ing|ed)?|employed|serv(ing|ed)|intern(ed|ing)|joined)( (there|full time|part time))? (as|at|in|with|for|under|on)
  (done|did|completed?|underwent) (my |an? )?(internship|apprenticeship|traineeship) (as|at|in|with)
  (gearbeitet|arbeite|arbeitete|tätig) (als|bei|in|für)
  travaill(é|e|ant) (comme|chez|en tant que|à|pour|au)
  (travail|emploi|mission) (comme|chez|en tant que|au sein d(e|u|es))
  (tätigkeit|arbeit) (als|bei)
  (gewerkt|werkzaam) (als|bij|in|voor)
  (lavorato|lavoro|svolto) (come|presso|per|un)
  (trabajé|trabajo|trabajando|laboré) (como|en|para)
  (trabalhei|trabalho|trabalhando|atuei|atuo) (como|na|no|em|para)
  `,
  { end: 'letter', ignoreCase: true },
);
const space = / /iu;

/** How a sentence begins that tells of a job: 'Currently working at', 'I worked as'. Origin: written by us. */
export const toldJobStart = inSequence(
  /^/iu,
  optional(inSequence(whoAndWhen, space)),
  optional(inSequence(when, space)),
  toldWork,
);

/** What stands before a title in a sentence. */
export const beforeTitle = compilePhrases(
  `
  as (an?|the)
  as
  als
  como
  come
  comme
  en tant que
  en tant qu['’]
  en qualité de
  i (was|am|became) (an?|the)
  i (was|am|became)
  ich (war|bin|wurde)
  j['’](étais|ai été)
  (io )?(ero|sono stat[oa])
  (yo )?fui
  (eu )?fui
  ik was
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** What stands before an employer in a sentence. */
export const beforeEmployer = compilePhrases(
  `
  (at|with|in|for|by|bei|beim|bei der|chez|presso|en|na|no|bij|per|para|für)( (the|la|le|el|il|der|die|das))?
  au sein d(e|u|es)( la| le)?
  m/s
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** What may stand between such a word and the name: 'M/s. Harrow Ltd', 'l’Université'. */
export const beforeName = /^(?:[\s,.:–-]|m\/s\b|l['’](?=\p{Lu}))*/iu;

const behindEmployer = compilePhrases(
  `
  in
  at
  from
  since
  as
  for
  where
  on
  to
  till
  until
  during
  which
  located
  based
  under
  with
  and its
  als
  como
  come
  comme
  seit
  von
  desde
  depuis
  dal
  presso
  `,
  { ignoreCase: true },
);

/** Where the name of an employer ends in a sentence. */
export const afterEmployer = anyOf(/[,;(]|\.(?=\s|$)/iu, inSequence(/\s/iu, behindEmployer, /\s/iu), /$/iu);
