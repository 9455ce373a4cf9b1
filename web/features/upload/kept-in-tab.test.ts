import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from './kept-in-tab.ts';
import { afterReload, changeWaitingResume, finishWaitingResume } from './waiting-resume.ts';

const nothing = { file: null, isFileLost: false, jobDescription: '', jobUrl: '', isFromLast: false, isAsked: false };

describe('a reloaded page', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    changeWaitingResume({ file: null, jobDescription: '', jobUrl: '' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the job input, and knows that it lost a file', () => {
    const jobUrl = 'https://jobs.lever.co/quillfeather';
    changeWaitingResume({ file: new File(['%PDF-1.7'], 'mo-lee.pdf'), jobDescription: 'Nurse', jobUrl });
    expect(afterReload()).toEqual({ ...nothing, isFileLost: true, jobDescription: 'Nurse', jobUrl });
  });

  it('knows that the job input is from the last analysis, until it is changed', () => {
    changeWaitingResume({ file: new File(['%PDF-1.7'], 'mo-lee.pdf'), jobDescription: 'Nurse' });
    finishWaitingResume();
    expect(afterReload()).toEqual({ ...nothing, jobDescription: 'Nurse', isFromLast: true });
    changeWaitingResume({ jobDescription: 'Nurses' });
    expect(afterReload()).toEqual({ ...nothing, jobDescription: 'Nurses' });
  });

  it('keeps neither the file nor its name', () => {
    changeWaitingResume({ file: new File(['%PDF-1.7 Mo Lee'], 'mo-lee.pdf') });
    expect([...stored.values()].join('')).not.toMatch(/mo.lee|PDF/i);
  });

  it('reports no lost file after it was removed, and keeps nothing if there is nothing', () => {
    changeWaitingResume({ file: new File(['%PDF-1.7'], 'mo-lee.pdf') });
    changeWaitingResume({ file: null });
    expect(afterReload()).toEqual(nothing);
    expect(stored.size).toBe(0);
  });

  it('starts empty if storage is disabled, or holds something else', () => {
    stored.set('upload', '[1, 2');
    expect(afterReload()).toEqual(nothing);
    vi.stubGlobal('sessionStorage', undefined);
    keep({ jobDescription: 'Nurse', jobUrl: '', hadFile: false, isFromLast: false });
    expect(afterReload()).toEqual(nothing);
  });
});
