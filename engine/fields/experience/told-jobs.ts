import {
  afterEmployer,
  beforeEmployer,
  beforeName,
  beforeTitle,
  toldJobStart,
  toldWork,
} from '../../lexicon/work/told-jobs.ts';
import { statedTitleEnd } from '../../lexicon/work/stated-titles.ts';
import type { FoundPeriod } from '../dates/periods.ts';
import { placeScore } from '../places/place-score.ts';
import { employerScore } from './employers.ts';
import { endsInLegalForm, titleScore } from './titles.ts';

type Stretch = { from: number; to: number };

/** A sentence that tells of a job, and where it names title and employer. */
export type ToldJob = { title: Stretch | null; employer: Stretch | null };

const sureTitle = 2;
/** Large towns, countries and 'Salem OR' score as much; other capitalized words, perhaps of an employer, less. */
const surePlace = 1.5;
/** Score of an employer after 'at', which is evidence itself, and words of the longest name. */
const minEmployer = -0.2;
/** The first name with a word for an organization is the employer, later ones are clients and owners. */
const sureEmployer = 1.3;
const maxWords = 9;
/** Letters: a longer text is not a sentence about one job. */
const maxLength = 500;

/** False for texts without any word that leads to a title or tells of work: cheaper than looking for dates and names. */
export const mayTellOfJob = (text: string): boolean => toldWork.test(text) || text.search(beforeTitle) >= 0;

/** 'Worked as a Welder at Harrow Ltd from 2015 to 2018'; null for a sentence that does not tell of a job. */
export const toldJobIn = (text: string, period: FoundPeriod | null): ToldJob | null => {
  if (text.length > maxLength || !/\s\S+\s/u.test(text)) return null;
  // dates separate what is around them
  const words =
    period === null ? text : text.slice(0, period.from) + ','.padEnd(period.to - period.from) + text.slice(period.to);
  const isTold = toldJobStart.test(words.replace(/^[\s,:.–-]+/u, ''));
  if (!isTold && period === null) return null;
  const title = titleIn(words);
  const employer = title === null && !isTold ? null : employerIn(words, title);
  const count = [title, employer, period].filter((part) => part !== null).length;
  // 'Worked with nurses in Central Office to plan shifts (2017)' needs more than a year
  const isEnough = title !== null || period?.isRange === true;
  return count === 3 || (isTold && count === 2 && isEnough) ? { title, employer } : null;
};

const titleIn = (text: string): Stretch | null => {
  for (const found of text.matchAll(beforeTitle)) {
    const from = found.index + found[0].length;
    const stretch = trimmed(text, from, from + (statedTitleEnd.exec(text.slice(from))?.index ?? 0));
    if (stretch === null || isAward.test(text.slice(stretch.to))) continue;
    if (titleScore(textOf(text, stretch)) >= sureTitle || isBetween(text, stretch)) return stretch;
  }
  return null;
};

/** 'Employee of the Month at Harrow Ltd' */
const isAward = /^ of the (?:month|quarter|season|week|year)\b/iu;

const writtenAsTitle = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){1,3}$/u;
const leadsToName = /^ (?:at|with|bei|chez|presso|bij) (?:the |der |l['’])?(?=\p{Lu})/u;

/** 'as an Office Junior with Harrow Ltd': its place in the sentence shows that it is a title, though no list has it. */
const isBetween = (text: string, stretch: Stretch): boolean =>
  writtenAsTitle.test(textOf(text, stretch)) && leadsToName.test(text.slice(stretch.to));

const employerIn = (text: string, title: Stretch | null): Stretch | null => {
  const starts = [...text.matchAll(beforeEmployer)].map((found) => found.index + found[0].length);
  const found = [...starts, 0]
    .filter((from) => title === null || from < title.from || from >= title.to)
    .flatMap((from, index): { stretch: Stretch; score: number }[] => {
      const stretch = nameFrom(text, from);
      if (stretch === null) return [];
      const name = textOf(text, stretch);
      const score = employerScore(name);
      const isName = index < starts.length ? score >= minEmployer : endsInLegalForm(name);
      if (/m\/s[\s.]*$/iu.test(text.slice(0, stretch.from))) return [{ stretch, score: score + sureTitle }];
      const isOther = placeScore(name) >= surePlace || (titleScore(name) >= sureTitle && !endsInLegalForm(name));
      return isName && !isOther ? [{ stretch, score }] : [];
    });
  const [first] = found
    .filter(({ score }) => score >= sureEmployer)
    .toSorted((a, b) => a.stretch.from - b.stretch.from);
  return (first ?? found.toSorted((a, b) => b.score - a.score)[0])?.stretch ?? null;
};

/** A name is written with capitals, and what follows a legal form is its town. */
const nameFrom = (text: string, from: number): Stretch | null => {
  const start = from + (beforeName.exec(text.slice(from))?.[0].length ?? 0);
  const rest = text.slice(start);
  if (!/^[\p{Lu}\d]/u.test(rest)) return null;
  const stretch = trimmed(text, start, start + (afterEmployer.exec(rest)?.index ?? 0));
  if (stretch === null) return null;
  const words = [...textOf(text, stretch).matchAll(/\S+/gu)];
  const form = words.findIndex(
    ({ index, 0: word }, at) => at > 0 && endsInLegalForm(rest.slice(0, index + word.length)),
  );
  const last = words[form < 0 ? words.length - 1 : form];
  if (words.length > maxWords || last === undefined) return null;
  return { from: start, to: start + last.index + last[0].length };
};

const textOf = (text: string, { from, to }: Stretch): string => text.slice(from, to);

const trimmed = (text: string, from: number, to: number): Stretch | null => {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const end = start + raw.trim().replace(/[\s.,:–-]+$/u, '').length;
  return end > start ? { from: start, to: end } : null;
};
