import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { sentenceOpenings } from '../../lexicon/verbs.ts';
import { areMarked } from '../count-of-bullets.ts';
import { failed, listed, passed } from '../outcomes.ts';

const often = 4;
const openers = /^\p{L}{3,}$/u;
/** Sentences that begin with 'The' or 'During' repeat no verb. */
const isOpener = (word: string): boolean => openers.test(word) && !sentenceOpenings.has(word);

/** 'Description: Led the team of …': the same label before each paragraph is no verb. */
const isLabel = ({ text, words: [first = ''] }: Bullet): boolean =>
  /^\s*:/u.test(text.slice(text.indexOf(first) + first.length));

export const repeatedVerbs: Check<'bullets' | 'cite'> = {
  id: 'repeated-verbs',
  group: 'wording',
  title: { pass: 'Your bullets begin in different ways', fail: 'Many bullets begin with the same word' },
  why: 'Ten bullets that all begin with "Managed" blur together. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['bullets', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    const byOpening = new Map<string, Bullet[]>();
    for (const bullet of bullets) {
      const opening = bullet.words[0]?.toLowerCase() ?? '';
      if (isOpener(opening) && !isLabel(bullet)) byOpening.set(opening, [...(byOpening.get(opening) ?? []), bullet]);
    }
    const repeated = [...byOpening].filter(
      ([, found]) => found.length >= often && found.length / bullets.length > 0.15,
    );
    if (repeated.length === 0) return passed;
    return failed(
      0.5,
      `Many of ${areMarked(bullets) ? 'your bullets' : 'the sentences about your jobs'} begin with ${listed(repeated.map(([word, found]) => `"${found[0]?.words[0] ?? word}" (${found.length} times)`))}.`,
      'Choose the best verb for each bullet.',
      repeated.flatMap(([, found]) => found.slice(0, 4).map(({ field }) => cite.field(field))),
    );
  },
};
