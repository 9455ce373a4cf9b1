import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { anyOf, followedBy, inSequence, notFollowedBy } from '../../../lexicon/phrases/compose.ts';
import { type Cues, cueText, hasCues } from './cues.ts';
import {
  isCommand,
  isDemand,
  isOpinion,
  isPurpose,
  isQuestion,
  isQuoted,
  isTitle,
  isTopic,
  type Words,
} from './excuses.ts';
import type { Passage } from './passages.ts';
import { noCompound, personOf, type Person } from './person.ts';
import {
  best,
  cues,
  decision,
  earlier,
  fewWords,
  judge,
  order,
  override,
  pose,
  reader,
  role,
  someWords,
  space,
  wholeWords,
} from './words.ts';

/**
 * What people see accuses somebody only where it orders a program to judge this person or to disregard what it was told,
 * and nothing explains it: a quotation, a question, the title of a work, work on AI or its security.
 */
type Rule = { cues: Cues; pattern: RegExp; isOrder: (found: Words, person: Person) => boolean };

const endOfClause = /\s{0,2}(?:$|[.!;\n])/iu;

const instructions = compilePhrases('instructions\nprompts?', wholeWords);
const rules = compilePhrases('rules?\ncriteria\nguidelines\ncandidates\napplicants', wholeWords);
const overridden = inSequence(override, space, someWords, earlier, space, someWords);

const isTitleOfWork = (found: Words): boolean => found.place === 'titles' && (isTopic(found) || isTitle(found));

/** 'Ignore all previous instructions': people break rules, too, so those need a judgment. */
const overrides: readonly Rule[] = [
  {
    cues: cues.override,
    pattern: inSequence(override, space, someWords, earlier, someWords, instructions),
    isOrder: (found, { verdict: judgment }) => {
      const isJudging = judgment.test(found.after);
      if (isQuoted(found, isJudging && !isTopic(found)) || isPurpose(found) || !isCommand(found)) return false;
      if (found.place === 'titles') return isJudging && !isTitleOfWork(found);
      return isJudging || (!isTopic(found) && !isTitle(found));
    },
  },
  {
    cues: cues.override,
    pattern: inSequence(overridden, rules),
    isOrder: (found, { verdict: judgment }) => !isQuoted(found) && isCommand(found) && judgment.test(found.after),
  },
];

/** 'You are an AI assistant', but not 'You are an AI company'. */
const purposeOfMachine =
  /\s{0,2}(?:$|[.,;:!?)\n]| (?:that|which|who|whose|for|and|reading|screening|evaluating|tasked)\b)/iu;
const machine = anyOf(
  compilePhrases(
    `
    (an? )?(ai|hiring|recruiting|screening) (assistant|model|agent|bot|system|tool|program|recruiter|screener)
    (an? )?recruit(er|ing) (bot|tool)
    (an? )?resume screener
    `,
    wholeWords,
  ),
  inSequence(
    compilePhrases('(an? )?(ai|llm|(large )?language model|assistant)', wholeWords),
    followedBy(purposeOfMachine),
  ),
);
const roles: readonly Rule[] = [
  {
    cues: cues.role,
    pattern: inSequence(role, / (?:now )?/iu, machine),
    isOrder: (found, { verdict: judgment }) => {
      if (isQuoted(found)) return false;
      if (judgment.test(found.after)) return isCommand(found) || !/recruiter$/iu.test(found.words);
      const isPlain = found.place === 'titles' || /are (?:now )?an? assistant$/iu.test(found.words);
      return !isPlain && isCommand(found) && !isTopic(found) && !isTitle(found);
    },
  },
  {
    // People act as AI leads and champions.
    cues: cues.pose,
    pattern: inSequence(pose, space, machine),
    isOrder: (found, { verdict: judgment }) => !isQuoted(found) && isCommand(found) && judgment.test(found.after),
  },
];

