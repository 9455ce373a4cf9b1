import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { anyOf } from '../../../lexicon/phrases/compose.ts';

export const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;
export const startOfWord = { start: 'word', ignoreCase: true } as const;

/** 'Ignore all previous instructions': a verb, 'previous' or 'your', and a noun. */
export const override = compilePhrases('ignore\ndisregard\nforget', wholeWords);
export const earlier = compilePhrases('previous\nprior\nabove\nearlier\nother\nall\nyour', wholeWords);

/** 'You are an AI', 'Act as an AI'. */
export const role = compilePhrases('you are', wholeWords);
export const pose = compilePhrases('act as', wholeWords);

/** Programs that read resumes. Airports and laboratories employ screeners, too. */
export const reader = compilePhrases('ais?\nllms?\nchatgpts?\ngpts?\n(resume|cv|ai) screeners?', wholeWords);
export const order = compilePhrases('must\nshould\nplease\nshall', wholeWords);

/** Programs advance work and rate essays: where people read the last two, they need a candidate. */
const surelyDecision = compilePhrases('rank\nscore\nselect\nrecommend\nshortlist\nhire', wholeWords);
export const decision = anyOf(surelyDecision, compilePhrases('rate\nadvance', wholeWords));

/** 'Rank this candidate first'. */
export const judge = compilePhrases('rank\nscore\nrate\nclassify\nmark', wholeWords);
export const best = compilePhrases(
  'first\ntop\nhighest\n10/10\n100\nqualified\nperfect\nexcellent\nstrong',
  startOfWord,
);

/** Gaps are bounded and within a clause. */
export const fewWords = /[^.,;:()"“”\n]{0,20}/iu;
export const someWords = /[^.,;:()"“”\n]{0,30}/iu;
export const space = / /iu;
