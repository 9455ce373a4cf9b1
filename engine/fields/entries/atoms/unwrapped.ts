import type { Atom } from '../atom.ts';
import type { Row } from '../row.ts';

/**
 * A header that is too long for its cell continues in the next row, under the dates: then the dates are moved after
 * it, and what follows gets a weak separator, so that it can belong to the broken field.
 */
export const unwrapped = (atomsOfRows: readonly (readonly Atom[])[], rows: readonly Row[]): readonly Atom[] => {
  let held: readonly Atom[] = [];
  return atomsOfRows.flatMap((atoms, index) => {
    const hasDateCell = endsInDateCell(atoms) && isFullCell(rows[index], rows[index + 1]);
    const dates = hasDateCell ? atoms.slice(-1) : [];
    const [first, ...rest] = hasDateCell ? atoms.slice(0, -1) : atoms;
    const own =
      first === undefined ? [] : held.length > 0 ? [{ ...first, glue: 'wrap' as const }, ...rest] : [first, ...rest];
    const released = held;
    held = index < atomsOfRows.length - 1 ? dates : [];
    return [...own, ...released, ...(held.length > 0 ? [] : dates)];
  });
};

/** In em: the mean width of a letter, in capitals too. */
const letterWidth = { usual: 0.5, caps: 0.65 };
/** In em: by how much the width of a text is misjudged. */
const widthSlack = 3;
/** Letters of a cell beside dates below which none wraps where nothing is known about its width. */
const minWrappedCell = 30;

/** True when the first word of the row below may not have fitted into the cell before the dates. */
const isFullCell = (row: Row | undefined, below: Row | undefined): boolean => {
  if (row === undefined || below === undefined) return true;
  const { box, style } = row.source;
  if (box === null) return row.text.lastIndexOf('\t') >= minWrappedCell;
  const [word = ''] = below.text.split(/\s/u);
  const letter = (style.isCaps ? letterWidth.caps : letterWidth.usual) * style.sizePt;
  return box.width < (row.text.length + word.length) * letter + widthSlack * style.sizePt;
};

const endsInDateCell = (atoms: readonly Atom[]): boolean => {
  const last = atoms.at(-1);
  return atoms.length > 1 && last !== undefined && last.period !== null && last.glue === 'tab';
};
