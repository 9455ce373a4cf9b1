/** Texts around a legal text; the texts themselves are in content/legal. */
export const words = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
  sample:
    'The operator of this site has not entered their details yet. The contact address below is a sample, and messages sent to it are not read.',
} as const;
