import type { Check } from '../../model/check.ts';
import type { TermUse } from '../../model/keywords.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { stemsOf } from '../../text/words.ts';
import { haveJobsElsewhere } from '../date-witness.ts';
import { failed, firstFew, listed, passed, unsure } from '../outcomes.ts';
import { linesOfFields } from '../lines-of-fields.ts';

const minTerms = 5;
const toleratedShare = 0.7;
/** Of fewer listed skills that we know, one decides whether most of them are shown. */
const minListed = 3;
/** The finding names the first of its evidence, so that the points that it promises are for those. */
export const maxNamedSkills = 4;

/** A mention that goes on in the next line is cited whole: 'machine' at the end of a line, above 'parts'. */
const firstMention = ([first, next]: readonly Span[], { lines }: Reading): readonly Span[] => {
  if (first === undefined) return [];
  const endsLine = first.to >= (lines[first.line]?.text.trimEnd().length ?? 0);
  const goesOn = endsLine && next !== undefined && next.line === first.line + 1 && next.from === 0;
  return goesOn ? [first, next] : [first];
};

/**
 * Whether every mention is in a section of skills, and ends within its line: at its end, a name may go on in the next
 * one ('Micros' above 'oft Word').
 */
const isWholeIn = ({ sections }: Resume, { lines }: Reading, { spans }: TermUse): boolean =>
  spans.every(({ line, to }) => {
    const isInSkills = sections.some((section) => section.kind === 'skills' && section.lines.includes(line));
    const isAtEnd = to >= (lines[line]?.text.trimEnd().length ?? 0);
    return isInSkills && !(isAtEnd && /^\p{Ll}/u.test(lines[line + 1]?.text ?? ''));
  });

/** Whether the words of a term are in a sentence about work, although its sense there was in doubt. */
const isWrittenIn = (work: readonly string[], { term }: TermUse): boolean => {
  const wanted = ` ${stemsOf(term).join(' ')} `;
  return work.some((text) => text.includes(wanted));
};

const workOf = ({ experience, volunteering }: Resume): readonly string[] =>
  [...experience, ...volunteering].flatMap(({ bullets }) =>
    bullets.map(({ value }) => ` ${stemsOf(value).join(' ')} `),
  );

/** Whether most of the listed skills have a term that we know: we do not look for the others, such as hobbies, in the jobs. */
const areMostKnown = (found: readonly TermUse[], { skills }: Resume): boolean => {
  const terms = Map.groupBy(
    found.flatMap(({ spans }) => spans),
    ({ line }) => line,
  );
  const known = skills.filter(({ spans }) =>
    spans.some(({ line, from, to }) => terms.get(line)?.some((term) => term.from < to && term.to > from) === true),
  );
  return known.length * 2 >= skills.length;
};

/** Nobody shows a driving license or 'flexible' in a bullet. */
const isNotUsed: ReadonlySet<TermUse['kind']> = new Set<TermUse['kind']>(['license', 'soft']);

/** Whether most of the listed skills are in jobs. Text outside the list may as well be a summary or a school. */
const areMostShown = (found: readonly TermUse[], resume: Resume): boolean => {
  const inSection = resume.sections.flatMap(({ kind, lines }) => (kind === 'skills' ? lines : []));
  const inList = new Set([...inSection, ...linesOfFields(resume.skills)]);
  const inJobs = linesOfFields(
    [...resume.experience, ...resume.volunteering].flatMap(({ title, employer, bullets }) => [
      title,
      employer,
      ...bullets,
    ]),
  );
  const listedTerms = found.filter(({ spans }) => spans.some(({ line }) => inList.has(line) && !inJobs.has(line)));
  if (listedTerms.length < minListed) return false;
  const elsewhere = listedTerms.filter((use) => !use.spans.some(({ line }) => inJobs.has(line)));
  const isMost = (without: readonly TermUse[]): boolean => without.length < listedTerms.length / 2;
  if (!areMostKnown(found, resume)) return false;
  if (isMost(elsewhere)) return true;
  const work = workOf(resume);
  return isMost(elsewhere.filter((use) => !isWrittenIn(work, use)));
};

export const skillsNeverInContext: Check<'keywords' | 'resume' | 'visual' | 'cite'> = {
  id: 'skills-never-in-context',
  group: 'keywords',
  title: { pass: 'Your jobs show most of the skills you list', fail: 'Most of your skills appear only in a list' },
  why: 'A skill in a list is a claim; a skill in a job is evidence. Readers want to see where you used each skill.',
  impact: 'minor',
  needs: ['keywords', 'resume', 'visual', 'cite'],
  sources: [],
  run: ({ keywords, resume, visual, cite }) => {
    const listedOnly = keywords.found.filter(({ isOnlyInSkillsList }) => isOnlyInSkillsList);
    // Without a job, there is nothing to praise, and no bullet to name them in.
    const hasWork = resume.experience.length + resume.volunteering.length > 0;
    if (keywords.found.length < minTerms || !hasWork) return { is: 'not-applicable' };
    if (listedOnly.length / keywords.found.length <= toleratedShare)
      return areMostShown(keywords.found, resume) ? passed : { is: 'not-applicable' };
    const work = workOf(resume);
    const inList = listedOnly.filter((use) => !isWrittenIn(work, use));
    const share = inList.length / keywords.found.length;
    if (share <= toleratedShare || haveJobsElsewhere(visual, resume))
      return unsure('We could not tell how many of your skills appear in your jobs.');
    // Named as the page has them, without a number: one of them may be part of a name that we do not know.
    const named = firstFew(inList.filter((use) => !isNotUsed.has(use.kind) && isWholeIn(resume, visual, use)));
    if (named.length === 0) return unsure('We could not tell how many of your skills appear in your jobs.');
    const evidence = named.map(({ spans }) => cite.spans(firstMention(spans, visual)));
    const words = evidence.slice(0, maxNamedSkills).map(({ quote }) => quote);
    return failed(
      (1 - share) / (1 - toleratedShare),
      `Most of the skills that we recognized appear only in your list, such as ${listed(words)}.`,
      'Name the most important ones in the bullets of the jobs where you used them.',
      evidence,
    );
  },
};
