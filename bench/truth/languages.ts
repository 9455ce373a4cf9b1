// In which language a page is written, told by its most frequent words and its letters, apart from the engine's detector.

/** Words without accents that are frequent in one language and rare in the others of the table. */
const frequent: Readonly<Record<string, string>> = {
  English: 'the and of to with for in on at by from',
  German: 'und der die das mit von fur bei im zur als auf',
  French: 'et les des du une pour dans avec au aux sur le',
  Spanish: 'y el los las del con para una por en al',
  Portuguese: 'e os as dos das da do com para uma em na no',
  Italian: 'e di il gli dei della con per una nel alla presso',
  Dutch: 'en het een van voor met bij op aan als de',
  Polish: 'oraz dla przez z w na do od jako pracy lat',
  Finnish: 'ja seka joka oli vuoden osaaminen tyokokemus koulutus kanssa',
  Czech: 'a pro ve se za na od do praxe vzdelani zkusenosti',
  Turkish: 've ile bir icin olarak yil deneyim egitim konusunda',
};

/** Languages that their letters tell. */
const letters: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Vietnamese', /[\u1EA0-\u1EF9ơưđ]/giu],
];

/** Languages of the table in which the engine reads resumes. */
const read: ReadonlySet<string> = new Set(['English', 'German', 'French', 'Spanish', 'Portuguese', 'Italian', 'Dutch']);
export const isReadLanguage = (language: string): boolean => read.has(language);

const minWords = 40;
/** A tenth of the words of a page are among the frequent ones of its language; a list of terms has fewer. */
const minShare = 0.04;
/** By how much more often the words of the likeliest language occur than those of the next. */
const minLead = 1.3;
const minLetterShare = 0.06;

const wordLists = Object.entries(frequent).map(([language, words]) => [language, new Set(words.split(' '))] as const);

const shareOf = (words: readonly string[], list: ReadonlySet<string>): number =>
  words.filter((word) => list.has(word)).length / words.length;

/** The English name of the language of a page; null when its words do not tell. */
export const languageOfPage = (text: string): string | null => {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const [byLetters] = letters.find(([, pattern]) => (text.match(pattern)?.length ?? 0) > all * minLetterShare) ?? [];
  if (byLetters !== undefined) return byLetters;
  const words =
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < minWords) return null;
  const [first, second] = wordLists
    .map(([language, list]) => ({ language, share: shareOf(words, list) }))
    .toSorted((a, b) => b.share - a.share);
  if (first === undefined || second === undefined || first.share < minShare) return null;
  return first.share >= second.share * minLead ? first.language : null;
};
