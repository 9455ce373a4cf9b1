/** The rows of a table kept as text, trimmed; `//` begins a comment row. */
export const rowsOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '' && !row.startsWith('//'));

/** Words divided by white space. */
export const wordsIn = (...tables: readonly string[]): ReadonlySet<string> =>
  new Set(tables.flatMap((table) => rowsOf(table).flatMap((row) => row.split(/\s+/))));
