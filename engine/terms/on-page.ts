import type { Reading } from '../model/reading.ts';
import { wordsOf, type Word } from '../text/words.ts';

/** 'Go', 'R': such short words are also parts of other words. */
const minLength = 4;

/** 'Excel' is not the verb of 'excel at sales'; in an address a name has no capital: 'github.com/jane'. */
const isSameWord = (page: readonly Word[], at: number, wanted: Word): boolean => {
  const word = page[at];
  if (word?.stem !== wanted.stem) return false;
  const isInAddress = page[at + 1]?.before === '.' || word.before === '.';
  return !/\p{Lu}/u.test(wanted.raw) || /\p{Lu}/u.test(word.raw) || isInAddress;
};

/** Whether a page has the words of a term in order and in one form or another, wherever they are. The words of the page are found at the first question. */
export const onPage = ({ lines }: Reading): ((term: string) => boolean) => {
  let found: { words: readonly Word[]; at: ReadonlyMap<string, readonly number[]> } | null = null;
  const pageOf = (): NonNullable<typeof found> => {
    const words = wordsOf(lines.map(({ text }) => ({ text, isNewStart: true })));
    const at = new Map<string, number[]>();
    words.forEach(({ stem }, index) => {
      const known = at.get(stem);
      if (known === undefined) at.set(stem, [index]);
      else known.push(index);
    });
    return { words, at };
  };
  return (term) => {
    const wanted = wordsOf([{ text: term, isNewStart: true }]);
    const [first] = wanted;
    if (first === undefined || term.length < minLength) return false;
    found ??= pageOf();
    const { words, at } = found;
    return (at.get(first.stem) ?? []).some((start) =>
      wanted.every((word, offset) => isSameWord(words, start + offset, word)),
    );
  };
};
