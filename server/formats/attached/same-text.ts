import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { printedFrom } from '../../templates/printed-from.ts';

/**
 * Whether pages show exactly the text of a document: the same letters and digits, each as often, and every line of the
 * document in one piece. Spaces and marks do not count, because a page may break a line anywhere.
 */
export const isSameText = (document: ResumeDraft, storedText: string): boolean => {
  const page = lettersOf(storedText);
  const lines = linesOf(document).map(lettersOf);
  return sorted(lines.join('')) === sorted(page) && lines.every((line) => page.includes(line));
};

/** Every line that a page has for the document. Without a name, its title is 'Resume'. */
const linesOf = (document: ResumeDraft): string[] => {
  const lines: string[] = [];
  const { name } = printedFrom(document, (text) => {
    lines.push(text);
    return text;
  });
  return name === '' ? ['Resume', ...lines] : lines;
};

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    // Headings can be set in capitals, which some letters have two of.
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const sorted = (letters: string): string => Array.from(letters).toSorted().join('');
