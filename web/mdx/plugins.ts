import { readFile } from 'node:fs/promises';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import rehypeSlug from 'rehype-slug';
import type { Plugin } from 'vite';
import { addFacts } from './add-facts.ts';

/**
 * Compiles `content/articles/*.mdx` into route modules. The front matter and the computed values are exported as
 * `handle`, which the router passes on. `x.mdx?about` is the same without the text, for pages that list articles.
 */
export const articlePlugins = (): Plugin[] => [articleSource, articleCode];

const articleSource: Plugin = {
  name: 'article-source',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?');
    if (!/\/content\/articles\/[\w-]+\.mdx$/.test(file)) return null;
    this.addWatchFile(file);
    return addFacts(await readFile(file, 'utf8'), { withText: query !== 'about' });
  },
};

const compiler = mdx({
  remarkPlugins: [remarkGfm, remarkFrontmatter, [remarkMdxFrontmatter, { name: 'handle' }]],
  rehypePlugins: [rehypeSlug],
  providerImportSource: '/web/features/articles/prose.tsx',
});

const articleCode: Plugin = {
  name: 'article-code',
  // Before the router's own plugin, which expects JavaScript.
  enforce: 'pre',
  async transform(source, id) {
    // CHANGELOG.md is read as the text that it is.
    if (!/\.mdx(?:\?|$)/.test(id)) return null;
    const compiled = await compiler.transform(source, id);
    return compiled === undefined ? null : { code: compiled.code, map: null };
  },
};
