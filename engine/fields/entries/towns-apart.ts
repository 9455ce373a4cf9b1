import { lookupWordsOf } from '../../text/lookup-words.ts';
import { organisationWords } from '../../lexicon/work/employer-words.ts';
import { institutionWords } from '../../lexicon/work/institution-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { townOf } from '../../lexicon/places.ts';
import { degreeScore } from '../education/degrees.ts';
import { employerScore } from '../experience/employers.ts';
import { endsInLegalForm, titleScore } from '../experience/titles.ts';
import type { Atom } from './atom.ts';
import { isRegionName, placeScore } from '../places/place-score.ts';

/**
 * 'Harrow Systems Lake Charles, LA': only the type separates the name from the town. Before a region the town is what
 * follows the word that names an organization, or a known city. 'Harrow Systems-Leeds' and 'Harrow Systems in Leeds'
 * separate the two by a hyphen without spaces or by a word.
 */
export const townsApart = (atoms: readonly Atom[]): readonly Atom[] =>
  atoms.flatMap((atom, index) => {
    if (atom.period !== null) return [atom];
    const next = atoms[index + 1];
    const isBeforeRegion = next?.glue === 'comma' && isRegionName(next.text);
    const dutch = townBehindTe(atom.text);
    const at = dutch ?? townBehindJoint(atom.text, isBeforeRegion) ?? (isBeforeRegion ? townStart(atom.text) : null);
    if (at === null) return [atom];
    const name = atom.text.slice(0, at).replace(joint, '').trimEnd();
    // a dash may still continue a name, 'University of Harrow – Ashby'
    const glue = dutch === null ? ('dash' as const) : ('bracket' as const);
    return [
      { ...atom, text: name, to: atom.from + name.length },
      { ...atom, text: atom.text.slice(at), from: atom.from + at, glue },
    ];
  });

const joint = /(?:[-–]|\s(?:in|à|en|a|em|te))\s?$/u;
const town = "\\p{Lu}[\\p{L}'’.]+(?:[ -]\\p{Lu}[\\p{L}'’.]+){0,2}(?: NSW| VIC| QLD| TAS| ACT)?";
const behindHyphen = new RegExp(`^(.{2,}[\\p{L}.)])[-–](?=${town}$)`, 'u');
const behindWord = new RegExp(`^(.+) (?:in|à|en|a|em|te) (?=${town}$)`, 'u');

/** Only towns follow the Dutch 'te', so an unknown one counts as well: 'Zorghuis De Linde te Vlisterkerk'. */
const dutchTown = new RegExp(`^(.*\\p{Lu}.*) te (?=(?:['’][st][- ])?${town}$)`, 'u');

const townBehindTe = (text: string): number | null => {
  const found = text.includes(' te ') ? dutchTown.exec(text) : null;
  return found === null || university.test(found[1] ?? '') ? null : found[0].length;
};

/** What the two patterns cannot do without: few names have it, and the patterns are tried from each end of a text. */
const hyphenAndCapital = /[-–]\p{Lu}/u;
const wordAndCapital = / (?:in|à|en|a|em|te) \p{Lu}/u;

/**
 * Where the town begins after a hyphen or a word, when the text before it is a complete name; null when there is no
 * town.
 */
const townBehindJoint = (text: string, isBeforeRegion: boolean): number | null => {
  const found =
    (hyphenAndCapital.test(text) ? behindHyphen.exec(text) : null) ??
    (wordAndCapital.test(text) ? behindWord.exec(text) : null);
  const name = found?.[1] ?? '';
  if (found === null || lookupWordsOf(name).length < 2 || titleScore(name) >= 1.5 || degreeScore(name) >= 2)
    return null;
  const place = text.slice(found[0].length);
  const isHyphen = !found[0].endsWith(' ');
  if (!isHyphen && university.test(name)) return null;
  // 'Clinic of Winston-Salem, NC' is not a clinic of Winston
  const isNamed = /\b(?:of|de|von|in)\s\S+$/iu.test(name) && isHyphen;
  if (isNamed || employerScore(place) >= 1.3 || lookupWordsOf(place).some(isOrganisation)) return null;
  const isKnown = isBeforeRegion || placeScore(place) >= 1.5;
  const isWholeName = endsInLegalForm(name) || lookupWordsOf(name).some(isOrganisation);
  return isKnown || (isWholeName && !isHyphen) ? found[0].length : null;
};

/** 'American University in Harrow', 'Université du Nord à Harrow': of these, many are named with their town. */
const university = /(?:^|\s)(?:universit\p{L}+|academy)(?:\s|$)/iu;

/** Where the one or two words of the town at the end begin; null when they belong to the name. */
const townStart = (text: string): number | null => {
  const words = [...text.matchAll(/\S+/gu)];
  if (words.length < 3 || words.length > 8) return null;
  for (const count of [2, 1]) {
    const start = words.at(-count)?.index ?? 0;
    const town = text.slice(start);
    const name = text.slice(0, start).trimEnd();
    // 'National University of Singapore', 'Bank of Singapore'
    if (connective.test(name) || isGeneric(name)) return null;
    const isName =
      lookupWordsOf(name).length >= 2 && (endsInLegalForm(name) || isOrganisation(lookupWordsOf(name).at(-1) ?? ''));
    const isTown =
      /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u.test(town) && !lookupWordsOf(town).some(isOrganisation);
    if (isName && isTown) return start;
    if (townOf(town) !== null && lookupWordsOf(name).some(isOrganisation)) return start;
  }
  return null;
};

/** 'General Hospital Wudara, Kano State': words for its kind alone are no name. */
const isGeneric = (name: string): boolean => {
  const words = lookupWordsOf(name);
  return words.some(isOrganisation) && words.every((word) => isOrganisation(word) || kinds.has(word));
};

const kinds: ReadonlySet<string> = wordSet('general regional district central memorial specialist teaching primary');

const connective = /\s(?:of|at|de|del|di|do|da|du|des|van|von|zu|in|for|the|la)$/iu;

const isOrganisation = (word: string): boolean => organisationWords.has(word) || institutionWords.has(word);
