import { parse } from 'csv-parse/sync';

/** A row by the names of its columns, without empty values. */
export type Row = Readonly<Record<string, string>>;

/** The rows of a CSV file with a line of column names. Rows that are longer than that keep what is more as 'Column 7'. */
export const rowsOf = (text: string): Row[] => {
  const lines: string[][] = parse(text, { bom: true, relax_column_count: true, relax_quotes: true });
  const [columns = [], ...rows] = lines;
  return rows
    .map((cells) =>
      Object.fromEntries(
        cells
          .map((cell, at) => [columns[at]?.trim() || `Column ${at + 1}`, cell.trim()] as const)
          .filter(([, value]) => value !== ''),
      ),
    )
    .filter((row) => Object.keys(row).length > 0);
};
