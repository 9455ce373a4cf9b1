import { categories, categoryPages, type Category } from '#content/articles/categories.ts';
import type { Article } from './article-list.ts';

export const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  shortest: 'Shortest first',
  title: 'By title',
} as const;
export type Sort = keyof typeof sorts;

export type Choice = { category: Category | 'guides' | null; query: string; sort: Sort };

/** The selection in the address bar; unknown values are ignored. */
export const choiceOf = (search: URLSearchParams): Choice => {
  const category = search.get('category') ?? '';
  return {
    category: category === 'guides' || isCategory(category) ? category : null,
    query: search.get('q') ?? '',
    sort: sortNamed(search.get('sort') ?? ''),
  };
};

export const isCategory = (name: string): name is Category => Object.hasOwn(categories, name);
const isSort = (name: string): name is Sort => Object.hasOwn(sorts, name);

export const sortNamed = (name: string): Sort => (isSort(name) ? name : 'newest');

/** The address for a selection; defaults are left out. */
export const searchOf = ({ category, query, sort }: Choice): URLSearchParams =>
  new URLSearchParams({
    ...(category === null ? {} : { category }),
    ...(query === '' ? {} : { q: query }),
    ...(sort === 'newest' ? {} : { sort }),
  });

const inOrder: Record<Sort, (a: Article, b: Article) => number> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  oldest: (a, b) => a.date.localeCompare(b.date),
  shortest: (a, b) => a.minutes - b.minutes,
  title: (a, b) => a.title.localeCompare(b.title),
};

/** The selected articles in order. All words of the query must occur in title, description or the label of the category. */
export const selectArticles = (articles: readonly Article[], { category, query, sort }: Choice): Article[] => {
  const wanted = query.toLowerCase().split(/\s+/);
  return articles
    .filter((article) => category === null || article.category === category)
    .filter(({ title, description, category: of }) => {
      const text = `${title} ${description} ${categories[of]}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort(inOrder[sort]);
};

/** The name of a category's page in addresses. */
export const pageOfCategory = (category: Category): string => {
  const [name] = Object.entries(categoryPages).find(([, key]) => key === category) ?? [category];
  return `/resources/category/${name}`;
};

/** Articles of the same category first, then those with the nearest dates. */
export const relatedTo = (article: Article, articles: readonly Article[], count: number): Article[] => {
  const away = (other: Article): number => Math.abs(Date.parse(other.date) - Date.parse(article.date));
  const isFar = (other: Article): number => Number(other.category !== article.category);
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => isFar(a) - isFar(b) || away(a) - away(b))
    .slice(0, count);
};
