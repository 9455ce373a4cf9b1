import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence, notPrecededBy } from '../../lexicon/phrases/compose.ts';
import type { Check } from '../../model/check.ts';
import { failed, passed } from '../outcomes.ts';

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;
const startOfWord = { start: 'word', ignoreCase: true } as const;

/**
 * An order is addressed to the reader. In quotation marks, or said of a program, it is somebody's work: 'Tested models
 * against "ignore all previous instructions"', 'Trained a classifier to ignore all other rules'. 'I want you to ignore' is an order.
 */
const isToldOf = compilePhrases(
  `
  that
  which
  can
  (model|classifier|network|chatbot|bot|agent|assistant|llm|gpt|algorithm|system)s? to
  `,
  { start: 'word', ignoreCase: true },
);
const commanded = inSequence(notPrecededBy(inSequence(isToldOf, /\s/iu)), notPrecededBy(/["'“”„‘«]/iu));

/** 'Ignore all previous instructions': a verb, 'previous' or 'your', and its noun. */
const override = compilePhrases('ignore\ndisregard\nforget', wholeWords);
const before = compilePhrases('previous\nprior\nabove\nearlier\nother\nall\nyour', wholeWords);
const rules = compilePhrases('instruction\nprompt\nrule\ncriteria\ncandidate', startOfWord);

/** 'You are an AI assistant'. */
const role = compilePhrases('you are', wholeWords);
const machine = compilePhrases(
  `
  (an? )?ai
  (an? )?language model
  (an? )?llm
  (an? )?assistant
  (an? )?recruit(er|ing) (bot|tool)
  (an? )?resume screener
  `,
  wholeWords,
);
/** People act as assistants, too, and as the specialist for AI. */
const pose = compilePhrases('act as (an? )?(ai (assistant|model)|language model|llm)', wholeWords);

/** 'The model should rank this candidate'. */
const program = compilePhrases(
  `
  ais?
  llms?
  chatgpts?
  gpts?
  models?
  systems?
  screeners?
  bots?
  algorithms?
  `,
  wholeWords,
);
const order = compilePhrases('must\nshould\nplease\nshall', wholeWords);
const decision = compilePhrases('rank\nscore\nrate\nselect\nrecommend\nshortlist\nhire\nadvance', wholeWords);
/** Programs that somebody built also rank and select: only this candidate makes it an order. */
const candidate = compilePhrases(
  '(this|the|my) (candidate|resume|cv|applicant|application|profile|person)\nme',
  wholeWords,
);

/** 'Rank this candidate first'. */
const judge = compilePhrases('rank\nscore\nrate\nclassify\nmark', wholeWords);
const judged = compilePhrases('this (candidate|resume|applicant|application)', wholeWords);
const best = compilePhrases('first\ntop\nhighest\n10/10\n100\nqualified\nperfect\nexcellent\nstrong', startOfWord);

/**
 * Sentences addressed to a program instead of a person. Gaps are bounded, so that no text can make the patterns slow.
 */
const injectionPatterns: readonly RegExp[] = [
  inSequence(commanded, override, /[^.\n]{0,30}/iu, before, /[^.\n]{0,30}/iu, rules),
  inSequence(commanded, role, /[^.\n]{0,20}/iu, machine),
  inSequence(commanded, pose),
  inSequence(program, /[^.\n]{0,40}/iu, order, /[^.\n]{0,30}/iu, decision, /[^.\n]{0,20}/iu, candidate),
  inSequence(judge, /[^.\n]{0,20}/iu, judged, /[^.\n]{0,30}/iu, best),
  /<\/?(?:system|instructions?)>|\[\/?inst\]|\bbegin instructions/iu,
  /\bthis (?:is|candidate is) (?:the|an?) (?:best|ideal|perfect|exceptionally (?:well )?qualified) candidate\b/iu,
];

export const promptInjection: Check<'document' | 'cite'> = {
  id: 'prompt-injection',
  group: 'integrity',
  title: {
    pass: 'We found no instructions to a screening program',
    fail: 'Your text gives instructions to a screening program',
  },
  why: 'Any person or program that finds such a sentence sees it as an attempt to cheat. It earns no points here.',
  impact: 'major',
  needs: ['document', 'cite'],
  sources: [],
  run: ({ document, cite }) => {
    // Searches the runs, not the lines: such sentences are mostly hidden, and the readings leave hidden text out.
    const whole = document.runs.map(({ text }) => text).join(' ');
    // Hardly any document has such a sentence, so most are searched once as a whole.
    if (!isInstruction(whole)) return passed;
    const found = document.runs.flatMap((_, run) => {
      const some = [run, run + 1, run + 2, run + 3].filter((index) => index < document.runs.length);
      const alone = document.runs[run]?.text ?? '';
      if (isInstruction(alone)) return [[run]];
      const joined = some.map((index) => document.runs[index]?.text ?? '').join(' ');
      return isInstruction(joined) && !isInstruction(joined.slice(alone.length + 1)) ? [some] : [];
    });
    if (found.length === 0) return passed;
    return failed(
      0,
      'We found a sentence that tells a screening program what to do.',
      'Delete it. If you did not write it, somebody else changed your file: export it again from the program that you created it in.',
      found.slice(0, 5).map((runs) => cite.runs(runs)),
    );
  },
};

const isInstruction = (text: string): boolean => injectionPatterns.some((pattern) => pattern.test(text));
