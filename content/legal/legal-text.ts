/** A legal text in sections. `lastUpdated` is the day of the last change, which `npm run documents` writes. Paragraphs are plain text; a list is an array of lines. */
export type LegalText = {
  title: string;
  lastUpdated: string;
  introduction: string;
  sections: readonly { id: string; title: string; body: readonly (string | readonly string[])[] }[];
};
