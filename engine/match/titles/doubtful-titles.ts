import { seniorityWords, titleHeads } from '../../lexicon/work/job-titles.ts';
import { occupationHeads } from '../../lexicon/work/occupation-heads.ts';
import { occupations, oftenLeft, type Occupation } from '../../lexicon/work/occupations.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import { rawWordsOf } from '../../text/words.ts';
import { ownSkillsOf, shareShown } from './own-skills.ts';
import type { ResumeWords } from '../resume-words.ts';

/** `title`: the words of an occupation in the text of a title. */
type TitleFound = { title: string; text: string };

export const namesOccupation = (title: string): boolean =>
  rawWordsOf(fold(title)).some((word) => occupationHeads.has(word));

/** Whether the words of an occupation in a title tell too little, for want of its skills. */
export const isDoubtfulTitle = (occupation: Occupation, found: TitleFound, words: ResumeWords): boolean => {
  const own = ownSkillsOf(occupation, words);
  if (isWordOfLonger(found) && (own === 0 || (isOfAnyField(found) && isOtherMoreShown(occupation, words)))) return true;
  if (titlesOfSeveral.has(found.title.toLowerCase()) && own < minSkills.ofSeveral) return true;
  return oftenLeft.has(occupation.name) && own < minSkills.besideTrades && isOneOfTrades(occupation, found.text);
};

const minSkills = { ofSeveral: 2, besideTrades: 3 };

/**
 * 'principal' in 'Principal Engineer', 'scientist' in 'Data and Vision Scientist': one word of a longer title names the
 * occupation only beside a skill of it, and where the skills fit no other better. Words of rank do not make a title
 * longer: 'Senior Accountant'.
 */
const isWordOfLonger = (found: TitleFound): boolean => {
  const own = found.title.toLowerCase();
  // 'Cook / Owner' is a cook; 'Architect / Developer' builds no houses.
  const parts = isOfAnyField(found) ? [] : found.text.toLowerCase().split(/[,;/|]/u);
  const part = parts.find((one) => rawWordsOf(one).includes(own)) ?? found.text.toLowerCase();
  return /^[a-z]+$/u.test(own) && rawWordsOf(part).some((word) => word !== own && !seniorityWords.has(word));
};

/** A 'Scientist' and a 'Consultant' are of the field that the words before them tell; a 'Ward Nurse' is a nurse. */
const isOfAnyField = ({ title }: TitleFound): boolean => ofAnyField.has(title.toLowerCase());

const ofAnyField = wordSet(
  `scientist researcher consultant writer editor reporter counsel controller administrator clerk designer architect
    principal instructor educator counselor counsellor mechanic operator assembler`,
);

/** Another occupation, of which the resume mentions more of its terms, and enough to tell it. */
const isOtherMoreShown = (occupation: Occupation, words: ResumeWords): boolean => {
  const share = Math.max(minShareToTell, shareShown(occupation, words));
  return occupations.some((other) => shareShown(other, words) > share);
};

const minShareToTell = 0.25;

/** Titles of more than one occupation: 'Case Manager' of patients, of claims or of a grant. */
const titlesOfSeveral = new Set(['case manager', 'relationship manager', 'branch manager', 'program coordinator']);

/** 'Cashier, cook, cleaner', 'Laborer / Cook': one of three trades, or not the first of two. */
const isOneOfTrades = ({ title }: Occupation, text: string): boolean => {
  const parts = text.split(/[,;/|]|\s(?:and|&)\s/u).filter((part) => rawWordsOf(fold(part)).some(isTrade));
  const others = parts.filter((part) => !title.test(part));
  return others.length >= maxOtherTrades || (others.length > 0 && others[0] === parts[0]);
};

const maxOtherTrades = 2;

const isTrade = (word: string): boolean => occupationHeads.has(word) || titleHeads.has(word);
