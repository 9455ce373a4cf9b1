import { titleScore } from '../../fields/experience/titles.ts';
import { occupationsTitled, type Occupation } from '../../lexicon/work/occupations.ts';
import type { Span } from '../../model/reading.ts';
import type { Answered } from '../answer.ts';
import type { IndexedResume } from '../resume-words.ts';
import { withUsualName } from './same-job.ts';
import {
  initialsIn,
  isInitialsOf,
  isSameTitle,
  titleStems,
  withoutBrackets,
  withoutDepartment,
} from './title-stems.ts';

type Held = { value: string; spans: readonly Span[] };

/** A longer line of a headline is a sentence. */
const maxTitleLength = 90;

/** The title in full, without its department and without what is in brackets: any of them may be the asked one. */
const namesOf = (title: string): readonly string[] => [title, withoutDepartment(title), withoutBrackets(title)];

/**
 * Whether a previous job (or the headline under the name) has the required title, or another title of the same job:
 * 'Software Developer' for 'Software Engineer'.
 */
export const answerTitle = (
  title: string,
  { resume, words }: IndexedResume,
  isQuoted: (span: Span) => boolean,
): Answered => {
  const name = withoutBrackets(withoutDepartment(title));
  const asked = titleStems(name);
  const askedInitials = initialsIn(withoutDepartment(title));
  const isAsked = (text: string) =>
    namesOf(text)
      .map(titleStems)
      .some((own) => isSameTitle(asked, own) || isInitialsOf(own, askedInitials)) ||
    isInitialsOf(asked, initialsIn(text));
  const held: readonly Held[] = resume.experience.flatMap((job) => (job.title === null ? [] : [job.title]));
  const headline: readonly Held[] = words.headline
    .filter(({ span }) => !isQuoted(span))
    .map(({ text, span }) => ({ value: text, spans: [span] }));
  const titles = [...held, ...headline].filter(({ value }) => value.length < maxTitleLength);
  const matching = titles.find(({ value }) => isAsked(value));
  if (matching !== undefined) return { answer: 'shown', spans: matching.spans };

  const usual = titleStems(withUsualName(name));
  // 'RN Recruiter' has the name of another job in it.
  const isSameJob = (own: readonly string[]) => isSameTitle(usual, own) && own.every((stem) => usual.includes(stem));
  const same = titles.find(({ value }) => namesOf(value).some((own) => isSameJob(titleStems(withUsualName(own)))));
  if (same !== undefined)
    return {
      answer: 'shown',
      spans: same.spans,
      note: `Your resume says "${same.value}", another name for this job. Some systems search for the exact word, so include ${name} too if it applies to you.`,
    };
  const either = held.find(({ value }) => alternativesIn(name).some((one) => isSameTitle(one, titleStems(value))));
  if (either !== undefined) return { answer: 'shown', spans: either.spans };
  const nearest = nearestOf(title, asked, held);
  if (nearest === null) return { answer: 'missing', spans: [] };
  return {
    answer: 'missing',
    spans: [],
    note: `${nearest} If that was the same work, write ${name} in the line below your name.`,
  };
};

/** A part of a title that names an occupation by itself: see `titleSignals`. */
const minScoreOfPart = 0.8;
const isAcronym = (text: string): boolean => /^\p{Lu}{3,6}$/u.test(text);

/** 'SDET / Test Automation Engineer' asks for either. 'Sound Engineer / Live' has one name. */
const alternativesIn = (title: string): readonly (readonly string[])[] => {
  const parts = title.split(/\s\/\s/u).map((part) => part.trim());
  const named = parts.filter((part) => isAcronym(part) || titleScore(part) >= minScoreOfPart);
  return named.length < 2 ? [] : named.map(titleStems);
};

/** The occupations of a title by the longest of their names in it: a product designer is not a designer of print. */
const occupationsOf = (title: string): ReadonlySet<Occupation> => {
  const found = occupationsTitled(title).map((one) => ({ one, length: one.title.exec(title)?.[0].length ?? 0 }));
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return new Set(found.flatMap(({ one, length }) => (length === longest ? [one] : [])));
};

/** What the resume has instead: a title of the same occupation, else one of the same kind, with the most words in common. */
const nearestOf = (title: string, asked: readonly string[], held: readonly Held[]): string | null => {
  const head = asked.at(-1);
  const occupations = occupationsOf(title);
  const [nearest] = held
    .map(({ value }) => ({ value, stems: titleStems(value) }))
    .map(({ value, stems }) => ({
      value,
      shared: asked.filter((stem) => stems.includes(stem)).length,
      hasHead: head !== undefined && stems.includes(head),
      occupation: occupationsTitled(value).find((one) => occupations.has(one)) ?? null,
    }))
    .filter(({ hasHead, occupation }) => hasHead || occupation !== null)
    .toSorted(
      (one, other) => Number(other.occupation !== null) - Number(one.occupation !== null) || other.shared - one.shared,
    );
  return nearest === undefined ? null : `The nearest job title in your resume is "${nearest.value}".`;
};
