import type { Occupation } from '../lexicon/work/occupations.ts';
import type { Term } from '../model/keywords.ts';
import { entryNamed } from './term-index.ts';

/** The terms that are usual in an occupation, as the lexicon prints them. General advice: no posting requires them. */
export const usualTerms = (occupation: Occupation): readonly Term[] =>
  occupation.keywords.flatMap((keyword) => {
    const entry = entryNamed(keyword);
    return entry === null ? [] : [{ term: entry.term, kind: entry.kind, industry: entry.industry }];
  });
