import { termPlacesOf } from '#engine/advert/asks/term-places.ts';
import { termsIn } from '#engine/terms/terms-in.ts';
import { wordsOf } from '#engine/text/words.ts';
import {
  escoBenchmark,
  green,
  kompetencer,
  type Marked,
  sayfullina,
  skillSpanAll,
  skillSpanKnowledge,
  type Stretch,
} from './marked-sentences.ts';

/**
 * `published`: span F1 of ESCOXLM-R (Zhang et al. 2023), a language model trained on the same sets, on test splits that
 * are not included here.
 */
const sets: readonly { name: string; marked: () => readonly Marked[]; hasSentences: boolean; published: string }[] = [
  { name: 'SkillSpan, skills and knowledge', marked: skillSpanAll, hasSentences: true, published: '62.6' },
  { name: 'SkillSpan, knowledge only', marked: skillSpanKnowledge, hasSentences: true, published: '' },
  { name: 'Green', marked: green, hasSentences: true, published: '51.2' },
  { name: 'Sayfullina, soft skills', marked: sayfullina, hasSentences: true, published: '92.2' },
  { name: 'Kompetencer, English spans', marked: kompetencer, hasSentences: false, published: '63' },
  { name: 'ESCO benchmark, house and tech', marked: escoBenchmark, hasSentences: true, published: '' },
];

type Finder = (text: string) => readonly Stretch[];

/** The terms of our lexicon in a text, as ranges of its characters; shorter terms inside longer ones are left out. */
const byLexicon: Finder = (text) => {
  const own = wordsOf([{ text, isNewStart: true }]);
  return termsIn(own)
    .filter(({ isInside }) => !isInside)
    .flatMap(({ first, last }) => {
      const [from, to] = [own[first]?.stretches[0].from, own[last]?.stretches[0].to];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
};

/** What we would take as asked for if the sentence were an item under 'Requirements', words beyond the lexicon included. */
const byPosting: Finder = (text) =>
  termPlacesOf({ text, part: 'must', isItem: true, language: null }, () => false).map(({ from, to }) => ({ from, to }));

/** Ranges of the words of a sentence. */
const foundIn = (words: readonly string[], find: Finder): Stretch[] => {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += `${word} `;
  }
  const wordAt = (offset: number): number => starts.findLastIndex((start) => start <= offset);
  return find(text).map(({ from, to }) => ({ from: wordAt(from), to: wordAt(to - 1) + 1 }));
};

const isSame = (a: Stretch, b: Stretch): boolean => a.from === b.from && a.to === b.to;
const isTouching = (a: Stretch, b: Stretch): boolean => a.from < b.to && b.from < a.to;

type Count = { marked: number; found: number; recalled: number; right: number };

const countOf = (sentences: readonly Marked[], find: Finder, agrees: (a: Stretch, b: Stretch) => boolean): Count => {
  const count: Count = { marked: 0, found: 0, recalled: 0, right: 0 };
  for (const { words, spans } of sentences) {
    const found = foundIn(words, find);
    count.marked += spans.length;
    count.found += found.length;
    count.recalled += spans.filter((span) => found.some((term) => agrees(term, span))).length;
    count.right += found.filter((term) => spans.some((span) => agrees(term, span))).length;
  }
  return count;
};

const percent = (share: number): string => (100 * share).toFixed(1);
const figuresOf = ({ marked, found, recalled, right }: Count): { recall: number; precision: number; f1: number } => {
  const [recall, precision] = [recalled / marked, right / found];
  return { recall, precision, f1: (2 * recall * precision) / (recall + precision) };
};

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const headCells = [
  'set',
  'found by',
  'sentences',
  'marked',
  'touched: recall',
  'precision',
  'same span: recall',
  'precision',
  'F1',
  'published F1',
];

const finders: readonly { by: string; find: Finder }[] = [
  { by: 'the lexicon', find: byLexicon },
  { by: 'the lexicon and how postings ask', find: byPosting },
];

/** Share of the marked skill spans in job postings that our lexicon finds, in percent, as a Markdown table. */
export const skillSpanTable = (): string => {
  const lines = sets.flatMap(({ name, marked, hasSentences, published }) => {
    const sentences = marked();
    return finders.map(({ by, find }) => {
      const touching = figuresOf(countOf(sentences, find, isTouching));
      const same = figuresOf(countOf(sentences, find, isSame));
      return row(
        name,
        by,
        sentences.length,
        sentences.reduce((sum, { spans }) => sum + spans.length, 0),
        percent(touching.recall),
        hasSentences ? percent(touching.precision) : '',
        percent(same.recall),
        hasSentences ? percent(same.precision) : '',
        hasSentences ? percent(same.f1) : '',
        published,
      );
    });
  });
  return [row(...headCells), row(...headCells.map(() => '---')), ...lines].join('\n');
};

export const howToReadSkillSpans = `How to read this: 'how postings ask' reads each sentence as an item under 'Requirements', whatever it is in its posting. 'Touched' counts an annotated span when one of our terms is inside it or overlaps it, 'same span' only when it starts and ends at the same words. The data sets annotate whole phrases ('drive internal strategy and innovation'), while our lexicon lists terms ('strategy') and does not look for attitudes and tasks, so the same span is rare by design. The published figures are not directly comparable: they come from language models trained on these data sets and measured on test splits that we do not have (Kompetencer: classification of given spans). Nothing was trained here.`;
