import { askingWords, codingWords, contextWords } from '../lexicon/stop-words.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { stemOf } from '../text/stem.ts';
import type { TermMatch } from './term-match.ts';
import type { Word } from '../text/words.ts';

const near = 3;
const cuesOfNames: ReadonlySet<string> = new Set(contextWords.map(stemOf));
const cuesOfLetters: ReadonlySet<string> = new Set(codingWords.map(stemOf));
const cuesOfWords: ReadonlySet<string> = new Set(askingWords.map(stemOf));

/** Positions of unambiguous terms: indices of their first and last words. */
export type SureMatches = { startingAt: ReadonlySet<number>; endingAt: ReadonlySet<number> };

const isListSeparator = (before: string): boolean => /[,;/|•·(]/.test(before);
const isConjunction = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:and|or|und|oder)$/.test(word.plain);

/** Beside another term of a list: 'Python, R and SQL'. */
const isInList = (match: TermMatch, words: readonly Word[], sure: SureMatches): boolean => {
  const before = words[match.first];
  const after = words[match.last + 1];
  // 'Wrote APIs and shipping labels' is not a list: between everyday words only a comma counts.
  const mayBeAnd = match.isName && !match.isLowered;
  const neighbourBefore = mayBeAnd && isConjunction(words[match.first - 1]) ? match.first - 2 : match.first - 1;
  const neighbourAfter = mayBeAnd && isConjunction(after) ? match.last + 2 : match.last + 1;
  const isSeparatedBefore =
    neighbourBefore === match.first - 2 || (before !== undefined && isListSeparator(before.before));
  const isSeparatedAfter = neighbourAfter === match.last + 2 || (after !== undefined && isListSeparator(after.before));
  return (
    (isSeparatedBefore && sure.endingAt.has(neighbourBefore)) ||
    (isSeparatedAfter && sure.startingAt.has(neighbourAfter))
  );
};

/** Words up to three away in one direction, on the same line; an everyday word is judged within its own clause only. */
const wordsBeside = (match: TermMatch, words: readonly Word[], step: -1 | 1): readonly Word[] => {
  const line = words[match.first]?.stretches[0].line;
  const beside: Word[] = [];
  for (let at = step < 0 ? match.first - 1 : match.last + 1; beside.length < near; at += step) {
    const word = words[at];
    if (word === undefined || word.stretches[0].line !== line) break;
    const border = step < 0 ? words[at + 1] : word;
    if (!match.isName && border?.joint === 'hard') break;
    beside.push(word);
  }
  return beside;
};

const hasCue = (match: TermMatch, words: readonly Word[]): boolean => {
  const isLetter = words[match.first]?.raw.length === 1 && match.first === match.last;
  // An everyday word ('displays', 'pumps') needs more than 'tools' beside it.
  const cues = isLetter ? cuesOfLetters : match.isName ? cuesOfNames : cuesOfWords;
  return [...wordsBeside(match, words, -1), ...wordsBeside(match, words, 1)].some((word) => cues.has(word.stem));
};

/**
 * A capital among ordinary words: 'advanced Excel skills', 'eleven Go services'. A single letter proves nothing
 * ('vitamin C').
 */
const isMentionedInPassing = (match: TermMatch, words: readonly Word[]): boolean => {
  const word = words[match.first];
  const previous = words[match.first - 1];
  if (
    !match.isName ||
    word === undefined ||
    previous === undefined ||
    word.raw.length < 2 ||
    !/^\p{Lu}/u.test(word.raw)
  )
    return false;
  return (
    /^[\p{Ll}\d]/u.test(previous.raw) &&
    /^[\s/]+$/.test(word.before) &&
    previous.stretches[0].line === word.stretches[0].line
  );
};

const isAlone = (match: TermMatch, words: readonly Word[]): boolean => {
  const first = words[match.first];
  const after = words[match.last + 1];
  return first !== undefined && first.joint === 'hard' && (after === undefined || after.joint === 'hard');
};

const lineOf = (word: Word | undefined): number | undefined => word?.stretches[0].line;

/** In a list with a skill on each line, and not the end of a line above that is a list itself: 'Building, Rail' 'Access'. */
const isWholeLine = (match: TermMatch, words: readonly Word[]): boolean => {
  const [line, before, after] = [lineOf(words[match.first]), words[match.first - 1], words[match.last + 1]];
  if (lineOf(before) === line || lineOf(after) === line) return false;
  if (after !== undefined && !/^[\p{Lu}\d]/u.test(after.raw)) return false;
  for (let at = match.first - 1; lineOf(words[at]) === lineOf(before) && words[at] !== undefined; at -= 1)
    if (isListSeparator(words[at]?.before ?? '')) return false;
  return true;
};

