import { fold } from '../../text/fold.ts';
import { advertLanguages, joiningWords, type AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { generalLikings, likingOpeners, traitAbroad, traitOpeners } from '../../lexicon/adverts/traits.ts';
import { numberWords } from '../../lexicon/number-words.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { type Word } from '../../text/words.ts';
import type { Phrase } from './phrase-shape.ts';
import type { Statement } from '../statements/statement.ts';
import { isCapital, functionWordSet, headNounSet, isMarked, isNumber } from '../word-classes.ts';
import { exampleOpeners } from '../../lexicon/adverts/clauses.ts';
import { isBareList, isNextTo, isStatedAbroad } from './evidence-abroad.ts';
import { endsAsk, isInVerbClause, isListOfNouns, isLooseAdjective } from './nouns-abroad.ts';

/** What follows these is the subject of a degree, not a requirement of its own. */
const degreeWord = compilePhrases(
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
const isRoman = ({ raw }: Word): boolean => /^[IVX]{2,4}$/.test(raw);

/** 'CAP', 'BEP', 'BTS': short names of certificates, also after the word that opens a degree. */
const isCertificate = (word: Word): boolean => /^\p{Lu}{2,4}$/u.test(word.raw) && !isRoman(word);

/** Too general to be a term on its own. */
const headAbroad = wordSet(
  'gestion gestione gestao diplome normes planung entwicklung developpement desarrollo sviluppo desenvolvimento beheer sector secteur settore setor',
);

const maxPhraseLength = 5;
const minWordLength = 4;

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
  experience
  connaissances?
  maitrise*
  comprehension
  titulaire
  notions?
  pratique
  competences?
  specialisation
  // Spanish
  experiencia
  conocimientos?
  dominio
  manejo
  competencias?
  // Italian
  esperienza
  conoscenz[ae]
  padronanza
  competenz[ae]
  // Portuguese and Dutch
  conhecimentos?
  vivencia
  ervaring
  kennis
  beheersing
  `,
  { start: 'text', end: 'text' },
);
const opens = (word: Word): boolean => openers.test(fold(word.raw));

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

const isFunctionWord = (word: Word, language: AdLanguage, before?: Word): boolean =>
  (language === 'fr' && isFrenchVerb(word, before)) ||
  advertLanguages[language].littleWords.has(word.raw.toLowerCase()) ||
  advertLanguages[language].littleWords.has(word.plain) ||
  functionWordSet.has(word.plain);

/** 'B2' is a language level. */
const isBeside = (word: Word | undefined, language: AdLanguage): boolean =>
  word !== undefined &&
  (advertLanguages[language].nonSkillWords.has(word.plain) || isNumber(word) || /^[abc][12]$/.test(word.plain));

/** 'Grund- und Behandlungspflege' is one compound written in two parts. */
const isHyphenatedHalf = (words: readonly Word[], index: number): boolean =>
  /^[-‐–]\s/.test(words[index + 1]?.before ?? '') && /^(?:und|oder|en|of)$/.test(words[index + 1]?.plain ?? '');

const isJoin = (words: readonly Word[], index: number, language: AdLanguage): boolean => {
  const word = words[index];
  if (word === undefined) return false;
  if (isHyphenatedHalf(words, index - 1)) return true;
  return language !== 'de' && language !== 'nl' && joiningWords.has(word.plain);
};

/** 'Erfolgreich', 'Hohe', 'Selbstständiges': a German adjective that opens an item. */
const isOpeningAdjective = (words: readonly Word[], index: number): boolean =>
  index === 0 &&
  (isAdjectiveInRow(words) || (words[1]?.joint === 'soft' && !isFunctionWord(words[1], 'de'))) &&
  openingAdjective.test(words[0]?.plain ?? '');
/** 'Sicheres, offenes und freundliches Auftreten' */
const isFurtherAdjective = ({ raw, plain }: Word): boolean => plain === 'und' || /^\p{Ll}{3,}e[rsnm]?$/u.test(raw);

/** 'Selbstständiges und zielorientiertes Arbeiten', 'Offene, freundliche Art': the next word is an adjective, too. */
const isAdjectiveInRow = (words: readonly Word[]): boolean => {
  const isPair = words[1]?.plain === 'und' || /^,\s$/.test(words[1]?.before ?? '');
  const at = words[1]?.plain === 'und' ? 2 : 1;
  const [first, other] = [words[0], words[at]];
  if (!isPair || first === undefined || other === undefined) return false;
  const noun = words.slice(at + 1).find((word) => !isFurtherAdjective(word));
  if (noun?.joint !== 'soft') return false;
  if (!adjectiveAlone.test(first.plain) || !/^\p{Ll}+$/u.test(other.raw)) return false;
  // 'Datenbanken und verteilte Systeme': two adjectives of one noun have the same ending, and the noun is a quality.
  const ending = /e[rsnm]?$/.exec(other.plain)?.[0];
  const isSame = ending !== undefined && first.plain.endsWith(ending);
  return isSame && (traitAbroad.test(noun.plain) || advertLanguages.de.nonSkillWords.has(noun.plain));
};
/** What is an adjective by its form alone; a noun may end in '-e' and '-en', too. */
const adjectiveAlone = /^(?:\p{L}+e[rsm]|(?:\p{L}*(?:lich|ig|isch|iert|bar|sam|end)|offen)(?:e[rsnm]?)?)$/u;
const openingAdjective = /(?:e[rsn]?|lich|reich|isch|sam|voll|los|bar|iert)$/;

/** 'Savoir lire', 'Assurer': French verbs that open an item. */
const isOpeningVerbAbroad = (words: readonly Word[], first: number, language: AdLanguage): boolean =>
  language === 'fr' &&
  /(?:er|ir|re|oir)$/.test(words[first]?.plain ?? '') &&
  words.slice(0, first).every((word) => /(?:er|ir|re|oir)$/.test(word.plain) || joiningWords.has(word.plain));

/** 'Einem vergleichbaren Kassensystem': a system like it, not the name of one. */
const ofTheKind = /^(?:vergleichbar|ahnlich|gleichwertig|entsprechend)/;

/** A German adjective before the noun that was cut off, or a participle after it: 'elektrotechnischer', 'gezüchtet', but not 'browser'. */
const inflected = anyOf(/^\p{Ll}+(?:isch|lich|ig|ell|bar|sam|iv|al|end|iert)e[nrsm]?$/u, /^(?:be|ge)\p{Ll}+t$/u);

/** Nouns that mean nothing alone but name something with their adjective: 'analyse financière'. */
const headsOfPair = wordSet('analyse analyses base bases cabinet cabinets presentation resultats');
/** 'Cabinet comptable', 'bases de données': without its noun an adjective means nothing. */
const isHeadOfPair = (words: readonly Word[], index: number, to: number, language: AdLanguage): boolean => {
  const [word, next, other] = [words[index], words[index + 1], words[index + 2]];
  if (language !== 'fr' || word === undefined || next === undefined || index >= to || !headsOfPair.has(word.plain))
    return false;
  if (/^bases?$/.test(word.plain) && next.plain === 'de') return other?.plain === 'donnees';
  return next.joint === 'soft' && !joiningWords.has(next.plain) && !isBeside(next, language);
};

/** The phrase without the qualifiers at its ends: 'Bonne maîtrise de', 'Sorgfältige'. */
const trimmedAbroad = (words: readonly Word[], from: number, to: number, language: AdLanguage): Phrase | null => {
  let first = from;
  let last = to;
  while (first <= last && isOpeningVerbAbroad(words, first, language)) {
    first += 1;
    while (first <= last && isJoin(words, first, language)) first += 1;
  }
  while (first <= last) {
    const word = words[first];
    const isQualifier =
      language === 'de' && first < last && word !== undefined && (!isCapital(word) || isOpeningAdjective(words, first));
    if (word === undefined || !(isBeside(word, language) || isJoin(words, first, language) || isQualifier)) break;
    if (isHeadOfPair(words, first, last, language)) break;
    first += 1;
  }
  // A German phrase ends in its noun: 'Kommunikation runden'.
  const isBehindNoun = (word: Word | undefined) =>
    language === 'de' &&
    word !== undefined &&
    (/^\p{Ll}+en$/u.test(word.raw) || inflected.test(word.raw)) &&
    word.before === ' ';
  // 'Installation elektrotechnischer Einrichtungen': a general noun completes a name that began before its adjective.
  const end = words[last];
  if (end !== undefined && last - first >= 2 && isCapital(end) && isBehindNoun(words[last - 1])) return { first, last };
  while (
    last >= first &&
    (isBeside(words[last], language) || isJoin(words, last, language) || isBehindNoun(words[last]))
  )
    last -= 1;
  const isOfKind = words.slice(from, first).some(({ plain }) => ofTheKind.test(plain));
  return first > last || isOfKind ? null : { first, last };
};

/** 'Klima-, Heizungs-': the first half of a compound whose second half is far away. */
const isHalf = (words: readonly Word[], { first, last }: Phrase): boolean =>
  first === last && /^[-‐–][\s,]/.test(words[last + 1]?.before ?? '');

/** 'mínimo cinco años' */
const isNumberWord = ({ raw }: Word): boolean => Object.hasOwn(numberWords, raw.toLowerCase());

const isTermLike = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean => {
  const inside = words.slice(first, last + 1);
  if (inside.length > maxPhraseLength || inside.some((word) => isNumber(word) || isRoman(word))) return false;
  if (inside.every(isNumberWord)) return false;
  // 'SAP software': the English noun after a known term means nothing alone.
  if (inside.length === 1 && inside.some(({ plain }) => headAbroad.has(plain) || headNounSet.has(plain))) return false;
  if (traitAbroad.test(inside.at(-1)?.plain ?? '') || isHalf(words, { first, last })) return false;
  if (language === 'de' && first === last && isOpeningAdjective(words, first)) return false;
  // German nouns have a capital; words without one only qualify them.
  if (language === 'de' && !inside.some((word) => isCapital(word) || isMarked(word) || /\d/.test(word.raw)))
    return false;
  return inside.some(
    (word) =>
      (isMarked(word) && !isBeside(word, language)) ||
      (word.plain.length >= minWordLength && !isBeside(word, language)),
  );
};

/** 'Résistance au stress', but 'résistance des matériaux'. */
const isTraitOpener = (word: Word, next: Word | undefined): boolean =>
  traitOpeners.test(word.plain) || (word.plain === 'resistance' && /^(?:a|au|aux)$/.test(next?.plain ?? ''));

/** 'Capacité de rédaction technique': in French one word alone is too often a quality. */
const isLikedSkill = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean =>
  (language === 'de' || last > first) && !words.slice(first, last + 1).some(({ plain }) => generalLikings.test(plain));

/** 'esprit d'équipe et taille des rosiers', but 'capacité d'adaptation et d'écoute', 'Freude an Menschen und Tieren'. */
const endsTrait = (word: Word, next: Word | undefined): boolean =>
  /^(?:et|ou|y|e|o)$/.test(word.plain) && !/^(?:de|d|du|des|a)$/.test(next?.plain ?? '');

/** 'technischer Gewerke wie Klima', 'logiciels tels que': the kind of what is named after it. */
const isHeadOfExamples = (words: readonly Word[], { first, last }: Phrase): boolean => {
  const next = words[last + 1];
  const opensList = next?.joint === 'soft' && exampleOpeners.has(next.plain);
  return opensList && !words.slice(first, last + 1).some(isMarked);
};

/** 'Langage : Python': the label of a list, not one of its items. */
const isLabel = (words: readonly Word[], { first, last }: Phrase): boolean =>
  first === 0 && last === 0 && /^\s*:/.test(words[1]?.before ?? '') && !words.slice(0, 1).some(isMarked);

/** 'communiquer efficacement': a French adverb right after its verb. */
const isAdverbAbroad = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean =>
  language === 'fr' &&
  first === last &&
  words[first]?.plain.endsWith('ment') === true &&
  // 'métier recrutement': most nouns in -er end in -ier
  /(?:(?<!i)er|fier|ir|re)$/.test(words[first - 1]?.plain ?? '');

/** A German compound of fewer letters is too often an everyday noun. */
const minCompoundLength = 10;
/** So is a shorter noun for an act: 'Erreichung', 'Koordination'. */
const minActLength = 14;
/** After these a compound names what the work is done on: 'Wartung von Förderanlagen'. After 'des' it has another form. */
const ofWork = wordSet('von der an mit fur und');
/** In more words a duty also names its surroundings: for whom, with whom and what for. */
const maxWordsOfDuty = 7;

/** 'Förderanlagen', 'pose de coffrages': what a duty says beyond its verb. */
const isOfDuty = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean => {
  const inside = words.slice(first, last + 1);
  if (inside.some(isMarked)) return true;
  if (words.length > maxWordsOfDuty) return false;
  // The rest of the item, after the verb and its article
  if (language === 'fr')
    return (
      last === words.length - 1 &&
      (first === 1 || first === 2) &&
      inside.some((word, index) => index > 0 && joiningWords.has(word.plain))
    );
  const [word] = inside;
  if (language !== 'de' || inside.length > 1 || word === undefined || first === 0) return false;
  const isAct = /(?:ung|ungen|ion|ionen|ieren|fuhren)$/.test(word.plain);
  return word.plain.length >= (isAct ? minActLength : minCompoundLength) && ofWork.has(words[first - 1]?.plain ?? '');
};

/**
 * Requirements beyond the lexicon in a statement of another language: within lists of requirements, the words between
 * function words, without those that only state a level.
 */
export const phrasesAbroad = (
  words: readonly Word[],
  statement: Statement,
  language: AdLanguage,
  isTaken: (index: number) => boolean,
): readonly Phrase[] => {
  const isDuty = statement.part === 'duty' && statement.isItem;
  if (statement.part !== 'must' && statement.part !== 'nice' && !isDuty) return [];
  const phrases: Phrase[] = [];
  let isOpen = isDuty || isListOfNouns(words, statement, language);
  let hasAsked = isOpen;
  /** Right after the words that ask, a preposition belongs to them: 'expérience dans la vente'. */
  let isDirect = false;
  const isList = !isDuty && isBareList(words);
  let lastAsked = -1;
  let isTrait = false;
  let isLiking = false;
  let from = -1;
  const close = (end: number) => {
    if (from >= 0 && isOpen && !isTrait) {
      const phrase = trimmedAbroad(words, from, end, language);
      const isTerm =
        phrase !== null &&
        isTermLike(words, phrase, language) &&
        (!isLiking || isLikedSkill(words, phrase, language)) &&
        !isHeadOfExamples(words, phrase) &&
        !isLooseAdjective(words, phrase, language) &&
        !(language === 'de' && isInVerbClause(words, phrase)) &&
        !isLabel(words, phrase) &&
        !isAdverbAbroad(words, phrase, language);
      if (isTerm && (!isDuty || isOfDuty(words, phrase, language))) {
        const isAsked = isDirect || isList || isNextTo(words, lastAsked, phrase.first);
        if (isAsked) lastAsked = phrase.last;
        if (isStatedAbroad(words, phrase, language, isAsked)) phrases.push(phrase);
        isDirect = false;
      }
    }
    from = -1;
  };
  words.forEach((word, index) => {
    if (word.joint === 'hard' || isTaken(index)) close(index - 1);
    if (word.joint === 'hard') isTrait = isLiking = false;
    if (isTaken(index)) return;
    const joins = from >= 0 && isJoin(words, index, language) && word.joint === 'soft';
    // 'Hands-on-Mentalität'
    const isInCompound = word.before === '-' || words[index + 1]?.before === '-';
    if (!joins && !opens(word) && !isInCompound && isFunctionWord(word, language, words[index - 1])) {
      close(index - 1);
      if (exampleOpeners.has(word.plain)) {
        isOpen ||= hasAsked;
        isDirect = true;
      } else if (!isDuty && !isDirect && endsAsk(words, index, language)) isOpen = false;
      if (endsTrait(word, words[index + 1])) isTrait = isLiking = false;
      return;
    }
    // 'o. ä.', 'u. a.', 'z. B.'
    const isOfShort = /^\p{Ll}$/u.test(word.raw) || (/^\p{Lu}$/u.test(word.raw) && words[index - 1]?.plain === 'z');
    if (language === 'de' && isOfShort && /^(?: |\. ?| \()$/.test(word.before)) {
      close(index - 1);
      return;
    }
    if (isTraitOpener(word, words[index + 1])) isTrait = true;
    if (likingOpeners.test(word.plain)) {
      close(index - 1);
      isLiking = isDirect = true;
      return;
    }
    if (degreeWord.test(word.plain)) {
      close(index - 1);
      isOpen = false;
      return;
    }
    if (!isOpen && isCertificate(word)) {
      phrases.push({ first: index, last: index });
      return;
    }
    if (opens(word)) {
      close(index - 1);
      // 'Freude am Umgang mit Menschen'
      if (word.plain !== 'umgang') isTrait = isLiking = false;
      else if (isLiking) isTrait = true;
      isOpen = hasAsked = isDirect = true;
      return;
    }
    if (from < 0) from = index;
  });
  close(words.length - 1);
  return phrases;
};
