/** Letters of the flags that change what a pattern matches. */
const meaningOf = ({ ignoreCase, unicode, dotAll, multiline }: RegExp): string =>
  JSON.stringify({ ignoreCase, unicode, dotAll, multiline });

const composed = (parts: readonly RegExp[], separator: string): RegExp => {
  const [first] = parts;
  if (first === undefined) throw new Error('Nothing to compose');
  if (parts.some((part) => meaningOf(part) !== meaningOf(first)))
    throw new Error(`Patterns with different flags cannot be composed: ${parts.join(' ')}`);
  return new RegExp(parts.map(({ source }) => `(?:${source})`).join(separator), first.flags);
};

/** Matches any of the patterns; the first that fits wins. Flags such as `g` are those of the first pattern. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp => composed(patterns, '|');

/** Matches the patterns one after the other, without a gap. Flags such as `g` are those of the first pattern. */
export const inSequence = (...patterns: readonly RegExp[]): RegExp => composed(patterns, '');

/** Makes the pattern optional. */
export const optional = (pattern: RegExp): RegExp => new RegExp(`(?:${pattern.source})?`, pattern.flags);

/** Lookahead: the position before a match of the pattern; matches no characters itself. */
export const followedBy = (pattern: RegExp): RegExp => new RegExp(`(?=${pattern.source})`, pattern.flags);

/** Lookbehind: a position that follows a match of the pattern; matches no characters itself. */
export const precededBy = (pattern: RegExp): RegExp => new RegExp(`(?<=${pattern.source})`, pattern.flags);

/** Negative lookbehind: a position that does not follow a match of the pattern; matches no characters itself. */
export const notPrecededBy = (pattern: RegExp): RegExp => new RegExp(`(?<!${pattern.source})`, pattern.flags);

/** Negative lookahead: a position before which the pattern does not match; matches no characters itself. */
export const notFollowedBy = (pattern: RegExp): RegExp => new RegExp(`(?!${pattern.source})`, pattern.flags);
