import { compilePhrases } from './compile.ts';

/** What scholars organize, visit and are funded by: universities are named there, but nobody studies. */
export const academicEvents = compilePhrases(
  `
  conferences?
  congress(es)?
  symposi(um|a|ums)
  colloqui(um|a|ums)
  seminars?
  reading groups?
  workshops?
  organi[sz]ing committee
  programm?e committee
  invited talks?
  research visits?
  visiting scholars?
  grants?
  grant proposals?
  funding
  principal investigator
  tagungen
  kolloquien
  kolloquium
  drittmittel
  colloques?
  séminaires?
  journées d'étude
  congresos?
  congressos?
  jornadas
  simposios?
  seminarios?
  convegn[oi]
  seminari
  congressen
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);
