import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleResult, sampleWithoutJob } from '../../testing/sample-result.ts';
import { ResultsView, type ShownView } from './results-view.tsx';

// A whole report is large, and computing what is visible takes most of the time. Closed tabs and folds are searched, too.
configure({ defaultHidden: true });

beforeEach(
  () => void fakeServer({ 'GET /api/me': [{ status: 401, body: { code: 'signed-out', message: 'Signed out' } }] }),
);
afterEach(() => void vi.unstubAllGlobals());

const ignore = (): void => {};

/** Shows a report and returns what it asked of the address bar. */
const show = (result: StoredAnalysis, view: Partial<ShownView> = {}) => {
  const onViewChange = vi.fn<(view: Partial<ShownView>) => void>();
  renderPart(
    <ResultsView
      result={result}
      view={{ tab: null, pane: null, ...view }}
      onViewChange={onViewChange}
      onUploadNew={ignore}
    />,
  );
  return onViewChange;
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));
const bar = () => region('About the marks');
const tabNames = (): string[] =>
  within(screen.getByRole('tablist', { name: 'Parts of the report' }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent);

describe('the results view', () => {
  it('shows the three scores with their bands', () => {
    show(sampleResult());
    for (const [score, value, band] of [
      ['Overall ATS Compatibility', '68%', /^Moderate compatibility with most ATS systems/],
      ['Keyword Match', '55%', /^Moderate keyword match/],
      ['Format Score', '82%', /^Good formatting with minor issues/],
    ] as const) {
      expect(region(score).getByText(value)).toBeDefined();
      expect(region(score).getByText(band)).toBeDefined();
    }
  });

  it('prints the parts of a score and its cap', () => {
    show(sampleResult());
    const score = region('Overall ATS Compatibility');
    expect(score.getByRole('row', { name: 'Date styles 7.4 10' })).toBeDefined();
    expect(score.getByText('2 parts have all their points')).toBeDefined();
    expect(score.getByText('48.4 of 65 points')).toBeDefined();
    expect(score.getByText(/^Limited to/).textContent).toBe(
      'Limited to 68 because of: Contact details are in the page header.',
    );
  });

  it('says "Not scored" instead of a number that was never computed', () => {
    const { scoreDetails, ...result } = sampleResult();
    show({ ...result, keywordScore: 0, scoreDetails: { ...scoreDetails, keyword: { value: null, parts: [] } } });
    expect(region('Keyword Match').getByText('–')).toBeDefined();
    expect(region('Keyword Match').getByText('Not scored')).toBeDefined();
  });

  it('says how many things the plan leaves out, once in each place', () => {
    const result = sampleResult({ withheld: { keywords: 3, requirements: 1, systemNotes: 20 } });
    show(result);
    expect(screen.getAllByText(/20 more notes say what is known about these systems/)).toHaveLength(1);
    const keywords = panel('Keywords');
    expect(
      keywords.getByRole('heading', { name: `Missing keywords (${result.missingKeywords.length + 3})` }),
    ).toBeDefined();
    expect(keywords.getByText(/^3 more keywords are missing/).textContent).toBe(
      '3 more keywords are missing. Premium shows them.',
    );
    expect(panel('Job Match').getByText(/^1 more requirement/).textContent).toBe(
      '1 more requirement counts as missing. Premium shows it.',
    );
  });

  it('marks phrases of the posting wherever it counts what is missing', () => {
    const sample = sampleResult();
    const [requirement] = sample.requirements;
    if (requirement === undefined) throw new Error('the sample has requirements');
    const asked = (label: string, kind = 'term') =>
      ({ ...requirement, label, kind, group: 'must', answer: 'missing' }) as const;
    const result = sampleResult({
      matchedKeywords: [],
      jobKeywords: ['QTLS', 'QTS', 'Annex 1'],
      missingKeywords: ['QTLS', 'QTS', 'Annex 1'],
      requirements: [asked('Teacher', 'title'), asked('QTLS or QTS'), { ...asked('Annex 1'), isPhrase: true }],
      withheld: { keywords: 5, phrases: 2, requirements: 5, mustHaves: 1, mustPhrases: 1, systemNotes: 0 },
    });
    show(result);
    for (const name of ['Keywords', 'Job Match'])
      expect(panel(name).getByText(/^3 more keywords/).textContent).toBe(
        '3 more keywords and 2 phrases are missing. Premium shows them.',
      );
    expect(panel('Overview').getByText(/^4 keywords are missing/).textContent).toBe(
      '4 keywords are missing, and 3 phrases of the posting that are in none of our lists.',
    );
    const keywords = panel('Keywords');
    expect(keywords.getByRole('heading', { name: 'Missing keywords (4)' })).toBeDefined();
    expect(keywords.getByRole('heading', { name: 'Phrases that are in none of our lists (3)' })).toBeDefined();
    expect(keywords.getByText('Must-haves').nextElementSibling?.textContent).toBe(
      '0 of 2 shown, and 0 of 2 phrases of the posting, which are in none of our lists',
    );
    expect(keywords.getByRole('button', { name: 'Missing (8)' })).toBeDefined();
    expect(
      panel('Job Match').getByRole('heading', { name: 'Keywords in the job description (0 of 4 found)' }),
    ).toBeDefined();
    expect(panel('Job Match').getByRole('heading', { name: 'What the job asks for (5)' })).toBeDefined();
    const phrases = ['3', '0 of 3 found'].map((count) =>
      panel('Job Match').getByRole('heading', { name: `Phrases that are in none of our lists (${count})` }),
    );
    expect(phrases.map((title) => title.parentElement?.querySelector('ul')?.textContent)).toEqual([
      expect.stringMatching(/^Annex 1 ?Missing/),
      expect.stringMatching(/^Annex 1 ?Missing/),
    ]);
    expect(panel('Job Match').getByText(/^3 more requirements/).textContent).toBe(
      '3 more requirements count as missing. Premium shows them.',
    );
  });

  it('counts phrases of the posting that are found apart from the matched keywords, on each tab', () => {
    const [requirement] = sampleResult().requirements;
    if (requirement === undefined) throw new Error('the sample has requirements');
    const asked = (label: string, answer: 'shown' | 'missing') =>
      ({ ...requirement, label, kind: 'term', group: 'must', answer }) as const;
    show(
      sampleResult({
        matchedKeywords: ['QTS', 'Annex 1'],
        jobKeywords: ['QTS', 'Annex 1', 'Annex 2'],
        missingKeywords: ['Annex 2'],
        requirements: [
          asked('QTS', 'shown'),
          { ...asked('Annex 1', 'shown'), isPhrase: true },
          { ...asked('Annex 2', 'missing'), isPhrase: true },
        ],
      }),
    );
    expect(panel('Keywords').getByRole('heading', { name: 'Matched keywords (1)' })).toBeDefined();
    expect(
      panel('Job Match').getByRole('heading', { name: 'Keywords in the job description (1 of 1 found)' }),
    ).toBeDefined();
    expect(
      panel('Job Match').getByRole('heading', { name: 'Phrases that are in none of our lists (1 of 2 found)' }),
    ).toBeDefined();
  });

  it('does not speak of missing keywords when there was nothing to compare with', () => {
    show({ ...sampleWithoutJob(), occupation: null, matchedKeywords: [], missingKeywords: [] });
    const keywords = panel('Keywords');
    expect(keywords.getByText(/there were no keywords to look for/)).toBeDefined();
    expect(keywords.queryByText('We found no missing keywords.')).toBeNull();
    expect(keywords.queryByRole('heading', { name: /^Matched keywords/ })).toBeNull();
  });

  it('does not mention Premium when the plan leaves nothing out', () => {
    show(sampleResult());
    expect(screen.queryByText(/Premium/)).toBeNull();
  });

  it('shows the parsed fields and the first thing to fix before the tabs', () => {
    show(sampleResult());
    const tabs = screen.getByRole('tablist', { name: 'Parts of the report' });
    for (const text of [
      region('What the software read').getByText('Amara Reyes'),
      region('Fix this first').getByText('Move your email address out of the page header'),
    ])
      expect(text.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('has the job match only when there was a job description', () => {
    show(sampleResult());
    expect(tabNames()).toEqual(['Overview', 'Keywords', 'Format Analysis', 'Recommendations', 'Job Match']);
  });

  it('has four tabs without a job description, suggests one, and calls the keywords general', () => {
    show(sampleWithoutJob());
    expect(tabNames()).not.toContain('Job Match');
    expect(screen.getByText(/^Upload your resume with a job description/)).toBeDefined();
    expect(panel('Keywords').getByText(/^These are general industry keywords/)).toBeDefined();
  });

  it('shows the tab in the address bar, and asks for another one that is clicked', async () => {
    const onViewChange = show(sampleResult(), { tab: 'format' });
    expect(screen.getByRole('tab', { name: 'Format Analysis' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Keywords' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ tab: 'keywords' });
  });

  it('counts the areas for improvement, one or many', () => {
    show(sampleResult());
    expect(screen.getByText(/This analysis found 3 areas for improvement\./)).toBeDefined();
  });

  it('counts a single area for improvement in the singular', () => {
    const result = sampleResult();
    show({ ...result, recommendations: result.recommendations.slice(0, 1) });
    expect(screen.getByText(/This analysis found 1 area for improvement\./)).toBeDefined();
  });

  it('says so if there are no findings', () => {
    show(sampleResult({ formatIssues: [], recommendations: [] }));
    expect(panel('Format Analysis').getByText('No significant format issues detected')).toBeDefined();
    expect(region('Fix this first').getByText(/^We found nothing that needs fixing\./)).toBeDefined();
  });

  it('shows all eight systems, each note with its source', () => {
    show(sampleResult());
    const card = screen.getByRole('heading', { name: 'Greenhouse', level: 4 }).closest('li');
    expect(card?.textContent).toMatch(/71% Moderate/);
    for (const name of ['Workday', 'Taleo', 'Lever', 'Greenhouse', 'BambooHR', 'SmartRecruiters', 'iCIMS', 'Jobvite'])
      expect(screen.getByRole('heading', { name, level: 4 })).toBeDefined();
    const [source] = screen.getAllByRole('link', { name: /^Sample Vendor/ });
    expect(source?.getAttribute('href')).toBe('https://vendor.example/help');
    expect(source?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('puts the system that the job uses first, says so, and opens its notes', () => {
    show(sampleResult({ applyingThrough: { id: 'lever', name: 'Lever' } }));
    const card = screen.getByText('This job uses Lever').closest('li');
    expect(card?.previousElementSibling).toBeNull();
    expect(card?.querySelector('details')?.open).toBe(true);
    expect(card?.nextElementSibling?.querySelector('details')?.open).toBe(false);
  });

  it('lists what the posting asks for, what is missing first, and says how much of it is shown', async () => {
    const { requirements } = sampleResult();
    const gains = requirements.map((asked) => (asked.label === 'Basic Life Support' ? { ...asked, gain: 9 } : asked));
    show(sampleResult({ requirements: gains }), { tab: 'keywords' });
    const keywords = panel('Keywords');
    const [first] = keywords.getAllByRole('rowheader');
    expect(first?.textContent).toContain('Basic Life Support');
    expect(first?.closest('tr')?.textContent).toMatch(/Missing\+9 points/);
    expect(keywords.getByRole('status').textContent).toBe('3 of 3 shown');
    await userEvent.click(keywords.getByRole('button', { name: 'Missing (1)' }));
    expect(keywords.getByRole('button', { name: 'Missing (1)' }).getAttribute('aria-pressed')).toBe('true');
    expect(keywords.getAllByRole('rowheader')).toHaveLength(1);
    expect(keywords.getByRole('status').textContent).toBe('1 of 1 shown');
  });

  it('says why fixing a finding alone gains nothing now, where it is fixed and in the list', () => {
    const [first, ...rest] = sampleResult().recommendations;
    if (first === undefined) throw new Error('the sample has recommendations');
    const { impact: _, ...withoutPoints } = first;
    const noGain = 'Fixing this alone does not raise the overall score yet.';
    show(sampleResult({ recommendations: [{ ...withoutPoints, noGain }, ...rest] }));
    expect(region('Fix this first').getByText(noGain)).toBeDefined();
    const cards = panel('Recommendations').getAllByRole('listitem');
    expect(cards[0]?.textContent).toContain(noGain);
    expect(cards[1]?.textContent).not.toContain(noGain);
  });

  it('says what to write about a missing term, in the words of the posting', () => {
    const [first, ...rest] = sampleResult().recommendations;
    if (first === undefined) throw new Error('the sample has recommendations');
    show(sampleResult({ recommendations: [{ ...first, check: 'wanted-keywords' }, ...rest] }));
    const card = panel('Recommendations').getAllByRole('listitem')[0];
    expect(card?.textContent).toContain(
      'The posting says You must hold a current RN license and Basic Life Support: if you have it, add Basic Life Support',
    );
  });

  it('lists a missing language among the terms, for the languages of the resume', () => {
    const { recommendations, requirements } = sampleResult();
    const [first] = recommendations;
    const asked = requirements.find(({ label }) => label === 'Basic Life Support');
    if (first === undefined || asked === undefined) throw new Error('the sample misses Basic Life Support');
    show(
      sampleResult({
        recommendations: [{ ...first, check: 'wanted-keywords' }],
        requirements: [{ ...asked, kind: 'language', label: 'Dutch', quote: 'Dutch is required' }],
        missingKeywords: ['Dutch'],
      }),
    );
    expect(panel('Recommendations').getAllByRole('listitem')[0]?.textContent).toContain(
      'The posting says Dutch is required: if you speak it, add Dutch and your level to your languages',
    );
  });

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

  it('lists missing terms in the order in which the finding names them', () => {
    const { recommendations, requirements } = sampleResult();
    const [first] = recommendations;
    const asked = requirements.find(({ label }) => label === 'Basic Life Support');
    if (first === undefined || asked === undefined) throw new Error('the sample misses Basic Life Support');
    const labels = ['bedside manner', 'ACLS or PALS', 'Triage'];
    show(
      sampleResult({
        recommendations: [{ ...first, check: 'wanted-keywords' }],
        requirements: labels.map((label) => ({ ...asked, label, quote: '' })),
        missingKeywords: ['Triage', 'ACLS', 'PALS', 'bedside manner'],
      }),
    );
    const text = panel('Recommendations').getAllByRole('listitem')[0]?.textContent ?? '';
    expect(text.match(/add (?:Triage|ACLS or PALS|bedside manner)/g)).toEqual([
      'add Triage',
      'add ACLS or PALS',
      'add bedside manner',
    ]);
  });

  it('shows seven recommendations before the rest', () => {
    const [first] = sampleResult().recommendations;
    if (first === undefined) throw new Error('the sample has recommendations');
    show(sampleResult({ recommendations: Array.from({ length: 9 }, () => first) }));
    const fold = panel('Recommendations').getByText('2 more things to improve').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll('[id^=finding-]')).toHaveLength(2);
  });

  it('marks every keyword of the job as found or missing', () => {
    show(sampleResult());
    const fold = panel('Job Match').getByRole('heading', { name: /^Keywords in the job description/ });
    expect(fold.textContent).toBe('Keywords in the job description (3 of 5 found)');
    const keywords = within(fold.closest('details') ?? document.body);
    expect(keywords.getByText('Triage').closest('li')?.textContent).toMatch(/Found$/);
    expect(keywords.getByText('Basic Life Support').closest('li')?.textContent).toMatch(/Missing$/);
  });

  it('counts what the plan withholds among what the job asks for', () => {
    const { requirements } = sampleResult();
    show(sampleResult({ withheld: { keywords: 4, requirements: 2, systemNotes: 0 } }));
    for (const name of [
      'Keywords in the job description (3 of 9 found)',
      `What the job asks for (${requirements.length + 2})`,
    ])
      expect(panel('Job Match').getByRole('heading', { name })).toBeDefined();
  });

  it('begins the format and the job match with what to do, and folds what is to be looked up', () => {
    show(sampleResult());
    for (const [tab, first] of [
      ['Format Analysis', 'What to do: Move the address into the first lines of the page.'],
      ['Job Match', 'What to do first'],
    ] as const) {
      const text = screen.getByRole('tabpanel', { name: tab });
      const folds = [...text.querySelectorAll('details')].filter((fold) => fold.querySelector('summary h3') !== null);
      expect(folds.length).toBeGreaterThan(0);
      expect(folds.filter(({ open }) => open)).toEqual([]);
      const at = text.textContent.indexOf(first);
      expect(at).toBeGreaterThan(-1);
      expect(at).toBeLessThan(text.textContent.indexOf(folds[0]?.textContent ?? ''));
    }
  });

  it('shows text of a resume as text, whatever it contains', () => {
    const filename = '<img src=x onerror=alert(1)>.pdf';
    show(sampleResult({ filename }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(filename);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('lists checks that could not be judged separately, with the reason', () => {
    show(sampleResult());
    const group = screen.getByText('1 check was inconclusive').closest('details');
    expect(group?.textContent).toContain('Icons are used instead of words: one picture is too small to tell.');
  });

  it('explains the terms that may be new to a reader', () => {
    show(sampleResult());
    const glossary = screen.getByText('What the words in this report mean').closest('details');
    expect([...(glossary?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
      'ATS',
      'Parser',
      'Layout-blind',
      'Keyword',
      'Blocker, major, minor, hint',
      'Points',
    ]);
  });
});

describe('the resume beside the report', () => {
  const place = { quote: 'Triage', page: 1, box: { x: 60, y: 72, width: 40, height: 12 } };
  const other = { quote: 'triage', page: 1, box: { x: 60, y: 172, width: 40, height: 12 } };

  it('opens when a finding is shown, and steps through the findings', async () => {
    const result = sampleResult();
    const [first, second, ...rest] = result.recommendations;
    const marked = [
      { ...first, check: 'contact-in-page-header' },
      { ...second, check: 'mixed-date-styles' },
      ...rest,
    ] as typeof result.recommendations;
    const finding = { message: 'm', fix: 'f', evidence: [place] };
    const checks = result.checks.map((check) => (check.outcome === 'fail' ? { ...check, findings: [finding] } : check));
    const onViewChange = show({ ...result, recommendations: marked, checks }, { tab: 'recommendations' });
    await userEvent.click(region('Fix this first').getByRole('button', { name: 'Fix this now' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ tab: 'recommendations', pane: null });
    await userEvent.click(panel('Recommendations').getByRole('button', { name: /^1 ?Show on the page/ }));
    expect(onViewChange).toHaveBeenLastCalledWith({ pane: 'page' });
    expect(bar().getByText('Move your email address out of the page header')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Next finding' }));
    expect(bar().getByText('Write all dates the same way')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Read more in the report' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ tab: 'recommendations', pane: null });
  });

  it('steps through the places of a keyword, around at the end, and back to the findings', async () => {
    const onViewChange = show(sampleResult({ keywordPlaces: { Triage: [place, other] } }), { tab: 'keywords' });
    const [chip] = panel('Keywords').getAllByRole('button', { name: /^Triage/ });
    await userEvent.click(chip as HTMLElement);
    expect(onViewChange).toHaveBeenLastCalledWith({ pane: 'page' });
    expect(bar().getByText('1 of 2 places in your resume, page 1')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Next place' }));
    expect(bar().getByText('2 of 2 places in your resume, page 1')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Next place' }));
    expect(bar().getByText('1 of 2 places in your resume, page 1')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Back to all findings' }));
    expect(screen.queryByRole('region', { name: 'About the marks' })).toBeNull();
  });

  it('shows the text as a parser gets it, with lost and moved lines named', () => {
    show(sampleResult(), { pane: 'parser' });
    const text = screen.getByRole('region', { name: 'The text as a layout-blind parser reads it' });
    expect(within(text).getByText('lost').closest('li')?.textContent).toContain('amara.reyes@example.com');
    expect(within(text).getAllByText('out of order', { exact: false }).length).toBeGreaterThan(0);
  });

  it('shows a form filled in from the resume, with empty fields named', () => {
    show(sampleResult(), { pane: 'form' });
    const contact = region('Contact details');
    expect(contact.getByText('amara.reyes@example.com')).toBeDefined();
    expect(contact.getByText('Some systems miss it')).toBeDefined();
    expect(contact.getAllByText('not found').length).toBeGreaterThan(0);
  });
});
