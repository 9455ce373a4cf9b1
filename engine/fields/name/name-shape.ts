import { givenNames } from '../../lexicon/names/given-names.ts';
import {
  contactLabels,
  credentials,
  namePrefixes,
  nameParticles,
  nameSuffixes,
  patronymicEndings,
  wordsNotInNames,
} from '../../lexicon/names/name-words.ts';
import { isCountry, isRegion as isRegionInWords, regionCodes, townOf } from '../../lexicon/places.ts';
import { isDocumentTitle } from '../../sections/titles/title-kind.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';

/**
 * A stretch of text that could be a name, without form of address and credentials. Offsets are in the text passed in.
 */
export type NameWords = { value: string; from: number; to: number; words: readonly string[]; likeness: number };

/** Two words, one of them a known given name, before a credential. */
export const maxLikenessOfName = 1;

type Word = { text: string; from: number; to: number };

/** The name at the beginning of a stretch of text, or null. `likeness` runs from 0 to 1. */
export const nameIn = remembered((text: string): NameWords | null => readName(text, false));

/**
 * The same for a text that something else tells to be a name, such as the email address: words of occupations
 * ('Alistair Senior', 'Jane Banker') do not count against it.
 */
export const nameDespiteWords = (text: string): NameWords | null => readName(text, true);

const readName = (text: string, isKnown: boolean): NameWords | null => {
  if (text.length > 120) return null;
  const words = nameWordsIn(text);
  const start = words.findIndex(
    ({ text: word }, index) => !namePrefixes.has(bare(word)) && !(index > 0 && restOfAddress.test(word)),
  );
  if (start < 0) return null;
  const taken: Word[] = [];
  let credentialsSeen = false;
  for (const word of withoutMonogram(words.slice(start))) {
    const plain = bare(word.text);
    const before = taken.at(-1);
    // 'Jane Roe<tab>Prospect Park': what follows a gap behind two words is something else
    if (taken.length >= 2 && before !== undefined && text.slice(before.to, word.from).includes('\t')) break;
    const isBehindComma = before !== undefined && /,/u.test(text.slice(before.to, word.from));
    if (nameSuffixes.has(plain) && taken.length >= 2) {
      taken.push(word);
      break;
    }
    // 'Elizabeth (Liz) Farrow': the name continues behind a nickname.
    if (taken.length >= 1 && isNickname(word.text) && word !== words.at(-1)) {
      taken.push(word);
      continue;
    }
    const isInside = isParticleInCapitals(text, word, words) && !isBehindComma;
    if (taken.length >= 1 && !isInside && isCredential(word.text, plain, isBehindComma)) {
      credentialsSeen = true;
      break;
    }
    if (taken.length >= 1 && pronouns.test(word.text)) break;
    // 'Jane Roe Website | GitHub': links on the line of the name
    if (taken.length >= 2 && contactLabels.has(plain)) break;
    if (isBehindComma && isRegion(word.text)) return null;
    if (isBehindComma) return taken.length >= 2 ? nameFrom(text, taken, credentialsSeen, 0.1, isKnown) : null;
    if (!isNameWord(word.text, plain)) return null;
    taken.push(word);
  }
  return nameFrom(text, taken, credentialsSeen, 0, isKnown);
};

/** 'EDMUNDO R. DO NASCIMENTO': in a name in capitals, what may be a credential is a particle unless the name ends with it or credentials follow. */
const isParticleInCapitals = (text: string, word: Word, words: readonly Word[]): boolean => {
  const next = words[words.indexOf(word) + 1];
  const isName = next !== undefined && !credentials.has(bare(next.text)) && !fellowship.test(next.text);
  return isName && nameParticles.has(bare(word.text)) && !/\p{Ll}/u.test(text);
};

/** 'FAAP', 'FACOFP' behind 'DO': a fellow of an American academy or college. */
const fellowship = /^FA[ACO]\p{Lu}{1,4}[,.]?$/u;

/** 'K.Anand': an initial before the name, without a space. */
const hasInitial = /^\p{Lu}\.\p{Lu}[\p{L}\p{M}]{2,}$/u;

/** 'JR Jane Roe': initials of the name that are drawn beside it. */
const withoutMonogram = (words: readonly Word[]): readonly Word[] => {
  const [monogram, ...name] = words;
  if (monogram === undefined || !/^\p{Lu}{2,4}$/u.test(monogram.text)) return words;
  const ofName = name.filter(({ text }) => !namePrefixes.has(bare(text)));
  const initials = ofName.map(({ text }) => text.charAt(0).toLocaleUpperCase('en'));
  const letters = Array.from(monogram.text);
  const isWhole = letters.every((letter, at) => initials[at] === letter);
  const isEnds = letters.length === 2 && initials[0] === letters[0] && initials.slice(1).includes(letters[1] ?? '');
  // 'LS SCHUSTER, LEANN': the last name comes first.
  const isTurned = letters.length === 2 && initials[0] === letters[1] && initials.slice(1).includes(letters[0] ?? '');
  return name.length >= 2 && (isWhole || isEnds || isTurned) ? ofName : words;
};

