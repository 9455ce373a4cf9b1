import type { PersonalSafe } from '../../keys/safe.ts';
import type { NamedRow } from '../analysis-store.ts';

/** The name that its owner gave a resume, else its file name. */
export const nameOf = ({ id, name, filename }: NamedRow, personal: PersonalSafe): string =>
  name === null ? personal.textOf(id, 'filename', filename) : personal.textOf(id, 'name', name);
