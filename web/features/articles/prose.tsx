import type { MDXComponents } from 'mdx/types';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { ExternalLink } from '../../ui/external-link.tsx';
import { After, Before } from './before-after.tsx';
import { Cite } from './cite.tsx';
import { Box } from './box.tsx';
import { WideTable, WideTableHead } from './wide-table.tsx';

// Apart from the text: in its HTML, but not among the scripts that an article starts with.
const MarkedPage = lazy(() => import('./marked-page.tsx'));

/** The elements of an article's text. MDX imports this by name (`providerImportSource` in web/mdx/plugins.ts). */
const components: MDXComponents = {
  h2: ({ id, children }) => (
    <h2 id={id} className="mt-12 mb-3 font-serif text-[1.7rem] leading-tight font-semibold">
      {children}
    </h2>
  ),
  h3: ({ id, children }) => (
    <h3 id={id} className="mt-8 mb-2 font-serif text-xl font-semibold">
      {children}
    </h3>
  ),
  p: ({ children }) => <p className="my-4 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => (
    <ul className="my-4 grid list-disc gap-2 pl-6 marker:text-line-strong last:mb-0">{children}</ul>
  ),
  ol: ({ children }) => (
    <ol className="my-4 grid list-decimal gap-2 pl-7 marker:font-semibold marker:text-ink-soft last:mb-0">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-1">{children}</li>,
  a: ({ href = '', children }) =>
    /^https?:/.test(href) ? (
      <ExternalLink href={href}>{children}</ExternalLink>
    ) : (
      <Link to={href} className="prose-link">
        {children}
      </Link>
    ),
  blockquote: ({ children }) => (
    <blockquote className="my-6 border-l-4 border-mark-line pl-5 font-serif text-lg italic">{children}</blockquote>
  ),
  code: ({ children }) => (
    <code className="rounded-sm bg-well px-1.5 py-0.5 font-mono text-[0.88em] wrap-anywhere">{children}</code>
  ),
  pre: ({ children }) => (
    <pre className="my-6 rounded-lg bg-machine p-4 text-sm wrap-anywhere whitespace-pre-wrap text-machine-ink [&_code]:bg-transparent [&_code]:p-0">
      {children}
    </pre>
  ),
  table: ({ children }) => <WideTable>{children}</WideTable>,
  thead: ({ children }) => <WideTableHead>{children}</WideTableHead>,
  th: ({ children }) => (
    <th className="border-b border-line-strong px-3 py-2.5 align-bottom font-semibold">{children}</th>
  ),
  td: ({ children }) => <td className="border-t border-line px-3 py-2.5 align-top">{children}</td>,
  hr: () => <hr className="my-10 border-line" />,
  Cite,
  Note: Box,
  Before,
  After,
  MarkedPage: (props: ComponentProps<typeof MarkedPage>) => (
    <Suspense fallback={null}>
      <MarkedPage {...props} />
    </Suspense>
  ),
};

export const useMDXComponents = (): MDXComponents => components;
