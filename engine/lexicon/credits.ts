import { fold } from '../text/fold.ts';

/**
 * What actors, musicians and directors put above the lists of what they worked on, folded, in the languages that we read;
 * written by us. Each list is their work history, without an employer or a period of time.
 */
const titles: ReadonlySet<string> = new Set(
  `acting credits | credits | selected credits | theatre credits | theater credits | film credits | television credits
  | theatre | theater | theatre regional | regional | regional theatre | regional theater | musical theatre
  | musical theater | stage | opera | opera roles | roles | film | films | film tv | film television | film web
  | television | tv | tv film | commercial | commercials | voiceover | voiceovers | voice over | voice overs
  | new media | directing | producing | shows produced | filmography | discography | performances | concerts
  | recordings | live performances | selected performances
  | filmografie | diskografie | fernsehen | kino | kino tv | film fernsehen | rollen | theaterrollen | buhne | regie
  | konzerte | synchron | horspiel | werbung
  | cinema | filmographie | discographie | televisie | television | doublage | mise en scene | spectacles | publicite
  | teatro | cine | filmografia | discografia | television | doblaje | conciertos | espectaculos | locucion
  | televisione | doppiaggio | concerti | regia | pubblicita | televisao | dublagem | concertos | publicidade
  | toneel | concerten | nasynchronisatie`
    .split('|')
    .map((words) => words.trim()),
);

const maxLetters = 40;

/** One of them may head a hobby. */
const minTitles = 2;

/** True when the lines have two such titles or more. */
export const listsCredits = (lines: readonly string[]): boolean => {
  const found = lines.flatMap((line) => {
    if (line.length > maxLetters) return [];
    const words = fold(line)
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim();
    return titles.has(words) ? [words] : [];
  });
  return new Set(found).size >= minTitles;
};
