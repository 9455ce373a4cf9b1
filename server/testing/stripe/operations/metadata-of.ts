/** The part of a request's metadata that is stored: text. */
export const metadataOf = (metadata: unknown): Record<string, string> =>
  typeof metadata === 'object' && metadata !== null
    ? Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]))
    : {};
