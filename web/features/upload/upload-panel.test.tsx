import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { UploadPanel } from './upload-panel.tsx';

const panel = <UploadPanel onDone={() => {}} />;

describe('the empty upload panel', () => {
  it('has a labelled input for PDF and DOCX behind a button', () => {
    const html = htmlOf(panel);
    expect(html).toMatch(/<input[^>]*accept="[^"]*\.pdf[^"]*\.docx[^"]*"[^>]*type="file"/);
    expect(html).toContain('aria-label="Resume file (PDF or DOCX)"');
    expect(wordsOf(panel)).toContain('Choose a file');
  });

  it('does not analyze yet, and says why', () => {
    expect(htmlOf(panel)).toMatch(/<button[^>]*disabled[^>]*>ANALYZE</);
    expect(wordsOf(panel)).toContain('Choose a resume first.');
  });

  it('has four rows for a job description, which may stay empty', () => {
    expect(htmlOf(panel)).toMatch(/<textarea[^>]*rows="4"/);
    expect(wordsOf(panel)).toContain('The ATS check works without one.');
    expect(wordsOf(panel)).toContain('0 / 20,000');
  });

  it('has one line for the address of the job advert, which is never opened', () => {
    expect(htmlOf(panel)).toMatch(/<input[^>]*name="jobUrl"/);
    expect(wordsOf(panel)).toContain('Address of the job posting (optional)');
    expect(wordsOf(panel)).toContain('never open it');
  });

  it('says when the file is deleted', () => {
    expect(wordsOf(panel)).toContain('Deleted after 30 days.');
  });
});
