import type { Check } from '../../model/check.ts';
import { failed, passed } from '../outcomes.ts';

/** Sentences that speak to a program instead of a person. Bounded gaps, so that no text can make them slow. */
const injectionPatterns: readonly RegExp[] = [
  /\b(ignore|disregard|forget)\b[^.\n]{0,30}\b(previous|prior|above|earlier|other|all)\b[^.\n]{0,30}\b(instruction|prompt|rule|criteria|candidate)/i,
  /\b(you are|act as)\b[^.\n]{0,20}\b(an? )?(ai|language model|llm|assistant|recruit(er|ing) (bot|tool)|resume screener)\b/i,
  /\b(ai|llm|chatgpt|gpt|model|system|screener|bot|algorithm)s?\b[^.\n]{0,40}\b(must|should|please|shall)\b[^.\n]{0,30}\b(rank|score|rate|select|recommend|shortlist|hire|advance)\b/i,
  /\b(rank|score|rate|classify|mark)\b[^.\n]{0,20}\bthis (candidate|resume|applicant|application)\b[^.\n]{0,30}\b(first|top|highest|10\/10|100|qualified|perfect|excellent|strong)/i,
  /\b(system prompt|<\/?(system|instructions?)>|\[\/?inst\]|begin instructions)/i,
  /\bthis (is|candidate is) (the|an?) (best|ideal|perfect|exceptionally (well )?qualified) candidate\b/i,
];

export const promptInjection: Check<'document' | 'cite'> = {
  id: 'prompt-injection',
  group: 'integrity',
  title: { pass: 'Your text is written for people', fail: 'Your text gives instructions to a screening program' },
  why: 'Any person or program that finds such a sentence takes it for an attempt to cheat. It gains no points here.',
  impact: 'major',
  needs: ['document', 'cite'],
  sources: [],
  run: ({ document, cite }) => {
    // Over the runs, not the lines: such sentences are mostly hidden, and the readings leave hidden text out.
    const found = document.runs.flatMap((_, run) => {
      const some = [run, run + 1, run + 2, run + 3].filter((index) => index < document.runs.length);
      const alone = document.runs[run]?.text ?? '';
      if (isOrder(alone)) return [[run]];
      const joined = some.map((index) => document.runs[index]?.text ?? '').join(' ');
      return isOrder(joined) && !isOrder(joined.slice(alone.length + 1)) ? [some] : [];
    });
    if (found.length === 0) return passed;
    return failed(
      0,
      'We found a sentence that tells a screening program what to do.',
      'Delete it. If you did not write it, somebody else changed your file: export it again from your own program.',
      found.slice(0, 5).map((runs) => cite.runs(runs)),
    );
  },
};

const isOrder = (text: string): boolean => injectionPatterns.some((pattern) => pattern.test(text));
