import { judge, numbersOf, plain, quotedIn, refuted, type Row, supported, type Testimony } from '../witness.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Forms of the last word of a term: 'dashboard' for 'dashboards', 'modelling' for 'modeling'. */
const formOf = (word: string): string => {
  if (word.length < 4 || !/^\p{L}+$/u.test(word))
    return `${escaped(word)}${/\p{L}$/u.test(word) && word.length > 2 ? 's?' : ''}`;
  return `${escaped(word.replace(/(?:ies|y)$/u, '').replace(/(?:es|s)$/u, ''))}(?:y|ies|es|s)?`;
};

/** A plain search for a term and the plural of its last word, with spaces, hyphens and slashes alike. */
export const isWritten = (term: string, { texts }: Pick<Testimony, 'texts'>): boolean => {
  const words = plain(term)
    .split(/[\s/-]+/u)
    .filter(Boolean);
  const body = words
    .map((word, at) => (at === words.length - 1 ? formOf(word) : escaped(word)))
    .join(String.raw`[\s/-]{1,3}`);
  // The short name of a language or tool ('R', 'Go', 'C') is a letter or a word of other sense in most texts.
  if (plain(term).length < 3) return false;
  // In 'E X P E R T I S E / procurement' the letter ends a letter-spaced heading: no 'e-procurement' is written there.
  const isSpaced = words[0]?.length === 1 ? String.raw`(?<!(?<!\p{L})\p{L} )` : '';
  const pattern = new RegExp(String.raw`${isSpaced}(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}+#])`, 'u');
  // Across a line break, one extractor may have put a heading behind another column: 'customer / Experience'.
  const isInLine = texts.some((text) => text.split('\n').some((line) => pattern.test(plain(line))));
  return isInLine || texts.filter((text) => pattern.test(plain(text))).length >= Math.min(2, texts.length);
};

/** What is known about a term of the job description: true when the resume lacks it; null when nothing is known. */
export const isKnownMissing = (term: string, { truth }: Testimony): boolean | null => {
  const known = truth?.terms?.find(({ names }) => names.some((name) => plain(name) === plain(term)));
  return known?.isMissing ?? null;
};

const timesIn = (term: string, { texts }: Testimony): number =>
  Math.max(0, ...texts.map((text) => plain(text).split(plain(term)).length - 1));

export const keywordWitnesses = {
  'keyword-stuffing': {
    by: 'a count of the cited words',
    fail: ({ says }, testimony) => {
      const numbers = numbersOf(says);
      return judge(quotedIn(says).every((term, at) => timesIn(term, testimony) >= (numbers[at] ?? 0) * 0.6));
    },
    pass: 'a witness would need to know which words are keywords',
  },
  'skills-never-in-context': {
    by: 'a search for the cited words in the known bullets',
    fail: ({ quotes }, { truth }) => {
      const bullets = (truth?.jobs ?? []).flatMap(({ bullets: own }) => own ?? []);
      if (bullets.length === 0) return 'cannot tell';
      return judge(!quotes.some((quote) => quote.length > 3 && isWritten(quote, { texts: bullets })));
    },
    pass: (_, { truth, result }) => {
      const bullets = (truth?.jobs ?? []).flatMap(({ bullets: own }) => own ?? []);
      if (bullets.length === 0) return 'cannot tell';
      return supported(result.parsed.skills.some((skill) => isWritten(skill, { texts: bullets })));
    },
  },
  'wanted-keywords': {
    by: 'a search for the cited terms in all texts',
    fail: (_, testimony) =>
      refuted(testimony.result.missingKeywords.slice(0, 4).some((term) => isWritten(term, testimony))),
    pass: (_, { result }) =>
      supported(result.matchedKeywords.length >= (result.matchedKeywords.length + result.missingKeywords.length) / 2),
  },
} satisfies Record<string, Row>;
