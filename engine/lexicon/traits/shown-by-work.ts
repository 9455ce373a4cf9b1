import { linesOf } from '../lines.ts';

/**
 * Traits that the lines of a resume can show by what somebody did, by their names in the lists. Of the others (motivated,
 * friendly, honest) a resume can only claim that its owner is so. Origin: written by us.
 */
export const shownByWork: ReadonlySet<string> = new Set(
  linesOf(`
  Accuracy
  Active listening
  Analytical skills
  Attention to detail
  Collaboration
  Communication
  Conflict resolution
  Creativity
  Critical thinking
  Cross-functional collaboration
  Customer focus
  Decision making
  Fast-paced environment
  Innovation
  Interpersonal skills
  Leadership
  Meeting deadlines
  Motivating others
  Multitasking
  Negotiation
  Organizational skills
  Persuasion
  Presentation skills
  Prioritization
  Problem solving
  Relationship building
  Results orientation
  Strategic thinking
  Teamwork
  Time management
  Verbal communication
  Written and verbal communication
  Written communication
  `),
);
