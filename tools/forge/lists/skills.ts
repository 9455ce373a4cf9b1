import { shareOf, type Share } from './half.ts';
import { once, oncePer } from './once.ts';
import { linesOfList } from './shared-lists.ts';

const all = once(() => linesOfList('skills'));

/** ESCO labels that contain one of the words: 'manage inventory', 'types of sheet metal'. */
const labelsWith = oncePer((key: string): readonly string[] => {
  const [share, words] = key.split('/') as [Share, string];
  const pattern = new RegExp(String.raw`\b(?:${words})`, 'iu');
  return shareOf(
    all().filter((label) => pattern.test(label) && !/[/(]/.test(label)),
    share,
  );
});

/** First words that begin many labels and are no verbs. */
const nouns = new Set(
  `types history principles techniques theory characteristics quality food medical electrical manufacturing animal
  clinical legal health business social international footwear textile mechanical metal leather financial
  environmental digital software psychological data chemical pharmaceutical natural public human hardware fish energy
  computer variety sustainable security optical information electronic electric risk product national musical music
  military materials integrated industrial heat forensic construction building wood vessel type transportation sales
  safe rail printing project nuclear media livestock hazardous green gas furniture cultural communication cold blood
  aquaculture agricultural air wine web waste visual vehicle toys synthetic solar sand political physical personal
  orthopaedic office occupational network modern mobile mechanics marketing maritime maintenance learning landscape hot
  horse hand hair government general fuel foreign evaluation emergency dairy customer cosmetic components cleaning civil
  biomedical behavioural battery audio applied aircraft zoo urban tobacco technical systems swimming statistical sports
  sport smart road risks regulations radiation publishing protective procurement printed precision power plastic
  physiology pest patient parts paediatric packaging organisational organic optomechanical operation oil molecular
  mining marine manual machine local literary legislation laser laboratory labour hydraulic hybrid honey historic glass
  geothermal geological fishing fermentation first film evidence-based engineering electroplating electricity diving
  development debt database crime content consumer conditions commercial coffee cloud clothing circus blockchain aviation
  automated architectural aquatic accounting diagnostic`.split(/\s+/),
);

/** The first word of labels that say what somebody does. Labels that begin otherwise name a field of knowledge. */
const verbs = once(() => {
  const counts = new Map<string, number>();
  for (const label of all()) {
    const [first = '', second] = label.split(' ');
    if (second !== undefined && /^[a-z-]+$/.test(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const minLabels = 3;
  return new Set([...counts].filter(([word, count]) => count >= minLabels && !nouns.has(word)).map(([word]) => word));
});

const startsWithVerb = (label: string): boolean => verbs().has(label.split(' ')[0] ?? '');

/** What people of a trade do: 'manage inventory'. `words` are the beginnings of words, separated by '|'. */
export const deedsOf = (words: string, share: Share): readonly string[] =>
  labelsWith(`${share}/${words}`).filter((label) => startsWithVerb(label) && label.split(' ').length <= 8);

/** What people of a trade know: 'sheet metal', 'welding techniques'. */
export const knowledgeOf = (words: string, share: Share): readonly string[] =>
  labelsWith(`${share}/${words}`).filter((label) => !startsWithVerb(label) && label.split(' ').length <= 4);
