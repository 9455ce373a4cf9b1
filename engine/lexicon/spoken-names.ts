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

/** Behind the name of a language: 'Deutschkenntnisse'. */
const knowledge = /(?:sprach)?kenntnissen?$/u;

const languages: ReadonlyMap<string, string> = new Map([
  ...spokenAbroad,
  ...further.flatMap(([language, names]) => names.split(' ').map((name): [string, string] => [name, language])),
]);

/** The English name of the language that a folded word names in one of the other languages: 'allemand', 'deutschkenntnisse'. */
export const spokenLanguageOf = (word: string): string | null => languages.get(word.replace(knowledge, '')) ?? null;
