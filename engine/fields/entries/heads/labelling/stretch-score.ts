import { fold } from '../../../../text/fold.ts';
import { lookupWordsOf } from '../../../../text/lookup-words.ts';
import { sharedWords } from '../../../../lexicon/work/employer-words.ts';
import { isEmploymentType } from '../../../../lexicon/work/employment-types.ts';
import { isSelfEmployed } from '../../../../lexicon/work/self-employed.ts';
import { workFields } from '../../../../lexicon/work/job-titles.ts';
import { isHospitalUnit, unitWords } from '../../../../lexicon/work/unit-words.ts';
import { employerScore } from '../../../experience/employers.ts';
import { titleScore } from '../../../experience/titles.ts';
import type { Atom } from '../../atom.ts';
import type { JobLabel } from '../head-reading.ts';
import { isRegionName, isTownAndCountry, placeScore } from '../../../places/place-score.ts';
import { townOf } from '../../../../lexicon/places.ts';
import {
  isSureName,
  isAboutReceipt,
  isOneTitle,
  isTownWithRegion,
  endsInTown,
  isInBrackets,
  isFieldOfWork,
  step,
  beginsInInitials,
  sureTown,
} from './stretch-words.ts';

/** A label before a fact says what it is: more than words, type and order together. */
const labelWeight = 4;

/** The score of a piece as no field. */
export const otherScore = ({ text, glue, fact }: Atom): number => {
  if (fact === 'title' || fact === 'employer') return -labelWeight;
  // text in brackets after a field belongs to that field rather than to nothing
  if (glue === 'paren') return -1.8;
  if (/https?:|www\.|^\(?\d+(?!\d|st|nd|rd|th)/u.test(text) || isEmploymentType(text)) return 0;
  return text.length > 60 ? -0.6 : -1.3;
};

const scores: Record<JobLabel, (text: string) => number> = {
  title: titleScore,
  employer: employerScore,
  place: (text) => {
    const town = text.replace(district, '');
    return town === text ? placeScore(text) : Math.max(placeScore(text), placeScore(town));
  },
};

/** What may follow a town: 'Rennes (35)', 'Gragnano (NA)', 'Franca/SP', 'Dublin 4'. */
const district = /\s?\((?:\d{1,3}|\p{Lu}{1,3})\)$|\/\p{Lu}{2}$|\s\d{1,2}$/u;

/** What a label calls a sector is no part of a job, whatever the other entries look like. */
const sectorScore = -20;

/** The score of a stretch as the field that the label names, by its words and by labels before its facts. */
export const scoreOf = (label: JobLabel, stretch: readonly Atom[]): number => {
  const score = scoreOfWords(label, stretch);
  const fact = stretch[0]?.fact;
  if (fact === undefined || fact === 'other') return score;
  if (fact === 'sector') return sectorScore;
  // unknown words count as much as known ones after their label
  return fact === label ? Math.max(0, score) + labelWeight : score - labelWeight;
};

/** Taken from the score of an employer that words show to be a title, or an address: more than other entries can outweigh. */
export const titlePenalty = 3.5;
export const addressPenalty = 4;
/** Taken from the score of an employer or a place that is a part of a hospital: an entry rather has none. */
const unitPenalty = 4;

/** 'Leeds, CA 90210' */
const postcode = / \d{5}$/u;

/** What is an organization without doubt is no title, whatever the other entries look like. */
const noTitleScore = -20;

/** Taken from the score of an employer that ends in a town: less than of an address, because a name may end in a town. */
const townPenalty = 1;

/** Score of 'Sole trader' as a title: it is one beside the name of a business, and the employer without one. */
const ownBusiness = 1.2;

const initialsPenalty = 2;

const scoreOfWords = (label: JobLabel, stretch: readonly Atom[]): number => {
  const text = stretch.reduce((words, atom) => {
    if (words === '') return atom.text;
    return atom.glue === 'paren' ? `${words} (${atom.text})` : `${words}, ${atom.text}`;
  }, '');
  const score = scores[label](text);
  if (label === 'employer' && step.test(stretch[0]?.text ?? '')) return score - titlePenalty;
  if (label === 'employer' && isTownWithRegion(stretch)) return score - addressPenalty;
  if (label === 'employer' && endsInTown(stretch)) return score - townPenalty;
  // 'Cardiology, Lakeside Hospital': where the last part is a whole name, what is before it is a department
  if (label === 'employer' && stretch.length > 1) {
    const last = employerScore(stretch.at(-1)?.text ?? '');
    const isDepartment = stretch.slice(0, -1).every((atom) => employerScore(atom.text) < 1);
    return isDepartment && last >= 1.6 && last >= score - 0.3 ? score - 0.8 : score;
  }
  // 'Vice President, Manufacturing': a field of work is not a place
  if (label === 'place' && stretch.length === 1 && (sharedWords.has(fold(text)) || workFields.has(fold(text))))
    return -2;
  if (label === 'title' && isSureName(stretch)) return noTitleScore;
  // 'Received Certificate of Student Recognition as a Teacher'
  if (label === 'title' && isAboutReceipt(text)) return noTitleScore;
  // 'Kannapolis, NC' and 'Lyon France' are not titles
  if (label === 'title' && stretch.length === 1 && (isRegionName(text) || isTownAndCountry(text))) return score - 3;
  // 'Sole trader, Harrow Joinery'
  if (label === 'title' && isSelfEmployed(text)) return Math.max(score, ownBusiness);
  // 'Clerk of Works (Electrical)'
  if (label === 'employer' && stretch[0]?.glue === 'paren' && isFieldOfWork(text)) return score - 3;
  // 'Lausanne' alone below an employer is where it is
  if (label === 'title' && stretch.length === 1 && score <= 0 && townOf(text) !== null) return score - 2;
  // 'Researcher (Dublin)'
  if (label === 'employer' && isInBrackets(stretch) && placeScore(text) >= sureTown) return score - 3;
  // 'Assistant at department': no name of anything
  if (label === 'employer' && stretch.length === 1 && unitWords.has(text)) return sectorScore;
  // 'Charge Nurse, Medical ICU'
  if (label !== 'title' && text.length < 40 && isHospitalUnit(lookupWordsOf(text))) return score - unitPenalty;
  // 'Chicago, IL': neither the town nor the state is an employer, and the state alone is half a place
  if (label === 'employer' && stretch.length === 1 && isRegionName(text)) return score - 3;
  // 'Mobile Developer, Tech Lead': two titles, not an employer and a title
  if (label === 'employer' && score < 0 && isOneTitle(text)) return score - titlePenalty;
  // 'Leeds, CA 90210'
  if (label === 'employer' && placeScore(text) >= 3 && postcode.test(text)) return score - addressPenalty;
  if (label === 'employer' && placeScore(text) >= 1.5) return score - 1.2;
  if (label === 'place' && stretch.length === 1 && stretch[0]?.glue === 'comma' && isRegionName(text)) return -0.4;
  // 'AHTK, Bompai': initials before a town are who it was
  if (label === 'place' && stretch.length > 1 && beginsInInitials(stretch)) return score * 0.8 - initialsPenalty;
  if (label !== 'place') return score;
  // a name of an organization is not a place, even when capitalized like one; 'Cebu City, Cebu' is none
  return score * 0.8 - (employerScore(text) >= 0.8 && !isTownWithRegion(stretch) ? 1.5 : 0);
};
