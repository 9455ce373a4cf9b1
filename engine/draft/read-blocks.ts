import type { DraftBlock, DraftLine } from '../model/draft.ts';
import type { Reading } from '../model/reading.ts';
import type { ReadEntry } from './claims.ts';
import { addLine, mayBeHead, type OpenEntry, openEntry, wordsOfBlock } from './entries.ts';
import { type Paragraph, paragraphsOf } from './joined-rows.ts';
import { lettersOf } from '../text/letters.ts';
import type { Row, Segment } from './rows.ts';

/** The blocks of a section with jobs or degrees that were read. What lies between their parts stays with them, marked. */
export const readBlocks = (reading: Reading, rows: readonly Row[]): readonly DraftBlock[] => {
  const blocks: DraftBlock[] = [];
  const opened = new Map<unknown, OpenEntry>();
  let current: OpenEntry | null = null;

  const enter = (entry: ReadEntry): OpenEntry => {
    const key = keyOf(entry);
    const existing = opened.get(key);
    if (existing !== undefined) return existing;
    const made = openEntry(reading, entry);
    opened.set(key, made);
    blocks.push(made);
    return made;
  };
  const add = (line: DraftLine, isItem: boolean): void => {
    if (current === null) blocks.push({ is: isItem ? 'item' : 'text', line });
    else addLine(current, line, isItem);
  };

  for (const part of partsOf(rows)) {
    if ('paragraph' in part) {
      const { text, isItem } = part.paragraph;
      add({ text, needsCheck: mayBeHead(text, isItem) }, isItem);
      continue;
    }
    const { segments, isItem } = part.row;
    const first = segments.find(({ claim }) => claim !== null && 'entry' in claim.owner)?.claim?.owner;
    if (first !== undefined && 'entry' in first) current = enter(first.entry);
    for (const [index, segment] of segments.entries()) {
      if (isLink(segments, index)) continue;
      const owner = segment.claim?.owner;
      if (owner !== undefined && 'entry' in owner) {
        current = enter(owner.entry);
        if (owner.is === 'bullet' && segment.claim?.isFirst === true) addLine(current, known(owner.value), true);
        else if (owner.is === 'head' && !holds(current, segment)) addLine(current, known(segment.text), false);
        continue;
      }
      // 'Bachelor of Science (BSc)': the title has it.
      if (owner === undefined && current !== null && isIn(current.title, segment)) continue;
      add({ text: segment.text.replaceAll(/\s*\t\s*/gu, ' | '), needsCheck: owner === undefined }, isItem);
    }
  }
  return blocks;
};

/** 'Welder at Quay', 'Diploma in Welding': the word between two parts of one entry. */
const isLink = (segments: readonly Segment[], index: number): boolean => {
  const [before, after] = [segments[index - 1]?.claim?.owner, segments[index + 1]?.claim?.owner];
  const isBetween = before?.is === 'head' && after?.is === 'head' && keyOf(before.entry) === keyOf(after.entry);
  return isBetween && segments[index]?.claim === null && /^\p{Ll}{1,4}$/u.test(segments[index].text);
};

const known = (text: string): DraftLine => ({ text, needsCheck: false });

const keyOf = (entry: ReadEntry): unknown => Object.values(entry)[0];

/** Whether the words are in the entry already: the value of a field may be shorter than its words. */
const holds = (entry: OpenEntry, { text }: Segment): boolean =>
  lettersOf(wordsOfBlock(entry)).includes(lettersOf(text));

/** Whether the words in brackets are the end of this title. */
const isIn = (title: string, { text }: Segment): boolean => /^\([^()]+\)$/u.test(text) && title.endsWith(` ${text}`);

type Part = { row: Row } | { paragraph: Paragraph };

/** Rows of which nothing was understood are joined to paragraphs. */
const partsOf = (rows: readonly Row[]): readonly Part[] => {
  const parts: Part[] = [];
  let unread: Row[] = [];
  const flush = (): void => {
    parts.push(...paragraphsOf(unread).map((paragraph) => ({ paragraph })));
    unread = [];
  };
  for (const row of rows) {
    if (row.segments.every(({ claim }) => claim === null)) {
      unread.push(row);
      continue;
    }
    flush();
    parts.push({ row });
  }
  flush();
  return parts;
};
