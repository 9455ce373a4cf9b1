import { articles } from './article-list.ts';
import { ArticleGrid } from './article-card.tsx';
import { BackLink } from './article-view.tsx';
import { words } from './words.ts';

/** Explains that the article does not exist, and offers others. */
export const ArticleMissing = () => (
  <div className="mx-auto max-w-6xl px-4 py-6 sm:py-10">
    <BackLink />
    <h1 className="mt-4 font-serif text-4xl font-semibold">{words.missing.title}</h1>
    <p className="mt-3 mb-8 text-lg text-ink-soft">{words.missing.text}</p>
    <h2 className="mb-4 font-serif text-2xl font-semibold">{words.missing.instead}</h2>
    <ArticleGrid articles={articles.slice(0, 3)} level="h3" />
  </div>
);
