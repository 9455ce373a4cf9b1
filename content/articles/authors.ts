/** The authors of articles. The operator adds people; the editorial desk is the default. */
export const authors = {
  editors: { name: 'The Parsewell editors', title: 'Editorial desk', monogram: 'Pw' },
} as const satisfies Record<string, { name: string; title: string; monogram: string }>;

export type AuthorId = keyof typeof authors;
