import { Link } from 'react-router';
import { addressOf, type Article } from './article-list.ts';
import { Drawing } from './drawings/drawing.tsx';
import { words } from './words.ts';

/** Two related articles, each with its picture, title and reading time. */
export const Related = ({ articles }: { articles: readonly Article[] }) => (
  <section aria-labelledby="related" data-print="no">
    <h2 id="related" className="text-sm font-semibold">
      {words.article.related}
    </h2>
    <ul className="mt-3 grid gap-4">
      {articles.map((article) => (
        <li key={article.slug} className="group relative flex gap-3">
          <Drawing
            id={article.hero}
            className="w-28 shrink-0 self-start overflow-hidden rounded-md border border-line"
          />
          <div>
            <Link
              to={addressOf(article.slug)}
              className="font-serif leading-snug font-semibold underline-offset-4 group-hover:underline before:absolute before:inset-0"
            >
              {article.title}
            </Link>
            <p className="mt-1 text-sm text-ink-soft">
              {article.minutes} {words.article.minutes}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
