import { Link } from 'react-router';
import { categories } from '#content/articles/categories.ts';
import { Badge } from '../../ui/badge.tsx';
import { calendarDayOf } from '../../ui/dates.ts';
import { addressOf, type Article } from './article-list.ts';
import { Drawing } from './drawings/drawing.tsx';
import { words } from './words.ts';

/** An article in a grid. Its title is the link, and the whole card is clickable. */
export const ArticleCard = ({ article, level }: { article: Article; level: 'h2' | 'h3' }) => {
  const Title = level;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-sheet hover:border-line-strong">
      <Drawing id={article.hero} className="border-b border-line" />
      <div className="flex grow flex-col p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge>{categories[article.category]}</Badge>
          <time dateTime={article.date}>{calendarDayOf(article.date)}</time>
        </p>
        <Title className="mt-3 font-serif text-xl leading-snug font-semibold">
          <Link
            to={addressOf(article.slug)}
            className="underline-offset-4 group-hover:underline before:absolute before:inset-0"
          >
            {article.title}
          </Link>
        </Title>
        <p className="mt-2 mb-4 text-ink-soft">{article.description}</p>
        <p className="mt-auto flex items-center justify-between gap-3 text-sm">
          <span className="text-ink-soft">
            {article.minutes} {words.article.minutes}
          </span>
          <span aria-hidden className="font-semibold text-accent">
            {words.article.read} →
          </span>
        </p>
      </div>
    </article>
  );
};

export const ArticleGrid = ({ articles, level }: { articles: readonly Article[]; level: 'h2' | 'h3' }) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {articles.map((article) => (
      <li key={article.slug} className="grid">
        <ArticleCard article={article} level={level} />
      </li>
    ))}
  </ul>
);

/** The articles that match a filter. */
export const Found = ({ found, level }: { found: readonly Article[]; level: 'h2' | 'h3' }) =>
  found.length === 0 ? (
    <p className="py-8 text-ink-soft">{words.filter.nothing}</p>
  ) : (
    <ArticleGrid articles={found} level={level} />
  );
