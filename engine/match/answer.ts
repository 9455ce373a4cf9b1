import { fold } from '../text/fold.ts';
import { degreeLettersByLevel } from '../lexicon/degrees.ts';
import { degreesAbroad } from '../lexicon/phrases/degrees/degrees-abroad.ts';
import type { Answer, TermKind } from '../model/keywords.ts';
import type { Reading, Span } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import type { AskedTerm } from '../advert/asks/term-asks.ts';
import { degreeLevelsIn, levelRank, type DegreeLevel } from '../terms/degree-levels.ts';
import { phraseMentions, type Mention, type ResumeWords } from './resume-words.ts';
import { certifiedMentions } from './mentions/certified-mentions.ts';
import { ownDoing } from './mentions/done-by-others.ts';
import { genderedMentions } from './mentions/gendered-mentions.ts';
import { impliedIn } from './mentions/implied-mentions.ts';
import { isOfLicenseClass, licenseClassMentions } from './mentions/license-classes.ts';
import { isNameOfOther, isTermOnPage } from './mentions/names-of-others.ts';
import { sectionMentions } from './mentions/section-mentions.ts';
import { takenApartMentions } from './mentions/taken-apart.ts';
import { matchesOnlyItself } from '../terms/family.ts';
import { relatedMentions } from './related-mentions.ts';
import { qualifiersOf, wholeTermIn, withoutQualifierNote } from './mentions/wider-than-entry.ts';

export type Answered = { answer: Answer; spans: readonly Span[]; note?: string };

/** Further places prove nothing more. */
const shownPlaces = 5;

/** A license or a language is proven by a list; a skill is proven by the work it was used in. */
const isProvenByList = (kind: TermKind): boolean => kind === 'license' || kind === 'language' || kind === 'degree';

const answerOf = (mentions: readonly Mention[], kind: TermKind): Answered => {
  if (mentions.length === 0) return { answer: 'missing', spans: [] };
  const proven = isProvenByList(kind) ? mentions : mentions.filter((mention) => !mention.isListed);
  const best = proven.length > 0 ? proven : mentions;
  return {
    answer: proven.length > 0 ? 'shown' : 'listed',
    spans: best.slice(0, shownPlaces).flatMap((mention) => mention.spans),
  };
};

/** 'hour law' and 'wage law' of 'wage and hour law': either shows the whole. */
const halvesOf = ({ term, entry }: AskedTerm): readonly string[] => {
  const [, first, second, rest] = (entry === null ? /^(\S+) (?:and|or) (\S+) (\S.*)$/.exec(term) : null) ?? [];
  return first === undefined || second === undefined || rest === undefined
    ? []
    : [`${second} ${rest}`, `${first} ${rest}`];
};

/**
 * Answers one term from the resume: by the lexicon's names for it or its own words in order, else by related word
 * forms, else by a term that implies it. An implied answer is marked as such.
 */
export const answerTerm = (term: AskedTerm, resume: ResumeWords, isQuoted: (span: Span) => boolean): Answered => {
  const own = (mentions: readonly Mention[]) =>
    ownDoing(term, mentions, resume).filter(
      (mention) => !mention.spans.every(isQuoted) && !isNameOfOther(mention, term.kind, resume),
    );
  const known = term.entry === null ? undefined : resume.mentions.get(term.entry);
  const isOnlyItself = matchesOnlyItself(fold(term.term)) || isOfLicenseClass(term);
  const qualifiers = qualifiersOf(term);
  const isWhole = wholeTermIn(resume, qualifiers);
  const said = own(known?.all.filter(isWhole) ?? (isOnlyItself ? [] : phraseMentions(resume, term.term)));
  if (said.length > 0) return answerOf(said, term.kind);
  const related = isOnlyItself
    ? []
    : own([term.term, ...halvesOf(term)].flatMap((text) => relatedMentions(resume, text)));
  if (related.length > 0) return answerOf(related, term.kind);
  const near = own([
    ...certifiedMentions(resume, term),
    ...genderedMentions(resume, term.term),
    ...takenApartMentions(resume, term.term),
    ...licenseClassMentions(resume, term),
    ...sectionMentions(resume, term.term),
  ]);
  if (near.length > 0) return answerOf(near, term.kind);
  const implied = impliedIn(term, resume, (mentions) => own(mentions.filter(isWhole)));
  if (implied === null) {
    if (isTermOnPage(resume, term)) return { ...answerOf([], term.kind), note: writtenOnly };
    const note = withoutQualifierNote(resume, own(known?.all ?? []), qualifiers);
    return note === null ? answerOf([], term.kind) : { ...answerOf([], term.kind), note };
  }
  return {
    ...answerOf(implied.mentions, term.kind),
    note: `Implied by ${implied.by}. Some systems search for the exact word, so include ${term.term} too if it applies to you.`,
  };
};

