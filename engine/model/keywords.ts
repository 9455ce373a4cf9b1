import type { Span } from './reading.ts';

export type TermKind = 'skill' | 'tool' | 'method' | 'license' | 'soft' | 'degree' | 'language' | 'other';

/** A professional term. `term` is the printed form; `industry` is null for terms that are not in the lexicon. */
export type Term = { term: string; kind: TermKind; industry: string | null };

/** A term found in the resume. `spans` are in the visual reading; hidden text never counts. */
export type TermUse = Term & { count: number; spans: readonly Span[]; isOnlyInSkillsList: boolean };

/** Why we look for these terms: the job description asks for them, or they are usual for the occupation. */
export type WantedBy = { by: 'job' } | { by: 'occupation'; occupation: string };

export type Keywords = {
  /** All terms of the resume, most frequent first. */
  found: readonly TermUse[];
  wantedBy: WantedBy | null;
  wanted: readonly Term[];
  matched: readonly string[];
  /** The terms that are worth adding first come first, alternatives side by side. */
  missing: readonly string[];
  /** With a job: terms that are on the page and prove nothing, in a name or in text that repeats the posting. Neither matched nor missing. */
  unproven?: readonly string[];
  /** With a job: the keyword requirements that are not answered, in the order of `missing`. */
  unmet?: readonly Requirement[];
  /** With a job: the number of requirements in each group (one with alternatives counts once), and how they are answered. */
  coverage?: readonly { group: RequirementGroup; wanted: number; shown: number; listed: number }[];
  /** Occupation inferred from titles and skills. */
  occupation: { name: string; confidence: number } | null;
};

export type RequirementGroup = 'must' | 'duty' | 'nice' | 'soft';
export type RequirementKind = 'term' | 'years' | 'degree' | 'title' | 'language' | 'application';

/** shown: in a job, project or summary; listed: only in the skills list; missing: nowhere; application: the application form will ask, a resume cannot show it. */
export type Answer = 'shown' | 'listed' | 'missing' | 'application';

export type Requirement = {
  id: string;
  /** The requirement as printed: 'Kubernetes or Docker Swarm', '6 years of experience'. */
  label: string;
  group: RequirementGroup;
  kind: RequirementKind;
  /** Any one of these answers the requirement; empty for years, degree, title and application. */
  alternatives: readonly Term[];
  /** The alternatives that the resume expresses in other words, by their printed names. */
  named?: readonly string[];
  /** The sentence of the job description with the requirement. */
  quote: string;
  answer: Answer;
  /**
   * No alternative is a term of the lexicon: it is known only from the wording of the posting, so it may be cut wrongly
   * or not asked for at all. No finding names it, and it is no ground for a score by itself.
   */
  isPhrase?: true;
  /** Named only in a bare list that was added since its user began with the document: it earns nothing. */
  isOnlyAddedToList?: true;
  /** Lines of the visual reading that answer the requirement. */
  spans: readonly Span[];
  /** How the answer was derived, where the lines do not show it: what was counted, what was not judged. */
  note?: string;
};

/** A question that the application form will probably ask. `quote` is the sentence of the job posting behind it. */
export type KnockOutQuestion = { question: string; quote: string };

/** The languages of a resume and of a job posting that is written in another, by their English names. */
export type TwoLanguages = { resume: string; job: string };

export type JobMatch = {
  title: string | null;
  /** Absent where both are written in one language, and in doubt. */
  languages?: TwoLanguages;
  /** The language of a posting in one that we do not read: nothing is known about what it asks for, and nothing is said. */
  unreadLanguage?: string;
  requirements: readonly Requirement[];
  knockOutQuestions: readonly KnockOutQuestion[];
};
