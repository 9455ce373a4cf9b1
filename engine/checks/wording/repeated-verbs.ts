import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import type { Reading } from '../../model/reading.ts';
import { irregularPasts, presentVerbs, resultVerbs, sentenceOpenings } from '../../lexicon/verbs.ts';
import { writtenWordsOf } from '../../text/written-words.ts';
import { areMarked } from '../count-of-bullets.ts';
import { failed, listed, noFinding, passed } from '../outcomes.ts';

const often = 4;
/** Of all bullets: a word that opens fewer is not what a reader notices. */
const minShare = 0.15;
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

const isVerb = (word: string): boolean =>
  presentVerbs.has(word) || irregularPasts.has(word) || resultVerbs.has(word) || /(?:ed|ing)$/u.test(word);

/** 'Data entry: …', 'Data checks: …': each says what its bullet is about. 'Managed vendors: …' is a sentence. */
const opensWithTopic = (bullet: Bullet): boolean =>
  labelOf(bullet) !== null && !isVerb(bullet.words[0]?.toLowerCase() ?? '');

/** Labels that open several paragraphs are no verbs. 'Managed vendors: …' once is a sentence. */
const labelsOf = (bullets: readonly Bullet[]): ReadonlySet<string | null> => {
  const labels = bullets.map(labelOf);
  return new Set(labels.filter((label, index) => label !== null && labels.indexOf(label) !== index));
};

/** The first words of the list items outside the jobs. */
const openingsElsewhere = ({ lines }: Reading, bullets: readonly Bullet[]): readonly string[] => {
  const ofJobs = new Set(bullets.flatMap(({ field }) => field.spans.map(({ line }) => line)));
  return lines.flatMap(({ text, markerLength, isListItem }, line) =>
    isListItem && !ofJobs.has(line) ? [writtenWordsOf(text.slice(markerLength))[0]?.toLowerCase() ?? ''] : [],
  );
};

/** Whether four items of the page begin alike: a reader sees the page, whatever share of its items they are. */
const isAnyOpeningFrequent = (reading: Reading, bullets: readonly Bullet[]): boolean => {
  const all = [...bullets.map(openingOf), ...openingsElsewhere(reading, bullets)].filter((word) => word !== '');
  return [...Map.groupBy(all, (word) => word).values()].some((same) => same.length >= often);
};

/** A list outside the jobs, such as one of courses, whose items begin alike: for its reader these are bullets as well. */
const hasListAlike = (reading: Reading, bullets: readonly Bullet[]): boolean =>
  repeats(openingsElsewhere(reading, bullets), isOpener);

/** Whether one of the openings that count is often repeated. */
const repeats = (openings: readonly string[], counts: (word: string) => boolean): boolean =>
  [...Map.groupBy(openings.filter(counts), (opening) => opening).values()].some(
    (same) => same.length >= often && same.length / openings.length > minShare,
  );

const openingOf = ({ words: [first = ''] }: Bullet): string => first.toLowerCase();

export const repeatedVerbs: Check<'bullets' | 'visual' | 'cite'> = {
  id: 'repeated-verbs',
  group: 'wording',
  title: { pass: 'Your bullets begin in different ways', fail: 'Several bullets begin with the same word' },
  why: 'Ten bullets that all begin with "Managed" blur together. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['bullets', 'visual', 'cite'],
  sources: [],
  run: ({ bullets, visual, cite }) => {
    const labels = labelsOf(bullets);
    const byOpening = new Map<string, Bullet[]>();
    for (const bullet of bullets) {
      const opening = openingOf(bullet);
      if (isOpener(opening) && !labels.has(labelOf(bullet)) && !opensWithTopic(bullet))
        byOpening.set(opening, [...(byOpening.get(opening) ?? []), bullet]);
    }
    const repeated = [...byOpening].filter(
      ([, found]) => found.length >= often && found.length / bullets.length > minShare,
    );
    // Fewer bullets have no chance to repeat a verb often.
    if (repeated.length === 0) {
      // 'The …' or 'Data entry: …' repeats no verb, but these bullets do not begin in different ways either.
      const areVaried = !repeats(bullets.map(openingOf), (word) => word !== '') && !hasListAlike(visual, bullets);
      if (bullets.length < often || !areVaried) return { is: 'not-applicable' };
      // Paragraphs below the jobs are no bullets.
      const areBullets = bullets.some(({ isMarked }) => isMarked);
      return areBullets && !isAnyOpeningFrequent(visual, bullets) ? passed : noFinding;
    }
    // Bullet signs show where each bullet begins, so we know how many we read.
    const areBullets = areMarked(bullets);
    return failed(
      0.5,
      `Several of ${areBullets ? 'the bullets that we read' : 'the sentences about your jobs'} begin with ${listed(repeated.map(([word, found]) => `"${found[0]?.words[0] ?? word}" (${areBullets ? '' : 'at least '}${found.length} times)`))}.`,
      `Vary the first words: start each ${areBullets ? 'bullet' : 'sentence'} with the word that fits it best.`,
      repeated.flatMap(([, found]) => found.slice(0, 4).map(({ field }) => cite.field(field))),
    );
  },
};
