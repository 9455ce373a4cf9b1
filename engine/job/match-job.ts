import type { JobMatch } from '../model/keywords.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';

/** Cuts a job description into requirements and answers each from the resume. `today` ('YYYY-MM-DD') dates the current job. */
export const matchJob = (jobText: string, visual: Reading, resume: Resume, today: string): JobMatch => {
  void jobText;
  void visual;
  void resume;
  void today;
  return { title: null, requirements: [], knockOutQuestions: [] };
};
