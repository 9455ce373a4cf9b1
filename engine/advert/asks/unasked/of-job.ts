import { asksAnew, obtainable, obtained } from '../../../lexicon/cues/unasked/obtainable.ts';
import { givenBy, substituted, trainingOrExperience } from '../../../lexicon/cues/unasked/of-job.ts';
import { askedDegree } from '../../../lexicon/phrases/degrees/asked-degree.ts';
import { anyOf, inSequence } from '../../../lexicon/phrases/compose.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { isVerb } from '../../word-classes.ts';
import { type TextRange, endOf, sentences, rangesAt, maxLengthOfClause } from './text-ranges.ts';

/** 'a physician, a nurse or a pharmacist': the people of the aside, not what is done. */
const furtherPeople = inSequence(
  /^, (?:(?:an?|the|our) [^,;.:]{1,40}|\p{Lu}{2,5}|\p{L}+(?:er|or|ist|an|nt|se))/u,
  /(?:, [^,;.:]{1,40}){0,3},? or [^,;.:]{1,60}(?=[,;.:]|$)/u,
);

/** 'Under the direction of the head gardener, prunes roses' */
export const given = (text: string): TextRange[] =>
  rangesAt(allMatches(text, givenBy), ({ index, 0: said }) => {
    const start = index + said.length;
    const behind = text.slice(start, start + maxLengthOfClause);
    const clause = behind.slice(0, endOf(behind, 0));
    const comma = clause.indexOf(',');
    const people = furtherPeople.exec(clause.slice(Math.max(0, comma)))?.[0].length ?? 0;
    const first = clause.slice(0, comma < 0 ? undefined : comma + people);
    for (const { 1: word = '', index: at } of first.matchAll(nextDone))
      if (word === '' || isVerb(word.toLowerCase()) || asksAnew.test(word)) return { from: index, to: start + at };
    return { from: index, to: start + first.length };
  });
/** '... and splices rope', '... include splicing' */
const nextDone = / (?:and (?=(\p{L}+))|(?:with|using|to|in|includ(?:es?|ing))\b)/giu;

/** No description of a certificate before its name is longer. */
const maxLengthOfObtained = 240;
/** '... and hold a forklift certificate', ', with experience of payroll': something else is asked for again. */
const nextAsk = /(?:,| and| or|, and|, or)(?: with)? (?=(\p{L}+))| with /giu;

/** 'Must obtain a forklift certificate within 90 days': what may be got on the job. */
export const toBeObtained = (text: string): TextRange[] =>
  rangesAt(allMatches(text, obtainable), ({ index, 0: said }) => {
    const from = index + said.length;
    const thing = obtained.exec(text.slice(from, from + maxLengthOfObtained))?.[0];
    if (thing === undefined) return null;
    const start = from + thing.length;
    const behind = text.slice(start, start + maxLengthOfClause);
    const clause = behind.slice(0, endOf(behind, 0));
    for (const next of clause.matchAll(nextAsk)) {
      const [, word] = next;
      if (word === undefined || isVerb(word.toLowerCase()) || asksAnew.test(word))
        return { from: index, to: start + next.index };
    }
    return { from: index, to: start + clause.length };
  });

/** The sentence, or its last part: '... is preferred, but experience may be substituted for it'. */
export const substitutes = (text: string): TextRange[] =>
  [...text.matchAll(sentences)].flatMap(({ index, 0: sentence }) => {
    const said = substituted.exec(sentence);
    if (said === null) return [];
    const but = sentence.lastIndexOf(' but ', said.index);
    return [{ from: index + Math.max(0, but), to: index + sentence.length }];
  });

/** Where something else may be asked for again: ', Führerschein Klasse B', ' und sehr gute Deutschkenntnisse'. */
const nextOfSentence = anyOf(
  /[.;:,]|$/u,
  /\s(?=(?:und|sowie|et|ainsi|y|e|además|inoltre|alsmede|plus)\s)/u,
  /\s(?=en\s(?:(?:zeer|heel)\s)?(?:goede?|uitstekende?|vloeiende?|kennis|beheersing)\b)/u,
);

const maxLengthOfDegreeBefore = 20;
/** Training, or experience in its place: neither is asked for by itself. A degree is, and says what may replace it. */
export const eitherOfTwo = (text: string): TextRange[] =>
  rangesAt(allMatches(text, trainingOrExperience), ({ index, 0: said }) => {
    const end = index + said.length;
    // 'Abgeschlossenes Studium'
    const isDegree = askedDegree.test(text.slice(Math.max(0, index - maxLengthOfDegreeBefore), end));
    const from = isDegree ? index + Math.max(0, said.search(/\s(?:oder|ou|o|of)\s/iu)) : index;
    return { from, to: end + text.slice(end).search(nextOfSentence) };
  });
