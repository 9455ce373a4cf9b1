import { bareDegree } from '../../lexicon/phrases/degrees/bare-degree.ts';
import { gradeWords, passedExamination } from '../../lexicon/phrases/degrees/grade-words.ts';
import { schoolLevel } from '../../lexicon/phrases/degrees/school-level.ts';
import { spelledOutDegree } from '../../lexicon/phrases/degrees/spelled-out-degree.ts';
import { degreeOf } from '../../lexicon/phrases/degrees/subject-of-degree.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { studyDetail } from '../../lexicon/phrases/study-details.ts';
import { numberedSchool } from '../../lexicon/work/institution-words.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import {
  ambiguousDegreeLetters,
  degreeLetters,
  degreeStems,
  degreeWords,
  studyWords,
  subjectEnds,
  subjectWords,
} from '../../lexicon/degrees.ts';
import { languageNames } from '../../lexicon/languages.ts';
import { remembered } from '../../text/remembered.ts';
import { institutionScore } from './schools/institutions.ts';

const letters = inSequence(
  /(?<![\p{L}.])/u,
  /((?:\p{Lu}\p{Ll}{0,3}\.? ?){1,4}\p{Lu}?\p{Ll}{0,4}\.?|Dipl\.-[\p{L}.-]+|Diplom-\p{L}+)/u,
  /(?=[\s,;:(/|–—-]|$)/u,
);

/**
 * How much `text` reads like a degree: 3 for its letters or words at the beginning, 2 for them elsewhere, 1 for a
 * course of study, 0 without any signal.
 */
export const degreeScore = remembered((text: string): number => {
  const words = lookupWordsOf(text);
  if (words.length === 0 || words.length > 22 || isPassed(text) || numberedSchool.test(fold(text))) return 0;
  if (isHonorsDegree(text)) return 3;
  if (spelledOutDegree.test(text) || isSchoolLevel(text)) return 3;
  const first = words[0] ?? '';
  if (lettersIn(text) !== null) return 3;
  if (isDegreeWord(first))
    return first === 'graduate' || first === 'minor' || first === 'license' || first === 'foundation' ? 1 : 3;
  if (words.slice(1).some((word) => isDegreeWord(word) && !onlyFirst.has(word))) return 2;
  return words.some((word) => studyWords.has(word)) ? 1 : 0;
});

/** Elsewhere in a text they are no degrees: 'Software engineer', 'Health promotion'. */
const onlyFirst: ReadonlySet<string> = wordSet(`engineer minor graduate promotion`);

/** 'Honors Bachelor of Science': here the word belongs to the name of the degree. */
export const isHonorsDegree = (text: string): boolean =>
  honors.test(text) && degreeScore(text.replace(honors, '')) >= 3;
const honors = /^honou?rs (?=\p{Lu})/iu;

const degreeHead: ReadonlySet<string> = wordSet(`certificate certification diploma degree examination exam`);

/** 'School Certificate (WASSCE)', 'Secondary School Examination': the last word of the name is that of a degree. */
export const endsInDegree = (text: string): boolean =>
  degreeHead.has(lookupWordsOf(text.replace(/\s+(?:\([^()]*\)|(?:in|of) .+)$/u, '')).at(-1) ?? '');

/** In letters. */
const maxLevelLength = 60;

/** 'Junior High School', 'Educación Secundaria': the level of a school in place of a degree. */
export const isSchoolLevel = remembered(
  (text: string): boolean => text.length <= maxLevelLength && schoolLevel.test(fold(text.replace(/\.$/u, ''))),
);

const isDegreeWord = (word: string): boolean => degreeWords.has(word) || degreeStems.test(word);

const dottedLetters: ReadonlySet<string> = new Set([...degreeLetters].map((known) => known.toUpperCase()));

/** The letters of a degree at the beginning of the text ('B.S.', 'M. Sc.', 'Ph.D.'), or null. */
const lettersIn = (text: string): string | null => {
  const start = /^(?:graduated as |completed |an? )?/iu.exec(text)?.[0].length ?? 0;
  // 'B.Sc.(Computer Science)', 'BSc(Hons)'
  const rest = text.slice(start).replace(/(?<=[.\p{L}])\(.*$/u, '');
  const german = /^Diplom-\p{L}+(?: \(\p{Lu}{2,4}\))?/u.exec(rest)?.[0];
  if (german !== undefined) return german;
  // the longest run of initials first: 'M. Sc.' before 'M.'
  const words = rest.split(' ', 3);
  for (let count = words.length; count > 0; count -= 1) {
    const run = words
      .slice(0, count)
      .join(' ')
      .replace(/[,;:(]+$/u, '');
    if (count > 1 && !run.includes('.')) continue;
    const bare = run.replaceAll(/[.\s]/gu, '').replace(/['’]s?$/u, '');
    if (run.startsWith('Dipl.') || germanDoctor.test(run)) return run;
    // 'M.ED.' in a line of capitals
    const isCapitals = run.includes('.') || (bare.length > 2 && !/\p{Ll}/u.test(text));
    const isKnown = degreeLetters.has(bare) || (isCapitals && dottedLetters.has(bare.toUpperCase()));
    if (!isKnown) continue;
    const isSure =
      run.includes('.') ||
      !ambiguousDegreeLetters.has(bare) ||
      /^(?:\s+(?:in|of|[–—-])\s|\s*[(,]|\s+\p{Lu})/u.test(rest.slice(run.length));
    if (isSure) return run;
  }
  if (!text.includes('.')) return null;
  const inside = /[\s(]([\p{L}.]{2,7})\)?[\s,]/u.exec(`${text} `)?.[1] ?? '';
  return inside.includes('.') && degreeLetters.has(inside.replaceAll('.', '')) && letters.test(text) ? inside : null;
};

/** 'Dr.-Ing.', 'Dr. rer. nat.': with the faculty that awarded it, and so not before a name. */
const germanDoctor =
  /^Dr\.(?:-[Ii]ng\.?| (?:rer|med|phil|jur|iur|oec|theol|agr|biol|sc|troph|techn)\.(?: [\p{L}.]+)?)$/u;

/**
 * Where the field of study is in the words of a degree ('B.S. in **Computer Science**, Minor in Art'); null when none
 * is named.
 */
export const subjectIn = remembered((text: string): { from: number; to: number } | null => {
  // 'Diplom (Hochschule des Bundes) Botanik': words in brackets explain the name
  const joint = [...text.matchAll(/\b(?:in|en|em|der|des)\s+(?=\S)/giu)].find(
    ({ index }) =>
      text.lastIndexOf('(', index) <= text.lastIndexOf(')', index) &&
      // 'BSc Botany with a minor in Art'
      !besidesSubject.test(text.slice(0, index)) &&
      !isWithinSubject(text, index),
  );
  if (joint !== undefined) return subjectAt(text, joint.index + joint[0].length);
  const of = degreeOf.exec(text);
  if (of !== null) {
    const rest = text.slice(of[0].length);
    // 'Bachelor of Arts Honours, Botany'
    const lead = /^(?:\s+(?:with )?\(?Hon(?:our|or)?s\b\.?\)?(?: in(?= ))?)?[\s,:–—-]*/iu.exec(rest)?.[0].length ?? 0;
    // 'Bachelor of Science - BS'
    const isAgain = degreeLetters.has(rest.slice(lead).trimEnd().replaceAll('.', ''));
    return isAgain || /^$|^\(/u.test(rest.slice(lead)) ? null : subjectAt(text, of[0].length + lead);
  }
  const abbreviation = lettersIn(text);
  const at =
    abbreviation === null ? bareDegree.exec(text)?.[0].length : text.indexOf(abbreviation) + abbreviation.length;
  if (at === undefined) return null;
  const lead = behindDegree.exec(text.slice(at))?.[0].length ?? 0;
  return at + lead >= text.length || atPlace.test(text.slice(at + lead)) ? null : subjectAt(text, at + lead);
});

/**
 * 'Studium der Botanik', but not 'Master Droit des affaires'; 'Máster en Historia', but not the Dutch 'Master Recht en
 * Economie': behind another word than that of the degree the joint belongs to the field.
 */
const isWithinSubject = (text: string, at: number): boolean => {
  const [joint = ''] = /^(?:der|des|en)(?=\s)/iu.exec(text.slice(at)) ?? [];
  const before = text.slice(0, at).trimEnd();
  const last = before.slice(before.lastIndexOf(' ') + 1);
  if (joint === '' || last === before) return false;
  if (subjectShare(last) > 0 && !isDegreeWord(fold(last))) return true;
  if (joint === 'en') return dutchLevel.test(text);
  const letters = lettersIn(before);
  return letters !== null && letters !== before;
};

/** 'VWO profiel Natuur en Techniek': here, 'en' means 'and'. */
const dutchLevel = /^(?:vwo|havo|vmbo|hbo|mbo|wo)\b/iu;

/** What comes between a degree and its field: '(Hons)', 'Niveau 3', marks, the 'de' of 'Licence de botanique'. */
const behindDegree = inSequence(
  /^(?:\s*\((?:Hons?|Honours)\.?\)| (?:Level|Niveau|Grade|Stufe) \w{1,3})?[\s,:.–—-]*/iu,
  /(?:(?:der|des|de|du|di)\s|d['’])?/iu,
);

/** 'BFEM à Dakar', 'BEPC au lycée': where somebody learned, and not what. */
const atPlace = /^(?:à|au|aux|chez|at)\s/iu;

/** What may end a field of study: marks, numbers (but not the 2 of 'STI2D'), a minor, and what comes with it. */
const subjectEnd =
  /\s*(?:,(?!\p{L})|[;(|]|\s[-–—]\s|\bwith\b|\bminor\b|\band (?:an? )?minor\b|:\s|(?<![\p{L}\d])\d)/giu;

/** 'Informática con' before '158 créditos': what a field would go on with. */
const loneJoint = /\s(?:with|con|com|mit|avec|met|in|en|em|and|und|et|y)\s*$/iu;

const subjectAt = (text: string, from: number): { from: number; to: number } | null => {
  const ends = [...text.slice(from).matchAll(subjectEnd)].map((found) => ({
    at: from + found.index,
    after: from + found.index + found[0].length,
    isWith: /with$/iu.test(found[0]),
  }));
  const end = ends.find(
    ({ at, after, isWith }, index) =>
      !isWith || at === from || !isSecondSubject(text.slice(after, ends[index + 1]?.at)),
  );
  const to = from + text.slice(from, end?.at ?? text.length).replace(loneJoint, '').length;
  const subject = text.slice(from, to).replace(besideSubject, '').trimEnd();
  return /\p{L}{2}/u.test(subject) ? { from, to: from + subject.length } : null;
};

/** 'PhD Candidate', 'Doctor of Pharmacy Program', 'Licence Droit en alternance': no field, or behind one. */
const besideSubject = anyOf(
  /(?:^|\s)(?:candidate|students?|program(?:me)?|degree|(?:en|par) alternance)$/iu,
  /\s(?:(?:magna|summa|maxima|insigni) )?cum laude(?: honou?rs)?$/iu,
  // 'MBO Verpleegkunde niveau 4', of which the number ends the field
  /,?\s\(?(?:niveau|level|nivel|n[ií]vel|livello)$/iu,
);

/** A second subject is named in a few words; more of them tell how, where or with what result somebody studied. */
const maxSecondSubjectWords = 3;

/** What comes before a minor: the field of study is named before it. */
const besidesSubject = /\S\s(?:with|minor)\b/iu;

/** 'Artificial Intelligence': capitals, as in the name of a degree. In a line of capitals they tell nothing. */
const isInTitleCase = (text: string): boolean =>
  /\p{Ll}/u.test(text) && text.split(/\s+/u).every((word) => /^(?:\p{Lu}|(?:and|of|in|the|a)$|&$)/u.test(word));

/** 'with Honors', 'with Emphasis in Art', 'with Harrow College': behind the name of the degree. */
const isAddition = (text: string): boolean =>
  isGrade(text) ||
  studyDetail.test(fold(text)) ||
  institutionScore(text) >= 2 ||
  /^(?:an? )?(?:emphasis|speciali[sz]ation|focus|electives?|options?|distinction|merit|dr\.?|prof\.?)\b/iu.test(text);

/**
 * What 'with' joins to a field: 'French with Spanish', 'Computing with Artificial Intelligence', but not 'Botany with
 * honors', 'Botany with electives in Art' or 'Botany with Professor Jane Roe': its words must name a subject or a language.
 */
const isSecondSubject = (text: string): boolean => {
  const name = text.trim();
  if (name.split(/\s+/u).length <= maxSecondSubjectWords && isInTitleCase(name) && isSubject(name) && !isAddition(name))
    return true;
  const words = lookupWordsOf(text).filter((word) => word !== 'and');
  return (
    words.length > 0 &&
    words.length <= maxSecondSubjectWords &&
    words.every((word) => isSubjectWord(word) || languageNames.has(word))
  );
};

/** True for words that can be a field of study on their own: 'Computer Science'. */
export const isSubject = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return words.length > 0 && words.length <= 8 && words.some(isSubjectWord) && !/\d/u.test(text);
};

/** Share of the words that are words of subjects: 1 for 'Computer Science', 0 for 'Harrow'. Connecting words do not count. */
export const subjectShare = remembered((text: string): number => {
  const words = lookupWordsOf(text).filter((word) => word.length > 3 || subjectWords.has(word));
  return words.length === 0 ? 0 : words.filter(isSubjectWord).length / words.length;
});

/** 'economie-wiskunde' is two of them. */
export const isSubjectWord = (word: string): boolean =>
  subjectWords.has(word) ||
  subjectEnds.test(word) ||
  (word.includes('-') && word.split('-').every((part) => part !== '' && isSubjectWord(part)));

const isPassed = (text: string): boolean => passedExamination.test(fold(text));

/** GPA, honours, classes: a grade, not a field of study. */
export const isGrade = remembered((text: string): boolean => {
  const folded = fold(text);
  return isPassed(text) || (gradeWords.test(folded) && !folded.startsWith('mention complementaire'));
});
