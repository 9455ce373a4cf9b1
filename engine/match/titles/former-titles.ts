import { wordSet } from '../../lexicon/word-set.ts';
import { seniorityWords, titleHeads } from '../../lexicon/work/job-titles.ts';
import { occupationHeads } from '../../lexicon/work/occupation-heads.ts';
import { fold } from '../../text/fold.ts';
import { rawWordsOf } from '../../text/words.ts';

/** A title of a job, the newest first, or of the lines below the name. `isEarlier`: of a job that is over, beside one that somebody still has or before studies. */
export type HeldTitle = { text: string; weight: number; isEarlier: boolean; isHeadline: boolean };

/** Whether only earlier titles are of this occupation, and the newest or the headline names another trade. */
export const isOnlyFormer = (occupation: RegExp, titles: readonly HeldTitle[]): boolean => {
  const own = titles.filter(({ text }) => occupation.test(text));
  const today = titles.filter(({ isHeadline }, index) => isHeadline || index === 0);
  if (own.length === 0 || today.some((title) => own.includes(title))) return false;
  // A technical engineer who was a site engineer is an engineer still. Of 'Night Guard / Alarm Technician' one part is meant.
  const ownTrades = new Set(
    own.flatMap(({ text }) => tradesIn(partsOf(text).find((part) => occupation.test(part)) ?? text)),
  );
  return today.some(({ text }) => tradesIn(text).some((trade) => !ownTrades.has(trade)));
};

const partsOf = (title: string): readonly string[] => title.split(/[,;/|]/u);

/** The nouns of a title that name a trade: 'Head of Year', 'Team Lead' and 'Intern' are ranks of any trade, a 'Veterinary Assistant' has one. */
const tradesIn = (title: string): readonly string[] => {
  const words = rawWordsOf(fold(title));
  return words.filter(
    (word, index) =>
      (titleHeads.has(word) || occupationHeads.has(word)) &&
      (!anyTrade.has(word) || (index > 0 && index === words.length - 1 && tellsTradeBehindField(word, words))),
  );
};

/** A 'Veterinary Assistant', and a 'Radio Network Specialist', whose field is told in two words; 'IT Specialist' may do anything. */
const tellsTradeBehindField = (word: string, words: readonly string[]): boolean =>
  word === 'assistant' || (word === 'specialist' && words.filter((other) => !anyTrade.has(other)).length > 1);

const anyTrade: ReadonlySet<string> = new Set([
  ...seniorityWords,
  ...wordSet(
    `manager director supervisor coordinator co-ordinator leader officer president vp svp evp avp ceo cto cfo coo owner
      founder cofounder co-founder partner intern trainee apprentice student fellow member volunteer freelancer
      specialist consultant advisor adviser expert professional assistent assistentin stagiaire stage alternant
      praktikant praktikantin praktikum stagiair bolsista`,
  ),
]);
