import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import type { Check } from '../../model/check.ts';
import { failed, passed } from '../outcomes.ts';

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;
const startOfWord = { start: 'word', ignoreCase: true } as const;

/** 'Ignore all previous instructions': a verb, 'previous' and its noun. */
const override = compilePhrases('ignore\ndisregard\nforget', wholeWords);
const before = compilePhrases('previous\nprior\nabove\nearlier\nother\nall', wholeWords);
const rules = compilePhrases('instruction\nprompt\nrule\ncriteria\ncandidate', startOfWord);

/** 'You are an AI assistant'. */
const role = compilePhrases('you are\nact as', wholeWords);
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

/** 'The model should rank'. */
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

/** 'Rank this candidate first'. */
const judge = compilePhrases('rank\nscore\nrate\nclassify\nmark', wholeWords);
const judged = compilePhrases('this (candidate|resume|applicant|application)', wholeWords);
const best = compilePhrases('first\ntop\nhighest\n10/10\n100\nqualified\nperfect\nexcellent\nstrong', startOfWord);

/**
 * Sentences addressed to a program instead of a person. Gaps are bounded, so that no text can make the patterns slow.
 */
const injectionPatterns: readonly RegExp[] = [
  inSequence(override, /[^.\n]{0,30}/iu, before, /[^.\n]{0,30}/iu, rules),
  inSequence(role, /[^.\n]{0,20}/iu, machine),
  inSequence(program, /[^.\n]{0,40}/iu, order, /[^.\n]{0,30}/iu, decision),
  inSequence(judge, /[^.\n]{0,20}/iu, judged, /[^.\n]{0,30}/iu, best),
  /\b(?:system prompt|<\/?(?:system|instructions?)>|\[\/?inst\]|begin instructions)/iu,
  /\bthis (?:is|candidate is) (?:the|an?) (?:best|ideal|perfect|exceptionally (?:well )?qualified) candidate\b/iu,
];

export const promptInjection: Check<'document' | 'cite'> = {
  id: 'prompt-injection',
  group: 'integrity',
  title: { pass: 'Your text is written for people', fail: 'Your text gives instructions to a screening program' },
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
