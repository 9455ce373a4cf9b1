import { describe, expect, it } from 'vitest';
import { helpQuestions } from '#content/help/questions.ts';
import { findQuestions, tabIds, tabToShow } from './find-questions.ts';

const idsOf = (words: string): string[] => findQuestions(words).map(({ id }) => id);

describe('findQuestions', () => {
  it('searches questions and answers, ignoring case', () => {
    expect(idsOf('WHICH FILES')).toEqual(['file-types']);
    expect(idsOf('zip file with your files')).toEqual(['my-data']);
  });

  it('searches for all words if nobody wrote the phrase', () => {
    expect(idsOf('protected password')).toEqual(['cannot-be-read']);
  });

  it('finds everything for an empty search, and nothing for nonsense', () => {
    expect(idsOf('  ')).toHaveLength(helpQuestions.length);
    expect(idsOf('qqqq')).toEqual([]);
  });
});

describe('tabToShow', () => {
  const all = findQuestions('');
  it('is the first one, the requested one, or the one with the answer in the address', () => {
    expect(tabToShow(all, { asked: null, named: '' })).toBe('getting-started');
    expect(tabToShow(all, { asked: 'account', named: '' })).toBe('account');
    expect(tabToShow(all, { asked: 'nonsense', named: '' })).toBe('getting-started');
    expect(tabToShow(all, { asked: null, named: 'refunds' })).toBe('account');
  });

  it('is one with a match if there is any', () => {
    expect(tabToShow(findQuestions('money back'), { asked: 'analysis', named: '' })).toBe('account');
    expect(tabToShow([], { asked: 'analysis', named: '' })).toBe('analysis');
  });

  it('has questions in each of the three tabs, with unique ids', () => {
    for (const tab of tabIds) expect(helpQuestions.some((question) => question.tab === tab)).toBe(true);
    expect(new Set(helpQuestions.map(({ id }) => id)).size).toBe(helpQuestions.length);
    expect(tabIds).toHaveLength(3);
  });
});
