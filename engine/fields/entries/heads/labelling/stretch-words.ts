import { lookupWordsOf } from '../../../../text/lookup-words.ts';
import { workFields } from '../../../../lexicon/work/job-titles.ts';
import { employerScore } from '../../../experience/employers.ts';
import { titleScore } from '../../../experience/titles.ts';
import type { Atom } from '../../atom.ts';
import { isInRegion, isRegionName, placeScore } from '../../../places/place-score.ts';
import { townOf } from '../../../../lexicon/places.ts';

const sureName = 3;

/** The score as a title of words without an occupation. */
const noTitle = -2.5;

/** 'Harrow Systems Ltd', 'Air National Guard (Reserve)', without a word for an occupation. */
export const isSureName = ([first, next]: readonly Atom[]): boolean =>
  first !== undefined &&
  (next === undefined || next.glue === 'paren' || next.glue === 'bracket') &&
  titleScore(first.text) <= noTitle &&
  employerScore(first.text) >= sureName;

const maxWordsOfVerb = 6;
const gotSomething = /^(?:received|earned|obtained|awarded|attended)\s/iu;
/** What tells of something that was received is no title either. 'Managing Director and Head of …' is one. */
export const isAboutReceipt = (text: string): boolean =>
  gotSomething.test(text) && text.split(/\s+/u).length > maxWordsOfVerb;

/** 'Mobile Developer'; one word may be a name ('Coach'), and several people are a firm ('Harrow Therapy Specialists'). */
export const isOneTitle = (text: string): boolean => /\s\S*[^\ss]$/u.test(text) && titleScore(text) >= 2;

/** 'São Paulo, Brasil' */
export const isTownWithRegion = (stretch: readonly Atom[]): boolean => {
  const [first, last] = [stretch[0]?.text ?? '', stretch.at(-1)?.text ?? ''];
  if (stretch.length <= 1) return false;
  return (isRegionName(last) && (townOf(first) !== null || isRegionName(first))) || isInRegion(first, last);
};

/** Score of a place that is a town we know. */
export const sureTown = 2;

/** 'Harrow Foods, Leeds': a known town after a comma is the place. */
export const endsInTown = (stretch: readonly Atom[]): boolean => {
  const last = stretch.at(-1);
  return stretch.length > 1 && last?.glue === 'comma' && placeScore(last.text) >= sureTown;
};

/** Behind an opening bracket. */
export const isInBrackets = ([first]: readonly Atom[]): boolean => first?.glue === 'paren' || first?.glue === 'bracket';

/** 'Electrical': only words for what the work is about. */
export const isFieldOfWork = (text: string): boolean => lookupWordsOf(text).every((word) => workFields.has(word));

/** 'Student Teacher, Grade 3, Harrow Elementary': whom somebody taught, or on which step, and no part of a name. */
export const step =
  /^(?:Grades?|Years?|Level|Class|Form|Stage|Band|Tier|Shift) (?:\d{1,2}|[IVX]{1,4}|K)\b(?:\s?[-–&]\s?\d{1,2})?$/u;

/** Initials that are no code of a region, before a word that is not in capitals. */
export const beginsInInitials = ([first, next]: readonly Atom[]): boolean =>
  /^\p{Lu}{3,6}$/u.test(first?.text ?? '') && !isRegionName(first?.text ?? '') && /\p{Ll}/u.test(next?.text ?? '');
