import { fold } from '../text/fold.ts';
import { spokenAbroad } from './adverts/abroad.ts';

/** Names of languages in the other languages that we read, beyond those in which postings ask for them. Folded; written by us. */
const further: readonly (readonly [language: string, names: string])[] = [
  ['Russian', 'russisch russe ruso russo'],
  ['Polish', 'polnisch polonais polaco polacco polones pools'],
  ['Turkish', 'turkisch turc turco turks'],
  ['Arabic', 'arabisch arabe arabo'],
  ['Chinese', 'chinesisch chinois chino cinese chines chinees mandarin mandarim'],
  ['Japanese', 'japanisch japonais japones giapponese japans'],
  ['Ukrainian', 'ukrainisch ukrainien ucraniano ucraino oekraiens'],
];

const adjectives: readonly (readonly [language: string, names: string])[] = [
  ['English', 'anglaise inglesa'],
  ['German', 'allemande alemana alema'],
  ['French', 'francaise francesa'],
  ['Spanish', 'espagnole espanola spagnola'],
  ['Italian', 'italienne italiana'],
  ['Portuguese', 'portugaise portuguesa'],
  ['Dutch', 'neerlandaise neerlandesa'],
];
const byName = (
  table: readonly (readonly [language: string, names: string])[],
): readonly (readonly [name: string, language: string])[] =>
  table.flatMap(([language, names]) => names.split(' ').map((name) => [name, language] as const));

/** Adjectives that agree with the word for 'language' before them, 'langue anglaise': alone they say where something is from. Folded. */
export const languageAdjectives: ReadonlyMap<string, string> = new Map(byName(adjectives));

const wordForLanguage = /(?<!\p{L})(?:lingu[ae]|langues?|lenguas?|línguas?)(?:[ :]{1,3}\p{L}+,?){0,4}[ :]{1,3}$/iu;
/** 'Corso di lingua italiana', 'Grado en lengua española': what is studied. */
const studies =
  /(?<!\p{L})(?:cors[oi]|cursos?|cours|laurea|licence|master|grado|diplom[ae]|diplôme|licenciatura)(?: \p{L}+){0,3} $/iu;
const maxLengthBefore = 60;

/** Whether an adjective behind this text means the language: 'lingua italiana', but 'normativa italiana', 'corso di lingua italiana'. */
export const isBehindWordForLanguage = (text: string): boolean => {
  const before = text.slice(-maxLengthBefore);
  const word = wordForLanguage.exec(before);
  return word !== null && !studies.test(before.slice(0, word.index));
};

const languageByAdjective = /(?<!\p{L})(?:lingua|langue|lengua|língua) (\p{L}+)/giu;
/** Where a text names a language by an adjective: 'langue anglaise'. `to` is exclusive. */
export const languagesByAdjective = (text: string): readonly { from: number; to: number }[] =>
  [...text.matchAll(languageByAdjective)].flatMap(({ index, 0: said, 1: adjective = '' }) =>
    languageAdjectives.has(fold(adjective)) ? [{ from: index, to: index + said.length }] : [],
  );

/** Behind the name of a language: 'Deutschkenntnisse'. */
const knowledge = /(?:sprach)?kenntnissen?$/u;

const languages: ReadonlyMap<string, string> = new Map([...spokenAbroad, ...byName(further), ...languageAdjectives]);

/** The English name of the language that a folded word names in one of the other languages: 'allemand', 'deutschkenntnisse'. */
export const spokenLanguageOf = (word: string): string | null => languages.get(word.replace(knowledge, '')) ?? null;
