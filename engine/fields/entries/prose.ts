import { fold } from '../../text/fold.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { remembered } from '../../text/remembered.ts';

const verbs: ReadonlySet<string> = wordSet(
  `led built wrote ran made won grew cut held kept set took taught oversaw drove began met sold got gave spoke sought
    brought put saw spent found bought hit laid`,
  `manage lead build develop design create write own run work support provide maintain coordinate prepare review perform
    conduct handle assist help answer teach train supervise mentor monitor analyze analyse implement collaborate
    communicate ensure deliver drive report process collect organize meet use serve care sit document recruit represent
    present direct automate compute assess troubleshoot speak set hold spot contribute chair check install read wire act
    define achieve oversee plan explore improve increase optimize host coach explain responsible successfully actively
    duties accountable including worked currently also participate participating managing leading building developing
    designing creating providing working supporting maintaining coordinating assisting helping joined realize award
    awarded invented received earned recognized recognised nominated obtained attended`,
);

/** Adjectives and nouns in -ed that begin titles and names, not sentences. */
const notVerbs: ReadonlySet<string> = wordSet(
  `registered certified licensed united advanced limited embedded applied distributed integrated related led associated
    chartered allied skilled ltd speed red med media`,
);

/** True when the first word begins a sentence about an activity: 'Led', 'Managed', 'Responsible for'. */
export const startsWithVerb = remembered((text: string): boolean => {
  const words = text.split(/\s+/u);
  const first = fold(words[0] ?? '').replace(/[^a-z-]/gu, '');
  if (first === '' || words.length < 2) return false;
  if (first === 'lead' || first === 'support' || first === 'design' || first === 'process' || first === 'research') {
    // 'Lead Engineer', 'Support Specialist' are titles; 'Lead a team', 'Design and test' are not
    return /^(?:a|an|the|all|and|to|of|in|on|for|with|over|by|up|our|\d.*|[a-z-]+)$/u.test(words[1] ?? '');
  }
  if (verbs.has(first)) return !/^\p{Lu}/u.test(words[1] ?? '') || words.length > 6;
  // 'Wheeled Vehicle Mechanic' is a title
  const isName = words.length <= 8 && /^\p{Lu}\p{Ll}/u.test(words[1] ?? '') && capitalShare(text) === 1;
  return /^[a-z-]{3,}ed$/u.test(first) && !notVerbs.has(first) && !isName;
});

/** Share of the longer words that begin with a capital: near 1 for names and titles, low for sentences. */
export const capitalShare = remembered((text: string): number => {
  const words = text.split(/[\s/]+/u).filter((word) => /\p{L}{4}/u.test(word));
  if (words.length === 0) return 0.5;
  return words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length / words.length;
});

// no word boundary: 'appliquée.' ends in no single letter
const abbreviation =
  /(?:(?<!\p{L})(?:inc|co|corp|ltd|llc|jr|sr|st|univ|dept|u\.s|u\.s\.a|d\.c|ph\.d|[a-z])|\.[a-z])\.$/iu;

/** True for punctuation that ends a sentence, not an abbreviation. */
export const endsSentence = remembered(
  (text: string): boolean => /[.!?;:]["”’)]?$/u.test(text) && !abbreviation.test(text),
);

/** Words in lower case from which on a bracket tells something: 'Harrow Bank of the Moors' has fewer. */
const minSmallWords = 3;

/** '(beside it I served at Harrow, 09.2019 – 03.2020)'; '(Harrow Works, Leeds, 2017 – 2019)' is a name with its dates. */
export const isRemark = (text: string): boolean =>
  /^\([^()]*\)\.?$/u.test(text) && (text.match(/(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0) >= minSmallWords;
