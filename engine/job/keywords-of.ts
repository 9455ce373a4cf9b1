import type { JobMatch, Keywords } from '../model/keywords.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';

/** The terms of the resume, and those wanted: by the job, or by the occupation when there is no job. */
export const keywordsOf = (visual: Reading, resume: Resume, job: JobMatch | null): Keywords => {
  void visual;
  void resume;
  void job;
  return { found: [], wantedBy: null, wanted: [], matched: [], missing: [], occupation: null };
};
