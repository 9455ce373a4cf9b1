import { acronyms } from '../../lexicon/acronyms.ts';
import type { Check } from '../../model/check.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

/** One or two acronyms that are well known in the occupation do no harm. */
const tolerated = 2;

export const unexplainedAcronyms: Check<'visual' | 'english' | 'cite'> = {
  id: 'unexplained-acronyms',
  group: 'wording',
  title: { pass: 'We found few or no unexplained abbreviations', fail: 'Some abbreviations are never spelled out' },
  why: 'A search finds only what is written. A recruiter who searches for "accounts payable" may not find "AP", and may not know the abbreviations of your field.',
  impact: 'hint',
  needs: ['visual', 'english', 'cite'],
  sources: [],
  run: ({ visual, cite }) => {
    const whole = visual.lines
      .map((line) => line.text.toLowerCase())
      .join(' ')
      .replaceAll(/[\s-]+/g, ' ');
    const firstLine = new Map<string, { line: number; at: number }>();
    for (const [line, { text }] of visual.lines.entries())
      for (const { 0: word, index } of text.matchAll(shortForm))
        if (acronyms.has(word) && !firstLine.has(word)) firstLine.set(word, { line, at: index });
    const open = [...firstLine].filter(([word]) => !(acronyms.get(word) ?? []).some((long) => whole.includes(long)));
    if (open.length <= tolerated) return passed;
    const [first] = open[0] ?? [''];
    return failed(
      0.6,
      `We found ${open.length} abbreviations that are never spelled out: ${listed(open.map(([word]) => word))}.`,
      `Spell each one out once, where you first use it: "${inCapitals(acronyms.get(first)?.[0] ?? '')} (${first})". Leave it if the job posting itself uses only the abbreviation.`,
      firstFew(open).map(([word, { line, at }]) =>
        cite.spans([{ order: 'visual', line, from: at, to: at + word.length }]),
      ),
    );
  },
};

const shortForm = /(?<![\p{L}\p{N}])[A-Z][A-Z&/]{1,5}(?![\p{L}\p{N}])/gu;

/** 'accounts payable' -> 'Accounts Payable'. */
const inCapitals = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
