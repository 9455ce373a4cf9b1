/** The title in the properties of a file. */
export const titleOf = (name: string): string => (name === '' ? 'Resume' : `Resume of ${name}`);