/** A name in lower case outside a list of skills: 'go' and 'vim' are too ambiguous there. */
const minLetters = 4;

/** 'Epic charting', 'Sage bookkeeping': in a list the name opens what a sure term goes on with. */
const isBeforeTerm = (match: TermMatch, words: readonly Word[], sure: SureMatches): boolean =>
  match.isName &&
  !match.isLowered &&
  (words[match.first]?.raw.length ?? 0) >= minLetters &&
  words[match.last + 1]?.before === ' ' &&
  sure.startingAt.has(match.last + 1);

/** 'Excel-based' is about Excel, 'go-live' is not about Go. */
const aboutSuffix = /^(?:based|driven|like|related|certified|compatible|heavy|native|style|savvy|trained)$/;

/** 'R&D', 'C&C' and 'C-level' are neither R nor C, 'multi-disciplinary' is not disciplinary. */
const isHalfOfCompound = (words: readonly Word[], match: TermMatch): boolean => {
  const [word, after] = [words[match.first], words[match.last + 1]];
  const joints = [word?.before, after?.before];
  if (joints.some((joint) => joint?.includes('&') === true && joint.length === 1)) return true;
  return word?.before === '-' || (after?.before === '-' && !(word?.raw.length !== 1 && aboutSuffix.test(after.plain)));
};

/** 'Strong initiative', 'a high level of organization': a quality that somebody has. */
const isPraised = (match: TermMatch, words: readonly Word[]): boolean => {
  const [before, word] = [words[match.first - 1], words[match.first]];
  if (before === undefined || word?.joint !== 'soft') return false;
  if (/^(?:strong|good|great|excellent|outstanding|exceptional|high)$/.test(before.plain)) return true;
  return before.plain === 'of' && words[match.first - 2]?.plain === 'level';
};

/** 'Excel in a busy kitchen', 'Access at any time': a word that opens a sentence as its verb. */
const isOpeningVerb = (match: TermMatch, words: readonly Word[]): boolean => {
  const [word, link, next] = [words[match.first], words[match.last + 1], words[match.last + 2]];
  if (match.first !== match.last || word?.joint !== 'hard' || link?.before !== ' ' || next === undefined) return false;
  return link.plain === 'in' && /^(?:an?|the|this|that|our|your|all|every|any)$/.test(next.plain);
};

/** Before 'Office' they leave it the product: 'Pack Office', 'Advanced Office'. */
const besideProduct = wordSet(
  'microsoft ms pack pacote paquete pacchetto suite windows google word excel outlook powerpoint access publisher teams onenote visio sap autocad photoshop advanced basic good strong solid excellent proficient proficiency using und et and',
);
/** Behind 'Office' they make it a place of work or a department: 'Office Manager', 'Office of the Registrar'. */
const ofWorkplace = wordSet(
  'of manager managers management administrator administrators administration assistant assistants clerk coordinator director supervisor secretary hours depot supplies equipment space building lead executive operations support services worker workers team',
);
/** 'Geomatics Office', 'Front Office', 'Office Manager': a name or a place that has nothing to do with the product. */
const isOtherOffice = ({ entry, first, last }: TermMatch, words: readonly Word[]): boolean => {
  if (entry.term !== 'Microsoft Office' || first !== last || words[first]?.raw !== 'Office') return false;
  const [before, next] = [words[first - 1], words[last + 1]];
  const isOfName =
    before !== undefined &&
    words[first].before === ' ' &&
    /^\p{Lu}/u.test(before.raw) &&
    !besideProduct.has(before.plain);
  return isOfName || (next?.before === ' ' && ofWorkplace.has(next.plain));
};

/**
 * Whether an ambiguous word ('Go', 'Excel', 'Lean') is used in its technical sense: its neighbours have to indicate it.
 */
export const isMeant = (
  match: TermMatch,
  words: readonly Word[],
  sure: SureMatches,
  isListed: (word: Word) => boolean,
): boolean => {
  const word = words[match.first];
  if (
    word === undefined ||
    isHalfOfCompound(words, match) ||
    isOpeningVerb(match, words) ||
    isOtherOffice(match, words)
  )
    return false;
  if (isListed(word) && (isAlone(match, words) || isWholeLine(match, words) || isBeforeTerm(match, words, sure)))
    return true;
  if (match.entry.kind === 'soft' && isPraised(match, words)) return true;
  if (match.isLowered) return word.raw.length >= minLetters && isInList(match, words, sure);
  return isInList(match, words, sure) || hasCue(match, words) || isMentionedInPassing(match, words);
};
