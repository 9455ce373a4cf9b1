import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categories } from '#content/articles/categories.ts';
import type { ArticleHandle } from '#content/articles/schema.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { calendarDayOf } from '../../ui/dates.ts';
import { Fold } from '../../ui/fold.tsx';
import { articles, type Article } from './article-list.ts';
import { Byline } from './byline.tsx';
import { Contents } from './contents.tsx';
import { Drawing } from './drawings/drawing.tsx';
import { Related } from './related.tsx';
import { pageOfCategory, relatedTo } from './select-articles.ts';
import { Share } from './share.tsx';
import { Sources } from './sources.tsx';
import { useArticle } from './use-article.ts';
import { words as allWords } from './words.ts';

const words = allWords.article;

/** An article with its header, contents and sources; `children` is its text. */
export const ArticleView = ({ article, children }: { article: Article; children: ReactNode }) => {
  const { headings = [], sources = [], action } = useArticle() ?? {};
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:py-10 lg:grid lg:grid-cols-[minmax(0,44rem)_17rem] lg:justify-between lg:gap-12">
      <article className="min-w-0">
        <BackLink />
        <ArticleHead article={article} />
        <Fold summary={<span className="font-semibold">{words.contents}</span>} className="mt-6 lg:hidden print:hidden">
          <Contents headings={headings} />
        </Fold>
        <div className="mt-8 text-[1.0625rem] leading-[1.7] print:text-[1em] print:leading-normal">{children}</div>
        <Sources sources={sources} />
        {action !== undefined && <NextStep {...action} />}
      </article>
      <aside className="mt-12 grid content-start gap-10 lg:mt-0 lg:pt-16">
        <div className="grid gap-10 lg:sticky lg:top-20">
          <div className="hidden lg:block">
            <Contents headings={headings} />
          </div>
          <Share title={article.title} />
          <Related articles={relatedTo(article, articles, 2)} />
        </div>
      </aside>
    </div>
  );
};

export const BackLink = () => (
  <Link
    to="/resources"
    data-print="no"
    className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline"
  >
    <ArrowLeft aria-hidden className="size-4" /> {words.back}
  </Link>
);

const ArticleHead = ({ article }: { article: Article }) => (
  <header>
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <Link to={pageOfCategory(article.category)} className="rounded-sm hover:underline">
        <Badge>{categories[article.category]}</Badge>
      </Link>
      <time dateTime={article.date}>{calendarDayOf(article.date)}</time>
      {article.updated !== article.date && (
        <span>
          {words.updated} <time dateTime={article.updated}>{calendarDayOf(article.updated)}</time>
        </span>
      )}
      {article.checked !== null && (
        <span>
          {words.checked} <time dateTime={article.checked}>{calendarDayOf(article.checked)}</time>
        </span>
      )}
      <span aria-hidden>·</span>
      <span>
        {article.minutes} {words.minutes}
      </span>
    </p>
    <h1 className="mt-4 font-serif text-4xl leading-[1.12] font-semibold tracking-tight sm:text-5xl print:text-3xl">
      {article.title}
    </h1>
    <p className="mt-4 font-serif text-xl leading-relaxed text-ink-soft">{article.description}</p>
    <div className="mt-6 mb-7">
      <Byline author={article.author} />
    </div>
    <Drawing id={article.hero} isDescribed className="overflow-hidden rounded-lg border border-line print:w-1/2" />
  </header>
);

/** What to do in the product after reading. */
const NextStep = ({ title, text, label, to }: ArticleHandle['action']) => (
  <section
    aria-labelledby="check-yours"
    data-print="no"
    className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-well p-5 sm:p-6"
  >
    <div className="max-w-md">
      <h2 id="check-yours" className="font-serif text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
    <ButtonLink to={to}>{label}</ButtonLink>
  </section>
);
