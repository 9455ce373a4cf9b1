import { describe, expect, it } from 'vitest';
import { choiceOf, found, inIndustry, searchOf } from './select-templates.ts';
import { words } from './words.ts';

const titles = (query: string): string[] => found(query, words.industries).map(({ title }) => title);

describe('the address bar of the library', () => {
  it.each([
    ['', { industry: 'all', query: '' }],
    ['industry=business&q=budget', { industry: 'business', query: 'budget' }],
    ['industry=astrology&template=template-9', { industry: 'all', preview: null }],
  ])('%j is understood', (search, choice) => {
    expect(choiceOf(new URLSearchParams(search))).toMatchObject(choice);
  });

  it('round-trips', () => {
    const search = { industry: 'creative', q: 'bold name', template: 'template-3', resume: '7' };
    expect(searchOf(choiceOf(new URLSearchParams(search)))).toEqual(search);
    expect(searchOf(choiceOf(new URLSearchParams()))).toEqual({});
  });
});

describe('the search', () => {
  it.each([
    ['', 6],
    ['  ', 6],
    ['licenses NURSES', 1],
    ['nurses budgets', 0],
    ['Technology', 1],
  ])('for %j finds %i templates', (query, count) => expect(titles(query)).toHaveLength(count));

  it('counts the matches in each industry', () => {
    expect(inIndustry(found('two', words.industries), 'all')).toHaveLength(2);
    expect(inIndustry(found('two', words.industries), 'government')).toHaveLength(1);
    expect(inIndustry(found('two', words.industries), 'healthcare')).toHaveLength(0);
  });
});
