import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { legalForms, organisationWords, weakLegalForms } from '../../../lexicon/work/employer-words.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { placeScore } from '../../places/place-score.ts';
import type { Atom } from '../atom.ts';
import { startsWithVerb } from '../prose.ts';

/**
 * The pieces of an employer without what only tells about it: 'Harrow Foods Ltd in the packing department' and 'Harrow
 * Foods Ltd (an Alder company)' end with the legal form, 'Harrow – maker of toys' before the description, 'Harrow Remote'
 * before where the work was done, and 'bei der Harrow AG' begins after the article. 'Harrow Hospital, Dr. Jane Roe' ends before the person,
 * and of a name and address behind a label the name is the first piece.
 */
export const nameAlone = (employer: readonly Atom[]): readonly Atom[] => {
  const [first, ...rest] = employer;
  if (first === undefined) return employer;
  const described = rest.findIndex(
    ({ text, glue }, index) =>
      (glue === 'dash' || glue === 'comma') &&
      (beginsSmall.test(text) || isPerson(text) || (first.fact === 'employer' && index === 0 && rest.length > 1)),
  );
  const named = [withoutArticle(first), ...(described < 0 ? rest : rest.slice(0, described))];
  const cut = named.findIndex(({ text }) => endOfName(text) < text.length);
  return cut < 0 ? named : [...named.slice(0, cut), ...named.slice(cut, cut + 1).map(untilEnd)];
};

/** 'maker of toys', but not 'e-Motion' and not 'iRobot'. */
const beginsSmall = /^\p{Ll}{2,} /u;

const person = /^(?:Dra?|Prof|Dott(?:\.ssa)?|Mrs?|Ms|Herr|Frau)\.? (?:[\p{Lu}(]\S*\s?){1,6}$/u;

/** 'Dr. Jane Roe, Pharm.D.', but not 'Dr. Alder Foods GmbH'. */
const isPerson = (text: string): boolean =>
  person.test(text) && !lookupWordsOf(text).some((word) => legalForms.has(word) || organisationWords.has(word));

/** Before a capital, or before a word for an organization: 'the Harrow Arms', 'il ristorante Harrow'. */
const article =
  /^(?:(?:der|dem|den|die|das|the|la|le|les|el|los|las|il|lo|gli|o|a|de|het) |l['’])(?=\p{Lu}|\p{Ll}{4,} \p{Lu})/u;

/** '2015 – 2017 Bei Harrow', '2015 – 2017 chez Harrow'; 'Chez Marcel' is a name. */
const preposition = /^(?:[Bb]ei(?: der| dem)?|[Bb]ij|[Pp]resso|chez|at) (?=\p{Lu})/u;

const withoutArticle = (atom: Atom): Atom => {
  const length = (atom.glue === 'at' ? article : preposition).exec(atom.text)?.[0].length ?? 0;
  return length === 0 ? atom : { ...atom, text: atom.text.slice(length), from: atom.from + length };
};

const untilEnd = (atom: Atom): Atom => {
  const text = atom.text.slice(0, endOfName(atom.text)).trimEnd();
  const { closing, ...open } = atom;
  return closing === undefined || closing.end <= atom.from + text.length
    ? { ...atom, text, to: atom.from + text.length }
    : { ...open, text, to: atom.from + text.length };
};

const wordsWithPlaces = /[^\s(]+/gu;
const capitalized = /^\p{Lu}\S/u;
const inCapitals = /^\p{Lu}[\p{Lu}.]+$/u;
/** What continues a name after its legal form: 'Harrow Co. of Leeds', 'Harrow Ltd (formerly Alder)'. */
const restOfName =
  /^\s*(?:\(?(?:of|de|and|und|et|y|e|dba|formerly|now|previously|ehemals|antes|ex)\b|\(\p{Lu}{2,6}\))/u;
/** 'Harrow Company for Water': a legal form that is a word of names, before what the firm is for. */
const restOfCompany = /^\s+(?:for|pour|para|per|für|voor) (?:(?:the|la|le|les|el|il|die|de) |l['’])?\p{Lu}/u;
const wordForms: ReadonlySet<string> = wordSet('company corporation');
/** A description after a legal form. */
const remark = /^\s+(?:\p{Ll}{2,}\s|\(\s*(?:\S+\s+)+\S)/u;
const whereDone = /\s+(?:remote|hybrid|on-?site|remoto)$/iu;

/** 'Harrow Foods (nights)', 'Alder Arms (various bars)': nothing in the bracket has a capital. */
const smallRemark = /\s+\((?:\p{Ll}[\p{Ll}'’-]*[\s,/]+){0,3}\p{Ll}[\p{Ll}'’-]*[\s,/]*\)$/u;

/** 'Harrow Institute (Leeds, UK) Worked for two summers on': the town and the text that runs on behind it. */
const runIn = /\s\(([^()]+)\)\s+(?=\p{Lu}\p{Ll})/u;
const likelyPlace = 1;

const startOfRunIn = (text: string): number => {
  const [whole, inside = ''] = runIn.exec(text) ?? [];
  if (whole === undefined) return text.length;
  const at = text.indexOf(whole);
  if (!startsWithVerb(text.slice(at + whole.length))) return text.length;
  return placeScore(inside) >= likelyPlace ? at : at + whole.trimEnd().length;
};

/** Where the name ends in the text. */
const endOfName = (text: string): number => {
  const textBehind = startOfRunIn(text);
  if (textBehind < text.length) return textBehind;
  const mayHaveEnd = /\s(?:\p{Ll}{2}|\()/u.test(text);
  for (const { index, 0: word } of mayHaveEnd ? text.matchAll(wordsWithPlaces) : []) {
    const form = lookupWordsOf(word).join('');
    if (index === 0 || !legalForms.has(form) || !(weakLegalForms.has(form) ? inCapitals : capitalized).test(word))
      continue;
    const end = index + word.length;
    const rest = text.slice(end);
    if (wordForms.has(form) && restOfCompany.test(rest)) continue;
    if (remark.test(rest) && !restOfName.test(rest)) return end;
  }
  const place = (whereDone.exec(text) ?? smallRemark.exec(text))?.index ?? 0;
  return place > 0 ? place : text.length;
};
