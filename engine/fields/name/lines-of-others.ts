import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Reading } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';
import { knownTitle } from '../../sections/titles/title-kind.ts';
import { fold } from '../../text/fold.ts';

/** Titles over whom to call in an emergency, in lower case without accents; seven languages, written by us. */
const emergency = compilePhrases(
  `
  emergency contacts?( person| details| information| name)?
  (contact )?(person )?in case of (an )?emergency
  next of kin
  notfallkontakte?
  kontakt(person)? im notfall
  personne a (contacter|prevenir)( en cas d'urgence)?
  contacts? (d'urgence|en cas d'urgence)
  contactos? (de|en caso de) (emergencia|urgencia)
  contat[ot]s? (de|em caso de) emergencia
  contatt[oi] (di|in caso di) emergenza
  noodcontact(en)?
  contactpersoon bij nood
  `,
  { start: 'text', end: 'text' },
);
/** Titles over the details of relatives, alike. */
const relatives = compilePhrases(
  `
  (father|mother|husband|wife|spouse|parents?|children)
  (vater|mutter|ehemann|ehefrau|ehepartner|ehepartnerin|eltern|kinder)
  (pere|mere|mari|epouse|conjoint|conjointe|enfants)
  (padre|madre|esposo|esposa|conyuge|padres|hijos)
  (pai|mae|conjuge|filiacao|pais|filhos)
  (marito|moglie|coniuge|genitori|figli)
  (vader|moeder|echtgenoot|echtgenote|ouders|kinderen)
  `,
  { start: 'text', end: 'text' },
);

/**
 * Lines whose labeled names are not the candidate's: sections other than the contact details and the top of the page,
 * and what follows a title such as 'Emergency contact' or 'References' there.
 */
export const linesOfOthers = (sections: readonly Section[], { lines }: Reading): readonly number[] =>
  sections.flatMap((section) => {
    const heading = section.heading === null ? '' : (lines[section.heading.span.line]?.text ?? '');
    if (section.heading !== null && (section.kind !== 'contact' || isTitleOfOthers(heading))) return section.lines;
    const first = section.lines.findIndex((line) => isTitleOfOthers(lines[line]?.text ?? ''));
    return first === -1 ? [] : section.lines.slice(first);
  });

/** 'Emergency contact: Peter' as well, but only 'Children:' alone: 'Children: 2' is about the candidate. */
const isTitleOfOthers = (text: string): boolean => {
  if (text.length > maxTitleLength) return false;
  const [before = '', behind = ''] = text.split(/[:\t]/u);
  if (emergency.test(fold(before.trim()))) return true;
  return behind.trim() === '' && (relatives.test(fold(before.trim())) || knownTitle(before.trim()) === 'references');
};

const maxTitleLength = 64;
