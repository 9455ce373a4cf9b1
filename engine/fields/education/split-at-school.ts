import { isStudyStatus, studyDetail, studyStatus, studyStatusBehind } from '../../lexicon/phrases/study-details.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { degreeLetters, degreeWords } from '../../lexicon/degrees.ts';
import { degreeOf } from '../../lexicon/phrases/degrees/subject-of-degree.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import type { Atom } from '../entries/atom.ts';
import { placeScore } from '../places/place-score.ts';
import { behindGrade, leadOf } from './before-degree.ts';
import { isBoard } from './schools/boards.ts';
import { degreeScore, endsInDegree, isGrade, isSchoolLevel, isSubject, isSubjectWord } from './degrees.ts';
import { degreeBehindSchool } from './schools/degree-behind.ts';
import { institutionScore, isSchoolWord } from './schools/institutions.ts';
import { knownSchoolIn } from './schools/known-schools.ts';
import { maxNameLength } from './schools/name-like.ts';
import { withoutQuotationMarks } from './schools/quoted-school.ts';
import { isShortSchool } from './schools/short-names.ts';

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

/**
 * 'PhD Princeton University', 'BSc Chemistry from University of Leeds', 'University of Ottawa Ottawa': names without a
 * separator between them are cut where the words or a known name tell the border.
 */
export const splitAtSchool = (atom: Atom): readonly Atom[] => {
  if (atom.period !== null) return [atom];
  const dash = narrowDash(atom.text);
  if (dash !== null)
    return [
      ...splitAtSchool(part(atom, 0, dash.from, atom.glue)),
      ...splitAtSchool(part(atom, dash.to, atom.text.length, 'dash')),
    ];
  const cut = boardBefore(atom.text);
  if (cut !== null)
    return [part(atom, 0, cut.from, atom.glue), ...splitAtSchool(part(atom, cut.to, atom.text.length, 'bar'))];
  const voted = withGrade.exec(atom.text);
  if (voted !== null)
    return [
      ...splitAtSchool(part(atom, 0, voted.index, atom.glue)),
      part(atom, voted.index + voted[0].indexOf(voted[1] ?? ''), atom.text.length, 'comma'),
    ];
  const open = statusAtEnd(atom.text);
  if (open !== null) return splitAtSchool(part(atom, 0, open, atom.glue));
  const lead = leadOf(atom.text);
  if (lead > 0) return splitAtSchool(part(atom, lead, atom.text.length, atom.glue));
  const graduated = behindGrade(atom.text);
  if (graduated > 0)
    return [
      part(atom, 0, graduated - 1, atom.glue),
      ...splitAtSchool(part(atom, graduated, atom.text.length, 'comma')),
    ];
  const degreeFrom = degreeBehindSchool(atom.text);
  if (degreeFrom > 0)
    return [
      ...splitAtSchool(part(atom, 0, degreeFrom - 1, atom.glue)),
      ...splitAtSchool(part(atom, degreeFrom, atom.text.length, 'bar')),
    ];
  const faculty = beforeFaculty.exec(atom.text)?.[0].length ?? 0;
  if (faculty > 0) return [part(atom, 0, faculty - 1, atom.glue), part(atom, faculty, atom.text.length, 'comma')];
  const torn = atom.text.lastIndexOf('(');
  if (torn > atom.text.lastIndexOf(')'))
    return atBracket(atom, atom.text.slice(0, torn).trimEnd(), atom.text.slice(torn + 1)).flatMap(splitAtSchool);
  const from = beforeName(atom.text);
  if (from > 0) return splitAtSchool(part(atom, from, atom.text.length, 'at'));
  const awarded = affiliation.exec(atom.text);
  if (awarded !== null)
    return [
      ...splitAtSchool(part(atom, 0, awarded.index, atom.glue)),
      part(atom, awarded.index + awarded[0].indexOf('ffil') - 1, atom.text.length, 'bar'),
    ];
  const stop = betweenSentences(atom.text);
  if (stop !== null)
    return [
      ...splitAtSchool(part(atom, 0, stop.from, atom.glue)),
      ...splitAtSchool(part(atom, stop.to, atom.text.length - (endsShortSchool.test(atom.text) ? 1 : 0), 'bar')),
    ];
  const at = schoolStart(atom.text);
  const [graded, grade] = apartFromGrade(atom);
  if (grade !== null) return [...splitAtSchool(graded), grade];
  if (at !== null) {
    const degree = atom.text.slice(0, at).replace(beforeSchool, '');
    const rest = part(atom, at, atom.text.length, /\sfrom $/iu.test(atom.text.slice(0, at)) ? 'at' : 'bar');
    return degree === '' ? [atom] : [part(atom, 0, degree.length, atom.glue), ...splitAtTown(rest)];
  }
  return splitAtTown(atom);
};

