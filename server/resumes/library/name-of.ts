import type { PersonalSafe } from '../../keys/safe.ts';
import type { NamedRow } from '../analysis-store.ts';

/** What its owner calls a resume, else the name of its file. */
export const nameOf = ({ id, name, filename }: NamedRow, personal: PersonalSafe): string =>
  name === null ? personal.textOf(id, 'filename', filename) : personal.textOf(id, 'name', name);
