import type { DraftSection } from '#contract/report/resume-draft.ts';

/** The content of a resume without its design: the model that both writers in `server/templates` render. */
export type ResumeText = {
  name: string;
  /** The line under the name; '' for none. */
  headline: string;
  /** In reading order: town, phone, email address. */
  contact: readonly string[];
  /** URLs, written out; they get their own line. */
  links: readonly string[];
  sections: readonly ResumeSection[];
};

/** Parsers recognize a section by its `title`, so every title must be one that they know. */
export type ResumeSection = { title: string; kind: DraftSection['kind'] } & (
  | { is: 'text'; text: string }
  | { is: 'entries'; entries: readonly Entry[] }
  | { is: 'groups'; groups: readonly { label: string; items: readonly string[] }[] }
  | { is: 'list'; items: readonly string[] }
  | { is: 'blocks'; blocks: readonly Block[] }
);

/** Entries, paragraphs and list items in any order, as people have them. */
export type Block = ({ is: 'entry' } & Entry) | { is: 'text' | 'item'; text: string };

/** A job, a project or a degree. `at` is the employer or the school; `notes` are separate lines; '' means none. */
export type Entry = {
  title: string;
  at: string;
  place: string;
  /** As printed, for example 'March 2021 – Present'. */
  dates: string;
  notes: readonly string[];
  bullets: readonly string[];
};
