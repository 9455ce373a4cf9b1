import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachmentOf } from '../../downloads/attachment-of.ts';

/** The columns of a file: heading and cell value. */
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

export async function* csvOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield byteOrderMark + line(Object.keys(columns));
  const values = Object.values(columns);
  for await (const row of rows) yield line(values.map((value) => value(row)));
}

/** Streams the rows as a file named after the table and the day. */
export const sendCsv = <Row, Shown>(
  reply: FastifyReply,
  file: { name: string; now: Date; columns: Columns<Shown>; rows: AsyncIterable<Row>; show: (row: Row) => Shown },
): Readable => {
  reply.type('text/csv; charset=utf-8');
  reply.header(
    'content-disposition',
    attachmentOf(`parsewell-${file.name}-${file.now.toISOString().slice(0, 10)}.csv`),
  );
  return Readable.from(csvOf(file.columns, shown(file.rows, file.show)));
};

async function* shown<Row, Shown>(rows: AsyncIterable<Row>, show: (row: Row) => Shown): AsyncGenerator<Shown> {
  for await (const row of rows) yield show(row);
}
