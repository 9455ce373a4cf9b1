/** Names that look alike are one name. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase();
