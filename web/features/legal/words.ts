/** Texts around a legal text; the texts themselves are in content/legal. */
export const words = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
  sample:
    'Sample: the operator of this site has not entered their details yet. Names, addresses and places below are samples, and messages sent to these addresses are not read.',
} as const;
