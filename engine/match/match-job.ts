import type { JobMatch, Requirement, Term } from '../model/keywords.ts';
import type { Span } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { applicationAsksOf, type ApplicationAsk } from '../advert/asks/application/application-asks.ts';
import { isOfCondition } from '../advert/asks/application/condition-terms.ts';
import { companyWordsOf } from '../advert/company-words.ts';
import { degreeAsksOf } from '../advert/asks/degree-asks.ts';
import { plainAdvert } from '../advert/statements/plain-advert.ts';
import { languageAsksOf } from '../advert/asks/language-asks.ts';
import { statementsOf } from '../advert/statements/statements-of.ts';
import type { Statement } from '../advert/statements/statement.ts';
import { likelyAsked } from '../advert/likely/likely-asked.ts';
import { termAsksOf, type AskedTerm, type PlacedAsk, type TermAsk } from '../advert/asks/term-asks.ts';
import { unreadLanguageOf } from '../fields/written-language.ts';
import { titleScore } from '../fields/experience/titles.ts';
import { titleOf } from '../advert/title-of.ts';
import { yearsNeeded } from '../advert/asks/years-by-degree.ts';
import { yearsAsksOf } from '../advert/asks/year-asks.ts';
import { studentAsked } from '../lexicon/phrases/degrees/student-asked.ts';
import { answerTerm, bestOf, highestDegree, isNamed } from './answer.ts';
import { experienceBeside, type ExperienceAsk } from '../advert/asks/experience/experience-asks.ts';
import { answerExperience } from './years/answer-experience.ts';
import { answerYears } from './years/answer-years.ts';
import { answerTitle } from './titles/answer-title.ts';
import { withoutBrackets } from './titles/title-stems.ts';
import { bilingualBy } from './languages/answer-bilingual.ts';
import { answerLanguage } from './languages/answer-language.ts';
import { subjectNote } from './degrees/subject.ts';
import { knockOutQuestionsOf } from './knock-out-questions.ts';
import { levelRank } from '../terms/degree-levels.ts';
import { withoutMissingTrait } from './mentions/unshown-traits.ts';
import { withoutMetAlternatives } from './met-alternatives.ts';
import { quotedFrom } from './quoted-from.ts';
import type { IndexedResume, ResumeWords } from './resume-words.ts';
import { twoLanguagesOf } from './languages/two-languages.ts';
import { isLevelOfWork, noteOnLevel } from './degrees/level-of-work.ts';
import { answerTraining } from './degrees/training.ts';
import { studiesInProgressNote, unfinishedDegreeNote, unfinishedStudiesIn } from './degrees/unfinished.ts';
import { fold } from '../text/fold.ts';
import { lookupWordsOf } from '../text/lookup-words.ts';
import { wordsOf, type Word } from '../text/words.ts';
import { spokenLanguageOf } from '../lexicon/spoken-names.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { yearsOfExperience } from './years/years-of.ts';

/** 'or equivalent experience' is met by as many years as the degree takes. */
const yearsInsteadOfDegree = 4;

const printed = (terms: readonly AskedTerm[]): readonly Term[] =>
  terms.map(({ term, kind, industry }) => ({ term, kind, industry }));

/** Requirements without their ids, which are numbers in order. */
type Draft = Omit<Requirement, 'id'>;

/** What a job posting asks for, before any resume is looked at. */
export type ReadPosting = {
  /** The language of a posting that we cannot read, and whose terms we cannot tell from its other words; else null. */
  unreadLanguage: string | null;
  /** Without text that is not part of the posting. */
  text: string;
  title: string | null;
  statements: readonly Statement[];
  terms: readonly TermAsk[];
  applications: readonly ApplicationAsk[];
  experience: readonly ExperienceAsk[];
};

/** This many characters tell the language of a posting. */
const maxLengthForLanguage = 10_000;

/** The same for all resumes: whoever matches several, or one twice, reads the posting once. */
export const readPosting = (pasted: string): ReadPosting => {
  const text = plainAdvert(pasted);
  const unreadLanguage = unreadLanguageOf(text.slice(0, maxLengthForLanguage));
  if (unreadLanguage !== null)
    return { unreadLanguage, text, title: null, statements: [], terms: [], applications: [], experience: [] };
  const statements = statementsOf(text);
  const title = titleOf(text);
  const applications = applicationAsksOf(statements);
  const terms = termsAsked(text, title, statements).filter((ask) => !isOfCondition(ask, applications));
  return {
    unreadLanguage,
    text,
    title,
    statements,
    terms,
    experience: experienceBeside(statements, terms),
    applications,
  };
};

