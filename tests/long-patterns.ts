/** A regular expression as it is written in a source file. `length` counts the characters of the literal, or of the strings handed to `RegExp`. */
export type WrittenPattern = { line: number; length: number };

/**
 * Tokens after which a regular expression may begin; after anything else a slash is a division, a closing tag or text.
 */
const beforePattern = /(?:[(,=:[!&|?{;]|=>|\b(?:return|case|typeof))$/u;

/**
 * The end of a string or template that begins at `start`, and the number of literal characters in it. A quote without a
 * partner is text.
 */
const stringAt = (source: string, start: number): { end: number; length: number } => {
  const quote = source[start];
  let length = 0;
  let at = start + 1;
  for (; at < source.length && source[at] !== quote; at += 1) {
    if (quote !== '`' && source[at] === '\n') return { end: start + 1, length: 0 };
    if (quote === '`' && source.startsWith('${', at)) {
      let depth = 1;
      for (at += 2; at < source.length && depth > 0; at += 1) {
        if (source[at] === '`') at = stringAt(source, at).end - 1;
        else if (source[at] === '{') depth += 1;
        else if (source[at] === '}') depth -= 1;
      }
      at -= 1;
      continue;
    }
    if (source[at] === '\\') at += 1;
    length += 1;
  }
  return { end: at + 1, length };
};

/** The end of the literal that begins at `start`, or null where the line ends first. */
const literalEnd = (source: string, start: number): number | null => {
  let isInClass = false;
  for (let at = start + 1; at < source.length && source[at] !== '\n'; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') isInClass = true;
    else if (source[at] === ']') isInClass = false;
    else if (source[at] === '/' && !isInClass) return at + 1 + (/^[a-z]*/u.exec(source.slice(at + 1))?.[0].length ?? 0);
  }
  return null;
};

/** Every regular expression that a source file writes out: literals, and strings handed to `RegExp`. */
export const patternsIn = (source: string): readonly WrittenPattern[] => {
  const found: WrittenPattern[] = [];
  const add = (at: number, length: number) => found.push({ line: source.slice(0, at).split('\n').length, length });
  let code = '';
  let depth = 0;
  let call: { depth: number; at: number; length: number } | null = null;
  for (let at = 0; at < source.length;) {
    const character = source[at] ?? '';
    if (source.startsWith('//', at) && !code.endsWith(':')) {
      at = Math.max(at + 2, source.indexOf('\n', at));
      if (!source.slice(at).includes('\n')) break;
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      at = end < 0 ? source.length : end + 2;
    } else if (character === '"' || character === "'" || character === '`') {
      const { end, length } = stringAt(source, at);
      if (call !== null) call.length += length;
      code = '"';
      at = end;
    } else if (character === '/' && beforePattern.test(code.trimEnd())) {
      const end = literalEnd(source, at);
      if (end !== null) add(at, end - at);
      code = '/';
      at = end ?? at + 1;
    } else {
      if (character === '(') {
        depth += 1;
        if (/\bRegExp$/u.test(code)) call = { depth, at, length: 0 };
      }
      if (character === ')') {
        if (call?.depth === depth) {
          add(call.at, call.length);
          call = null;
        }
        depth -= 1;
      }
      if (character.trim() !== '') code = (code + character).slice(-12);
      else if (/\w$/u.test(code)) code = `${code} `.slice(-12);
      at += 1;
    }
  }
  return found;
};
