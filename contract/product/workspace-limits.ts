/** Limits of the workspace, apart from the others because only its page needs them. */
export const workspaceLimits = {
  /** Of a document: about fifty pages. */
  characters: 100_000,
  /** Of what a file of another format said, kept for an export into it. It has the words of the document once more. */
  extraCharacters: 150_000,
  /** Sections, blocks and lines of a document together. */
  parts: 4_000,
  /** Workspaces of one user. */
  each: 20,
  /** Versions of one workspace, with the one that it began with. */
  versions: 30,
} as const;
