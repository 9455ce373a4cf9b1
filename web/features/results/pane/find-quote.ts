/** A paragraph of a drawn document: its text without white space, and the text node and offset of each of its characters. */
export type DrawnParagraph = { key: string; letters: readonly { node: Text; at: number }[] };

/** Quotes match whatever the white space and capitals of the drawing. */
const keyOf = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

export const paragraphsOf = (root: ParentNode): DrawnParagraph[] =>
  [...root.querySelectorAll('p')].map((paragraph) => {
    const letters: { node: Text; at: number }[] = [];
    let key = '';
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
      for (let at = 0; at < node.data.length; at += 1) {
        // Lowercasing turns some capitals into two characters.
        const kept = keyOf(node.data.charAt(at));
        key += kept;
        for (let copy = 0; copy < kept.length; copy += 1) letters.push({ node, at });
      }
    return { key, letters };
  });

/** The index of the paragraph that contains the quote, or -1. Of several, the nearest to `near`: a drawing has about as many paragraphs as the file. */
export const paragraphWith = (quote: string, near: number, paragraphs: readonly { key: string }[]): number => {
  const wanted = keyOf(quote);
  if (wanted === '') return -1;
  let best = -1;
  paragraphs.forEach(({ key }, index) => {
    if (key.includes(wanted) && (best < 0 || Math.abs(index - near) < Math.abs(best - near))) best = index;
  });
  return best;
};

/** The range of the document that a quote covers, or null. */
export const rangeOf = (quote: string, { key, letters }: DrawnParagraph): Range | null => {
  const wanted = keyOf(quote);
  const from = key.indexOf(wanted);
  const [first, last] = [letters[from], letters[from + wanted.length - 1]];
  if (from < 0 || first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
};
