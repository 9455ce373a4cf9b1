import type { TermUse } from '../../model/keywords.ts';
import type { Job, Resume, Section } from '../../model/resume.ts';

/** What tells the kind of a section apart from its title. */
export type Content = { resume: Resume; sureJobs: ReadonlySet<Job>; found: readonly TermUse[] };

/** Skills, tools and licenses of the lexicon: of fewer, one may be in any list. */
const minTerms = 3;
/** Lines of a list have a term each, those of prose now and then. */
const maxLinesPerTerm = 2;

/**
 * Whether the lines of a section prove its kind, whatever its title says: jobs with an occupation and an employer, a
 * school with a degree, a list of skills, or prose at the top. Dates alone are not enough: visits, talks and courses have
 * them, too. Personal strengths are no skills that a profile has a field for.
 */
export const isKindProven = (section: Section, { resume, sureJobs, found }: Content): boolean => {
  const own = new Set(section.lines);
  const isHere = (spans: readonly { line: number }[] | undefined): boolean =>
    spans?.some(({ line }) => own.has(line)) === true;
  switch (section.kind) {
    case 'experience':
      return [...sureJobs].some(({ title }) => isHere(title?.spans));
    case 'education':
      return resume.education.some(({ degree, institution }) => isHere(degree?.spans) && isHere(institution?.spans));
    case 'skills': {
      const terms = found.filter(({ kind, spans }) => kind !== 'soft' && kind !== 'language' && isHere(spans)).length;
      return terms >= minTerms && section.lines.length <= terms * maxLinesPerTerm;
    }
    case 'summary':
      return isHere(resume.summary?.spans) && isFirst(section, resume);
    default:
      return false;
  }
};

/** Only contact details come before it. */
const isFirst = (section: Section, { sections }: Resume): boolean =>
  sections.slice(0, sections.indexOf(section)).every(({ kind }) => kind === 'contact');
