import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, optional } from '../../lexicon/phrases/compose.ts';

/** How two terms of one sentence are linked. */
export type Link = 'or' | 'slash' | 'comma' | 'example' | 'none';

const orWords =
  /^\s*(?:\([^()]{1,24}\)|[,()])?\s*(?:or|oder|(?:and|&)\s?\/\s?or)\b(?:\s+(?:a|an|the|other|any|in|with|of))*\s*$/i;
/** 'or' with the little words that may follow it: ' o en ', ', ou de '. */
const orWordsOf = (or: readonly string[], little: string): RegExp =>
  new RegExp(
    String.raw`^\s*[,()]?\s*(?:${or.map((word) => word.replaceAll('.', String.raw`\.`)).join('|')})(?:\s+(?:${little.replaceAll(' ', '|')})){0,3}\s*$`,
    'iu',
  );
const orAbroad: Readonly<Record<AdLanguage, RegExp>> = {
  de: orWordsOf(['oder', 'und/oder', 'bzw.', 'bzw', 'beziehungsweise'], 'in im mit von der die das einem einer'),
  fr: orWordsOf(['ou', 'et/ou', 'ou bien'], 'de du des en sur avec le la les un une'),
  es: orWordsOf(['o', 'u', 'y/o', 'o bien'], 'de en con el la los las un una'),
  it: orWordsOf(['o', 'od', 'oppure', 'e/o'], 'di in con il la lo i le gli un una'),
  pt: orWordsOf(['ou', 'e/ou'], 'de em com o a os as um uma'),
  nl: orWordsOf(['of', 'en/of'], 'in met van de het een'),
};
const slash = /^\s*[,(]?\s*\/\s*$/;
/** General terms that introduce examples. */
export const generalThings = compilePhrases(
  `
  tools?
  tooling
  systems?
  software
  platforms?
  frameworks?
  techniques?
  languages?
  technologies
  packages?
  solutions?
  applications?
  methods?
  databases?
  libraries
  services?
  suites?
  programs?
  `,
  { ignoreCase: true },
);
const examples = inSequence(
  /^\s*/iu,
  optional(generalThings),
  /\s*[,(]?\s*(?:such as|like|e\.?g\.?,?|for example)\s*(?:a|an|the)?\s*$/iu,
);

/** 'Certified Floodplain Manager (CFM)': the text in brackets is only an abbreviation of the words before it. */
export const isAcronymOf = (acronym: string, term: string): boolean => {
  const initials = term
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:of|and|the|for|in)$/.test(word))
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
  return (
    acronym.length >= 2 &&
    acronym === acronym.toUpperCase() &&
    initials.startsWith(acronym.slice(0, 2)) &&
    initials.length <= acronym.length + 1
  );
};

/** How a term is linked to the one before it, judged by the text between them, in a posting of this language. */
export const linkOf = (between: string, language: AdLanguage | null = null): Link => {
  if (orWords.test(between) || (language !== null && orAbroad[language].test(between))) return 'or';
  if (slash.test(between)) return 'slash';
  if (/^\s*,\s*$/.test(between)) return 'comma';
  if (examples.test(between)) return 'example';
  return 'none';
};

/** 'o similar', 'oder vergleichbar': how the list goes on, without the end of the word. */
const likeAbroad = compilePhrases(
  `
  // German and Dutch
  (oder|bzw.?) (eine[mnrs]? )?(vergleichbar|ähnlich|gleichwertig|ander)
  o. ?(ä|vgl|v).
  u. ?ä.
  of (een )?(vergelijkba|soortgelijk|gelijkwaardig|ander)
  // French
  ou (tout |une? |d['’])?(similaire|équivalent|autre)
  // Spanish and Italian
  (o|u) (un[ao]? )?(similar|equivalente|afín|afines|otr[oa]|simil[ei]|altr[oi]|analog)
  // Portuguese
  ou (uma? )?(similar|equivalente|outr[oa]|semelhante)
  `,
  { start: 'letter', ignoreCase: true },
);
const orSimilar = anyOf(
  /^[\s,)]*(?:or|and\/or)\s+(?:a |an |any )?(?:similar|equivalent|comparable|other|another|related|the like)\b/iu,
  inSequence(/^[\s,)]{0,3}/iu, likeAbroad),
);

/** 'A, B/C' are two requirements: a slash joins the names beside it, 'or' all of its list. */
const splitAtCommas = (run: readonly number[], links: readonly Link[]): number[][] => {
  const groups: number[][] = [];
  run.forEach((index, at) => {
    const last = groups.at(-1);
    if (last !== undefined && links[at - 1] !== 'comma') last.push(index);
    else groups.push([index]);
  });
  return groups;
};

/**
 * Splits a run of terms into requirements: 'A, B or C' is one requirement with three alternatives, 'A, B and C' are
 * three. `after` is the text that follows the last term. Takes the links between neighbors (one fewer than terms) and
 * returns groups of indices. A run that begins at one of the `starts` is one requirement, however its terms are linked.
 */
export const alternativesOf = (
  links: readonly Link[],
  after: string,
  starts: ReadonlySet<number> = new Set(),
): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  let run: number[] = [0];
  let runLinks: Link[] = [];
  const flush = (isOpenEnded: boolean) => {
    const exampleAt = runLinks.lastIndexOf('example');
    // 'Java, clouds such as AWS': what is listed before the kind is not an example of it.
    if (exampleAt > 0) {
      groups.push(...splitAtCommas(run.slice(0, exampleAt), runLinks));
      run = run.slice(exampleAt);
      runLinks = runLinks.slice(exampleAt);
    }
    const isOne = runLinks.includes('or') || (isOpenEnded && run.length > 1);
    const lastOr = runLinks.findLastIndex((link) => link === 'or' || link === 'slash');
    if (isOne) {
      const end = isOpenEnded ? run.length : lastOr + 2;
      groups.push(run.slice(0, end));
      for (const index of run.slice(end)) groups.push([index]);
    } else {
      if (exampleAt >= 0) groups.push(run);
      else groups.push(...splitAtCommas(run, runLinks));
    }
  };
  links.forEach((link, index) => {
    if (link === 'none' || starts.has(index + 1)) {
      flush(starts.has(run[0] ?? -1));
      run = [index + 1];
      runLinks = [];
      return;
    }
    run.push(index + 1);
    runLinks.push(link);
  });
  flush(orSimilar.test(after) || starts.has(run[0] ?? -1));
  return groups;
};
