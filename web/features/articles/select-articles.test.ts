import { describe, expect, it } from 'vitest';
import type { Article } from './article-list.ts';
import { categoryOfPage } from './category-of-page.ts';
import { choiceOf, pageOfCategory, relatedTo, searchOf, selectArticles, type Choice } from './select-articles.ts';

const article = (slug: string, more: Partial<Article> = {}): Article => ({
  slug,
  title: `About ${slug}`,
  description: 'A text.',
  category: 'ats',
  date: '2025-02-01',
  updated: '2025-02-01',
  author: 'editors',
  hero: 'lens',
  words: 1000,
  checked: null,
  minutes: 5,
  ...more,
});
const all = [
  article('columns', { date: '2025-03-01', minutes: 7 }),
  article('letters', { date: '2025-02-10', category: 'writing', minutes: 4, description: 'Words for nurses.' }),
  article('adverts', { date: '2025-01-21', category: 'job-search', minutes: 6 }),
  article('files', { date: '2025-01-25', minutes: 5 }),
];
const everything: Choice = { category: null, query: '', sort: 'newest' };
const slugs = (choice: Partial<Choice>): string[] =>
  selectArticles(all, { ...everything, ...choice }).map(({ slug }) => slug);

describe('selectArticles', () => {
  it.each([
    [{}, ['columns', 'letters', 'files', 'adverts']],
    [{ sort: 'oldest' }, ['adverts', 'files', 'letters', 'columns']],
    [{ sort: 'shortest' }, ['letters', 'files', 'adverts', 'columns']],
    [{ sort: 'title' }, ['adverts', 'columns', 'files', 'letters']],
    [{ category: 'ats' }, ['columns', 'files']],
    [{ query: 'NURSES words' }, ['letters']],
    [{ query: 'nurses columns' }, []],
    [{ query: 'resume writing' }, ['letters']],
    [{ category: 'formatting' }, []],
  ] as const)('answers %j with %j', (choice, expected) => {
    expect(slugs(choice)).toEqual(expected);
  });
});

describe('the address bar', () => {
  it('round-trips a selection', () => {
    const choice: Choice = { category: 'writing', query: 'two words', sort: 'oldest' };
    expect(choiceOf(searchOf(choice))).toEqual(choice);
    expect(searchOf(everything).toString()).toBe('');
  });

  it('knows the guides as a category of their own', () => {
    expect(choiceOf(new URLSearchParams('category=guides')).category).toBe('guides');
  });

  it('ignores unknown values', () => {
    expect(choiceOf(new URLSearchParams('category=toString&sort=constructor'))).toEqual(everything);
  });
});

describe('categoryOfPage', () => {
  it.each([
    ['ats-optimization', 'ats'],
    ['resume-writing', 'writing'],
    ['job-search-strategies', 'job-search'],
    ['interview-preparation', 'interview'],
    ['formatting', 'formatting'],
    ['anything-else', 'ats'],
    ['letters', 'writing'],
    ['industry-specific-tips', 'industry'],
    ['toString', 'ats'],
  ])('%s is %s', (name, category) => {
    expect(categoryOfPage(name, all)).toBe(category);
  });

  it('is the inverse of pageOfCategory', () => {
    expect(pageOfCategory('writing')).toBe('/resources/category/resume-writing');
    expect(pageOfCategory('formatting')).toBe('/resources/category/formatting');
  });
});

describe('relatedTo', () => {
  it('prefers the same category, then the nearest dates, and excludes the article itself', () => {
    const [columns] = all;
    expect(relatedTo(columns ?? article('none'), all, 2).map(({ slug }) => slug)).toEqual(['files', 'letters']);
  });
});
