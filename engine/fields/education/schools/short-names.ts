import { wordSet } from '../../../lexicon/word-set.ts';
import { fold } from '../../../text/fold.ts';
import { remembered } from '../../../text/remembered.ts';
import { isRegionName } from '../../places/place-score.ts';
import { isKnownSchool } from './known-schools.ts';

/** Towns of Irish institutes of technology, which are universities under other names now: 'Letterkenny IT'. */
const irishInstitutes: ReadonlySet<string> = wordSet(
  `athlone blanchardstown carlow cork dublin dundalk galway-mayo letterkenny limerick sligo tallaght tralee waterford`,
);

/** What 'State', 'Tech' and 'IT' stand for at the end of a name. */
const endings: readonly { short: RegExp; whole: readonly string[] }[] = [
  { short: / state$/u, whole: [' state university'] },
  { short: / tech$/u, whole: [' tech university', ' institute of technology'] },
  { short: / it$/u, whole: [' institute of technology'] },
];

/** 'Boise State', 'Texas Tech', 'Letterkenny IT': the name of a known university without its last word. */
export const isShortSchool = remembered((text: string): boolean => {
  if (!/^\p{Lu}.{2,40} (?:State|Tech|IT)$/u.test(text)) return false;
  const folded = fold(text);
  const ending = endings.find(({ short }) => short.test(folded));
  if (ending === undefined) return false;
  const name = folded.replace(ending.short, '');
  return (
    ending.whole.some((end) => isKnownSchool(`${name}${end}`)) || (text.endsWith(' IT') && irishInstitutes.has(name))
  );
});

/** Where the town itself is the more likely reading. */
const largeTowns: ReadonlySet<string> = wordSet(`london toronto sydney`);

/** 'Plymouth', 'St Andrews': a town whose university has its name. */
export const isUniversityTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]{2,24}$/u.test(text) &&
  !largeTowns.has(fold(text)) &&
  !isRegionName(text) &&
  isKnownSchool(`University of ${text}`);
