/** What templates are sorted by. Without a schema, because the page that shows them checks nothing. */
export const industries = ['technology', 'business', 'creative', 'healthcare', 'government', 'general'] as const;
export type Industry = (typeof industries)[number];
