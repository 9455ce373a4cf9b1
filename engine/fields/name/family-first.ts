import { credentials, nameParticles } from '../../lexicon/names/name-words.ts';
import type { Line } from '../../model/reading.ts';
import { fold } from '../../text/fold.ts';
import { agreesWithName } from '../contact/email.ts';
import { titleScore } from '../experience/titles.ts';
import { positionScore, type Candidate, type Context } from './candidate.ts';
import { maxLikenessOfName, nameIn } from './name-shape.ts';
import { isPlace, isTitle } from './not-a-name.ts';

const word = /^\p{Lu}[\p{L}\p{M}'’ʻ‐-]+$/u;
const initial = /^\p{Lu}\.?$/u;

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** 'van der Wal' has one word besides its particles. */
const withoutParticles = (words: readonly string[]): readonly string[] =>
  words.filter((one) => !nameParticles.has(fold(one)));

const areCredentials = (text: string): boolean =>
  wordsOf(text).every((one) => credentials.has(fold(one).replaceAll(/[.()/]/gu, '')));

const maxWords = { family: 2, given: 3 };
/** Longer lines hold more than a name. */
const maxLetters = 60;
/** Larger than most of the text by this factor: the name is. */
const minLarge = 1.2;
/** What the unusual order counts against a name, and that nothing but its place tells that it is one. */
const penalty = { turned: 0.1, unsure: 0.4 };

/** What counts for a whole line against the name that its second half would be. */
const wholeLine = 0.05;
/** Lines below it of which one may be a name that the email address has. */
const linesBelow = 6;

/** 'BERGE, Lesley Ann': without the first word, the two others would look like a whole name. */
const isFamilyInCapitals = (family: string, given: string): boolean =>
  family === family.toUpperCase() && given !== given.toUpperCase() && wordsOf(given).length > 1;

/**
 * 'Berge, Lesley', whatever the words are: where the first line of the page is set as a name, or where both parts are in
 * the email address. Two words before the comma may be a whole name with a town behind it.
 */
export const familyFirstOf = (line: Line, index: number, context: Context): Candidate[] => {
  const text = line.text.trim();
  if (text.length > maxLetters || !text.includes(',') || text.includes('\t')) return [];
  const [family = '', given = '', ...others] = text.split(',').map((part) => part.trim());
  const [names, givens] = [withoutParticles(wordsOf(family)), wordsOf(given)];
  const isForm =
    names.length > 0 &&
    names.length <= maxWords.family &&
    givens.length <= maxWords.given &&
    names.every((one) => word.test(one)) &&
    givens.every((one) => word.test(one) || initial.test(one)) &&
    others.every(areCredentials);
  if (!isForm || areCredentials(given) || isTitle(given) || titleScore(`${family}, ${given}`) >= 1) return [];
  const isIn = (part: string): boolean => context.emails.some((email) => agreesWithName(email, part));
  const isAgreed = isIn(family) && isIn(given);
  const isSetAsName = context.at === 0 && line.style.sizePt > minLarge * context.body && names.length === 1;
  if (!isAgreed && (!isSetAsName || isPlace(text) || isPlace(given))) return [];
  const value = `${given} ${family}`;
  const name = nameIn(value);
  if (name?.value !== value) return [];
  const from = line.text.indexOf(text);
  const to = line.text.indexOf(given, from + family.length) + given.length;
  const spans = [{ order: context.reading.order, line: index, from, to }];
  const against = isAgreed || isIn(text) ? penalty.turned : penalty.unsure;
  const below = context.reading.lines.slice(index + 1, index + 1 + linesBelow);
  const isOtherNamed = below.some((other) => !other.text.includes('@') && isIn(other.text));
  const score =
    isFamilyInCapitals(family, given) && !isOtherNamed
      ? name.likeness + wholeLine
      : // a half with particles is much like a name, too: 'van der Wal'
        (isAgreed ? maxLikenessOfName : name.likeness) - against;
  return [{ value, spans, score: score + positionScore(line, value, context) }];
};
