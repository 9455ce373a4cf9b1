import { lookupWordsOf } from '../../text/lookup-words.ts';
import { fold } from '../../text/fold.ts';
import { degreeLetters, degreeWords, doubtfulLetters, studyWords, subjectWords } from '../../lexicon/degrees.ts';

const letters =
  /(?<![\p{L}.])((?:\p{Lu}\p{Ll}{0,3}\.? ?){1,4}\p{Lu}?\p{Ll}{0,4}\.?|Dipl\.-[\p{L}.-]+|Diplom-\p{L}+)(?=[\s,;:(/|–—-]|$)/u;
const spelled =
  /\b(?:high school|secondary school) (?:diploma|certificate|degree|equivalency)|^high school$|\bgraduated\b|\ba[- ]levels?\b|\bclass (?:- )?(?:1[02]|x|xii)\b|\b(?:higher|senior) secondary\b|^(?:10|12)th (?:standard|grade|class)\b|\bmittlere reife\b|\bensino m[eé]dio\b|^liceo (?:scientifico|classico|linguistico)$/iu;

/**
 * How much `text` reads like a degree: 3 for its letters or words at the beginning, 2 for them elsewhere,
 * 1 for a course of study, 0 where nothing says so.
 */
export const degreeScore = (text: string): number => {
  const words = lookupWordsOf(text);
  if (words.length === 0 || words.length > 22 || isPassed(text)) return 0;
  if (spelled.test(text)) return 3;
  const first = words[0] ?? '';
  if (lettersIn(text) !== null) return 3;
  if (degreeWords.has(first))
    return first === 'graduate' || first === 'minor' || first === 'license' || first === 'foundation' ? 1 : 3;
  if (words.slice(1).some((word) => degreeWords.has(word) && word !== 'minor' && word !== 'graduate')) return 2;
  return words.some((word) => studyWords.has(word)) ? 1 : 0;
};

const dottedLetters: ReadonlySet<string> = new Set([...degreeLetters].map((known) => known.toUpperCase()));

/** The letters of a degree at the beginning of the text ('B.S.', 'M. Sc.', 'Ph.D.'), or null. */
const lettersIn = (text: string): string | null => {
  const start = /^(?:graduated as |completed |an? )?/iu.exec(text)?.[0].length ?? 0;
  const rest = text.slice(start);
  const german = /^Diplom-\p{L}+(?: \(\p{Lu}{2,4}\))?/u.exec(rest)?.[0];
  if (german !== undefined) return german;
  // the longest run of initials first: 'M. Sc.' before 'M.'
  const words = rest.split(' ');
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const run = words
      .slice(0, count)
      .join(' ')
      .replace(/[,;:(]+$/u, '');
    const bare = run.replaceAll(/[.\s]/gu, '').replace(/['’]s?$/u, '');
    if (run.startsWith('Dipl.')) return run;
    // 'M.ED.' in a line of capitals
    const isKnown = degreeLetters.has(bare) || (run.includes('.') && dottedLetters.has(bare.toUpperCase()));
    if (!isKnown || (count > 1 && !run.includes('.'))) continue;
    const isSure =
      run.includes('.') ||
      !doubtfulLetters.has(bare) ||
      /^(?:\s+(?:in|of|[–—-])\s|\s*[(,]|\s+\p{Lu})/u.test(rest.slice(run.length));
    if (isSure) return run;
  }
  const inside = /[\s(]([\p{L}.]{2,7})\)?[\s,]/u.exec(`${text} `)?.[1] ?? '';
  return inside.includes('.') && degreeLetters.has(inside.replaceAll('.', '')) && letters.test(text) ? inside : null;
};

/** Where the subject stands in the words of a degree ('B.S. in **Computer Science**, Minor in Art'); null when none is named. */
export const subjectIn = (text: string): { from: number; to: number } | null => {
  const joint = /\b(?:in|en|em|der|des)\s+(?=\S)/iu.exec(text);
  if (joint !== null) return subjectAt(text, joint.index + joint[0].length);
  const of =
    /^(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)? of (?:applied )?(?:(?:science|arts|philosophy|laws|engineering|technology|education|fine arts|commerce|medicine|music|letters)\b)?/iu.exec(
      text,
    );
  if (of !== null) {
    const rest = text.slice(of[0].length);
    const lead = /^[\s,:–—-]*/u.exec(rest)?.[0].length ?? 0;
    return /^[\s,:–—-]*$|^[\s,]*\(/u.test(rest) ? null : subjectAt(text, of[0].length + lead);
  }
  const abbreviation = lettersIn(text);
  const at =
    abbreviation === null
      ? /^(?:diplom|licence|laurea|bachelor['’]?s?|master['’]?s?|licenciatura|grado|bac|mestrado|bacharelado)\b/iu.exec(
          text,
        )?.[0].length
      : text.indexOf(abbreviation) + abbreviation.length;
  if (at === undefined) return null;
  const lead = /^(?:\s*\((?:Hons?|Honours)\.?\))?[\s,:.–—-]*/iu.exec(text.slice(at))?.[0].length ?? 0;
  return at + lead >= text.length ? null : subjectAt(text, at + lead);
};

const subjectAt = (text: string, from: number): { from: number; to: number } | null => {
  const end = /\s*(?:[,;(|]|\s[-–—]\s|\bwith\b|\bminor\b|\band minor\b|:\s|\d)/iu.exec(text.slice(from));
  const to = end === null ? text.length : from + end.index;
  return /\p{L}{2}/u.test(text.slice(from, to)) ? { from, to: from + text.slice(from, to).trimEnd().length } : null;
};

/** True for words that can be a subject of study on their own: 'Computer Science'. */
export const isSubject = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return words.length > 0 && words.length <= 8 && words.some((word) => subjectWords.has(word)) && !/\d/u.test(text);
};

/** 'Diploma behaald', 'Abschluss: gut': that or how the examination was passed. */
const isPassed = (text: string): boolean =>
  /^(?:diploma|getuigschrift|certificaat|abschluss|diplome)(?: (?:behaald|gehaald|obtained|awarded|obtenu|bestanden|erworben|conseguito|obtido)$|: (?:sehr gut|gut|befriedigend|bestanden)$)/u.test(
    fold(text),
  );

/** GPA, honours, classes: how well, not what. */
export const isGrade = (text: string): boolean =>
  isPassed(text) ||
  /^\d{1,2}(?:[.,]\d{1,2})? (?:valores|punten|puntos|c?gpa)$|\b(?:c?gpa|grade|note|gesamtnote|abschlussnote|media|promedio|voto|mention|average|percentage)\b\s*:?\s*[\d(]?|(?:magna |summa )?cum laude|\b(?:first|second|third)[- ]class\b|\b(?:with|high(?:est)?) (?:\w+ )?(?:hono(?:u)?rs|distinction)\b|\bdean'?s list\b|\bvaledictorian\b|^\(?[12]:[12]\)?$|^\d[.,]\d{1,2}\s*\/\s*\d|\b\d{2,3}(?:[.,]\d+)?\s?%|^distinction|^\d{2,3}\/1[01]0|\b1[., ]?\d?\s*\(?(?:sehr gut|gut)/iu.test(
    fold(text),
  );
