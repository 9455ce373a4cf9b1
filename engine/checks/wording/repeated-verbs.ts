import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { sentenceOpenings } from '../../lexicon/verbs.ts';
import { areMarked } from '../count-of-bullets.ts';
import { failed, listed, passed } from '../outcomes.ts';

const often = 4;
const openers = /^\p{L}{3,}$/u;
/** Sentences that begin with 'The' or 'During' repeat no verb. */
const isOpener = (word: string): boolean => openers.test(word) && !sentenceOpenings.has(word);

/** 'Description: Led the team of …', 'Technology stack: Java': a label of at most this many words. */
const maxWordsOfLabel = 3;

const labelOf = ({ text, words: [first = ''] }: Bullet): string | null => {
  const label = text.slice(text.indexOf(first)).split(':', 2);
  const words = label[0]?.trim().toLowerCase().split(/\s+/u) ?? [];
  return label.length === 2 && words.length <= maxWordsOfLabel ? words.join(' ') : null;
};

/** Labels that open several paragraphs are no verbs. 'Managed vendors: …' once is a sentence. */
const labelsOf = (bullets: readonly Bullet[]): ReadonlySet<string | null> => {
  const labels = bullets.map(labelOf);
  return new Set(labels.filter((label, index) => label !== null && labels.indexOf(label) !== index));
};

export const repeatedVerbs: Check<'bullets' | 'cite'> = {
  id: 'repeated-verbs',
  group: 'wording',
  title: { pass: 'Your bullets begin in different ways', fail: 'Several bullets begin with the same word' },
  why: 'Ten bullets that all begin with "Managed" blur together. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['bullets', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    const labels = labelsOf(bullets);
    const byOpening = new Map<string, Bullet[]>();
    for (const bullet of bullets) {
      const opening = bullet.words[0]?.toLowerCase() ?? '';
      if (isOpener(opening) && !labels.has(labelOf(bullet)))
        byOpening.set(opening, [...(byOpening.get(opening) ?? []), bullet]);
    }
    const repeated = [...byOpening].filter(
      ([, found]) => found.length >= often && found.length / bullets.length > 0.15,
    );
    // Fewer bullets have no chance to repeat a verb often.
    if (repeated.length === 0) return bullets.length >= often ? passed : { is: 'not-applicable' };
    return failed(
      0.5,
      `Several of ${areMarked(bullets) ? 'your bullets' : 'the sentences about your jobs'} begin with ${listed(repeated.map(([word, found]) => `"${found[0]?.words[0] ?? word}" (at least ${found.length} times)`))}.`,
      `Vary the first words: start each ${areMarked(bullets) ? 'bullet' : 'sentence'} with the word that fits it best.`,
      repeated.flatMap(([, found]) => found.slice(0, 4).map(({ field }) => cite.field(field))),
    );
  },
};
