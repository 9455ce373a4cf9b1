/** What a resume says, without how it looks: the one model that both writers of `server/templates` set. */
export type ResumeText = {
  name: string;
  /** The line under the name; '' for none. */
  headline: string;
  /** In reading order: town, phone, e-mail address. */
  contact: readonly string[];
  /** Addresses of pages, written out; they get a line of their own. */
  links: readonly string[];
  sections: readonly ResumeSection[];
};

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'projects'
  | 'volunteering'
  | 'awards';

/** `title` is what parsers find a section by, so every title is one that they know. */
export type ResumeSection = { title: string; kind: SectionKind } & (
  | { is: 'text'; text: string }
  | { is: 'entries'; entries: readonly Entry[] }
  | { is: 'groups'; groups: readonly { label: string; items: readonly string[] }[] }
  | { is: 'list'; items: readonly string[] }
);

/** A job, a project, a degree. `at` is the employer or the school; `notes` are lines of their own; '' where there is nothing to say. */
export type Entry = {
  title: string;
  at: string;
  place: string;
  /** As it shall stand there, 'March 2021 – Present'. */
  dates: string;
  notes: readonly string[];
  bullets: readonly string[];
};
