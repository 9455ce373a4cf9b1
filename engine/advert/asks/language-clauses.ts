import { conjunctionAbroad } from '../../lexicon/cues/conjunctions.ts';
import { andOrIn } from '../../lexicon/cues/clauses.ts';
import { languageOfPosting, wishOfOne, wordsOfLevel, wordsThatAsk } from '../../lexicon/cues/language-lists.ts';
import {
  andBehindNeed,
  ideallyAbroad,
  ideallyEnglish,
  niceLanguageCue,
  wishBehindAsk,
} from '../../lexicon/cues/nice-to-have.ts';
import { anyOf, inSequence, notPrecededBy } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import { saysOnlyStrength, strengthBreaks } from '../strength-breaks.ts';
import type { Statement } from '../statements/statement.ts';

/** Where a statement names a spoken language. */
export type LanguagePlace = { language: string; at: number };

type Named = LanguagePlace & { to: number };

const withEnds = (text: string, places: readonly LanguagePlace[]): readonly Named[] =>
  places
    .toSorted((one, other) => one.at - other.at)
    .map((place) => ({ ...place, to: place.at + (/^\p{L}+/u.exec(text.slice(place.at))?.[0].length ?? 0) }));

const wordsIn = (text: string): readonly string[] => fold(text).match(/\p{L}+/gu) ?? [];
const asks = (text: string): boolean => wordsIn(text).some((word) => wordsThatAsk.has(word));

/** An article and what may be before it, and the dash of 'Englisch- und Deutschkenntnisse'. */
const article = /(?:(?:of|in|de|di|do|van|von|du|del) |d['’])?(?:(?:del)?l['’]|(?:the|das|het|le|la|el|lo|il|o) )?$/iu;
const comma = /^-?,\s?/iu;
const languages = [null, 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
/** Commas and conjunctions between two names, by language. */
const joints = new Map(
  languages.map((language) => [
    language,
    inSequence(anyOf(comma, inSequence(/^-?,?\s/iu, andOrIn(language), /\s/iu)), article),
  ]),
);
const maxLengthOfJoint = 16;
const isJoint = (between: string, language: Statement['language']): boolean =>
  between.length <= maxLengthOfJoint && joints.get(language)?.test(between) === true;
const isConjunction = (between: string, language: Statement['language']): boolean => andOrIn(language).test(between);

/**
 * Names of a row with nothing but commas and conjunctions between them. A comma behind a conjunction begins the next row:
 * 'German and English, French a plus'.
 */
const rowsOf = ({ text, language }: Statement, named: readonly Named[]): readonly (readonly Named[])[] => {
  const rows: Named[][] = [];
  let isClosed = false;
  for (const name of named) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const between = text.slice(last?.to ?? 0, name.at);
    const hasConjunction: boolean = isConjunction(between, language);
    if (row === undefined || !isJoint(between, language) || (isClosed && !hasConjunction)) {
      rows.push([name]);
      isClosed = false;
    } else {
      row.push(name);
      isClosed = hasConjunction;
    }
  }
  return rows;
};

const wishAhead = anyOf(ideallyEnglish, ideallyAbroad, niceLanguageCue);
const minRow = 3;
/** So many characters before a row are looked at: texts may have a thousand rows. */
const maxLengthBefore = 200;

/**
 * The commas of rows of languages that share what is said of them: 'French, Spanish or German a plus'. Before the
 * second of two, and behind the posting's own language where a word asks for it, a clause ends: 'Fluent English, German a plus'.
 */
const sharedCommas = (statement: Statement, named: readonly Named[]): readonly number[] =>
  rowsOf(statement, named).flatMap((row) => {
    const [first] = row;
    if (first === undefined || row.length < 2) return [];
    const before = statement.text.slice(Math.max(0, first.at - maxLengthBefore), first.at).replace(/^.*[;.]/u, '');
    const isOwn = first.language === languageOfPosting(statement.language);
    const isApart = !wishAhead.test(before) && (row.length < minRow ? isOwn || asks(before) : isOwn && asks(before));
    return row.slice(isApart ? 1 : 0, -1).flatMap(({ to }, index) => {
      const at = statement.text.indexOf(',', to);
      // 'German and English at work, Dutch a plus': no comma is between the two.
      return at >= 0 && at < (row[index + (isApart ? 2 : 1)]?.at ?? 0) ? [at] : [];
    });
  });

