import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../../lexicon/phrases/compose.ts';
import { type Cues, cueText, hasCues } from './cues.ts';
import {
  best,
  cues,
  decision,
  earlier,
  judge,
  order,
  override,
  pose,
  reader,
  role,
  startOfWord,
  wholeWords,
} from './words.ts';

const rules = compilePhrases('instruction\nprompt\nrule\ncriteria\ncandidate', startOfWord);
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
const program = anyOf(reader, compilePhrases('screeners?\nmodels?\nsystems?\nbots?\nalgorithms?', wholeWords));
const judged = compilePhrases('this (candidate|resume|applicant|application)', wholeWords);

/** Gaps are bounded, so that no text can make the patterns slow. */
const someWords = /[^.\n]{0,30}/iu;
const fewWords = /[^.\n]{0,20}/iu;
const moreWords = /[^.\n]{0,40}/iu;

/** In hidden text nothing is told to people: words that are somebody's work elsewhere are orders there. */
const rulesOfHidden: readonly { cues: Cues; pattern: RegExp }[] = [
  { cues: cues.override, pattern: inSequence(override, someWords, earlier, someWords, rules) },
  { cues: cues.role, pattern: inSequence(role, fewWords, machine) },
  { cues: cues.pose, pattern: inSequence(pose, fewWords, machine) },
  { cues: cues.order, pattern: inSequence(program, moreWords, order, someWords, decision) },
  { cues: cues.judge, pattern: inSequence(judge, fewWords, judged, someWords, best) },
  { cues: cues.systemPrompt, pattern: /\bsystem prompt/iu },
  { cues: cues.tag, pattern: /<\/?(?:system|instructions?)>|\[\/?inst\]|\bbegin instructions/iu },
  {
    cues: cues.praise,
    pattern:
      /\bthis (?:is|candidate is) (?:the|an?) (?:best|ideal|perfect|exceptionally (?:well )?qualified) candidate\b/iu,
  },
];

/** Of visible text it says only that there may be an order in it. */
export const isHiddenOrder = (text: string): boolean => {
  const lowered = cueText(text);
  return rulesOfHidden.some((rule) => hasCues(lowered, rule.cues) && rule.pattern.test(text));
};