/** Whether the resume contains the term itself, not only related word forms, outside of quoted passages. */
export const isNamed = (term: AskedTerm, resume: ResumeWords, isQuoted: (span: Span) => boolean): boolean => {
  const known = term.entry === null ? [] : (resume.mentions.get(term.entry)?.all ?? []);
  const isWhole = wholeTermIn(resume, qualifiersOf(term));
  return [...known.filter(isWhole), ...phraseMentions(resume, term.term)].some(
    (mention) => !mention.spans.every(isQuoted) && !isNameOfOther(mention, term.kind, resume),
  );
};

/** The words are on the page, so they must not be called missing. */
const writtenOnly =
  'These words are on your page, but not in a place that shows a skill. They are in a name, a link or your references, part of another term, broken up by columns, or in text that repeats the job description.';

const order: readonly Answer[] = ['shown', 'listed', 'application', 'missing'];

/** The best of several answers: one alternative is enough, and one whose words are on the page is better than none. */
export const bestOf = (answers: readonly Answered[]): Answered =>
  answers.toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? { answer: 'missing', spans: [] };

const rankOf = ({ answer, note }: Answered): number => order.indexOf(answer) + (note === writtenOnly ? 0 : 0.5);

/** In an education section two capitals are a degree: 'BS, Biology', 'MA Linguistics', and so are more: 'MLIS'. */
const shortDegree = (text: string): DegreeLevel | null => {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const known = degreeLettersByLevel.find(({ letters }) => words.some((word) => letters.has(word)));
  if (known?.level === 'doctorate') return known.level;
  if (known?.level === 'master' || /\b(?:MS|MA)\b/.test(text)) return 'master';
  if (known?.level === 'bachelor' || /\b(?:BS|BA|AB|BM)\b/.test(text)) return 'bachelor';
  return /\b(?:AA|AS|AAS)\b/.test(text) ? 'associate' : null;
};

const levelAbroad = (text: string): DegreeLevel | null =>
  degreesAbroad.find(({ pattern }) => pattern.test(text))?.level ?? null;

/** The highest level that words of an education section name, if any. */
export const levelIn = (
  text: string,
  spans: readonly Span[],
): readonly { level: DegreeLevel; spans: readonly Span[] }[] => {
  const english = degreeLevelsIn(text).at(-1) ?? shortDegree(text);
  const levels = [english, levelAbroad(text)].filter((level) => level !== null);
  const [level] = levels.toSorted((one, other) => levelRank(other) - levelRank(one));
  return level === undefined ? [] : [{ level, spans }];
};

/** The highest degree on the lines that count, from the education entries, else from the lines of that section. */
export const highestDegree = (
  resume: Resume,
  visual: Reading,
  counts: (line: number) => boolean = () => true,
): { level: DegreeLevel; spans: readonly Span[] } | null => {
  const fields = resume.education.flatMap((entry) => [entry.degree, entry.field].filter((field) => field !== null));
  const fromFields = fields.flatMap((field) => levelIn(field.value, field.spans));
  const lines = resume.sections.filter((section) => section.kind === 'education').flatMap((section) => section.lines);
  // These lines contain names of schools too ('Masters College'), so they are used only when no degree was parsed.
  const found =
    fromFields.length > 0
      ? fromFields
      : lines.flatMap((line) => {
          const text = visual.lines[line]?.text ?? '';
          return levelIn(text, [{ order: 'visual', line, from: 0, to: text.length }]);
        });
  const counting = found.filter(({ spans }) => spans.every(({ line }) => counts(line)));
  return counting.toSorted((one, other) => levelRank(other.level) - levelRank(one.level))[0] ?? null;
};