/** The length of 'from' or 'at' before a name, 'au' before 'Lycée Harrow'. */
const beforeName = (text: string): number => {
  const from = /^(?:(?:graduated|graduate|transferred|attended) )?from (?=\p{Lu})/iu.exec(text)?.[0].length ?? 0;
  if (from > 0 && /^\p{Lu}/u.test(text.slice(from))) return from;
  const told = atSchool.exec(text)?.[0].length ?? 0;
  if (told > 0 && institutionScore(text.slice(told)) >= 3 && degreeScore(text) < 2) return told;
  const at = leadingPreposition.exec(text)?.[0].length ?? 0;
  const first = text.slice(at).split(' ', 2).join(' ');
  return at > 0 && institutionScore(first) >= 3 ? at : 0;
};

/** 'Attended Harrow College', 'Graduate of Harrow High School' */
const atSchool =
  /^(?:attended|graduate of|graduated|enrolled (?:at|in)|student (?:at|of)|alumn(?:us|a) of) (?=\p{Lu})/iu;

/** 'au Lycée Harrow', 'an der Universität Harrow', 'presso l’Istituto Harrow': before a name at the start of a piece. */
const prepositions: readonly string[] = [
  'an der ',
  'bei der ',
  'am ',
  'au ',
  'à la ',
  "à l['’]",
  'en (?:la|el) ',
  'na ',
  "presso (?:il |la |l['’])?",
  'aan (?:de|het) ',
  'at (?:the )?',
];
const leadingPreposition = new RegExp(`^(?:${prepositions.join('|')})(?=\\p{Lu}|lyc[ée]e |coll[èe]ge )`, 'iu');

