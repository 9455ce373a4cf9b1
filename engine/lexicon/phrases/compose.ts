/** Letters of flags that change what a pattern matches. */
const meaningOf = ({ ignoreCase, unicode, dotAll, multiline }: RegExp): string =>
  JSON.stringify({ ignoreCase, unicode, dotAll, multiline });

const composed = (parts: readonly RegExp[], separator: string): RegExp => {
  const [first] = parts;
  if (first === undefined) throw new Error('Nothing to compose');
  if (parts.some((part) => meaningOf(part) !== meaningOf(first)))
    throw new Error(`Patterns with different flags cannot be composed: ${parts.join(' ')}`);
  return new RegExp(parts.map(({ source }) => `(?:${source})`).join(separator), first.flags);
};

/** What one of the patterns matches; the first that fits wins. Flags such as `g` are those of the first pattern. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp => composed(patterns, '|');

/** One pattern after the other, without a gap. Flags such as `g` are those of the first pattern. */
export const inSequence = (...patterns: readonly RegExp[]): RegExp => composed(patterns, '');

/** The pattern, or nothing. */
export const optional = (pattern: RegExp): RegExp => new RegExp(`(?:${pattern.source})?`, pattern.flags);

/** A place before which the pattern begins; matches no characters itself. */
export const followedBy = (pattern: RegExp): RegExp => new RegExp(`(?=${pattern.source})`, pattern.flags);

/** A place before which the pattern does not end; matches no characters itself. */
export const notPrecededBy = (pattern: RegExp): RegExp => new RegExp(`(?<!${pattern.source})`, pattern.flags);
