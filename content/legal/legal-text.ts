/** A paragraph, a list (an array of lines), or labeled details such as names and addresses. */
export type LegalPart = string | readonly string[] | { details: readonly (readonly [label: string, value: string])[] };

/** A legal text in sections. `lastUpdated` is the day of the last change, which `npm run documents` writes. Paragraphs are plain text. */
export type LegalText = {
  title: string;
  lastUpdated: string;
  introduction: string;
  sections: readonly { id: string; title: string; body: readonly LegalPart[] }[];
};
