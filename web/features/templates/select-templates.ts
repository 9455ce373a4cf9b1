import { templates } from '#content/templates/catalog.ts';
import { industries, type Industry } from '#contract/product/industries.ts';
import type { Template } from '#contract/api/templates.ts';

export const industryTabs = ['all', ...industries] as const;
export type IndustryTab = (typeof industryTabs)[number];

/**
 * The selection in the address bar. `preview` is the open template, `resume` the analysis to fill it with ('' for
 * none).
 */
export type Choice = { industry: IndustryTab; query: string; preview: Template | null; resume: string };

export const choiceOf = (search: URLSearchParams): Choice => ({
  industry: industryTabs.find((industry) => industry === search.get('industry')) ?? 'all',
  query: search.get('q') ?? '',
  preview: templates.find(({ id }) => id === search.get('template')) ?? null,
  resume: search.get('resume') ?? '',
});

export const searchOf = ({ industry, query, preview, resume }: Choice): Record<string, string> => ({
  ...(industry === 'all' ? {} : { industry }),
  ...(query === '' ? {} : { q: query }),
  ...(preview === null ? {} : { template: preview.id }),
  ...(resume === '' ? {} : { resume }),
});

/** Templates that contain every word of the query in the text of their card. `words` names the industries. */
export const found = (query: string, words: Record<Industry, string>): readonly Template[] => {
  const wanted = query.toLowerCase().split(/\s+/);
  return templates.filter(({ title, description, industry }) => {
    const text = `${title} ${description} ${words[industry]}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};

export const inIndustry = (list: readonly Template[], industry: IndustryTab): readonly Template[] =>
  list.filter((template) => industry === 'all' || template.industry === industry);
