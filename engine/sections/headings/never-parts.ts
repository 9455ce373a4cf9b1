import type { SectionKind } from '../../model/resume.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { foldTitle } from '../titles/title-key.ts';
import type { Candidate } from './candidates-of.ts';

const afterEntries = ['references', 'interests', 'volunteering', 'contact', 'certifications', 'languages'] as const;
const core = ['experience', 'education', 'certifications', 'references', 'volunteering', 'contact'] as const;

/**
 * Kinds whose titles never head a part of a section of this kind, however small their type is. A job may have its own
 * 'Projects' and 'Achievements', a school its 'Courses' and 'Awards', but no job has 'Certifications' of its own.
 */
export const neverPartOf: Readonly<Record<SectionKind, readonly SectionKind[]>> = {
  experience: ['education', ...afterEntries],
  education: ['experience', 'skills', ...afterEntries],
  projects: ['experience', 'education', ...afterEntries],
  volunteering: ['experience', 'education', 'skills', 'references', 'interests'],
  skills: [...core, 'publications', 'awards', 'interests'],
  certifications: ['experience', 'skills', ...afterEntries],
  summary: [...core, 'projects', 'publications', 'languages', 'interests'],
  languages: [...core, 'skills', 'projects', 'publications', 'awards', 'interests'],
  publications: [...core, 'skills', 'projects', 'languages', 'interests'],
  awards: [...core, 'skills', 'projects', 'languages', 'interests'],
  references: [...core, 'skills', 'projects', 'languages', 'interests'],
  interests: [...core, 'skills', 'projects', 'languages'],
  contact: [...core, 'skills', 'projects', 'publications', 'summary', 'awards', 'languages', 'interests'],
  other: ['references'],
};

/** Titles of sections that also head a part of one: 'Training' in a job, 'Community' among the clients. */
export const alsoParts = wordSet(`training coursework courses course school university studies thesis residency service
  community engagement outreach personal address location online links profiles web websites work career positions
  stages freelance consulting internship internships license licence permits registration admissions tickets badges
  tools software technology technologies programming equipment platforms stack strengths degree formation formations
  parcours stage kurse cursos corsi social`);

const portfolios = wordSet('portfolio portafolio portafolios portefolio portfolios');

/** 'Portfolio' as the first of the links under 'Links': no section of projects. */
export const isLinkBelow = (above: Candidate | undefined, { index, words }: Candidate): boolean =>
  above?.title?.kind === 'contact' &&
  above.index + above.more.length === index - 1 &&
  portfolios.has(foldTitle(words.text));
