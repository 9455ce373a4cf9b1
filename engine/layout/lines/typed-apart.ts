import type { SourceDocument } from '../../model/document.ts';
import type { Written } from './write-line.ts';

/** Fewer single letters are initials and the like. */
const minLetters = 4;
const letter = /^\p{L}\p{M}*$/u;
/** Signs between two words: 'S K I L L S   &   T O O L S'. */
const sign = /^[&+/|,:-]$/u;

/**
 * Letters with a space typed after each, as a person reads them: 'S K I L L S' is one word, and where the words are
 * apart by more, 'W O R K   H I S T O R Y' is two. Other lines are returned as they are.
 */
export const withoutTypedSpaces = (parts: readonly Written[], { runs }: SourceDocument): readonly Written[] => {
  const texts = parts.map(({ run, from, to }) => runs[run]?.text.slice(from, to) ?? '');
  const letters = texts.filter((text) => letter.test(text)).length;
  if (letters < minLetters || texts.some((text) => !letter.test(text) && !sign.test(text))) return parts;
  return parts.map((part, index) => (index > 0 && isInWord(part, texts, index) ? { ...part, before: '' } : part));
};

const isInWord = ({ before, spaces = 1 }: Written, texts: readonly string[], index: number): boolean =>
  before === ' ' && spaces === 1 && letter.test(texts[index] ?? '') && letter.test(texts[index - 1] ?? '');
