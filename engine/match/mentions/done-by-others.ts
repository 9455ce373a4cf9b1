import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { fold } from '../../text/fold.ts';
import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import type { Span } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';

/** What one person does for another. */
const forOthers = compilePhrases(
  `
  supervis(e|ion|ing|ory)
  mentor(ing|ship)?
  coach(ing)?
  train(ing)?
  teach(ing)?
  tutor(ing)?
  people management
  `,
  { start: 'text', end: 'word' },
);

/** Whether a term is something that one person does for another. */
export const isDoneForOthers = (term: string): boolean => forOthers.test(fold(term));

/** Behind 'by', nobody: 'trained by doing', 'supervised by phone'. */
const byNoOne = compilePhrases(
  `
  (me|myself|example|doing|using|means|phone|telephone|email)
  #
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);
const by = /^\s+by\s+/iu;
const passive = /(?:ed|taught|overseen)$/iu;
/** 'Mentorship Program, Mentee', and not 'Training of trainee nurses', which the person gives. */
const whoReceives = /^[^.;]{0,40}?(?:[,(|–—-]|\bas an?)\s{0,2}(?:mentee|supervisee|trainee)\s{0,2}(?:[),.;|–—-]|$)/iu;
const under = /\bunder (?:the |close |direct )?$/iu;

/**
 * 'Supervised by Dr. Rowe', 'under the supervision of', 'Mentorship Program, Mentee': somebody else did it, for the
 * person of the resume. `from` and `to` are the place of the term in its line.
 */
export const isDoneByOther = (line: string, from: number, to: number): boolean => {
  const [before, said, behind] = [line.slice(0, from), line.slice(from, to), line.slice(to)];
  if (passive.test(said) && by.test(behind) && !byNoOne.test(behind.replace(by, ''))) return true;
  return under.test(before) || (!passive.test(said) && whoReceives.test(behind));
};

const lesson = /^training$/iu;
/** A trainee receives training and gives none. */
const learner = /^trainees?$/iu;
const ofStudies: ReadonlySet<SectionKind> = new Set<SectionKind>(['certifications', 'education']);

/** 'Training and Assessment': here it is the subject. */
const isSubject = /^\s{0,2}(?:and|&)\s/iu;

/** 'Safety Training' among certificates and studies was received. `behind` is the rest of its line. */
export const isReceived = (said: string, behind: string, section: SectionKind | null): boolean =>
  section !== null && ofStudies.has(section) && lesson.test(said) && !isSubject.test(behind);

type Page = { textOf: (span: Span) => string; sectionOf: (line: number) => SectionKind | null };

/** The mentions that prove a term: for what one person does for others, only those of the person's own work. */
export const ownDoing = <Mention extends { spans: readonly Span[] }>(
  { entry, term }: AskedTerm,
  mentions: readonly Mention[],
  { textOf, sectionOf }: Page,
): readonly Mention[] => {
  if (!isDoneForOthers(entry ?? term)) return mentions;
  return mentions.filter(({ spans }) =>
    spans.every(
      (span) =>
        !learner.test(textOf(span)) &&
        !isReceived(textOf(span), textOf({ ...span, from: span.to, to: Infinity }), sectionOf(span.line)) &&
        !isDoneByOther(textOf({ ...span, from: 0, to: Infinity }), span.from, span.to),
    ),
  );
};
