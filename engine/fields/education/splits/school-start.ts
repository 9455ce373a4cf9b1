import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { inSequence } from '../../../lexicon/phrases/compose.ts';
import { degreeLetters, degreeWords } from '../../../lexicon/degrees.ts';
import { degreeOf } from '../../../lexicon/phrases/degrees/subject-of-degree.ts';
import { fold } from '../../../text/fold.ts';
import { degreeScore, endsInDegree, isSubjectWord } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import { knownSchoolIn } from '../schools/known-schools.ts';
import { maxNameLength } from '../schools/name-like.ts';

/** Degrees that are never directly followed by a field of study. */
const wholeDegree = inSequence(
  compilePhrases(
    `
    high school diploma
    secondary school certificate
    (associate|bachelor|master)(['’]?s)? degree
    abitur
    baccalaur[ée]at
    bachillerato
    `,
    { start: 'text', ignoreCase: true },
  ),
  /(?= |$)/iu,
);

/** Where a school begins behind a degree; null when nothing tells. */
export const schoolStart = (text: string): number | null => {
  if (text.length > maxNameLength) return null;
  const from = /\s[Ff]rom (?=\p{Lu})/u.exec(text);
  const before = text.slice(0, from?.index ?? 0);
  if (from !== null && (degreeScore(before) >= 2 || endsInDegree(before))) return from.index + from[0].length;
  const initials = initialsBehind.exec(text);
  if (initials !== null && degreeScore(text.slice(0, initials.index)) >= 3 && !degreeLetters.has(initials[1] ?? ''))
    return initials.index + initials[0].lastIndexOf(initials[1] ?? '');
  if (institutionScore(text) < 2) return null;
  const named = [...text.matchAll(surePreposition)].at(-1);
  if (named !== undefined && isStudyAt(text.slice(0, named.index), text.slice(named.index + named[0].length)))
    return named.index + named[0].length;
  if (degreeScore(text) < 2) return null;
  // the last one: 'Máster en Derecho en Universidad de Harrow'
  for (const found of [...text.matchAll(preposition)].toReversed())
    if (isSplit(text, found.index, found.index + found[0].length)) return found.index + found[0].length;
  const known = knownSchoolIn(text);
  if (known !== null && known.to === text.length && known.from > 0 && isSplit(text, known.from, known.from))
    return known.from;
  const start = behindDegree(text);
  return start !== null && isSplit(text, start, start) ? start : null;
};

/** Prepositions that only mean 'at' before a school. */
const at = String.raw`an der|bei der|au|à l['’]|presso(?: il| la| l['’])?|(?:aan|op) (?:de|het)`;

/** 'Vorkurs an der Kunstschule Harrow' needs no word for a degree. */
const surePreposition = new RegExp(String.raw`\s(?:${at})\s*(?=["“„«]?\p{Lu}|lyc[ée]e )`, 'gu');

/** 'Licence de botanique à l’UPLH', 'Master an der ZHLH': a school known by its initials. */
const initialsBehind = new RegExp(String.raw`\s(?:${at}|à)\s*(\p{Lu}{3,8}(?:-\p{Lu}{2,8})?)\.?$`, 'u');

const isStudyAt = (study: string, school: string): boolean =>
  institutionScore(study) < 2 && institutionScore(school) >= 3 && degreeScore(school) <= 1 && school.includes(' ');

/** 'BSc Chemistry from', 'Tecnicatura en Software en', 'Licence de droit à l’': before the name of a school. */
const preposition =
  /\s(?:[Ff]rom|at|[Ee][mn]|na|no|à|au|bei|presso|an der|de la|à l['’])\s*(?:the |la |el |l['’])?(?=\p{Lu}|lyc[ée]e )/gu;

/** 'Barnfieldcollege' behind 'HAVO': Dutch writes the name of a school and its kind as one word. */
const namedCollege = /^\p{Lu}\p{L}{3,}(?:college|lyceum)$/u;

const isSplit = (text: string, left: number, right: number): boolean => {
  const [degree, school] = [text.slice(0, left).trim(), text.slice(right)];
  const isNamedCollege = degreeLetters.has(degree) && namedCollege.test(school);
  return (
    degreeScore(degree) >= 2 &&
    (institutionScore(degree) < 2 || isNamedCollege || wholeDegree.exec(degree)?.[0] === degree) &&
    institutionScore(school) >= 3 &&
    degreeScore(school) <= 1 &&
    (school.includes(' ') || isNamedCollege) &&
    !/\b(?:of|in|and|&|for|en|de|di|em)$/iu.test(degree) &&
    /^(?:\p{Lu}|lyc[ée]e )/u.test(school)
  );
};

/**
 * Where the words of the degree and its subject end: 'Master of Fine Arts | Rhode Island School of Design'. The subject
 * ends before the first word that is no word of a subject, or at a kind of school that begins a name.
 */
const behindDegree = (text: string): number | null => {
  const whole = wholeDegree.exec(text)?.[0] ?? degreeOf.exec(text)?.[0];
  const words = [...text.matchAll(/\S+/gu)];
  const first = words[0]?.[0] ?? '';
  const isFirst = degreeLetters.has(first.replaceAll('.', '')) || degreeWords.has(fold(first));
  if (whole === undefined && !isFirst) return null;
  const end = whole?.length ?? first.length;
  for (const word of words) {
    if (word.index < end) continue;
    const key = fold(word[0]).replaceAll(/[^\p{L}]/gu, '');
    if (startsSchool.test(text.slice(word.index))) return word.index;
    if (joints.has(key) || isSubjectWord(key) || word[0].startsWith('(')) continue;
    return /^\p{Lu}/u.test(word[0]) ? word.index : null;
  }
  return null;
};

const joints: ReadonlySet<string> = new Set([
  'in',
  'of',
  'and',
  'en',
  'em',
  'de',
  'di',
  'y',
  'e',
  'et',
  'und',
  'degree',
  '',
]);
const startsSchool =
  /^(?:University|College|School|Institute|Academy|Universit\p{L}+|Hochschule|Politecnico) (?:of|de|di|for)\b/iu;
