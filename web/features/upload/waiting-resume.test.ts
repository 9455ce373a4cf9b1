import { beforeEach, describe, expect, it } from 'vitest';
import { changeWaitingResume, clearWaitingFile, waitingResume } from './waiting-resume.ts';

const file = new File(['%PDF-1.7'], 'resume.pdf');

describe('the waiting resume', () => {
  beforeEach(() => changeWaitingResume({ file: null, jobDescription: '', jobUrl: '' }));

  it('keeps the file while the job description is typed', () => {
    changeWaitingResume({ file });
    changeWaitingResume({ jobDescription: 'Nurse' });
    expect(waitingResume.get()).toMatchObject({ file, isFileLost: false, jobDescription: 'Nurse', jobUrl: '' });
  });

  it('keeps the job description when the file is removed', () => {
    const jobUrl = 'https://jobs.lever.co/quillfeather';
    changeWaitingResume({ file, jobDescription: 'Nurse', jobUrl });
    clearWaitingFile();
    expect(waitingResume.get()).toMatchObject({ file: null, isFileLost: false, jobDescription: 'Nurse', jobUrl });
  });

  it('notifies its listeners until they unsubscribe', () => {
    let told = 0;
    const stop = waitingResume.subscribe(() => (told += 1));
    changeWaitingResume({ file });
    stop();
    clearWaitingFile();
    expect(told).toBe(1);
  });
});
