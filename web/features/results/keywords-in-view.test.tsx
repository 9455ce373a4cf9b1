import { expect, test } from 'vitest';
import { sampleResult } from '../../testing/sample-result.ts';
import { panel, prepareResults, show } from '../../testing/show-results.tsx';

prepareResults();

const piece = (quote: string, y: number) => ({ quote, page: 1, box: { x: 10, y, width: 40, height: 12 } });

test('calls no term missing whose words are on the page', () => {
  const [template] = sampleResult().requirements;
  if (template === undefined) throw new Error('the sample has requirements');
  const named = {
    ...template,
    label: 'Raku',
    kind: 'term',
    answer: 'missing' as const,
    lines: [],
    note: 'On your page.',
  };
  show(sampleResult({ jobKeywords: ['Raku'], matchedKeywords: [], missingKeywords: [], requirements: [named] }));
  expect(panel('Keywords').getByText('Not shown as a skill')).toBeDefined();
  expect(panel('Keywords').getByRole('button', { name: 'Missing (0)' })).toBeDefined();
  expect(panel('Job Match').getAllByText('Not shown as a skill')).toHaveLength(2);
});

test('calls a term missing of which only a part is on the page', () => {
  const [template] = sampleResult().requirements;
  if (template === undefined) throw new Error('the sample has requirements');
  const partly = {
    ...template,
    label: 'Clay research',
    kind: 'term',
    answer: 'missing' as const,
    lines: [],
    note: 'Your resume says "research", but not "clay".',
  };
  const missing = ['Clay research'];
  show(sampleResult({ jobKeywords: missing, matchedKeywords: [], missingKeywords: missing, requirements: [partly] }));
  expect(panel('Keywords').getByRole('button', { name: 'Missing (1)' })).toBeDefined();
  expect(panel('Keywords').queryByText('Not shown as a skill')).toBeNull();
  expect(panel('Job Match').queryByText('Not shown as a skill')).toBeNull();
  expect(panel('Job Match').getAllByText('Missing')).toHaveLength(2);
});

test('counts the mentions of a keyword, not the lines that they are broken into', () => {
  show(
    sampleResult({
      keywordsByIndustry: { Healthcare: ['Wound care', 'Epic'] },
      keywordFrequency: { 'Wound care': 1, Epic: 2 },
      keywordPlaces: {
        'Wound care': [piece('Wound', 20), piece('care', 32)],
        Epic: [piece('Epic', 60), piece('Epic', 90)],
      },
    }),
  );
  const keywords = panel('Keywords');
  const counted = keywords.getAllByText('×2').map((mark) => mark.parentElement?.textContent.slice(0, 6));
  expect(counted).toContain('Epic×2');
  expect(counted).not.toContain('Wound ');
});
