import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { panel, prepareResults, show } from '../../../testing/show-results.tsx';

prepareResults();

describe('the results view', () => {
  it('says when the resume and the job posting are in two languages, and only then', () => {
    show(sampleResult({ languages: { resume: 'Spanish', job: 'English' } }));
    expect(
      panel('Job Match').getByText(/^Your resume is in Spanish, but the job posting is in English\./),
    ).toBeTruthy();
  });

  it('says of a job description that we do not read only that, and names its language', () => {
    show(
      sampleResult({
        unreadJobLanguage: 'Polish',
        jobRelevanceScore: null,
        requirements: [],
        jobKeywords: [],
        matchedKeywords: [],
        missingKeywords: [],
        knockOutQuestions: [],
      }),
    );
    const note = 'The job description is in Polish, which we do not read, so we did not compare your resume with it.';
    expect(panel('Job Match').getByText(note)).toBeTruthy();
    expect(panel('Job Match').queryByText(/keywords in the job description/i)).toBeNull();
    expect(panel('Job Match').queryByText(/too few requirements/)).toBeNull();
    expect(panel('Keywords').getByText(note)).toBeTruthy();
    expect(panel('Keywords').queryByText(/no missing keywords|Matched keywords/)).toBeNull();
  });

  it('says nothing of languages where they are the same', () => {
    show(sampleResult());
    expect(panel('Job Match').queryByText(/^Your resume is in/)).toBeNull();
  });
});