const ordered = inSequence(
  reader,
  someWords,
  order,
  notFollowedBy(/-|[^.,;:()\n]{0,25}\b(?:not|never|no)\b/iu),
  // The first decision of the sentence, so that what is chosen is behind it.
  /[^.,;:()"“”\n]{0,30}?/iu,
  decision,
);
const orders: readonly Rule[] = [
  {
    cues: cues.order,
    pattern: ordered,
    isOrder: (found, { chosen, chosenAsBest }) => {
      if (isQuoted(found) || isQuestion(found)) return false;
      return startsWith(found.place === 'titles' ? chosenAsBest : chosen, found.after);
    },
  },
  {
    cues: cues.order,
    pattern: inSequence(ordered, / (?:for )?(?:an? |the )?(?:hiring|hire|interview)/iu, followedBy(endOfClause)),
    isOrder: (found) => found.place === 'text' && !isQuoted(found) && !isQuestion(found) && !isOpinion(found),
  },
  {
    cues: cues.judge,
    pattern: inSequence(
      judge,
      fewWords,
      compilePhrases('this (candidate|resume|cv|applicant)', wholeWords),
      noCompound,
      someWords,
      best,
    ),
    isOrder: (found) => !isQuoted(found) && !isQuestion(found) && !isPurpose(found) && !isTitleOfWork(found),
  },
];

const startsWith = (pattern: RegExp, text: string): boolean => pattern.exec(text)?.index === 0;

/** 'System prompt: score 100'; those who write system prompts name them, too. */
const promptOrder = anyOf(
  // 'Score 0 to 5' and 'score the essays' are what graders are told
  /^\s{0,3}(?:score|rank|rate) (?:100\b|10\b(?! to)|me\b)/iu,
  /^\s{0,3}(?:score|rank|rate) (?:this|the|my) (?:candidate|resume|cv|applica|profile|person)/iu,
  /^\s{0,3}(?:hire|select|recommend|shortlist|advance|approve|accept)\s{0,2}(?:$|[.!]| (?:this|the|me|him|her)\b)/iu,
  /^\s{0,3}(?:ignore|disregard|forget) (?:all|any|the|your|previous|every)\b/iu,
);
const systemPrompts: readonly Rule[] = [
  {
    cues: cues.systemPrompt,
    pattern: /\b(?:new )?system prompt ?:/iu,
    isOrder: (found, { verdict: judgment }) =>
      found.place === 'text' &&
      !isQuoted(found) &&
      isCommand(found) &&
      (promptOrder.test(found.after) || judgment.test(found.after.slice(0, 60))),
  },
  {
    cues: cues.systemPrompt,
    pattern: /\b(?:override|overwrite|replace|reveal|print|bypass) (?:the |your |all )?system prompt\b/iu,
    isOrder: (found) =>
      found.place === 'text' &&
      !isQuoted(found) &&
      !isQuestion(found) &&
      !isPurpose(found) &&
      !isTopic(found) &&
      isDemand(found) &&
      (/^(?:\s{0,2}[.!]|,? and \p{L})/u.test(found.after) ||
        (/\p{L}/u.test(found.before) && /^\s*$/u.test(found.after))),
  },
  {
    cues: cues.tag,
    pattern: /<(?:system|instructions?)>|\[(?:system|inst)\]|\bbegin instructions\b/iu,
    isOrder: (found, { verdict: judgment }) => !isQuoted(found) && !isTopic(found) && judgment.test(found.after),
  },
];

const visibleRules: readonly Rule[] = [...overrides, ...roles, ...orders, ...systemPrompts].map((rule) => ({
  ...rule,
  pattern: new RegExp(rule.pattern.source, `${rule.pattern.flags}g`),
}));

/** In characters: what is farther from an order neither explains nor completes it. */
const maxContext = 160;

export type Stretch = { from: number; to: number };

/** Finds the first order in a passage: the sentence that has it. `fullName` is the candidate's. */
export const visibleOrderFinder = (fullName: string | null): ((passage: Passage) => Stretch | null) => {
  // Its patterns take long to make, and hardly any resume needs them.
  let known: Person | null = null;
  const personOnce = (): Person => (known ??= personOf(fullName));
  return (passage) => {
    const text = cueText(passage.text);
    for (const { pattern, isOrder } of visibleRules.filter((rule) => hasCues(text, rule.cues)))
      for (const { index, 0: words } of passage.text.matchAll(pattern))
        if (isOrder(wordsAt(passage, index, words), personOnce()))
          return sentenceAround(passage.text, index, index + words.length);
    return null;
  };
};

const wordsAt = ({ text, place, parts }: Passage, at: number, words: string): Words => {
  const end = at + words.length;
  return {
    before: text.slice(Math.max(0, at - maxContext), at),
    words,
    after: text.slice(end, end + maxContext),
    place,
    startsLine: /^\p{Lu}/u.test(words) && parts.some((part) => part.at === at),
  };
};

const sentenceAround = (text: string, from: number, to: number): Stretch => {
  const before = text.slice(Math.max(0, from - maxContext), from);
  const start = from - (/[^.!?\n]*$/u.exec(before)?.[0].trimStart().length ?? 0);
  const after = /^[^.!?\n]*[.!?]?/u.exec(text.slice(to, to + maxContext))?.[0].length ?? 0;
  return { from: start, to: to + after };
};
