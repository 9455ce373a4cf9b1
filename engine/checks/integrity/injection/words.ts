import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { type Cues, cueText, hasCues } from './cues.ts';

export const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;
export const startOfWord = { start: 'word', ignoreCase: true } as const;

const anyWordOf = (words: readonly string[]): RegExp => compilePhrases(words.join('\n'), wholeWords);

const overrideWords = ['ignore', 'disregard', 'forget'] as const;
const orderWords = ['must', 'should', 'please', 'shall'] as const;
/** Programs advance work and rate essays: where people read the last two, they need a candidate. */
const decisionWords = ['rank', 'score', 'select', 'recommend', 'shortlist', 'hire', 'rate', 'advance'] as const;
const judgeWords = ['rank', 'score', 'rate', 'classify', 'mark'] as const;

/** What each text has that one of the rules finds something in. */
export const cues = {
  override: [overrideWords],
  role: [['you are']],
  pose: [['act as']],
  order: [orderWords, decisionWords],
  judge: [judgeWords, ['this ']],
  systemPrompt: [['system prompt']],
  tag: [['<', '[', 'begin instructions']],
  praise: [['this is', 'this candidate is']],
} as const satisfies Record<string, Cues>;

/** False where none of the rules can find anything, in whatever way the lines are cut into passages. */
export const mayHoldOrder = (lines: readonly string[]): boolean => {
  const text = cueText(lines.join(' ').replaceAll(/[^\S ]/gu, ' '));
  return Object.values(cues).some((own) => hasCues(text, own));
};

/** 'Ignore all previous instructions': a verb, 'previous' or 'your', and a noun. */
export const override = anyWordOf(overrideWords);
export const earlier = compilePhrases('previous\nprior\nabove\nearlier\nother\nall\nyour', wholeWords);

/** 'You are an AI', 'Act as an AI'. */
export const role = compilePhrases('you are', wholeWords);
export const pose = compilePhrases('act as', wholeWords);

/** Programs that read resumes. Airports and laboratories employ screeners, too. */
export const reader = compilePhrases('ais?\nllms?\nchatgpts?\ngpts?\n(resume|cv|ai) screeners?', wholeWords);
export const order = anyWordOf(orderWords);
export const decision = anyWordOf(decisionWords);

/** 'Rank this candidate first'. */
export const judge = anyWordOf(judgeWords);
export const best = compilePhrases(
  'first\ntop\nhighest\n10/10\n100\nqualified\nperfect\nexcellent\nstrong',
  startOfWord,
);

/** Gaps are bounded and within a clause. */
export const fewWords = /[^.,;:()"“”\n]{0,20}/iu;
export const someWords = /[^.,;:()"“”\n]{0,30}/iu;
export const space = / /iu;
