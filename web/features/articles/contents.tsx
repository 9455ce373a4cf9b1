import type { Heading } from '#content/articles/schema.ts';
import { words } from './words.ts';

/** The table of contents of an article. */
export const Contents = ({ headings }: { headings: readonly Heading[] }) => (
  <nav aria-label={words.article.contents} data-print="no">
    <p className="text-sm font-semibold">{words.article.contents}</p>
    <ol className="mt-2 border-l border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-3 text-sm text-ink-soft underline-offset-4 hover:border-mark-line hover:text-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
