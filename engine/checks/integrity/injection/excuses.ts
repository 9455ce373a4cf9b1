import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, notPrecededBy } from '../../../lexicon/phrases/compose.ts';
import type { Place } from './passages.ts';
import { wholeWords } from './words.ts';

/**
 * Words that may be an order, with what is around them in their passage, as far as it matters. `startsLine`: they begin
 * a line with a capital letter.
 */
export type Words = { before: string; words: string; after: string; place: Place; startsLine: boolean };

/** Where the quotation opens in which a text ends, or -1. A lone sign may be an inch or an apostrophe. */
const openQuoteIn = (before: string): number => {
  const openings = [...before.matchAll(/[“„«‘]|(?<=^|[\s(:–—])["'](?=\S|$)/gu)];
  const closings = [...before.matchAll(/[”»’]|(?<=[^\s(:–—])["']/gu)];
  const [opening, closing] = [openings.at(-1)?.index ?? -1, closings.at(-1)?.index ?? -1];
  return opening > closing ? opening : -1;
};

const someMachine = compilePhrases(
  `
  ai
  llms?
  chatgpt
  gpt
  claude
  gemini
  chatbot
  (language )?models?
  assistants?
  bots?
  (ai |resume |cv )?(recruiters?|screeners?|readers?|reviewers?|systems?|parsers?|tools?)
  `,
  wholeWords,
);
/** 'Note to the AI assistant:', 'Dear AI,' */
const address = inSequence(
  /(?:(?:^|[.!?]\s)(?:for )?(?:the |any |all )?|\b(?:to|note|attention|dear|hello|hi|hey)\s[^.!?\n]{0,30})/iu,
  someMachine,
  /\s{0,2}[:,–-]\s{0,2}$/iu,
);

/** In quotation marks it is told, unless the quotation is all that is said to a machine. */
export const isQuoted = ({ before }: Words, isAddressed = false): boolean => {
  const at = openQuoteIn(before);
  if (at < 0) return false;
  const introduction = before.slice(0, at);
  return !isAddressed || !(introduction.trim() === '' || address.test(introduction));
};

/** 'How an AI should rank results' is a question that somebody studied. */
const question = /\b(?:how|what|which|whether|where|why) [^.:,\n]{0,40}$/iu;
export const isQuestion = ({ before, after }: Words): boolean => question.test(before) || /^\s?\?/u.test(after);

/** 'I believe AI should recommend an interview', 'the case that AI should recommend hiring': no more than the subject of a sentence. */
const opinion = anyOf(
  compilePhrases('believ(e|es|ed|ing)\nconvinced\nview\nopinion\nargu(e|es|ed|ing)\nthink', wholeWords),
  /\b(?:when|that|whose|who) [^.:,\n]{0,40}$/iu,
);
export const isOpinion = ({ before }: Words): boolean => opinion.test(before);

/** 'Trained a model to', 'classifiers that learned to': what a program was made for. */
const purpose = compilePhrases(
  `
  that
  which
  can
  learned to
  (model|classifier|network|chatbot|bot|agent|assistant|llm|gpt|algorithm|system)s? to
  `,
  wholeWords,
);
const endsInPurpose = inSequence(notPrecededBy(/\byou /iu), purpose, /\s$/iu);
export const isPurpose = ({ before }: Words): boolean => endsInPurpose.test(before);

/** Work on AI and its security, and works that have titles. */
const topic = compilePhrases(
  `
  (prompt )?injections?
  prompt (engineer|engineers|engineering|attacks?|patterns?|design|security|library)
  jailbreak(s|ing)?
  attacks?
  attackers?
  adversarial
  red[ -]team(s|ing)?
  ctf
  capture the flag
  hackathons?
  guardrails?
  security
  few-shot
  prompting
  papers?
  talks?
  keynotes?
  essays?
  articles?
  op-ed
  blogs?
  books?
  thesis
  workshops?
  panels?
  stud(y|ies)
  surveys?
  research
  debates?
  games?
  puzzles?
  winner
  awards?
  proc
  `,
  wholeWords,
);
export const isTopic = ({ before, words, after }: Words): boolean => topic.test(`${before}${words}${after}`);

/** A title goes on with a subtitle or a question mark, or names its year. */
const title = /^\s{0,2}(?:[:?(–—-]|["”’»])|^[^\n]{0,60}\b(?:19|20)\d\d\b/u;
export const isTitle = ({ after }: Words): boolean => title.test(after);

/** Where a sentence begins, or an order in one. */
const opening = anyOf(
  /^\P{L}*$/iu,
  /(?:[.!?;][”"’')]?\s{1,3}|[>\]]\s{0,3})$/iu,
  /\b(?:note|important|attention|instructions?|order) ?:\s{0,3}$/iu,
  /\b(?:please|kindly|simply)\s$/iu,
  /(?:^|[.,:;!?] ?)(?:from )?now,?\s$/iu,
  /\byou (?:now )?(?:must|should|shall|will|have to|need to|are to)\s(?:now )?$/iu,
  /\b(?:want|ask|need|urge|order|tell|instruct)(?:ed|ing)? you to\s$/iu,
  inSequence(someMachine, / (?:must|should|shall|please|will|can)\s$/iu),
  inSequence(address, /["“„‘«]?$/iu),
);
const withoutQuote = (before: string): string => before.replace(/["'“„‘«]\s{0,2}$/u, '');
/** Whether the words are part of an instruction to somebody. */
export const isDemand = ({ before, startsLine }: Words): boolean =>
  startsLine || opening.test(before) || opening.test(withoutQuote(before));

const permission = /\byou (?:now )?(?:can|may)\s(?:now )?$/iu;
/** Also where somebody is allowed to: 'you can ignore' is said to a program, and to people about one. */
export const isCommand = (found: Words): boolean =>
  isDemand(found) || permission.test(found.before) || permission.test(withoutQuote(found.before));
