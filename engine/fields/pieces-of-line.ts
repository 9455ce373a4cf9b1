/** A stretch of a line between separators, with where it stands. */
export type PieceOfLine = { text: string; from: number; to: number };

const separators =
  /\t|\s*[|•·◦●▪■♦⋄∙‣➢✦★✉☎✆⌂¦]\s*|\s{3,}|\s[–—]\s|\s\/\s|[\uE000-\uF8FF]+|\p{Extended_Pictographic}+/gu;

/** Cuts a contact line into its parts: 'Berlin | +49 30 901820 | jane@example.org'. */
export const piecesOfLine = (text: string): readonly PieceOfLine[] => {
  const pieces: PieceOfLine[] = [];
  let from = 0;
  const add = (to: number): void => {
    const part = text.slice(from, to);
    const trimmed = part.trim();
    if (trimmed !== '') {
      const at = from + part.indexOf(trimmed);
      pieces.push({ text: trimmed, from: at, to: at + trimmed.length });
    }
  };
  const line = text.slice(0, 1000);
  for (const match of line.matchAll(separators)) {
    // A digit or a hash is 'pictographic' to Unicode: they are no separators.
    if (/^[\d#*]+$/u.test(match[0])) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(line.length);
  return pieces;
};
