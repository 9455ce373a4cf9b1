import { describe, expect, it } from 'vitest';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { sampleResult, sampleWithoutJob } from '../../testing/sample-result.ts';
import { ResultsView } from './results-view.tsx';

const ignore = (): void => {};
const view = (result: StoredAnalysis, askedTab: string | null = null) => (
  <ResultsView result={result} view={{ tab: askedTab, pane: null }} onViewChange={ignore} onUploadNew={ignore} />
);
const tabsOf = (html: string): string[] =>
  [...html.replace(/<aside.*/s, '').matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label ?? '');

const count = (text: string, found: string): number => text.split(found).length - 1;

describe('the results view', () => {
  it('shows the three scores with the words of their bands', () => {
    const words = wordsOf(view(sampleResult()));
    expect(words).toContain('Overall ATS Compatibility 68%');
    expect(words).toContain('Moderate compatibility with most ATS systems');
    expect(words).toContain('Keyword Match 55%');
    expect(words).toContain('Moderate keyword match');
    expect(words).toContain('Format Score 82%');
    expect(words).toContain('Good formatting with minor issues');
  });

  it('prints the parts of a score and what limits it', () => {
    const words = wordsOf(view(sampleResult()));
    expect(words).toContain('Date styles 7.4 10');
    expect(words).toContain('2 parts have all their points');
    expect(words).toContain('Total 48.4 of 65 points');
    expect(words).toContain('Limited to 68 because of: Contact details stand in the page header');
  });

  it('names what the plan leaves out by its number, once in each place', () => {
    const result = sampleResult({ withheld: { keywords: 3, requirements: 1, systemNotes: 20 } });
    expect(count(wordsOf(view(result)), '20 notes explain what each of these systems does')).toBe(1);
    const keywords = wordsOf(view(result, 'keywords'));
    expect(keywords).toContain(`Missing keywords (${result.missingKeywords.length + 3})`);
    // In the lists of two tabs, which are both in the page because they are printed together.
    expect(count(keywords, '3 more keywords are missing. Premium shows them.')).toBe(2);
    expect(wordsOf(view(result, 'jobmatch'))).toContain(
      '1 more requirement is not answered by your resume. Premium shows it.',
    );
    expect(wordsOf(view(sampleResult(), 'keywords'))).not.toContain('Premium');
  });

  it('says "Not scored" instead of a number that was never computed', () => {
    const result = sampleResult();
    const words = wordsOf(
      view({
        ...result,
        keywordScore: 0,
        scoreDetails: { ...result.scoreDetails, keyword: { value: null, parts: [] } },
      }),
    );
    expect(words).toContain('Keyword Match – Not scored');
  });

  it('puts what was read and the first thing to fix before the tabs', () => {
    const html = htmlOf(view(sampleResult()));
    const [summary = ''] = html.split('role="tablist"');
    expect(summary).toContain('Amara Reyes');
    expect(summary).toContain('Move your e-mail address out of the page header');
  });

  it('has the job match only when there was a job description', () => {
    expect(tabsOf(htmlOf(view(sampleResult())))).toEqual([
      'Overview',
      'Keywords',
      'Format Analysis',
      'Recommendations',
      'Job Match',
    ]);
    expect(tabsOf(htmlOf(view(sampleWithoutJob())))).not.toContain('Job Match');
  });

  it('opens the tab that the address bar asks for', () => {
    expect(htmlOf(view(sampleResult(), 'format'))).toMatch(/data-state="active"[^>]*>Format Analysis</);
  });

  it('suggests a job description and calls the keywords general when there was none', () => {
    const words = wordsOf(view(sampleWithoutJob()));
    expect(words).toContain('Upload your resume with a job description');
    expect(words).toContain('These are general industry keywords');
    expect(wordsOf(view(sampleResult()))).not.toContain('These are general industry keywords');
  });

  it('counts the areas for improvement, one or many', () => {
    const result = sampleResult();
    expect(wordsOf(view(result))).toContain('This analysis found 3 areas for improvement.');
    const [first] = result.recommendations;
    const one = first === undefined ? [] : [first];
    expect(wordsOf(view({ ...result, recommendations: one }))).toContain('This analysis found 1 area for improvement.');
  });

  it('says so when there is nothing to object to', () => {
    const words = wordsOf(view(sampleResult({ formatIssues: [], recommendations: [] })));
    expect(words).toContain('No significant format issues detected');
    expect(words).toContain('We found nothing that needs fixing.');
  });

  it('shows all eight systems, each note with its source', () => {
    const html = htmlOf(view(sampleResult()));
    for (const name of ['Workday', 'Taleo', 'Lever', 'Greenhouse', 'BambooHR', 'SmartRecruiters', 'iCIMS', 'Jobvite'])
      expect(html).toContain(`>${name}</h4>`);
    expect(html).toContain('href="https://vendor.example/help" target="_blank" rel="noopener noreferrer"');
  });

  it('puts the system that the job uses first, says so, and opens its notes', () => {
    const applied = view(sampleResult({ applyingThrough: { id: 'lever', name: 'Lever' } }));
    expect(wordsOf(applied)).toContain('This job uses Lever');
    const html = htmlOf(applied);
    expect(html).toMatch(/Lever<\/h4>(?:(?!<\/li>).)*<details[^>]* open/);
    expect(html.indexOf('>Lever</h4>')).toBeLessThan(html.indexOf('>Workday</h4>'));
    expect(wordsOf(view(sampleResult()))).not.toContain('This job uses');
  });

  it('marks every keyword of the job as found or missing', () => {
    const words = wordsOf(view(sampleResult()));
    expect(words).toMatch(/Triage\s+Found/);
    expect(words).toMatch(/Basic Life Support\s+Missing/);
  });

  it('shows words of a resume as words, whatever they contain', () => {
    const html = htmlOf(view(sampleResult({ filename: '<img src=x onerror=alert(1)>.pdf' })));
    expect(html).not.toContain('<img src=x');
    expect(html.replaceAll('<wbr/>', '')).toContain('&lt;img src=x onerror=alert(1)&gt;.pdf');
  });

  it('keeps what could not be judged apart and gives the reason', () => {
    expect(wordsOf(view(sampleResult()))).toContain('Icons stand in place of words: one picture is too small to tell.');
  });

  it('says what the words mean that somebody may meet here for the first time', () => {
    const text = wordsOf(view(sampleResult()));
    for (const word of ['ATS', 'Parser', 'Layout-blind', 'Keyword', 'Blocker, major, minor, hint', 'Points'])
      expect(text.slice(text.indexOf('What the words in this report mean'))).toContain(` ${word} `);
  });
});
