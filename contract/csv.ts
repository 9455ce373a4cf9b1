/** The columns of a CSV file: heading and cell value. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>;

const formulaStarts = new Set(['=', '+', '-', '@', '\t', '\r']);

/** A spreadsheet would run a cell that begins like a formula, so such cells get a leading apostrophe; our own numbers do not. */
export const cell = (value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = formulaStarts.has(value[0] ?? '') ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (values: readonly (string | number | null | undefined)[]): string => `${values.map(cell).join(',')}\r\n`;

/** Spreadsheets need this byte order mark to recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** The first line of a file, with the headings. */
export const csvHead = <Row>(columns: Columns<Row>): string => byteOrderMark + line(Object.keys(columns));

/** The line of one row. */
export const csvLine = <Row>(columns: Columns<Row>, row: Row): string =>
  line(Object.values(columns).map((value) => value(row)));

/** A whole file, for tables that are small enough to be held in memory. */
export const csvText = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  csvHead(columns) + rows.map((row) => csvLine(columns, row)).join('');
