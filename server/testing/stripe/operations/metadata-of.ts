/** What of a request's metadata is kept: text. */
export const metadataOf = (metadata: unknown): Record<string, string> =>
  typeof metadata === 'object' && metadata !== null
    ? Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]))
    : {};
