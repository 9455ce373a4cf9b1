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

/**
 * How often a word begins a label, and how often it stands elsewhere. A verb begins ('manage inventory'); a noun also
 * stands behind ('sheet metal', 'metal sheets').
 */
const places = once(() => {
  const counts = new Map<string, { first: number; later: number }>();
  for (const label of all()) {
    for (const [index, word] of label.toLowerCase().split(' ').entries()) {
      const count = counts.get(word) ?? { first: 0, later: 0 };
      if (index === 0) count.first += 1;
      else count.later += 1;
      counts.set(word, count);
    }
  }
  return counts;
});

/** Whether a word stands in any label of ESCO. */
export const isWordOfSkills = (word: string): boolean => places().has(word.toLowerCase());

/** Nouns and adjectives that begin more labels than they end. */
const beginners = new Set(
  `food medical animal textile leather electrical chemical social digital software international mechanical financial
  environmental clinical legal health footwear human ict public natural wood glass metal hair fish computer electronic
  optical industrial forensic pharmaceutical psychological agricultural cultural musical statistical biomedical`.split(
    /\s+/,
  ),
);

const startsWithVerb = (label: string): boolean => {
  const word = label.split(' ')[0] ?? '';
  const { first, later } = places().get(word) ?? { first: 0, later: 0 };
  const minLabels = 3;
  return !beginners.has(word) && first >= minLabels && first > 2 * later && !word.endsWith('ing');
};

/** Words that begin labels as verbs although they also stand inside others as nouns. */
const ambiguous = new Set(
  `research exercise process control stock transport harvest plant park contact correct style wax light pump price
  schedule dispatch book sign audit care follow-up work practice demand wire paint budget heat nurse identity advice
  design name process processes schedule weight position service record answer`.split(/\s+/),
);

/** Whether a label may name a field: its first word also stands inside other labels. */
const startsWithNoun = (label: string): boolean => {
  const word = label.toLowerCase().split(' ')[0] ?? '';
  const { first, later } = places().get(word) ?? { first: 0, later: 0 };
  if (ambiguous.has(word) && label.includes(' ')) return false;
  return beginners.has(word) || (label.includes(' ') ? later >= first && later >= 2 : true);
};

/** How ESCO classifies; nobody lists 'types of metal' as a skill. */
const classifies =
  /^(types|characteristics|processes|history|theory|mechanics|components|composition|performance|range) of /;

/** What people of a trade do: 'manage inventory'. `words` are the beginnings of words, separated by '|'. */
export const deedsOf = (words: string, share: Share): readonly string[] =>
  labelsWith(`${share}/${words}`).filter((label) => startsWithVerb(label) && label.split(' ').length <= 8);

/** What people of a trade know: 'sheet metal', 'welding techniques'. */
export const knowledgeOf = (words: string, share: Share): readonly string[] =>
  labelsWith(`${share}/${words}`).filter(
    (label) =>
      startsWithNoun(label) && !startsWithVerb(label) && !classifies.test(label) && label.split(' ').length <= 4,
  );
