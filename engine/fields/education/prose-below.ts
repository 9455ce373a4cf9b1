import { firstPerson } from '../../lexicon/pronouns.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { capitalShare, endsSentence } from '../entries/prose.ts';
import type { Row } from '../entries/row.ts';
import { leadOf } from './before-degree.ts';
import { degreeScore } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';

/** 'My Bachelor's Degree' could be the name of an entry. */
const minWordsOfFirstPerson = 6;

/** 'Curso técnico completo na escola estadual.' is an entry with a full stop; longer ones are prose. */
const minWordsOfSentence = 9;

/** Of the longer words of a sentence, fewer than this have a capital: in names most have one. */
const maxCapitalShare = 0.35;

/** 'I' before a verb, but not 'Chemistry I with Lab'. */
const firstPersonVerb = /(?:^|[\s,])I (?!with|in|and|of|at|to|for|on|by)\p{Ll}+/u;

const isOfFirstPerson = (text: string): boolean =>
  firstPersonVerb.test(text) || lookupWordsOf(text).some((word) => word !== 'i' && firstPerson.has(word));

/** 'After my graduation I stayed at the school', 'Ecole avec un cursus généraliste en botanique appliquée.' */
const isSentence = (text: string): boolean => {
  const words = text.split(' ').length;
  if (words >= minWordsOfFirstPerson && isOfFirstPerson(text)) return true;
  return words >= minWordsOfSentence && endsSentence(text) && capitalShare(text) < maxCapitalShare;
};

const namesStudies = (text: string): boolean => degreeScore(text) >= 2 || institutionScore(text) >= 3;

/** 'I graduated with a BA in Botany', 'BA in Botany, which I earned with honors' say what the entry lacks. */
const leadsWithDegree = (text: string): boolean =>
  leadOf(text) > 0 || degreeScore(text.split(' ').slice(0, maxDegreeWords).join(' ')) >= 3;
const maxDegreeWords = 3;

/** 'I later completed a diploma in music at Leeds College': what was earned at a school that no row above names. */
const isEntryItself = (text: string, above: readonly Row[]): boolean => {
  const [, school] = namedSchool.exec(text) ?? [];
  if (school === undefined || !earned.test(text) || !(degreeScore(text) >= 2 && institutionScore(text) >= 3))
    return false;
  return !above.some((row) => row.text.includes(school));
};
/** Enough for the entries of a section, and a bound for a long document. */
const maxRowsAbove = 24;
const earned = /(?<!\p{L})(?:completed|earned|obtained|received|finished|gained|graduated)(?!\p{L})/iu;
const namedSchool = /(?<!\p{L})(?:at|from) (?:the )?(\p{Lu}\p{L}+)/u;

/**
 * Rows that are sentences below an entry, which only tell more of it: 'I spent my last three years of high school at this
 * school' below 'High school, Lycée Harrow'. Where no row above in the section names a school or a degree, the sentence
 * may be the entry itself.
 */
export const sentencesBelow = (rows: readonly Row[]): ReadonlySet<Row> => {
  const found = new Set<Row>();
  let named = -1;
  for (const [at, row] of rows.entries()) {
    if (isSentence(row.text) && row.periods.length === 0 && !leadsWithDegree(row.text)) {
      if (named === row.section && !isEntryItself(row.text, rows.slice(Math.max(0, at - maxRowsAbove), at)))
        found.add(row);
    } else if (namesStudies(row.text)) named = row.section;
  }
  return found;
};
