import { describe, expect, it } from 'vitest';
import { limits } from '#contract/product/limits.ts';
import { chosenOf } from './chosen-files.ts';

const fileOf = (name: string, bytes = 10): File => new File([new Uint8Array(bytes)], name);

describe('chosenOf', () => {
  it.each(['resume.pdf', 'Resume.PDF', 'my resume.docx'])('accepts %s', (name) => {
    const file = fileOf(name);
    expect(chosenOf([file])).toEqual({ is: 'file', file });
  });

  it.each(['resume.doc', 'resume.pdf.exe', 'resume', 'photo.png'])('rejects %s with the specified message', (name) => {
    expect(chosenOf([fileOf(name)])).toEqual({
      is: 'problem',
      problem: { title: 'Invalid file type', message: 'Please upload a PDF or DOCX file' },
    });
  });

  it('accepts a file of exactly the limit and rejects one byte more', () => {
    expect(chosenOf([fileOf('a.pdf', limits.uploadBytes)]).is).toBe('file');
    expect(chosenOf([fileOf('a.pdf', limits.uploadBytes + 1)])).toEqual({
      is: 'problem',
      problem: { title: 'File too large', message: 'File size must be less than 5MB' },
    });
  });

  it('asks for a single file when several are dropped', () => {
    expect(chosenOf([fileOf('a.pdf'), fileOf('b.pdf')]).is).toBe('problem');
  });

  it('does nothing when something other than a file is dropped', () => {
    expect(chosenOf([])).toEqual({ is: 'nothing' });
  });
});
