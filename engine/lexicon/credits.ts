import { fold } from '../text/fold.ts';

/**
 * What actors, musicians and directors put above the lists of what they worked on, folded, in the languages that we read;
 * written by us. Each list is their work history, without an employer or a period of time. Not 'Stage' (an internship in
 * French), 'Commercial' (a salesperson in French), 'Roles' or 'Werbung', which head other lists, too.
 */
const titles: ReadonlySet<string> = new Set(
  `acting credits | selected credits | theatre credits | theater credits | film credits | television credits
  | theatre | theater | theatre regional | regional theatre | regional theater | musical theatre | musical theater
  | opera | opera roles | film | films | film tv | film television | film web
  | television | tv | tv film | commercials | voiceover | voiceovers | voice over | voice overs
  | directing | producing | shows produced | filmography | discography | performances | concerts
  | recordings | live performances | selected performances
  | filmografie | diskografie | fernsehen | kino | kino tv | film fernsehen | theaterrollen | buhne | regie
  | konzerte | synchron | horspiel
  | cinema | cinema tv | filmographie | discographie | televisie | doublage | mise en scene | spectacles
  | teatro | cine | filmografia | discografia | doblaje | conciertos | espectaculos | locucion
  | televisione | doppiaggio | concerti | regia | televisao | dublagem | concertos
  | toneel | concerten | nasynchronisatie`
    .split('|')
    .map((words) => words.trim()),
);

const maxLetters = 40;

/** One of them may head a hobby. */
const minTitles = 2;

/** 'BAKER<tab>The Mill<tab>Harrow Players', 'Hymn to Rye by Ann Poe'. Below 'Cinema' among interests is another one, of a word or two. */
const isCredit = (line: string): boolean => line.includes('\t') || (line.match(/\p{L}{2,}/gu)?.length ?? 0) >= minWords;
const minWords = 4;

const titleIn = (line: string): string | null => {
  if (line.length > maxLetters) return null;
  const words = fold(line.replace(/\([^)]*\)?\s*$/u, ''))
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
  return titles.has(words) ? words : null;
};

/** True when the lines have two such titles or more: what is below them may be read in columns. */
export const mayListCredits = (lines: readonly string[]): boolean =>
  new Set(lines.flatMap((line) => titleIn(line) ?? [])).size >= minTitles;

/** True when the lines have two such titles or more, each with a credit right below. */
export const listsCredits = (lines: readonly string[]): boolean => {
  const found = lines.flatMap((line, at) => (isCredit(lines[at + 1] ?? '') ? (titleIn(line) ?? []) : []));
  return new Set(found).size >= minTitles;
};