const and = anyOf(/^and$/iu, inSequence(/^/iu, conjunctionAbroad, /$/iu));

/**
 * Where the posting's own language is asked for and another wished: 'Fluent English and German a plus'. Of two other
 * languages both may be meant, as in 'Fluent Spanish and Portuguese a plus'.
 */
const ownLanguageEnds = ({ text, language }: Statement, named: readonly Named[]): readonly number[] =>
  named.slice(1).flatMap((next, index) => {
    const own = named[index];
    if (own === undefined || own.language !== languageOfPosting(language) || index > 0) return [];
    if (!wishOfOne.test(text.slice(next.to).trimStart())) return [];
    const between = text.slice(own.to, next.at);
    const others = between.split(/\s+/u).filter((word) => word !== '' && !wordsOfLevel.has(fold(word)));
    const isJoined = between.split(/\s+/u).filter((word) => and.test(word)).length === 1;
    const before = text.slice(0, own.at);
    // 'Fluency in English and German a plus' may be one wish.
    const isNamedAfter = before.trim() !== '' && !wordsOfLevel.has(wordsIn(before).at(-1) ?? '');
    const beside = `${before} ${between.split(/\s(?=(?:and|und|et|y|e|en)\s)/u)[0] ?? ''}`;
    return isJoined && !isNamedAfter && others.every((word) => and.test(word)) && asks(beside) ? [own.to] : [];
  });

/** Not the second comma of 'German and, ideally, English'. */
const clauseBreak = anyOf(
  inSequence(/[,;]/giu, notPrecededBy(inSequence(anyOf(ideallyEnglish, ideallyAbroad), /[,;]/iu))),
  wishBehindAsk,
  andBehindNeed,
);
/** A bracket, or what follows a dash. */
const aside = /\([^()]{1,100}\)|\s[–—-]\s[^,;()]{1,100}/gu;

/** Where asides about another language begin and end: 'English (German is a plus)', but not 'English (preferred)'. */
const asideBreaks = (text: string, places: readonly LanguagePlace[]): readonly number[] =>
  [...text.matchAll(aside)].flatMap(({ index, 0: said }) => {
    const end = index + said.length;
    return places.some(({ at }) => at > index && at < end) ? [index, end] : [];
  });

const breaksIn = (statement: Statement, places: readonly LanguagePlace[]): readonly number[] => {
  const { text } = statement;
  const named = places.length < 2 ? [] : withEnds(text, places);
  const shared = new Set(sharedCommas(statement, named));
  const breaks = [
    ...[...text.matchAll(clauseBreak)].map(({ index }) => index).filter((index) => !shared.has(index)),
    ...asideBreaks(text, places),
    ...strengthBreaks(text),
    ...ownLanguageEnds(statement, named),
  ].toSorted((one, other) => one - other);
  // 'German, both a plus': the wish is about what precedes its comma.
  return breaks.filter((from, index) => {
    const to = breaks[index + 1] ?? text.length;
    return places.some(({ at }) => from < at && at < to) || !saysOnlyStrength(text.slice(from, to));
  });
};

/** The clause around the language that a statement names at a place: what is said there is said of that language. */
export const languageClauses = (statement: Statement, places: readonly LanguagePlace[]): ((at: number) => string) => {
  const breaks = places.length === 0 ? [] : breaksIn(statement, places);
  return (at) =>
    statement.text
      .slice(
        breaks.findLast((index) => index < at) ?? 0,
        breaks.find((index) => index > at),
      )
      .replace(/^[,;(]/, '');
};
