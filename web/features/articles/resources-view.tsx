import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categories, categoryPages } from '#content/articles/categories.ts';
import type { Guide } from '#content/articles/guides.ts';
import { classes } from '../../ui/class-names.ts';
import { Found } from './article-card.tsx';
import { articles } from './article-list.ts';
import { FilterBar } from './filter-bar.tsx';
import { Guides } from './guides.tsx';
import { pageOfCategory, selectArticles, type Choice } from './select-articles.ts';
import { words as allWords, countOf } from './words.ts';

const words = allWords.resources;
const shown = [null, ...Object.values(categoryPages), 'guides'] as const;

/** Articles, topics and downloads. The address bar holds the selection. */
export const ResourcesView = ({
  choice,
  onChoose,
  onTaken,
  newsletter,
}: {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Called when a download has begun. */
  onTaken: (guide: Guide) => void;
  newsletter: ReactNode;
}) => {
  const found = selectArticles(articles, choice);
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:py-14">
      <header className="max-w-2xl">
        <h1 className="font-serif text-4xl font-semibold tracking-tight sm:text-5xl">{words.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{words.lead}</p>
      </header>
      <fieldset data-print="no" className="mt-8 mb-6 flex flex-wrap gap-2">
        <legend className="sr-only">{words.show}</legend>
        {shown.map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            aria-pressed={choice.category === category}
            className={classes(
              'min-h-11 rounded-md border px-4 font-medium',
              choice.category === category
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line-strong bg-sheet hover:border-ink hover:bg-well',
            )}
            onClick={() => onChoose({ ...choice, category })}
          >
            {labelOf(category)}
          </button>
        ))}
      </fieldset>
      {choice.category !== 'guides' && (
        <section aria-labelledby="articles">
          <h2 id="articles" className="sr-only">
            {words.articles}
          </h2>
          <FilterBar choice={choice} count={found.length} onChoose={onChoose} />
          <Found found={found} level="h3" />
        </section>
      )}
      <Guides onTaken={onTaken} />
      {choice.category !== 'guides' && <Topics />}
      {newsletter}
    </div>
  );
};

const labelOf = (category: (typeof shown)[number]): string => {
  if (category === null) return words.all;
  return category === 'guides' ? words.guides : categories[category];
};

/** Each topic with the number of its articles. */
const Topics = () => (
  <section aria-labelledby="topics" data-print="no" className="mt-14">
    <h2 id="topics" className="font-serif text-2xl font-semibold">
      {words.categories}
    </h2>
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {Object.values(categoryPages).map((category) => (
        <li key={category}>
          <Link
            to={pageOfCategory(category)}
            className="flex min-h-16 items-center justify-between gap-3 rounded-lg border border-line bg-sheet px-4 hover:border-line-strong"
          >
            <span className="font-semibold">{categories[category]}</span>
            <span className="text-sm whitespace-nowrap text-ink-soft">
              {countOf(articles.filter((article) => article.category === category).length)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
