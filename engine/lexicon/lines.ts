/** The lines of a table kept as text, trimmed, in order. Empty lines and `//` comments are left out. */
export const linesOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
