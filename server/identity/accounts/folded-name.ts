/** Names that look alike count as the same name. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase();
