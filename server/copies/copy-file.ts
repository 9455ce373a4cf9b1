import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/** A copy is gzipped text: a line of JSON that describes it; for each table a line of JSON and its rows as PostgreSQL's COPY writes them, up to a line `\.`; finally a line of JSON with the row count of each table, without which a copy is incomplete. */
const headSchema = z.object({
  parsewell: z.enum(['data', 'keys']),
  format: z.literal(1),
  /** The moment that the copy shows, in UTC; the same in both files of a run. */
  takenAt: z.iso.datetime(),
  /** The newest migration of the copied database. */
  migration: z.int(),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const endSchema = z.object({ rows: z.record(z.string(), z.int()) });

export type Head = z.infer<typeof headSchema>;
export type CopiedTable = z.infer<typeof tableSchema>;

export const endOfRows = Buffer.from('\\.\n');
export const lineOf = (value: Head | CopiedTable | z.infer<typeof endSchema>): Buffer =>
  Buffer.from(`${JSON.stringify(value)}\n`);

export type CopyReader = {
  head: Head;
  /** The next table with its rows, which must be read before the one after; null after the last table of a complete copy. */
  next(): Promise<{ table: CopiedTable; rows: AsyncGenerator<Buffer> } | null>;
  /** How many rows each table had when the copy was taken; known once `next` has returned null. */
  rows: Record<string, number>;
};

/** Opens a copy. Throws a sentence when the file is not a copy, is of another kind than `wanted`, or is truncated. */
export const readCopy = async (file: string, wanted: Head['parsewell']): Promise<CopyReader> => {
  const lines = linesOf(file);
  const nextLine = async (): Promise<Buffer> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${file} is incomplete: it was cut off before its end. Nothing was changed.`);
    return value;
  };
  const head = headSchema.safeParse(jsonOf(await nextLine()));
  if (!head.success) throw new Error(`${file} was not made by npm run backup.`);
  if (head.data.parsewell !== wanted)
    throw new Error(`${file} is the backup of the ${head.data.parsewell}, not of the ${wanted}.`);

  const rowsOf = async function* (): AsyncGenerator<Buffer> {
    for (;;) {
      const line = await nextLine();
      if (line.equals(endOfRows)) return;
      yield line;
    }
  };
  const reader: CopyReader = {
    head: head.data,
    rows: {},
    async next() {
      const said = jsonOf(await nextLine());
      const end = endSchema.safeParse(said);
      if (!end.success) return { table: tableSchema.parse(said), rows: rowsOf() };
      reader.rows = end.data.rows;
      return null;
    },
  };
  return reader;
};

const jsonOf = (line: Buffer): unknown => {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null;
  }
};

/** The lines with their line ends. A line may be as long as an uploaded file. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(file);
  const text = createGunzip({ chunkSize: 1024 * 1024 });
  packed.once('error', (error) => text.destroy(error));
  packed.pipe(text);
  let begun: Buffer[] = [];
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, end + 1)]);
        begun = [];
        from = end + 1;
      }
      if (from < chunk.length) begun.push(chunk.subarray(from));
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}