/** 'Maturità classica presso il Liceo Harrow con voto 90/100': the grade at the end of a sentence. */
const withGrade = inSequence(
  /(?<=\p{L}[”"»]?) con (?:la |il )?(?:votazione|voto|punteggio)/u,
  /(?: finale)?(?: di| pari a)? (\d{2,3}(?:[/,.]\d{1,3})?(?: e lode)?)$/u,
);

/** Where 'Harrow College (in progress)' or 'Botanik Bachelor nicht abgeschlossen' is without its end; null for most. */
const statusAtEnd = (text: string): number | null => {
  const folded = fold(text);
  // where folding changes the length, offsets would be others
  if (folded.length !== text.length) return null;
  const found = studyStatus.exec(folded) ?? studyStatusBehind.exec(folded);
  return found === null || found.index < 2 ? null : found.index;
};

/** 'Harrow University' in 'Harrow University Faculty of Botany': the part begins behind the whole name. */
const beforeFaculty = /^\p{Lu}[\p{L}.'’ -]{2,60}? University (?=(?:Faculty|Department|Dept\.?) (?:of|for) \p{Lu})/u;

/** 'Dundalk IT.' at the end of a sentence. */
const endsShortSchool = / IT\.$/u;

/** 'Bachiller (Informática). Liceo Harrow', 'Botany Major. GPA 3.2/4.0': a full stop between two fields. */
const betweenSentences = (text: string): { from: number; to: number } | null => {
  if (text.length > maxNameLength) return null;
  for (const found of text.matchAll(/(?<=\p{Ll}{4}|\)|\d)\.\s+(?=\p{Lu})/gu)) {
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const isSchool = institutionScore(left) >= 3;
    const isSchoolBehind = institutionScore(right) >= 3 || isShortSchool(right.replace(/\.$/u, ''));
    const isSplitHere =
      // 'classe LM-17. Università di Harrow'
      (/\d$/u.test(left) && left.length > 2 && !isSchool && isSchoolBehind) ||
      (degreeScore(left) >= 2 && !isSchool && isSchoolBehind && degreeScore(right) < 3) ||
      (isSchool && degreeScore(left) < 2 && degreeScore(right) >= 3 && !isSchoolBehind) ||
      (isPlaceLike(left) && degreeScore(right) >= 3 && !isSchoolBehind) ||
      (isGrade(right) && !isGrade(left));
    if (isSplitHere) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
};

/** 'Northridge' before '. BA Botany': behind the comma of a school, names of at most two words that tell nothing else. */
const isPlaceLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(text) && degreeScore(text) === 0 && !isSubject(text);

/** 'Harrow College affiliated to Marland University': which university awards the degrees. */
const affiliation = /(?<=\p{L}\)?)\s\(?affiliated (?:to|with|by)\s/iu;

/** 'State Board/Harrow College': the school behind the board. */
const boardBefore = (text: string): { from: number; to: number } | null => {
  const slash = text.indexOf('/');
  const isBefore = slash > 2 && isBoard(text.slice(0, slash)) && institutionScore(text.slice(slash + 1)) >= 3;
  return isBefore && !isBoard(text.slice(slash + 1)) ? { from: slash, to: slash + 1 } : null;
};

/** 'B.E. Botany–Harrow College', 'Harrow College -Junior High School': a dash without both of its spaces. */
const narrowDash = (text: string): { from: number; to: number } | null => {
  if (text.length > maxNameLength) return null;
  for (const found of text.matchAll(/(?<=[\p{L}.)]) ?[-–—/] ?(?=\p{Lu})/gu)) {
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const [isSchool, isSchoolBehind] = [institutionScore(left) >= 3, institutionScore(right) >= 3];
    const isBehind = isSchoolBehind && !isSchool && degreeScore(left) >= 2 && degreeScore(right) < 2;
    // 'Bachillerato, opción Humanística / Liceo Harrow'
    if (found[0] === ' / ' && isSchoolBehind && !isSchool && degreeScore(right) < 2)
      return { from: found.index, to: found.index + found[0].length };
    // 'Harrow College-ESL course certificate'
    const minDegree = isWholeSchoolName(left) && !isSchoolBehind ? 2 : 3;
    const isBefore = isSchool && degreeScore(left) < 2 && degreeScore(right) >= minDegree;
    if (isBehind || isBefore) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
};

/** '(Harrow College', 'Harrow College (Board of Marland': the bracket closes in another piece. */
const atBracket = (atom: Atom, before: string, inside: string): readonly Atom[] => {
  const rest = part(atom, atom.text.length - inside.trimStart().length, atom.text.length, 'bracket');
  if (before === '') return inside.trim() === '' ? [] : [{ ...rest, glue: atom.glue }];
  return [part(atom, 0, before.length, atom.glue), ...(inside.trim() === '' ? [] : [rest])];
};

/** 'Botany (Upper Credit)', 'Harrow School (Senior Secondary)', 'Licence (Université Harrow)': a grade, level or school in brackets is a piece of its own. */
const apartFromGrade = (atom: Atom): [Atom, Atom | null] => {
  const behind = /^(.*[\p{L})]\.?)(?:[:,]|\s\/)?\s+(\d[\d.,]*\s*(?:C?GPA\b.*|%|\p{L}+)|[CS]?GPA\b.*)$/u.exec(atom.text);
  const [, degree = '', mark = ''] = behind ?? [];
  // 'Computer Science GPA: 3.6/4.0'
  const isBehindField = /GPA/u.test(mark) && (isSubject(degree) || institutionScore(degree) >= 3);
  if (behind !== null && (degreeScore(degree) >= 3 || isBehindField) && isGrade(mark)) {
    const from = atom.text.length - mark.length;
    return [
      part(atom, 0, degree.replace(/ with$/u, '').length, atom.glue),
      part(atom, from, atom.text.length, 'comma'),
    ];
  }
  const found = /^(.{2,}?)\s*\(([^()]{2,40})\)$/u.exec(atom.text);
  if (found === null) return [atom, null];
  const [, before = '', inside = ''] = found;
  const isLevel = degreeScore(before) < 2 && isSchoolLevel(inside);
  // 'Licence de Botanique (Université Harrow 2)'
  const isSchool = degreeScore(before) >= 2 && institutionScore(before) < 2 && isSchoolOnly(inside);
  // 'PhD Botany (supervisor: Jane Roe)'
  const isLabelled = inside.includes(':') && studyDetail.test(fold(inside));
  const isStatus = isStudyStatus(fold(inside)) || isLabelled;
  if (!isGrade(inside) && !isLevel && !isSchool && !isStatus) return [atom, null];
  const from = atom.text.length - inside.length - 1;
  return [
    part(atom, 0, before.length, atom.glue),
    part(atom, from, atom.text.length - 1, isLevel || isSchool ? 'paren' : 'bracket'),
  ];
};

const isSchoolOnly = (text: string): boolean => institutionScore(text) >= 3 && degreeScore(text) < 2;

const part = (atom: Atom, from: number, to: number, glue: Atom['glue']): Atom => ({
  ...atom,
  text: atom.text.slice(from, to),
  from: atom.from + from,
  to: atom.from + to,
  glue,
});

/** Where a school begins behind a degree; null when nothing tells. */
const schoolStart = (text: string): number | null => {
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
const lastWords = 'from|at|of|(?:en|em)(?: la)?|na|no|au|bei|presso|an der|de la|(?:op|aan) (?:de|het)';
const achieved = '(?:passed(?: out)?|completed|done|obtained|cleared)';
const beforeSchool = new RegExp(
  String.raw`(?:\s*\b${achieved}(?=\s+(?:from|at)\s*$))?\s*(?:,|\b(?:${lastWords})|(?<=\s)à(?: l['’])?)?\s*$`,
  'iu',
);

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

/** A known school, and behind it its town: 'University of Ottawa Ottawa', 'Hunter College New York NY'. */
const splitAtTown = (atom: Atom): readonly Atom[] => {
  const { text } = atom;
  if (institutionScore(text) < 2) return [atom];
  const quoted = withoutQuotationMarks(atom);
  if (quoted !== null) return [quoted];
  const comma = /^(.{4,}\p{L}),(\p{Lu}[\p{L} .-]+)$/u.exec(text);
  const [, name = '', town = ''] = comma ?? [];
  if (comma !== null && institutionScore(name) >= 2 && placeScore(town) >= 1.5)
    return [part(atom, 0, name.length, atom.glue), part(atom, name.length + 1, text.length, 'comma')];
  const known = knownSchoolIn(text);
  if (known === null || known.from > 0) return splitBehindKind(atom);
  if (known.to === text.length) return [atom];
  const rest = text.slice(known.to).trimStart();
  // 'Boston University Dean's List'
  if (studyDetail.test(fold(rest)))
    return [part(atom, 0, known.to, atom.glue), part(atom, text.length - rest.length, text.length, 'bar')];
  const isRepeated = fold(text.slice(0, known.to)).endsWith(` ${fold(rest)}`);
  if (!isRepeated && !/ [A-Z]{2}$/u.test(rest)) return splitBehindKind(atom);
  if (placeScore(rest) < (isRepeated ? 0 : 1.5)) return [atom];
  return [part(atom, 0, known.to, atom.glue), part(atom, text.length - rest.length, text.length, 'bracket')];
};

/** The last word for a kind of school, in languages where it ends the name: a place behind it is where the school is. */
const kindAtEnd = /(?<=\S[ .])(?:schools?|college|academy|institut(?:e|ion)|vidyalaya|h\.?s\.?s)(?= )/giu;

/** Words that tell of what kind a school is: without another, the town is its name, as in 'Government Medical College Leeds'. */
const kindWords: ReadonlySet<string> = wordSet(
  `government govt national state central city public private international medical technical business junior senior`,
  `higher high secondary sec sen primary middle elementary community polytechnic engineering law art arts science`,
  `commerce model training degree pg grammar day the of and for`,
);

const hasOwnName = (text: string): boolean => lookupWordsOf(text).some((word) => !isKindWord(word));

const isKindWord = (word: string): boolean => kindWords.has(word);

/** One word, or two, that name a kind of school and no school: 'Grundschule', 'High School'. */
export const isKindOfSchool = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return (
    words.length <= 2 && institutionScore(text) >= 3 && words.every((word) => isSchoolWord(word) || isKindWord(word))
  );
};

/** 'Community College', 'Technical Institute': the kind of a school without a name. 'High School' alone is a level. */
export const isTornKindOfSchool = (text: string): boolean =>
  isKindOfSchool(text) && text.includes(' ') && !isSchoolLevel(text);

/** 'Harrow Higher Secondary School Leeds', 'Harrow College Ashby UP', 'Harrow School in 25551 Leeds'. */
const splitBehindKind = (atom: Atom): readonly Atom[] => {
  const { text } = atom;
  const kind = [...text.matchAll(kindAtEnd)].at(-1);
  if (kind === undefined || !hasOwnName(text.slice(0, kind.index))) return [atom];
  const to = kind.index + kind[0].length;
  const tail = text.slice(to + 1);
  const lead = /^(?:in|at)\s(?:\d{4,6}\s)?/u.exec(tail)?.[0].length ?? 0;
  if (!isPlaceOfSchool(tail.slice(lead))) return [atom];
  return [part(atom, 0, to, atom.glue), part(atom, to + 1 + lead, text.length, 'bracket')];
};

/** 'Harrow Central College': a name that is whole; 'University of' and 'College' are not. */
export const isWholeSchoolName = (text: string): boolean => {
  const kind = [...`${text} `.matchAll(kindAtEnd)].at(-1);
  return kind !== undefined && kind.index + kind[0].length === text.length && hasOwnName(text.slice(0, kind.index));
};

const maxPlaceWords = 4;

/** 'Leeds', 'Ashby UP', 'Church Park Leeds': a place, a name before the code of a region, or words before a town. */
const isPlaceOfSchool = (text: string): boolean => {
  const words = text.replace(/[\s.]+$/u, '').split(' ');
  if (words.length > maxPlaceWords || institutionScore(text) >= 2 || goesOnName.test(text)) return false;
  if (placeScore(text) >= 1.5) return true;
  const [last, before] = [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
  if (before === '') return false;
  return placeScore(last) >= 1.5 || (/^\p{Lu}{2}$/u.test(last) && placeScore(before) > 0);
};

/** 'Institute of Technology Leeds': the name is not at its end. */
const goesOnName = /^(?:of|for|de|di|and|&|in) /iu;

/** 'B.Com.' before 'Bachelor of Commerce'. */
export const isSpelledOut = (letters: string, degree: string): boolean =>
  degreeOf.test(degree) && isDegreeInitials(degree, letters);

/** 'BS' after 'Bachelor of Science', 'MBA' after 'Master of Business Administration'. */
export const isDegreeInitials = (degree: string, letters: string): boolean => {
  const bare = letters.replaceAll(/[.\s]/gu, '');
  if (!/^\p{L}{2,6}$/u.test(bare) || !/^\p{Lu}/u.test(bare) || degreeScore(degree) < 2) return false;
  const initials = [...degree.matchAll(/\p{L}+/gu)].map(([word]) => word[0]?.toUpperCase() ?? '').join('');
  return degreeLetters.has(bare) && (initials.startsWith(bare[0]?.toUpperCase() ?? '') || degree.startsWith('Doctor'));
};
