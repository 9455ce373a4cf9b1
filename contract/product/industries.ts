/** The categories of templates. Without a schema, because the page that shows them validates nothing. */
export const industries = ['technology', 'business', 'creative', 'healthcare', 'government', 'general'] as const;
export type Industry = (typeof industries)[number];
