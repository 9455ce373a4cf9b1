import type { CheckGroup, CheckResult } from './check.ts';
import type { Evidence } from './evidence.ts';
import type { SourceDocument } from './document.ts';
import type { JobMatch, Keywords } from './keywords.ts';
import type { Reading } from './reading.ts';
import type { Resume } from './resume.ts';
import type { Scores } from './score.ts';

export type ProfileStatus = 'good' | 'fair' | 'poor';

/** `kind` of its source says how reliable a note is: vendor (documented by the maker), measured (by us), secondhand (reported by others). */
/** `check`: the note is about something that this check found in the file. */
export type ProfileNote = { text: string; source: string; check?: string };

export type ProfileResult = {
  id: string;
  name: string;
  score: number;
  status: ProfileStatus;
  notes: readonly ProfileNote[];
};

export type Recommendation = {
  title: string;
  priority: 'high' | 'medium' | 'low';
  description: string;
  category: string;
  action: string;
  /** Points that the overall score gains when this is fixed, measured by scoring again. */
  gain: number;
  /** Points that the job match gains at most; 0 without a job description. */
  jobGain: number;
  check: string;
  /** The problem without whose limit the overall score would rise; only where the gain is 0 for that reason. */
  heldBackBy?: { check: string; limit: number };
};

export type CategoryResult = {
  group: CheckGroup;
  label: string;
  score: number;
  strengths: readonly string[];
  weaknesses: readonly string[];
  recommendations: readonly string[];
};

export type StructureInsights = {
  sections: readonly string[];
  wordCount: number;
  readabilityScore: number;
  wellOrganized: boolean;
};

/** `fields` by their name in the resume ('email', 'experience.0.title'), `keywords` by their term, `requirements` in the order of the job's. Values that are not on the page have no entry. */
export type Whereabouts = {
  fields: Readonly<Record<string, readonly Evidence[]>>;
  keywords: Readonly<Record<string, readonly Evidence[]>>;
  requirements: readonly (readonly Evidence[])[];
};

export type Report = {
  engineVersion: string;
  filename: string;
  document: SourceDocument;
  stream: Reading;
  visual: Reading;
  resume: Resume;
  checks: readonly CheckResult[];
  scores: Scores;
  profiles: readonly ProfileResult[];
  categories: readonly CategoryResult[];
  keywords: Keywords;
  job: JobMatch | null;
  whereabouts: Whereabouts;
  /** Points that the job match gains when only this requirement is shown, in the order of the job's; empty without a job. */
  requirementGains: readonly number[];
  /** The system that the URL of the job posting identifies; null without a URL, or when it identifies none of the eight. */
  applyingThrough: { id: string; name: string } | null;
  structure: StructureInsights;
  recommendations: readonly Recommendation[];
};
