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
  Coaching
  Collaboration
  Communication
  Communication with parents
  Conflict resolution
  Creativity
  Critical thinking
  Cross-functional collaboration
  Customer focus
  De-escalation
  Decision making
  Delegation
  Facilitation
  Fast-paced environment
  Influencing
  Innovation
  Intercultural skills
  Interpersonal skills
  Leadership
  Meeting deadlines
  Mentoring
  Motivating others
  Multitasking
  Negotiation
  Organizational skills
  Persuasion
  Planning skills
  Presentation skills
  Prioritization
  Problem solving
  Public speaking
  Relationship building
  Stakeholder management
  Storytelling
  Strategic thinking
  Teamwork
  Time management
  Verbal communication
  Written and verbal communication
  Written communication
  `),
);
