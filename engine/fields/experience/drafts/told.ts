import type { Cut } from '../../entries/cut-entries.ts';
import type { Row } from '../../entries/row.ts';
import type { Draft } from '../draft.ts';

/** What a row tells of a job in a sentence; undefined for a header. */
export const toldOf = ({ head }: Cut): Row['told'] => head.find(({ told }) => told !== undefined)?.told;

/** The job is told in a sentence. */
export const isTold = ({ cut }: Draft): boolean => toldOf(cut) !== undefined;
