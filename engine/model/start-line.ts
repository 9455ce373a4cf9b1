/** A line of the document that a user began with; `isList` in a section of skills or interests. */
export type StartLine = { text: string; isList: boolean };
