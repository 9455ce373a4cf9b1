import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Columns, csvHead, csvLine } from '#contract/csv.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';

async function* csvOf<Row, Shown>(
  columns: Columns<Shown>,
  rows: AsyncIterable<Row>,
  show: (row: Row) => Shown,
): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const row of rows) yield csvLine(columns, show(row));
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
  return Readable.from(csvOf(file.columns, file.rows, file.show));
};