/** 'Dipl.-Ing. (FH)', 'Dipl.-Kfm. (Univ.)', 'Major (Retd)': part of the form of address. */
const restOfAddress = /^\((?:FH|TU|TH|BA|DH|HS|Uni|Univ|Retd?|Ret['’]d)\.?\)$/iu;

const nameWordsIn = (text: string): Word[] =>
  [...text.matchAll(/(?!\p{Default_Ignorable_Code_Point})[^\s,]+/gu)].slice(0, 14).map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

const bare = (word: string): string => {
  const folded = fold(word);
  // Most words have none of these signs.
  return /[.();:]/.test(folded) ? folded.replaceAll(/[.()]/gu, '').replace(/[;:]$/u, '') : folded;
};

const isRegion = (word: string): boolean => regionCodes.has(word) || isRegionInWords(word) || isCountry(word);

/** 'she/her', '[they/them]' behind the name. */
const pronouns = /^[([]?\p{Ll}{2,4}\/\p{Ll}{2,5}/u;

/** The quotation marks of all languages, also two single ones, and the wrong way round as LaTeX sets '"'. */
const isNickname = (word: string): boolean =>
  /^(?:\((?:\p{Lu}\p{L}+|(?:\p{Lu}\.){2,3})\)|["'“”„‟‘’‚«»´`]{1,2}\p{Lu}\p{L}+["'“”‟‘’«»´`]{1,2})$/u.test(word);

const isCredential = (word: string, plain: string, isBehindComma: boolean): boolean => {
  if (/^[([]/u.test(word)) return true;
  if (credentials.has(plain) && (isBehindComma || (/\p{Lu}.*[\p{Lu}.]/u.test(word) && word.length <= 7)))
    return !/^\p{Lu}\.?$/u.test(word);
  return isBehindComma && /^(?:\p{Lu}\.?){2,7}(?:-\p{Lu}{1,3})?$/u.test(word);
};

/** Words in scripts without capitals: '王小明', 'محمد'. */
export const isCaseless = (word: string): boolean => /^[\p{Lo}\p{M}]+$/u.test(word);

const isNameWord = (word: string, plain: string): boolean => {
  if (nameParticles.has(plain) || patronymicEndings.has(plain) || isNickname(word)) return true;
  // 'Gual·la', 'W/Mariam'
  const plainly = word.replace(/(?<=\p{L})·(?=\p{L})|(?<=^\p{Lu})\/(?=\p{Lu}\p{Ll})/u, '');
  if (!/^[\p{L}\p{M}'’‘ʻ.\-‐"“”()]+$/u.test(plainly)) return false;
  // 'kaMagwaza', 'deVries'
  if (/^\p{Ll}{2,3}\p{Lu}\p{Ll}{2,}$/u.test(word)) return true;
  // 'nICOLE', typed with Caps Lock on; 'iOS' and 'mRNA' are terms.
  if (/^\p{Ll}\p{Lu}{4,}$/u.test(word)) return true;
  if (/^\p{Lu}\.?$/u.test(word)) return true;
  if (/\p{L}\.$/u.test(word) && plain.length > 3) return false;
  // 'dell'Acqua', 'al-Farouq', ''t'
  if (/^(?:d|l|dell|dall|del|all|al|el|ul|as|ad|an|ar|ash|at|az|es|t|n)['’\-‐]\p{Lu}/u.test(word)) return true;
  // Capital first; capitals inside are fine (McDonald, O'Rourke, VARGA). Scripts without capitals always pass.
  return /^["'“(]?\p{Lu}[\p{L}\p{M}'’‘ʻ.\-‐"”)]*$/u.test(plainly) || isCaseless(word);
};

const nameFrom = (
  text: string,
  taken: readonly Word[],
  hasCredentials: boolean,
  penalty: number,
  isKnown: boolean,
): NameWords | null => {
  const [first, last] = [taken[0], taken.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ofWeight = taken.filter(({ text: word }) => !nameParticles.has(bare(word))).length;
  if (ofWeight > 6 || taken.length > 9) return null;
  const value = text
    .slice(first.from, last.to)
    .replace(/[.,;:]+$/u, (end) =>
      /(?:^|\s)\p{L}\.$|(?:jr|sr)\.$/iu.test(text.slice(first.from, last.to)) ? end : '',
    );
  const words = taken.map(({ text: word }) => word);
  const count = words.filter((word, at) => at === 0 || !isNickname(word)).length;
  const full = words.filter((word) => bare(word).length > 1);
  if (full.every((word) => credentials.has(bare(word))) || isCountry(value) || townOf(value) === 'large') return null;
  if (nameParticles.has(bare(last.text)) && !/^\p{Lu}/u.test(last.text)) return null;
  // 'Jane Cook' and 'Ada Church' are people; 'Line Cook' and 'Senior Nurse' are not.
  const nonNameWordCount = isKnown ? 0 : words.filter((word) => wordsNotInNames.has(bare(word))).length;
  const isGiven = givenNames.has(fold(words[0] ?? '').replaceAll(/[^a-z]/gu, ''));
  if (nonNameWordCount > 1 || (nonNameWordCount === 1 && (!isGiven || full.length > 3))) return null;
  if (words.some((word) => isDocumentTitle(word))) return null;
  let likeness = [0, 0.25, 0.6, 0.6, 0.5, 0.35, 0.2][Math.min(count, 6)] ?? 0;
  if (count === 1 && hasInitial.test(value)) likeness += 0.2;
  if (words.some((word) => givenNames.has(bare(word).replaceAll(/[^a-z]/gu, '')))) likeness += 0.25;
  else if (
    fold(words[0] ?? '')
      .split('-')
      .some((part) => givenNames.has(part))
  )
    likeness += 0.2;
  if (hasCredentials && taken.length >= 2) likeness += 0.15;
  return {
    value,
    from: first.from,
    to: first.from + value.length,
    words,
    likeness: Math.max(0, likeness - penalty - nonNameWordCount * 0.45),
  };
};
