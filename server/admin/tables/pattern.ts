/** A pattern for LIKE that finds the text itself anywhere, or only where something begins. */
export const containing = (text: string): string => `%${escaped(text)}%`;
export const beginning = (text: string): string => `${escaped(text)}%`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Shorter words are found only where something begins: the index knows groups of three letters. */
export const minPartLength = 3;
