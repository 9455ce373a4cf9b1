import { describe, expect, it } from 'vitest';
import { analyzeResume } from '#contract/api/analyses.ts';
import { jobOf } from './job-of.ts';

describe('the job input', () => {
  it('omits empty fields', () => {
    expect(jobOf({ jobDescription: ' \n', jobUrl: '  ' })).toEqual({});
  });

  it('is the trimmed text and address', () => {
    expect(jobOf({ jobDescription: ' Nurse ', jobUrl: ' https://jobs.lever.co/quillfeather ' })).toEqual({
      jobDescription: 'Nurse',
      jobUrl: 'https://jobs.lever.co/quillfeather',
    });
  });

  it('is rejected if the address is invalid', () => {
    expect(analyzeResume.input.safeParse(jobOf({ jobDescription: '', jobUrl: 'jobs' })).success).toBe(false);
    expect(analyzeResume.input.safeParse(jobOf({ jobDescription: '', jobUrl: 'javascript:alert(1)' })).success).toBe(
      false,
    );
    expect(
      analyzeResume.input.safeParse(jobOf({ jobDescription: '', jobUrl: 'https://quillfeather.example' })).success,
    ).toBe(true);
  });
});