const termsAsked = (text: string, jobTitle: string | null, statements: readonly Statement[]): readonly TermAsk[] => {
  // The job title is a requirement of its own; its words in the text are not required again.
  const title = new Set(wordsOf([{ text: jobTitle ?? '', isNewStart: true }]).map((word) => word.stem));
  // A term of the lexicon may be asked for beside the title, unless it is all of it.
  const isOfTitle = (words: readonly Word[], isKnown: boolean): boolean =>
    words.every((word) => title.has(word.stem)) && (!isKnown || (words.length > 1 && words.length === title.size));
  const isNotTitle = (ask: TermAsk) =>
    !ask.alternatives.every(({ term, entry }) =>
      isOfTitle(wordsOf([{ text: term, isNewStart: true }]), entry !== null),
    );
  const languages = new Set(languageAsksOf(statements).map(({ language }) => fold(language)));
  // 'A good command of the English language' asks for English, and that is a requirement of its own.
  const isNotLanguage = (ask: TermAsk) =>
    !ask.alternatives.every(
      ({ term, entry }) => entry === null && isLanguageWithKnowledge(lookupWordsOf(term), languages),
    );
  const likely = (placed: readonly PlacedAsk[]) => likelyAsked(statements, placed);
  return termAsksOf(statements, companyWordsOf(text, statements), likely).filter(isNotTitle).filter(isNotLanguage);
};

/** Words beside the name of a language that say nothing but that somebody knows it. */
const wordsOfKnowledge = wordSet(
  'language languages skill skills knowledge command proficiency fluency level speaker speaking spoken written writing verbal oral fluent good excellent and in of the both',
);

const isLanguageWithKnowledge = (words: readonly string[], languages: ReadonlySet<string>): boolean => {
  // 'Duits' in a Dutch posting
  const isLanguage = (word: string) => languages.has(word) || languages.has(fold(spokenLanguageOf(word) ?? ''));
  return words.some(isLanguage) && words.every((word) => isLanguage(word) || wordsOfKnowledge.has(word));
};

const areInResume = (text: string, words: ResumeWords): boolean =>
  wordsOf([{ text, isNewStart: true }]).every(({ stem }) => words.at.has(stem));

const termDrafts = (
  asks: readonly TermAsk[],
  { resume, words }: IndexedResume,
  isQuoted: (span: Span) => boolean,
): Draft[] =>
  asks.flatMap(({ group, alternatives, quote, beside = [] }): Draft[] => {
    const answers = alternatives.map((term) => {
      const own = answerTerm(term, words, isQuoted);
      return term.entry === 'Bilingual' && own.answer === 'missing' ? (bilingualBy(resume, quote) ?? own) : own;
    });
    const answered = bestOf(answers);
    if (answered.answer === 'missing' && beside.some((text) => areInResume(text, words))) return [];
    const named = alternatives.filter((term) => isNamed(term, words, isQuoted));
    // 'Managed vehicles' names neither 'Amcom Autos' nor 'vehicle management', and answers the second.
    const met = named.length > 0 ? named : alternatives.filter((_, index) => answers[index]?.answer !== 'missing');
    const draft: Draft = {
      label: alternatives.map(({ term }) => term).join(' or '),
      group,
      kind: 'term',
      alternatives: printed(alternatives),
      ...(alternatives.every(({ entry, kind }) => entry === null && kind === 'other') ? { isPhrase: true } : {}),
      named: met.map(({ term }) => term),
      quote,
      ...withoutMissingTrait(alternatives, answered),
    };
    return [draft];
  });

const yearsDrafts = (
  statements: readonly Statement[],
  title: string | null,
  { visual, resume, words }: IndexedResume,
  today: string,
): Draft[] => {
  const highest = highestDegree(resume, visual)?.level ?? null;
  return yearsAsksOf(statements).map((ask) => ({
    label: ask.label,
    group: ask.group,
    kind: 'years',
    alternatives: [],
    quote: ask.quote,
    ...answerYears(
      {
        ...ask,
        years: yearsNeeded(ask.byDegree, highest) ?? ask.years,
        field: ask.isOfSimilarJob && title !== null ? withoutBrackets(title) : ask.field,
      },
      resume,
      words,
      today,
    ),
  }));
};

const experienceDrafts = ({ experience, title }: ReadPosting, { resume, words }: IndexedResume): Draft[] =>
  experience.map(({ label, group, quote, field, isFieldOpen }) => {
    const asked = field ?? (title === null ? null : withoutBrackets(title));
    const answer = answerExperience({ field: asked, isFieldOpen }, resume, words);
    return { label, group, kind: 'years', alternatives: [], quote, ...answer };
  });

