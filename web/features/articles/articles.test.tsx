import { describe, expect, it } from 'vitest';
import { articleSchema } from '#content/articles/schema.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ComponentType } from 'react';
import { articles, addressOf, isArticleHandle } from './article-list.ts';

type Module = { handle: unknown; default: ComponentType };
const modules = import.meta.glob<Module>('/content/articles/*.mdx', { eager: true });

/** The HTML of the article as built. */
const pageOf = ({ handle, default: Component }: Module): HTMLElement => {
  const router = createMemoryRouter([{ path: '/', handle, Component }]);
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  return page;
};

/** The rest of every link address that begins with `start`. */
const linksIn = (page: HTMLElement, start: string): string[] =>
  [...page.querySelectorAll(`a[href^="${start}"]`)].map((link) => link.getAttribute('href')?.slice(start.length) ?? '');
/** The day on which the first articles were published. */
const firstDay = '2026-11-21';
const slugs = new Set(articles.map(({ slug }) => slug));
/** 'how-to-beat-ats#step-one', for every second-level heading. */
const sections = new Set(
  Object.entries(modules).flatMap(([file, { handle }]) =>
    articleSchema.parse(handle).headings.map(({ id }) => `${file.replace(/^.*\/(.*)\.mdx$/, '$1')}#${id}`),
  ),
);

describe.each(Object.entries(modules))('the article %s', (_file, module) => {
  const facts = articleSchema.parse(module.handle);
  const page = pageOf(module);

  it('was published once the product existed, and was not changed before that or in the future', () => {
    expect(facts.date >= firstDay).toBe(true);
    expect(facts.updated >= facts.date).toBe(true);
    expect(facts.updated <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it('lists every source that it cites, once, and cites every source that it lists', () => {
    const listed = facts.sources.map(({ id }) => id);
    expect(new Set(linksIn(page, '#source-'))).toEqual(new Set(listed));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('has a target for each entry of its table of contents', () => {
    const ids = [...page.querySelectorAll('h2[id]')].map(({ id }) => id);
    expect(facts.headings.map(({ id }) => id)).toEqual(ids);
  });

  it('leaves the first heading level to its title', () => {
    expect(page.querySelector('h1')).toBeNull();
  });

  it('links to articles that exist', () => {
    const linked = linksIn(page, '/resources/').filter((slug) => !slug.includes('/'));
    expect(linked.filter((slug) => !slugs.has(slug.replace(/#.*/, '')))).toEqual([]);
    expect(linked.filter((slug) => slug.includes('#') && !sections.has(slug))).toEqual([]);
  });

  it('gives the access date of each source, not in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(facts.sources.filter(({ read }) => read !== null && read > today)).toEqual([]);
  });
});

describe('the list of articles', () => {
  it('has every file with a unique address and drawing, newest first', () => {
    expect(articles).toHaveLength(Object.keys(modules).length);
    for (const key of ['slug', 'hero', 'title'] as const)
      expect(new Set(articles.map((article) => article[key])).size, key).toBe(articles.length);
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(addressOf('how-to-beat-ats')).toBe('/resources/how-to-beat-ats');
  });

  it('contains no texts or sources, which its readers would have to load', () => {
    expect(articles.filter(isArticleHandle)).toEqual([]);
  });
});
