import type { Occupation } from '../../lexicon/work/occupations.ts';
import { entryNamed } from '../../terms/term-index.ts';
import type { ResumeWords } from '../resume-words.ts';
import { generalIndustries } from '../work-field.ts';

const specificKeywords = new Map<Occupation, readonly string[]>();

/** The keywords of one industry, looked up once; 'Project management' is usual in any. */
export const specificKeywordsOf = (occupation: Occupation): readonly string[] => {
  const before = specificKeywords.get(occupation);
  if (before !== undefined) return before;
  const specific = occupation.keywords.filter((keyword) => {
    const industry = entryNamed(keyword)?.industry;
    return industry !== undefined && !generalIndustries.has(industry);
  });
  specificKeywords.set(occupation, specific);
  return specific;
};

/** How many of the keywords that are not usual in any industry a resume mentions. */
export const ownSkillsOf = (occupation: Occupation, words: ResumeWords): number =>
  specificKeywordsOf(occupation).filter((keyword) => words.mentions.has(keyword)).length;

/** The share of all keywords of an occupation that a resume mentions, from 0 to 1. */
export const shareShown = ({ keywords }: Occupation, words: ResumeWords): number =>
  keywords.filter((keyword) => words.mentions.has(keyword)).length / keywords.length;
