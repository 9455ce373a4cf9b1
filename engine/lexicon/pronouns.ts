/** First-person pronouns, lower case. Origin: written by us. */
export const firstPerson: ReadonlySet<string> = new Set([
  'i',
  "i'm",
  "i've",
  'me',
  'my',
  'mine',
  'myself',
  'we',
  'our',
  'ours',
  'us',
]);
