import { guardedPhrases } from './tables/guarded-words.ts';
import { phrases } from './tables/phrases.ts';
import { phrasalForms } from './tables/verbs.ts';

/** A word, a phrase of our tables, or a punctuation mark. */
export type Token = {
  text: string;
  /** White space before it. */
  lead: string;
  /** What makes two tokens the same: the text, without the capital that only begins a line. */
  key: string;
  isMark: boolean;
};

const opening = /^["'“‘([{]/u;
const closing = /[.,;:!?)\]}"'”’]$/u;
const marks = /^[.,;:!?()[\]{}"'“”‘’–—-]$/u;

/** Each word of these phrases by the first one, the longest first. */
const phrasesByHead = new Map<string, readonly (readonly string[])[]>();
for (const phrase of [...phrases, ...guardedPhrases, ...phrasalForms]) {
  const words = phrase.split(' ');
  const [head = ''] = words;
  if (words.length < 2) continue;
  phrasesByHead.set(
    head,
    [...(phrasesByHead.get(head) ?? []), words].toSorted((one, other) => other.length - one.length),
  );
}

/** 'Managed' at the start of a line is 'managed'; 'IBM' and 'I' stay. */
const withoutCapital = (text: string): string =>
  /^\p{Lu}[\p{Ll}'’-]+$/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A chunk without white space, cut into its word and the marks around it. */
const piecesOf = (chunk: string): readonly string[] => {
  const before: string[] = [];
  const after: string[] = [];
  let word = chunk;
  while (word.length > 1 && opening.test(word)) {
    before.push(word.charAt(0));
    word = word.slice(1);
  }
  while (word.length > 1 && closing.test(word)) {
    after.unshift(word.slice(-1));
    word = word.slice(0, -1);
  }
  return [...before, word, ...after];
};

/** The tokens of a line. Their leads and texts together are the line, apart from white space at its end. */
export const tokensOf = (line: string): readonly Token[] => {
  const single: Token[] = [];
  for (const { 1: lead = '', 2: chunk = '' } of line.matchAll(/(\s*)(\S+)/gu))
    piecesOf(chunk).forEach((text, index) => {
      const key = single.length === 0 ? withoutCapital(text) : text;
      single.push({ text, lead: index === 0 ? lead : '', key, isMark: marks.test(text) });
    });
  return joined(single);
};

const joined = (tokens: readonly Token[]): readonly Token[] => {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = phraseLengthAt(tokens, at);
    const own = tokens.slice(at, at + length);
    const [first] = own;
    if (first === undefined) break;
    const text = own.map((token, index) => (index === 0 ? token.text : token.lead + token.text)).join('');
    result.push(length === 1 ? first : { ...first, text, key: text.toLowerCase().replaceAll(/\s+/gu, ' ') });
    at += length;
  }
  return result;
};

/** How many tokens the longest phrase has that begins here; 1 for none. */
const phraseLengthAt = (tokens: readonly Token[], at: number): number => {
  const candidates = phrasesByHead.get(tokens[at]?.text.toLowerCase() ?? '') ?? [];
  const fits = candidates.find((words) =>
    words.every((word, index) => tokens[at + index]?.text.toLowerCase() === word),
  );
  return fits?.length ?? 1;
};
