/**
 * What a forged resume says, apart from how it looks. `tools/forge/content/` draws these, `tools/forge/looks/` lays them
 * out, `tools/forge/producers/` turns them into files. Every string is what the reader of the page sees.
 */
export type ForgedResume = {
  /** Identifies the person within a seed: 'f0007'. */
  id: string;
  /** BCP 47 tag of the text, for example 'en-US', 'en-IN', 'de', 'pl'. */
  language: string;
  /** As printed: 'SILVA, Maria', 'Ngozi Eze, RN, BSN'. */
  name: string;
  /** The same without credentials and without the comma of a surname put first: 'Maria Silva', 'Ngozi Eze'. */
  plainName: string;
  contact: {
    email: string;
    phone: string;
    /** The home town as printed: 'Utrecht, Netherlands'. */
    location: string;
    links: readonly string[];
  };
  /** The line below the name, for example a job title. Undefined where there is none. */
  headline: string | undefined;
  /** In the order of the page. */
  sections: readonly ForgedSection[];
  /** Which families of variation this resume shows ('school-with-at', 'year-first-dates', 'surname-first'). Rows of the report. */
  traits: readonly string[];
};

export type ForgedSection =
  | { kind: 'summary'; heading: string; text: string }
  | { kind: 'experience'; heading: string; jobs: readonly ForgedJob[] }
  | { kind: 'education'; heading: string; schools: readonly ForgedSchool[] }
  | { kind: 'skills'; heading: string; groups: readonly { label: string | undefined; skills: readonly string[] }[] }
  | { kind: 'certifications' | 'languages'; heading: string; items: readonly ForgedLine[] }
  | {
      kind: 'projects' | 'awards' | 'publications' | 'volunteering' | 'interests';
      heading: string;
      items: readonly ForgedItem[];
    };

/** A certification or a language: its printed line ('PMP, Project Management Institute, 2021'), and what it names ('PMP'). */
export type ForgedLine = { text: string; name: string };

/** An entry outside jobs and education. The truth knows its heading only. */
export type ForgedItem = {
  title: string;
  detail: string | undefined;
  dates: string | undefined;
  bullets: readonly string[];
};

export type ForgedPeriod = {
  /** As printed: 'Feb-20 to Apr-21'. */
  text: string;
  /** 'YYYY-MM' or 'YYYY', as precise as the text. */
  start: string | undefined;
  /** 'YYYY-MM', 'YYYY' or 'present'. */
  end: string | undefined;
};

/**
 * A position. Consecutive jobs with the same employer may be printed under one heading with the employer. A parental
 * leave or a sabbatical among the jobs has no employer, and is no job in the truth.
 */
export type ForgedJob = {
  title: string;
  employer: string;
  isLeave: boolean;
  /** A line of its own below the header, no bullet: 'Client: Fabrikam', 'Maker of packaging machines, 400 people'. */
  note: string | undefined;
  /** The town as printed, or undefined where the entry names none. */
  place: string | undefined;
  period: ForgedPeriod;
  bullets: readonly string[];
};

export type ForgedSchool = {
  institution: string;
  /** The degree as printed, without the field: 'B.Sc. (Hons)', 'A.A.S.', 'PhD'. */
  degree: string;
  field: string | undefined;
  /** Degree and field in one line, as people of this language write it: 'B.Sc. (Hons) in Physics', 'Licence Informatique'. */
  degreeLine: string;
  place: string | undefined;
  period: ForgedPeriod;
  /** Lines below: grades, coursework, a minor, a thesis. None is an entry of its own. */
  details: readonly string[];
};
