import type { SourceDocument } from './document.ts';
import type { JobMatch, Keywords } from './keywords.ts';
import type { Reading } from './reading.ts';
import type { Resume } from './resume.ts';

/**
 * Answers that several checks share, each computed once in `engine/facts/`. null means: does not apply to this document.
 * The first block is what the pipeline hands in; the rest has one file a fact.
 */
export type Facts = {
  document: SourceDocument;
  filename: string;
  /** 'YYYY-MM-DD', handed in from outside. */
  today: string;
  visual: Reading;
  stream: Reading;
  /** Read from the visual and from the stream reading. */
  resume: Resume;
  streamResume: Resume;
  keywords: Keywords;
  job: JobMatch | null;
  jobText: string | null;
};
