import type { Client } from 'pg';

type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  /** Computed by the database, such as an identity. */
  isMade: boolean;
  /** The column it refers to. */
  refersTo: { table: string; column: string } | null;
  /** The first of the texts that a check allows. */
  allowed: string | null;
};

const columnsSql = `
  SELECT c.relname::text AS table, a.attname::text AS column, format_type(a.atttypid, NULL) AS type,
    NOT a.attnotnull AS "isNullable", (a.attidentity <> '' OR a.attgenerated <> '') AS "isMade",
    (SELECT json_build_object('table', f.confrelid::regclass::text, 'column', b.attname::text) FROM pg_constraint f
      JOIN pg_attribute b ON b.attrelid = f.confrelid AND b.attnum = f.confkey[1]
      WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo",
    (SELECT substring(pg_get_constraintdef(k.oid) FROM 'ARRAY\\[''([^'']+)''') FROM pg_constraint k
      WHERE k.contype = 'c' AND k.conrelid = c.oid AND k.conkey = ARRAY[a.attnum] LIMIT 1) AS allowed
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
  ORDER BY c.relname, a.attnum`;

/** Values that matter, by table and column; null leaves a column empty. */
export type Known = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Anything of the type of a column. */
const valueOf = ({ table, column, type, allowed }: Column): unknown => {
  if (allowed !== null) return allowed;
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000001';
  if (type === 'boolean') return true;
  if (/^(?:integer|bigint|smallint|numeric|double precision)/.test(type)) return 1;
  if (type.startsWith('timestamp')) return new Date();
  if (type === 'date') return '2026-11-23';
  if (type === 'bytea') return Buffer.from(`${table}.${column}`);
  if (type.startsWith('json')) return '{}';
  if (type.endsWith('[]')) return [];
  return `${table}.${column}`;
};

/**
 * Puts a row into every table that has none, whatever the schema is, each after the ones it refers to, with a value in
 * every column that the table has. Returns the names of the tables.
 */
export const fillTables = async (client: Client, known: Known): Promise<string[]> => {
  const columns = (await client.query<Column>(columnsSql)).rows;
  const tables = Map.groupBy(columns, ({ table }) => table);
  const done = new Set<string>();
  const fill = async (table: string): Promise<void> => {
    if (done.has(table)) return;
    done.add(table);
    const own = tables.get(table) ?? [];
    for (const { refersTo } of own) if (refersTo !== null) await fill(refersTo.table);
    if (((await client.query(`SELECT 1 FROM ${table} LIMIT 1`)).rowCount ?? 0) > 0) return;
    const wanted = own.filter(({ isMade }) => !isMade);
    const values: unknown[] = [];
    for (const one of wanted) {
      const row = known[table];
      if (row !== undefined && one.column in row) values.push(row[one.column]);
      else if (one.refersTo === null) values.push(valueOf(one));
      else {
        const { table: other, column } = one.refersTo;
        const { rows } = await client.query(`SELECT ${column} AS value FROM ${other} LIMIT 1`);
        values.push(rows[0]?.value);
      }
    }
    const names = wanted.map(({ column }) => column).join(', ');
    const places = wanted.map((_, index) => `$${index + 1}`).join(', ');
    await client.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, values).catch((error: unknown) => {
      throw new Error(`${table}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
  };
  for (const table of tables.keys()) await fill(table);
  return [...tables.keys()];
};
