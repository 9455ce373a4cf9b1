import { describe, expect, it } from 'vitest';
import { analyzeResume } from '#contract/api/analyses.ts';
import { jobOf } from './job-of.ts';

describe('what is sent about the job', () => {
  it('leaves out what is empty', () => {
    expect(jobOf({ jobDescription: ' \n', jobUrl: '  ' })).toEqual({});
  });

  it('is the text and the address without the space around them', () => {
    expect(jobOf({ jobDescription: ' Nurse ', jobUrl: ' https://jobs.lever.co/quillfeather ' })).toEqual({
      jobDescription: 'Nurse',
      jobUrl: 'https://jobs.lever.co/quillfeather',
    });
  });

  it('is refused where the address is none', () => {
    expect(analyzeResume.input.safeParse(jobOf({ jobDescription: '', jobUrl: 'jobs' })).success).toBe(false);
    expect(analyzeResume.input.safeParse(jobOf({ jobDescription: '', jobUrl: 'javascript:alert(1)' })).success).toBe(
      false,
    );
    expect(
      analyzeResume.input.safeParse(jobOf({ jobDescription: '', jobUrl: 'https://quillfeather.example' })).success,
    ).toBe(true);
  });
});
