import { fold } from '../../../text/fold.ts';
import { advertLanguages, joiningWords, type AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import type { Word } from '../../../text/words.ts';
import { functionWordSet, isNumber } from '../../word-classes.ts';
import { isOfNoTerm } from './word-forms.ts';

/** What follows these is the subject of a degree, not a requirement of its own. */
export const degreeWord = compilePhrases(
  `
  grado
  licenciatura
  laurea
  superior
  bacharelado
  formation
  bac
  *studium
  (studien|hochschul|berufs)abschluss
  `,
  { start: 'text', end: 'text' },
);
/** 'III': the number of a list. */
export const isRoman = ({ raw }: Word): boolean => /^[IVX]{2,4}$/.test(raw);

/** 'CAP', 'BEP', 'BTS': short names of certificates, also after the word that opens a degree. */
export const isCertificate = (word: Word): boolean => /^\p{Lu}{2,4}$/u.test(word.raw) && !isRoman(word);

/** A list of skills starts after these: 'Erfahrung in', 'maîtrise de'. */
const openers = compilePhrases(
  `
  // German
  *kenntnisse*
  *erfahrung*
  umgang
  bereits
  kenn(en|st|t)
  beherrsch(en|st|t)
  *ausbildung
  weiterbildung
  // French
  experiences?
  connaissances?
  connais(sez)?
  maitrise*
  comprehension
  titulaire
  notions?
  pratique
  competences?
  specialisation
  // Spanish
  experiencias?
  familiaridad(e)?
  conocimientos?
  dominio
  manejo
  competencias?
  poseer
  (conoc|domin|manej)[ae]s
  disponer
  // Italian
  possedere
  possiedi
  conosc(i|e|ere)
  esperienz[ae]
  familiarita
  dimestichezza
  conoscenz[ae]
  padronanza
  competenz[ae]
  // Portuguese and Dutch
  conhecimentos?
  vivencia
  possuir
  conhec[ea]s?
  domina(r|s)?
  (werk)?ervaring(en)?
  kent
  kennis
  beheersing
  `,
  { start: 'text', end: 'text' },
);

/** 'Erfahrung', 'maîtrise': a list of skills starts after it. */
export const opens = (word: Pick<Word, 'raw'>): boolean => openers.test(fold(word.raw));

/** 'vous possédez', 'à effectuer'. Most French nouns in -er end in -ier: 'chantier'. */
const isFrenchVerb = ({ raw, plain }: Word, before: Word | undefined): boolean => {
  if (/^\p{Ll}{3,}ez$/u.test(raw)) return true;
  if (before?.plain === 'nous' && /^\p{Ll}{3,}ons$/u.test(raw)) return true;
  const isInfinitive = /^\p{Ll}{3,}(?:(?<!i)er|fier)$/u.test(raw) && !nounsInEr.has(plain);
  // 'vous aimez travailler'
  return (
    isInfinitive &&
    before !== undefined &&
    (advertLanguages.fr.littleWords.has(before.plain) || before.plain.endsWith('ez'))
  );
};
const nounsInEr = wordSet('cancer hiver leader manager scanner container poker laser boucher boulanger berger');

/** A word between two phrases. */
export const isFunctionWord = (word: Word, language: AdLanguage, before?: Word): boolean =>
  (language === 'fr' && isFrenchVerb(word, before)) ||
  isOfNoTerm(word, language, before) ||
  advertLanguages[language].littleWords.has(word.raw.toLowerCase()) ||
  advertLanguages[language].littleWords.has(word.plain) ||
  functionWordSet.has(word.plain);

/** 'B2' is a language level. */
export const isBeside = (word: Word | undefined, language: AdLanguage): boolean =>
  word !== undefined &&
  (advertLanguages[language].nonSkillWords.has(word.plain) || isNumber(word) || /^[abc][12]$/.test(word.plain));

/** 'Grund- und Behandlungspflege' is one compound written in two parts. */
const isHyphenatedHalf = (words: readonly Word[], index: number): boolean =>
  /^[-‐–]\s/.test(words[index + 1]?.before ?? '') && /^(?:und|oder|en|of)$/.test(words[index + 1]?.plain ?? '');

/** A word that joins two parts of one phrase: 'de' in 'pose de coffrages'. */
export const isJoin = (words: readonly Word[], index: number, language: AdLanguage): boolean => {
  const word = words[index];
  if (word === undefined) return false;
  if (isHyphenatedHalf(words, index - 1)) return true;
  return language !== 'de' && language !== 'nl' && joiningWords.has(word.plain);
};
