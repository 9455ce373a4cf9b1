/** A LIKE pattern that finds the text anywhere, or only at the beginning. */
export const containing = (text: string): string => `%${escaped(text)}%`;
export const beginning = (text: string): string => `${escaped(text)}%`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Shorter words are matched only at the beginning, because the index stores groups of three letters. */
export const minPartLength = 3;
