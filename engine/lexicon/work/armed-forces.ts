import { compilePhrases } from '../phrases/compile.ts';

/**
 * Armed forces and police of the countries of our languages, in lower case without accents: employers whose names end in
 * words of titles ('Air National Guard') or in ordinary words ('Armée de Terre'). Written by us.
 */
export const armedForces = compilePhrases(
  `
  // English
  (air |army )?national guard
  coast ?guard
  (us|u\\.s\\.|united states|british|indian|australian|canadian|nigerian|irish|territorial|south african) army( reserve)?
  (us|u\\.s\\.|united states|royal|indian|nigerian)( australian| canadian)? (navy|marines|air force|marine corps)( reserve)?
  marine corps( reserve)?
  royal (corps of )?(engineers|signals|artillery|marines|pioneers|dragoons|fusiliers|logistic corps|army medical corps)
  (corps of )?royal (australian |canadian )?electrical (and|&) mechanical engineers
  royal fleet auxiliary
  (us|u\\.s\\.|united states) space force
  // German
  bundeswehr
  (osterreichisches )?bundesheer
  schweizer armee
  bundespolizei
  // French
  armee de (terre|l[’']air)( et de l[’']espace)?
  marine nationale
  gendarmerie nationale
  police nationale
  armee (suisse|francaise)
  legion etrangere
  // Spanish
  ejercito (de tierra|del aire|espanol|mexicano|nacional)
  fuerzas armadas
  policia (nacional|local|federal)
  // Italian
  esercito( italiano)?
  (marina|aeronautica) militare
  arma dei carabinieri
  guardia di finanza
  polizia (di stato|locale|municipale)
  // Portuguese
  exercito( brasileiro| portugues)?
  forcas? (armadas|aerea)( brasileira| portuguesa)?
  marinha( do brasil| portuguesa)?
  policia (militar|civil)
  // Dutch
  koninklijke (landmacht|luchtmacht|marine|marechaussee)
  belgische defensie
  `,
  { start: 'letter', end: 'text' },
);
