/** Texts around articles; the articles are in content/articles. */
export const words = {
  resources: {
    title: 'Resources',
    lead: 'How hiring software reads resumes, what it does not do, and what helps. What we state as fact has a source or a measurement; where nobody knows, we say so.',
    all: 'All articles',
    guides: 'Guides',
    show: 'Show',
    articles: 'Articles',
    categories: 'By topic',
    guidesTitle: 'Free downloads',
    guidesLead: 'Plain text files that open anywhere and print well. No email address required.',
    download: 'Download',
    downloading: 'Your download has started.',
  },
  filter: {
    button: 'Filter',
    query: 'Words in title or summary',
    sort: 'Order',
    nothing: 'No title or summary contains all of these words.',
    clear: 'Show all',
  },
  category: {
    nothing: 'No articles here yet. You might like these:',
    related: 'Related Articles',
    back: 'All resources',
  },
  article: {
    back: 'Back to resources',
    read: 'Read Article',
    minutes: 'min read',
    updated: 'updated',
    checked: 'sources checked',
    contents: 'On this page',
    sources: 'Sources',
    sourcesLead: 'The sources for this article, and when we last read each one.',
    readOn: 'read on',
    reported: 'as reported: we could not open it when we last checked',
    share: 'Share This Article',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. You can copy it from the address bar.',
    mail: 'Send by e-mail',
    print: 'Print',
    related: 'Related Articles',
  },
  missing: {
    title: 'Article Not Found',
    text: "Sorry, we couldn't find the article you're looking for.",
    instead: 'The newest ones',
  },
} as const;

/** '1 article', '4 articles'. */
export const countOf = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;