const degreeDrafts = (
  statements: readonly Statement[],
  { visual, resume, words }: IndexedResume,
  today: string,
): Draft[] => {
  const highest = highestDegree(resume, visual);
  const unfinished = unfinishedStudiesIn(resume, visual, today);
  const finished = highestDegree(resume, visual, (line) => !unfinished.all.has(line));
  const years = yearsOfExperience(resume.experience, words, today);
  return degreeAsksOf(statements).map(({ label, group, level, isTrainingEnough, orExperience, quote }) => {
    const asked = { label, group, kind: 'degree', alternatives: [], quote } as const;
    if (highest !== null && level !== null && levelRank(highest.level) >= levelRank(level)) {
      const isFinished =
        studentAsked.test(quote) || (finished !== null && levelRank(finished.level) >= levelRank(level));
      const ofSubject = subjectNote(asked, resume, visual, highest.spans);
      const notes = [isFinished ? null : unfinishedDegreeNote(highest.spans[0]?.line, visual), ofSubject].filter(
        (said) => said !== null,
      );
      const note = notes.length === 0 ? null : notes.join(' ');
      // Whether another subject or a degree to come will do is for the employer to say.
      const answer = ofSubject === null && isFinished ? 'shown' : 'application';
      return { ...asked, answer, spans: highest.spans, ...(note === null ? {} : { note }) };
    }
    const isMetByYears = orExperience && years !== null && years.years >= yearsInsteadOfDegree;
    if (!isMetByYears) {
      if (isLevelOfWork(quote)) return { ...asked, answer: 'application', spans: [], note: noteOnLevel };
      if (isTrainingEnough || level === null)
        return { ...asked, ...answerTraining(label, resume, visual, (line) => unfinished.all.has(line)) };
      const studies = studiesInProgressNote(unfinished, level, visual);
      if (highest === null && studies === null) return { ...asked, ...answerByUnknown(resume) };
      return { ...asked, answer: 'missing', spans: [], ...(studies === null ? {} : { note: studies }) };
    }
    const note = `We found no degree at this level; ${Math.floor(years.years)} years of work count instead, as the job posting allows.`;
    return { ...asked, answer: 'shown', spans: years.spans, note };
  });
};

/** A degree whose level we cannot tell may be the one that is asked for: then it is not missing. */
const answerByUnknown = ({ education }: Resume): Pick<Draft, 'answer' | 'spans' | 'note'> => {
  const degree = education.map((entry) => entry.degree).find((field) => field !== null);
  if (degree === undefined) return { answer: 'missing', spans: [] };
  const note = `Your resume names "${degree.value}". We could not tell its level, so give it in the application.`;
  return { answer: 'application', spans: degree.spans, note };
};

const languageDrafts = (
  statements: readonly Statement[],
  indexed: IndexedResume,
  isQuoted: (span: Span) => boolean,
): Draft[] =>
  languageAsksOf(statements).map(({ language, label, group, quote }) => ({
    label,
    group,
    kind: 'language',
    alternatives: [{ term: language, kind: 'language', industry: null }],
    quote,
    ...answerLanguage({ language, quote }, indexed, isQuoted),
  }));

/** A resume can show these, so the table of requirements must not say that it cannot; licenses are requirements of their own. */
const questionsOnly = new Set(['driving-licence', 'clearance', 'vocational-training']);
const applicationDrafts = (applications: readonly ApplicationAsk[]): Draft[] =>
  applications
    .filter(({ id, isAsked }) => isAsked && !questionsOnly.has(id))
    .map(({ label, quote }) => ({
      label,
      group: 'must',
      kind: 'application',
      alternatives: [],
      quote,
      answer: 'application',
      spans: [],
    }));

const minTitleShare = 0.8;

/**
 * Splits a job description into requirements and answers each from the resume. `today` ('YYYY-MM-DD') dates the current
 * job.
 */
export const matchJob = (pasted: string, indexed: IndexedResume, today: string): JobMatch =>
  matchPosting(readPosting(pasted), indexed, today);

export const matchPosting = (posting: ReadPosting, indexed: IndexedResume, today: string): JobMatch => {
  const { unreadLanguage, text, title: read, statements, terms, applications } = posting;
  if (unreadLanguage !== null) return { title: null, unreadLanguage, requirements: [], knockOutQuestions: [] };
  const { visual, resume, words } = indexed;
  const isQuoted = quotedFrom(text, visual, resume, words);
  const asks = withoutMetAlternatives(statements, [
    ...yearsDrafts(statements, read, indexed, today),
    ...experienceDrafts(posting, indexed),
    ...degreeDrafts(statements, indexed, today),
    ...languageDrafts(statements, indexed, isQuoted),
    ...termDrafts(terms, indexed, isQuoted),
    ...applicationDrafts(applications),
  ]);
  // 'hello' alone is not a job posting: a first line with nothing below must itself read as a title.
  const title = read !== null && asks.length === 0 && titleScore(read) < minTitleShare ? null : read;
  const titleDraft: Draft[] =
    title === null
      ? []
      : [
          {
            label: title,
            group: 'must',
            kind: 'title',
            alternatives: [],
            quote: title,
            ...answerTitle(title, indexed, isQuoted),
          },
        ];
  const requirements = [...titleDraft, ...asks].map((draft, index): Requirement => ({
    id: `${draft.kind}-${index + 1}`,
    ...draft,
  }));
  const languages = twoLanguagesOf(visual.lines.map((line) => line.text).join('\n'), text);
  return {
    title,
    ...(languages === null ? {} : { languages }),
    requirements,
    knockOutQuestions: knockOutQuestionsOf(requirements, applications),
  };
};
