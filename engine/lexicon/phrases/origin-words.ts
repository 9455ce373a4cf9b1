import { compilePhrases } from './compile.ts';

/** A place that is not where somebody lives. Origin: written by us. */
const ofOtherThings = compilePhrases(
  `
  nationality
  citizen*
  nacionalidad
  nationalit[éä]t?
  staatsangehörigkeit
  born
  birth
  nacid[oa]
  nat[oa]_
  né(e)?_
  geboren
  geburts*
  naissance
  nascita
  nascimento
  nacimiento
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** 'Geburtsort: …', 'Born in …': the place on this line, or below a label, is another than that of residence. */
export const isAboutOrigin = (text: string): boolean => ofOtherThings.test(text);

/** Labels of the place where somebody was born, which may have their value in another column. Origin: written by us. */
const birthplaces = `
  place of birth
  birth ?place
  place of origin
  native place
  geburtsort
  heimatort
  lieu de naissance
  luogo di nascita
  lugar de nac(imiento)?
  local de nascimento
  naturalidade
  geboorteplaats
`;
const ofBirthplace = compilePhrases(birthplaces, { start: 'letter', end: 'letter', ignoreCase: true });

/** 'Geboorteplaats: Gouda', 'Lieu de naissance Lille'. */
export const opensWithBirthplace = compilePhrases(birthplaces, { start: 'text', end: 'letter', ignoreCase: true });

const maxLabelLength = 60;

/** 'Geburtsort' or 'Data di nascita Luogo di nascita': the label alone, without its value on the line. */
export const isLabelOfBirthplace = (text: string): boolean =>
  (text.length <= maxLabelLength && !/\d|\t\S|:\s*\S/u.test(text) && ofBirthplace.test(text)) ||
  (stackOfLabels.test(text) && isAboutOrigin(text));

/** 'Name: Geburtsort: Nationalität:', the labels of a column of values. */
const stackOfLabels = /^[^\d:\t]{2,40}:(?:\s*[^\d:\t]{2,40}:)+\s*$/u;
