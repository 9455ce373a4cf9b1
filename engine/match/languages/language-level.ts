import { spokenLanguages } from '../../lexicon/stop-words.ts';
import { spokenLanguageOf } from '../../lexicon/spoken-names.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';

/** The levels of the Common European Framework of Reference for Languages, lowest first. */
const frameworkLevels = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const;

type Level = { rank: number; words: string };

const rankOfFramework = (word: string): number => frameworkLevels.findIndex((level) => level === word.slice(0, 2)) + 1;

/** Words of a beginner, in the languages that we read: A2 at most. Folded. */
const beginners = wordSet(`
  basic basics beginner beginners elementary rudimentary
  grundkenntnisse grundkenntnissen anfanger anfangerkenntnisse schulkenntnisse
  debutant debutante notions scolaire elementaire
  basico basica elemental principiante nociones
  elementare scolastico scolastica base
  elementar iniciante nocoes
  basis beginnend
`);
const rankOfBeginners = 2;

/** Words by which a posting asks for more than a conversation: B2 at least, which is the lowest that any of them means. Folded. */
const demanding = wordSet(`
  fluent fluently fluency excellent native proficient advanced impeccable flawless bilingual
  fliessend fliessende fliessendes verhandlungssicher verhandlungssichere verhandlungssicheres muttersprache muttersprachler
  courant courante courants courantes couramment bilingue maternelle
  fluido fluida nativo nativa avanzado avanzada fluidez
  fluente fluenti ottimo ottima avanzato avanzata madrelingua
  avancado avancada fluencia
  vloeiend vloeiende uitstekend uitstekende moedertaal
`);
const rankOfDemanding = 4;

/** Words for more than a beginner's level: B1 at least. Folded. */
const good = wordSet(`
  good solid strong conversational
  gute guten guter gutes solide sichere sicheren
  bon bonne bonnes
  bueno buena buenos buen
  buono buona buon
  bom boa bons
  goed goede
`);
const rankOfGood = 3;

const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const levelIn = (text: string, words: ReadonlySet<string>, rankOfWords: number): Level | null => {
  const levels = wordsIn(text).flatMap((word): Level[] => {
    const rank = /^[abc][12]\+?$/u.test(word) ? rankOfFramework(word) : words.has(word) ? rankOfWords : 0;
    return rank === 0 ? [] : [{ rank, words: word }];
  });
  return levels.toSorted((one, other) => other.rank - one.rank)[0] ?? null;
};

const english: ReadonlySet<string> = new Set(spokenLanguages.map(fold));
const namesLanguage = (word: string): boolean => english.has(word) || spokenLanguageOf(word) !== null;

/** 'advanced' in 'Advanced Excel' and 'excellent' in 'Excellent communication' are not levels of a language. */
const isOnlyOfLanguages = (piece: string): boolean => {
  const words = wordsIn(piece);
  return (
    words.some(namesLanguage) ||
    words.every((word) => demanding.has(word) || besideLevel.has(word) || /^[abc][12]$/u.test(word))
  );
};
const besideLevel = wordSet(
  'both all at in level levels least or and the a each spoken written speaking writing reading language languages speaker speakers niveau in wort schrift',
);

const maxWordsBesideFramework = 3;
const isFrameworkAlone = (piece: string): boolean => {
  const words = wordsIn(piece);
  return (
    words.length <= maxWordsBesideFramework &&
    words.some((word) => /^[abc][12]$/u.test(word)) &&
    !words.some(namesLanguage)
  );
};

/** 'Fluent German and basic English' names two levels; the words of one language end at the next. */
const pieceAround = (text: string, isNamed: (word: string) => boolean): string => {
  const pieces = text.split(/[,;/()]|\s(?:and|or|und|oder|et|ou|y|e|o|en|of)\s/u);
  const own = pieces.find((piece) => wordsIn(piece).some(isNamed)) ?? '';
  const isGood = levelIn(own, demanding, rankOfDemanding) === null && levelIn(own, good, rankOfGood) !== null;
  // 'Gute Deutschkenntnisse (mind. B2)'
  const next = pieces[pieces.indexOf(own) + 1] ?? '';
  if (isGood) return isFrameworkAlone(next) ? next : own;
  if (levelOfAsk(own) !== null || levelIn(own, beginners, rankOfBeginners) !== null) return own;
  // 'Fluent in English and Dutch', 'English (C1)': one level for all languages of the sentence
  const leveled = pieces.filter(
    (piece) => levelIn(piece, demanding, rankOfDemanding) !== null && isOnlyOfLanguages(piece),
  );
  return leveled.length === 1 ? (leveled[0] ?? '') : '';
};

/** The lowest level, from 1 (A1) to 6 (C2), that a sentence of a posting asks of a language; null where it names none. */
export const levelAsked = (sentence: string, isNamed: (word: string) => boolean): number | null =>
  levelOfAsk(pieceAround(sentence, isNamed))?.rank ?? null;

const levelOfAsk = (piece: string): Level | null =>
  levelIn(piece, demanding, rankOfDemanding) ?? levelIn(piece, good, rankOfGood);

/** The highest level that an entry of a resume can mean; null where it names none, or one whose meaning is open. */
export const highestLevelHeld = (entry: string): number | null => {
  // 'Basic spoken, fluent written', 'advanced, though basic in writing': open
  if (levelIn(entry, demanding, rankOfDemanding)?.rank === rankOfDemanding && !/\b[ABC][12]\b/iu.test(entry))
    return null;
  return levelIn(entry, beginners, rankOfBeginners)?.rank ?? null;
};

/** Whether an entry of a resume names a language that its person speaks fluently: 'Spanish (native)', 'German: B2'. */
export const isFluent = (entry: string): boolean =>
  wordsIn(entry).some(namesLanguage) && (levelIn(entry, demanding, rankOfDemanding)?.rank ?? 0) >= rankOfDemanding;

/** Whether words are about how well somebody speaks: a level of the framework, or one in words. */
export const namesLevel = (text: string): boolean =>
  levelIn(text, demanding, rankOfDemanding) !== null || levelIn(text, beginners, rankOfBeginners) !== null;

/** Languages named in a text, by their English names, folded: two beside each other are a list of languages. */
export const languagesNamedIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text).flatMap((word) => {
      const name = spokenLanguageOf(word);
      if (name !== null) return [fold(name)];
      return english.has(word) ? [word] : [];
    }),
  );
