/** First-person pronouns, lower case, without 'our' and 'us': 'our customers' are those of the employer. Origin: written by us. */
export const firstPerson: ReadonlySet<string> = new Set(['i', "i'm", "i've", 'me', 'my', 'mine', 'myself', 'we']);
