import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { fold } from '../../text/fold.ts';
import type { ListRow } from './list-rows.ts';

const wholeCell = { start: 'text', end: 'text', ignoreCase: true } as const;

/** What heads the column of the names. Folded. */
const nameColumn = compilePhrases(
  `
  (name of )?(the )?(certificate|certification|course|training|license|licence|qualification)s?( name| title)?
  (certificado|certificacion|certificacao|curso)s?
  (certificat|certification|formation)s?
  (zertifikat|kurs|lehrgang|schulung)e?
  (certificato|certificazione|corso)
  (certificaat|cursus)
  name
  title
  `,
  wholeCell,
);

/** What heads the other columns. Folded. */
const otherColumn = compilePhrases(
  `
  (issuer|issued by|provider|institution|institute|organi[sz]ation|authority|company|platform)
  (issuing|awarding) (authority|body|organi[sz]ation)
  (date|year|month|issued|acquired|obtained|completed|expires|expiry)
  (validity|duration|grade|level|status|score|number|no.?)
  (date|year) (issued|acquired|obtained|completed|of issue|of completion)
  (expiry|expiration|issue|completion) date
  (emisor|institucion|instituicao|fecha|data|ano|organisme|annee|aussteller|anbieter|datum|jahr|ente|istituto|anno|jaar)
  `,
  wholeCell,
);

/** The rows of a table whose first row names its columns, each with nothing but the cell of its name; other rows as they are. */
export const namesOfTable = (rows: readonly ListRow[]): readonly ListRow[] => {
  const titles = (rows[0]?.text ?? '').split('\t').map((cell) => fold(cell.trim()));
  const column = titles.findIndex((title) => nameColumn.test(title));
  const isTable =
    titles.length > 1 && column >= 0 && titles.every((title, at) => at === column || otherColumn.test(title));
  return isTable ? rows.slice(1).map((row) => cellOf(row, column)) : rows;
};

/** A row with fewer cells, or wrapped over several lines, stays whole. */
const cellOf = (row: ListRow, column: number): ListRow => {
  const [part, ...rest] = row.parts;
  const cells = row.text.split('\t');
  const cell = cells[column];
  if (part === undefined || rest.length > 0 || cell === undefined) return row;
  const from = part.from + cells.slice(0, column).join('\t').length + (column > 0 ? 1 : 0);
  return { ...row, parts: [{ ...part, from, to: from + cell.length }], text: cell };
};
