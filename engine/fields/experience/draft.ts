import { isLeave, isMaybePaid, isRetraining } from '../../lexicon/work/leaves.ts';
import { fold } from '../../text/fold.ts';
import type { Atom } from '../entries/atom.ts';
import type { Cut } from '../entries/cut-entries.ts';
import type { LabelledHead } from '../entries/heads/label-heads.ts';
import { employerScore } from './employers.ts';

/** An entry of a work history on its way to a job. */
export type Draft = {
  cut: Cut;
  atoms: readonly Atom[];
  parts: LabelledHead['parts'];
  period: Atom | null;
  certainty: number;
  isInherited: boolean;
};

/**
 * 'Parental leave', 'Career break – caring for my mother': the first words of the header name a leave. 'Caregiver' is one
 * only without an employer, a retraining only where nothing tells of a job: no employer and no bullet.
 */
export const isLeaveEntry = ({ cut, atoms, parts }: Draft): boolean => {
  const firsts = [parts.title?.[0], atoms.find(({ period }) => period === null)].filter((atom) => atom !== undefined);
  const leaves = firsts.map(({ text }) => fold(text)).filter(isLeave);
  if (leaves.length > 0) return !leaves.every(isMaybePaid) || !hasSureEmployer(parts);
  if (cut.body.length > 0) return false;
  const others = (parts.employer ?? []).filter(({ text }) => !isRetraining(fold(text)));
  return others.length === 0 && firsts.some(({ text }) => isRetraining(fold(text)));
};

/** Score of a name from which on it is an organization: 'Harrow Home Care', not 'Family'. */
const sureEmployer = 1.5;
const hasSureEmployer = ({ employer = [] }: Draft['parts']): boolean =>
  employer.some(({ text }) => employerScore(text) >= sureEmployer);

export const sectionOf = ({ cut }: Draft): number | undefined => cut.head[0]?.section;

export const textOf = (part: readonly Atom[]): string => part.map(({ text }) => text).join(', ');
