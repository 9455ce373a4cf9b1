import { linesOf } from '../lines.ts';

/**
 * Phrases are data: a list has one phrase per line, and this compiler turns it into one regular expression when a module is loaded.
 *
 * | written | matches |
 * | --- | --- |
 * | `cover letter` | these words; a character without a special meaning below matches itself, including a full stop |
 * | `(skill\|tool)` | one of these |
 * | `skills?`, `(our )?team` | the character or group before `?` may be absent |
 * | `[nñ]`, `[^.]{0,30}` | one of these characters, or a range of repetitions, as in a regular expression |
 * | `requir*` | a word that starts with this, or this word |
 * | `relocat+` | a longer word that starts with this |
 * | `# miles` | a number |
 * | `{3 words}experience` | up to three words, each followed by a space |
 * | `see…hired` | any characters in between, on the same line |
 * | `_art_` | the edge of a word, as `\b` in a regular expression |
 * | `^`, `$` | at either end of a phrase: only where the text begins or ends |
 * | `\?` | this character, without its special meaning |
 *
 * Groups cannot repeat, so no list can make matching take exponential time.
 */
export type PhraseOptions = {
  /** Where phrases start and end: at the edge of the text, at a word boundary (`\b`, which knows only unaccented letters), or next to any character that is not a letter. */
  start?: Edge;
  end?: Edge;
  ignoreCase?: boolean;
  global?: boolean;
};
type Edge = 'text' | 'word' | 'letter';

/**
 * No letter before. Nearly always there is one of ASCII, or none: asking that first takes a third of the time. (A
 * lookbehind is matched from right to left, so the cheap test comes last.)
 */
const noLetterBefore = String.raw`(?<![A-Za-z]|\p{L}(?<=[^\0-\x7F]))`;
const startSource: Record<Edge, string> = { text: '^', word: String.raw`\b`, letter: noLetterBefore };
const endSource: Record<Edge, string> = { text: '$', word: String.raw`\b`, letter: String.raw`(?!\p{L})` };

/** The tokens of a phrase. Groups: a class, a gap of words, an escaped character, or any single character. */
const token = /(\[(?:\\.|[^\]\\])+\](?:\{\d+(?:,\d*)?\})?)|\{(\d+) words\}|\\(.)|(.)/gsu;
const meanings: Readonly<Record<string, string>> = {
  '*': String.raw`\w*`,
  '+': String.raw`\w+`,
  '#': String.raw`\d+`,
  '…': '.*',
  _: String.raw`\b`,
  '(': '(?:',
  ')': ')',
  '|': '|',
  '?': '?',
};
const literal = (character: string): string => character.replace(/[$()*+./?[\\\]^{|}]/u, String.raw`\$&`);

const maxLength = 120;
/** Most phrases: no character has a special meaning. */
const plainPhrase = /^[\p{L}\p{N} ,:;'’&/@%<>-]+$/u;

const tokenSource = ([, characters, words, escaped, character = '']: RegExpExecArray): string => {
  if (characters !== undefined) return characters;
  if (words !== undefined) return String.raw`(?:\w+ ){0,${words}}`;
  if (escaped !== undefined) return literal(escaped);
  return meanings[character] ?? literal(character);
};

/** Whether `?` may follow this token: not after a token that is already optional or that repeats. */
const canBeOptional = ([, characters, words, , character = '']: RegExpExecArray): boolean =>
  words === undefined && characters?.endsWith('}') !== true && !(character !== '' && '*+#…_(|?'.includes(character));

const phraseSource = (phrase: string): string => {
  if (phrase.length > maxLength) throw new Error(`A phrase is too long: '${phrase}'`);
  if (plainPhrase.test(phrase)) return phrase;
  const [, start = '', body = '', end = ''] = /^(\^?)(.*?)((?<!\\)\$)?$/su.exec(phrase) ?? [];
  let depth = 0;
  let source = '';
  let previous: RegExpExecArray | null = null;
  for (const found of body.matchAll(token)) {
    const character = found[4];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    const isMisplaced =
      depth < 0 ||
      (character === '|' && depth === 0) ||
      // '(nummer|$)' would mean a dollar sign: the edge of the text belongs at the end of a phrase of its own.
      (character === '$' && previous?.[4] === '|') ||
      (character === '?' && (previous === null || !canBeOptional(previous)));
    if (isMisplaced) throw new Error(`'${character}' is misplaced in the phrase '${phrase}'`);
    source += tokenSource(found);
    previous = found;
  }
  if (depth !== 0) throw new Error(`A bracket stays open in the phrase '${phrase}'`);
  return start + source + end;
};

/** One pattern for all phrases of the list. */
export const compilePhrases = (list: string, options: PhraseOptions = {}): RegExp => {
  // Lists of several languages share phrases: 'opcional', 'idealmente'.
  const phrases = [...new Set(linesOf(list))];
  if (phrases.length === 0) throw new Error('A list of phrases is empty');
  const start = options.start === undefined ? '' : startSource[options.start];
  const end = options.end === undefined ? '' : endSource[options.end];
  const flags = `${options.global === true ? 'g' : ''}${options.ignoreCase === true ? 'i' : ''}u`;
  return new RegExp(`${start}(?:${phrases.map(phraseSource).join('|')})${end}`, flags);
};
