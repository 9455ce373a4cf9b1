import type { ReactNode } from 'react';
import { categories, type Category } from '#content/articles/categories.ts';
import { ArticleGrid, Found } from './article-card.tsx';
import { articles } from './article-list.ts';
import { BackLink } from './article-view.tsx';
import { FilterBar } from './filter-bar.tsx';
import { selectArticles, type Choice } from './select-articles.ts';
import { words as allWords, countOf } from './words.ts';

const words = allWords.category;
const ofAts = articles.filter(({ category }) => category === 'ats');

/** The articles of one topic. An empty topic says so and shows those about ATS. */
export const CategoryView = ({
  category,
  choice,
  onChoose,
  newsletter,
}: {
  category: Category;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  newsletter: ReactNode;
}) => {
  const all = articles.filter((article) => article.category === category);
  const found = selectArticles(articles, choice);
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:py-10">
      <BackLink />
      <header className="mt-3 mb-8">
        <h1 className="font-serif text-4xl font-semibold tracking-tight sm:text-5xl">{categories[category]}</h1>
        <p className="mt-3 text-lg text-ink-soft">{all.length === 0 ? words.nothing : countOf(all.length)}</p>
      </header>
      {all.length === 0 ? (
        <ArticleGrid articles={ofAts} level="h2" />
      ) : (
        <>
          <FilterBar choice={choice} count={found.length} onChoose={onChoose} />
          <Found found={found} level="h2" />
        </>
      )}
      {all.length > 0 && category !== 'ats' && (
        <section aria-labelledby="related" className="mt-14">
          <h2 id="related" className="mb-4 font-serif text-2xl font-semibold">
            {words.related}
          </h2>
          <ArticleGrid articles={ofAts.slice(0, 3)} level="h3" />
        </section>
      )}
      {newsletter}
    </div>
  );
};
