import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleResult, sampleWithoutJob } from '../../../testing/sample-result.ts';
import { panel, prepareResults, show } from '../../../testing/show-results.tsx';

prepareResults();

describe('the results view', () => {
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
      '4 keywords are missing. We also did not find 3 other phrases of the posting, some of which may not be requirements.',
    );
    const keywords = panel('Keywords');
    expect(keywords.getByRole('heading', { name: 'Missing keywords (4)' })).toBeDefined();
    expect(keywords.getByRole('heading', { name: 'Other phrases of the posting (3)' })).toBeDefined();
    expect(keywords.getByText('Must-haves').nextElementSibling?.textContent).toBe(
      '0 of 2 shown, and 0 of 2 other phrases of the posting',
    );
    expect(keywords.getByRole('button', { name: 'Missing (8)' })).toBeDefined();
    expect(
      panel('Job Match').getByRole('heading', { name: 'Keywords in the job description (0 of 4 found)' }),
    ).toBeDefined();
    expect(panel('Job Match').getByRole('heading', { name: 'What the job asks for (5)' })).toBeDefined();
    const phrases = ['3', '0 of 3 found'].map((count) =>
      panel('Job Match').getByRole('heading', { name: `Other phrases of the posting (${count})` }),
    );
    expect(phrases.map((title) => title.parentElement?.querySelector('ul')?.textContent)).toEqual([
      expect.stringMatching(/^Annex 1 ?Missing/),
      expect.stringMatching(/^Annex 1 ?Missing/),
    ]);
    expect(panel('Job Match').getByText(/^3 more requirements/).textContent).toBe(
      '3 more requirements count as missing. Premium shows them.',
    );
    expect(keywords.getByText(/^3 more requirements/).textContent).toBe(
      '3 more requirements and 2 phrases count as missing. Premium shows them.',
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
      panel('Job Match').getByRole('heading', { name: 'Other phrases of the posting (1 of 2 found)' }),
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

  it('lists what the posting asks for, what is missing first, and says how much of it is shown', async () => {
    const { requirements } = sampleResult();
    const gains = requirements.map((asked) => (asked.label === 'Basic Life Support' ? { ...asked, gain: 9 } : asked));
    show(sampleResult({ requirements: gains }), { tab: 'keywords' });
    const keywords = panel('Keywords');
    const [first] = keywords.getAllByRole('rowheader');
    expect(first?.textContent).toContain('Basic Life Support');
    expect(first?.closest('tr')?.textContent).toMatch(/Missing\+9 points/);
    expect(keywords.getByRole('status').textContent).toBe('3 of 3 rows');
    await userEvent.click(keywords.getByRole('button', { name: 'Missing (1)' }));
    expect(keywords.getByRole('button', { name: 'Missing (1)' }).getAttribute('aria-pressed')).toBe('true');
    expect(keywords.getAllByRole('rowheader')).toHaveLength(1);
    expect(keywords.getByRole('status').textContent).toBe('1 of 1 rows');
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
});
