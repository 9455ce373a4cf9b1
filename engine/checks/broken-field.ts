import type { Field } from '../model/resume.ts';

/** An address that continues on the next line. 'broken-address' reports it; no other check may call it readable. */
export const isBroken = (field: Field<string>): boolean => new Set(field.spans.map(({ line }) => line)).size > 1;
