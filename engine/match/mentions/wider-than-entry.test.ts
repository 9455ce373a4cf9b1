import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../testing/job-samples.ts';
import { keywordsOf } from '../keywords-of.ts';
import { matchJob } from '../match-job.ts';
import { wordsOf } from '../../text/words.ts';
import { wholeTermIn } from './wider-than-entry.ts';

const matched = (asked: string, lines: readonly string[]) => {
  const indexed = sampleOf({
    jobs: [{ title: 'Assistant', from: { year: 2020, month: 1 }, to: 'present', lines }],
  });
  const job = matchJob(`Assistant\nRequirements\n- ${asked}`, indexed, '2026-11-21');
  return { requirement: job.requirements.find(({ kind }) => kind === 'term'), keywords: keywordsOf(indexed, job) };
};

describe('a term that is narrower than its entry in the lexicon', () => {
  test('is not shown by the bare entry', () => {
    const { requirement, keywords } = matched('Knowledge of biodiversity research', [
      '• Research into the habits of ferry passengers',
    ]);
    expect(requirement).toMatchObject({
      label: 'biodiversity research',
      answer: 'missing',
      note: 'Your resume says "Research", but not "biodiversity".',
    });
    expect(keywords.missing).toEqual(['biodiversity research']);
    expect(keywords.matched).toEqual([]);
  });

  test.each([
    ['in the same words', '• Led biodiversity research on nine islands'],
    ['in other words of the sentence', '• Research on the biodiversity of nine islands'],
  ])('is shown %s', (_, line) => {
    const { requirement, keywords } = matched('Knowledge of biodiversity research', [line]);
    expect(requirement).toMatchObject({ answer: 'shown' });
    expect(keywords.matched).toEqual(['biodiversity research']);
    expect(keywords.missing).toEqual([]);
  });

  test('is shown by another form of its words', () => {
    const { requirement } = matched('Knowledge of pollination research', [
      '• Research into how meadows are pollinated',
    ]);
    expect(requirement).toMatchObject({ label: 'pollination research', answer: 'shown' });
  });

  test('is shown by a sentence that goes on in the next line', () => {
    const { requirement } = matched('Knowledge of biodiversity research', [
      '• Planned all the research of the group on the',
      'biodiversity of nine islands',
    ]);
    expect(requirement).toMatchObject({ answer: 'shown' });
  });

  test('is not put together from two items', () => {
    const { requirement } = matched('Knowledge of biodiversity research', [
      '• Research into the habits of ferry passengers',
      '• Gave tours on biodiversity',
    ]);
    expect(requirement).toMatchObject({
      answer: 'missing',
      note: 'Your resume says "Research", but not together with "biodiversity".',
    });
  });

  test.each([
    ['a general word behind it', 'Knowledge of soldering techniques', '• Soldering of circuit boards'],
    ['a rank before it', 'Work as a senior mechanical engineer', '• Mechanical engineering of winches'],
    ['the maker of a program', 'Knowledge of Adobe Photoshop', '• Edited pictures in Photoshop'],
    ['an adjective of praise', 'Good research skills', '• Research into the habits of ferry passengers'],
  ])('is no narrower with %s', (_, asked, line) => {
    expect(matched(asked, [line]).requirement).toMatchObject({ answer: 'shown' });
  });
});

test('the words of a line are looked at once, however many mentions and requirements there are', () => {
  const { words } = sampleOf({ summary: ['research and '.repeat(50)] });
  let reads = 0;
  const counted = {
    ...words,
    words: words.words.map((word) => ({
      ...word,
      get stem() {
        reads++;
        return word.stem;
      },
    })),
  };
  const mentions = words.mentions.get('Research')?.all ?? [];
  expect(mentions.length).toBeGreaterThan(20);
  for (const asked of ['biodiversity', 'zymurgy', 'pollination']) {
    const isWhole = wholeTermIn(counted, wordsOf([{ text: asked, isNewStart: true }]));
    expect(mentions.some(isWhole)).toBe(false);
  }
  expect(reads).toBeLessThanOrEqual(words.words.length);
});
