import type { AdLanguage } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence } from '../phrases/compose.ts';
import { wordSet } from '../word-set.ts';

// Words that tell the clauses of one item apart: 'Experience with Kafka, Docker a plus'. Origin of all lists: written by us.

/** English words of which one makes a clause ask for something by itself, beside the nouns of `asking.ts`. */
export const askingVerbs = wordSet('must have has need needs know knows hold holds possess possesses able ability');

/** The same in the other languages, in lower case. */
export const askingAbroad = compilePhrases(
  `
  // German and Dutch
  (kenntnis|erfahrung|ausbildung|studium|abschluss|umgang|verständnis|praxis)
  (beherrsch|(haben|hast|bringst|verfügst|verfügen|besitzen|kennst)_)
  (ervaring|kennis|beheersing|opleiding|diploma|rijbewijs|hebt_)
  // French
  (connaissance|expérience|maîtris|pratique|formation|diplôm|titulaire|permis_|notions_)
  // Spanish, Portuguese and Italian
  (experiencia|conocimiento|dominio_|manejo_|formación|titulación|carnet_)
  (experiência|conhecimento|domínio|formação|vivência)
  (esperienza|conoscenz|padronanza|laurea_|patente_)
`,
  { ignoreCase: true },
);

/** Behind what is not asked for, a clause that says what somebody has: 'Kein Studium nötig, du kennst Kafka'. */
export const furtherDemand = inSequence(
  /(?:,|,? (?:und|et|y|e|en))\s+/iu,
  compilePhrases(
    `
    du (hast|bist|bringst|kannst|kennst|beherrschst|verfügst|besitzt|brauchst)
    sie (haben|sind|bringen|können|kennen|beherrschen|verfügen|besitzen|brauchen)
    vous (avez|êtes|maîtrisez|possédez|connaissez|disposez|justifiez|devez)
    (tú |usted )?(tienes?|dominas?|conoces?|necesitas?|sabes?|debes?|posees?)
    (tu )?(hai|sei|conosci|possiedi|sai|devi)
    (você )?(tem|domina|conhece|possui|precisa|deve)
    (je|jij|u) (hebt|bent|kent|kunt|beheerst|beschikt|bezit)
    `,
    { end: 'letter', ignoreCase: true },
  ),
);

/** A clause that begins with words for what is asked, and not with its name alone: 'prior experience in geriatrics'. */
export const headOfClause = inSequence(
  /^\s*(?:[\p{L}'’-]{1,20} ){0,2}/iu,
  anyOf(/(?:experience|knowledge|skills?|familiarity|proficiency|certifi|licen[sc]|training|ability)/iu, askingAbroad),
);

/** A clause that begins with one of these goes on with the one before. */
export const clauseGoesOn = compilePhrases(
  `
  (including|especially|particularly|such|like|e.g|i.e|incl|inkl|insbesondere|vor allem|notamment|surtout)
  (como|come|wie|zoals|zum beispiel|z. ?b|p. ex|par exemple|por ejemplo|ad esempio|por exemplo|bijvoorbeeld)
  (or|oder|ou|oppure|of|as well as|along with|plus)
  `,
  { start: 'text', end: 'letter', ignoreCase: true },
);

const wholeWords = { start: 'letter', end: 'letter', ignoreCase: true } as const;
const and = '(and|&|und|sowie|et|y|e|ed)';
const or = '(or|oder|ou|oppure|of)';
/** Dutch 'en' is 'and', French and Spanish 'en' is 'in'; Spanish and Italian 'o' is 'or', Portuguese 'o' is 'the'. */
const furtherAnd: Readonly<Partial<Record<AdLanguage, string>>> = { nl: 'en' };
const furtherOr: Readonly<Partial<Record<AdLanguage, string>>> = { nl: 'en', es: '(o|u)', it: 'o' };

const byLanguage = (words: string, further: Readonly<Partial<Record<AdLanguage, string>>>) => {
  const inAll = compilePhrases(words, wholeWords);
  const inOne = new Map(
    Object.entries(further).map(([language, more]) => [language, compilePhrases(`${words}\n${more}`, wholeWords)]),
  );
  return (language: AdLanguage | null): RegExp => inOne.get(language ?? '') ?? inAll;
};
/** 'and', which may also begin a clause with a verb of its own: ', and Docker is a plus'. */
export const andIn = byLanguage(and, furtherAnd);
export const andOrIn = byLanguage(`${and}\n${or}`, furtherOr);

export const singularVerb = compilePhrases(
  `
  (is|would be|ist|wäre|est|serait|sera|es|será|sería|è|sarà|sarebbe|é|seria|zou)
  `,
  wholeWords,
);

/** Said of one name, these speak of more: 'Docker are a plus', 'Docker souhaités', 'each a plus'. */
export const saidOfAll = compilePhrases(
  `
  (are|sind|wären|sont|seraient|seront|son|serán|serían|sono|saranno|sarebbero|são|serão|seriam|zijn|zouden)
  (each|all|both|either|jeweils|alle|alles|allesamt|beides?|chacune?|tous|toutes|les deux)
  (todos|todas|ambos|ambas|cada uno|cada una|tutti|tutte|entrambi|entrambe|ciascuno|allemaal|allen|elk|pluses)
  (souhait|appréci|valoris)é(s|es)
  (deseable|valorable|preferible|opcionale|atout)s
  (gradit|apprezzat|richiest)[ie]
  (preferibili|preferenziali|desiderabili|opzionali|facoltativi|desejáveis|opcionais|diferenciais|facultatifs|optionnels)
  `,
  wholeWords,
);

/** Feminine forms speak of the experience or knowledge before a product: 'Maîtrise de Kafka, Docker appréciée'. */
export const saidOfKnowledge = compilePhrases('(souhait|appréci|valoris)ée\n(gradit|apprezzat)a', wholeWords);

/** What follows one of these is what is wished for: 'bonus points for Docker'. */
export const wishBefore = compilePhrases(
  `
  (bonus|extra|brownie|plus) points? (for|if)
  (a )?bonus (for|if)
  (a )?plus (for|if)
  nice to have:
  `,
  { start: 'text', ignoreCase: true },
);
