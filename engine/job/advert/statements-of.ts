import {
  adHeadings,
  benefitSentence,
  boilerplateSentence,
  dutyCue,
  mustCue,
  niceCue,
  type AdPart,
} from '../../lexicon/boilerplate.ts';
import { plainOf } from '../words.ts';

/** One sentence or list item of a job description. */
export type Statement = {
  text: string;
  part: AdPart;
  /** True for an item of a list under a heading: there a bare noun is an ask. */
  isItem: boolean;
};

type RawLine = { text: string; isItem: boolean; isAfterBlank: boolean };

const marker = /^\s*(?:[-*•·▪◦●○■□➢➤✓✔–—‣⁃o]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/u;

/** Advertisements that lost their line breaks keep two spaces, or bullets, where a new item began. */
const linesOf = (text: string): RawLine[] => {
  const lines: RawLine[] = [];
  let isAfterBlank = true;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    const pieces = line
      .trim()
      .split(/\s{2,}|\s*[•▪●■➢➤]\s*|\t+/u)
      .filter((piece) => piece !== '');
    const isMarked = marker.test(line) || /^\s*[•▪●■➢➤]/u.test(line);
    pieces.forEach((piece, index) => {
      lines.push({
        text: piece.replace(marker, '').trim(),
        isItem: isMarked || (pieces.length > 3 && index > 0),
        isAfterBlank,
      });
      isAfterBlank = false;
    });
  }
  return lines.filter((line) => line.text !== '');
};

/** Lower case, words only: what the table of headings is written for. */
const headingKey = (text: string): string =>
  plainOf(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const partOfHeading = (text: string): AdPart | null => {
  const key = headingKey(text);
  return adHeadings.find((heading) => heading.pattern.test(key))?.part ?? null;
};

const wordCount = (text: string): number => text.split(/\s+/).length;

const isTitleCase = (text: string): boolean => {
  const words = text.split(/[^\p{L}'’]+/u).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
};

/** A line of its own that names the part below it: short, without a full stop, and ending in a colon or set like a title. */
const headingIn = (line: RawLine): AdPart | null => {
  if (line.isItem || wordCount(line.text) > 9 || /[.;,!]$/.test(line.text)) return null;
  const text = line.text
    .replace(/[:=#*_-]+$/, '')
    .replace(/^[=#*_-]+/, '')
    .trim();
  if (/\d\+? *years?|@/.test(text)) return null;
  const isSet = /[:?]\s*$/.test(line.text) || line.isAfterBlank || isTitleCase(text) || text === text.toUpperCase();
  return isSet ? partOfHeading(text) : null;
};

/** A short line of its own over a list. Behind the duties comes what to bring, whatever it is called. */
const isUnknownHeading = (line: RawLine, next: RawLine | undefined): boolean =>
  !line.isItem && line.isAfterBlank && next?.isItem === true && wordCount(line.text) <= 9 && !/[.;,!]$/.test(line.text);

/** 'Benefits: medical, dental': a heading with its text on the same line. */
const inlineHeading = (text: string): { part: AdPart; rest: string } | null => {
  const colon = text.indexOf(':');
  if (colon < 3 || colon > 70) return null;
  const head = text.slice(0, colon);
  if (wordCount(head) > 7 || /[.,;]/.test(head)) return null;
  const part = partOfHeading(head);
  const rest = text.slice(colon + 1).trim();
  return part === null || rest === '' ? null : { part, rest };
};

// Not after abbreviations, and only where a capital or digit follows.
const sentenceEnd =
  /(?<!\b(?:[eE]\.g|i\.e|etc|[Ii]nc|[Ll]td|Dr|Mr|Mrs|Ms|St|No|vs|approx|U\.S)\.)(?<=[.!?])\s+(?=["“(]?[\p{Lu}\d])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}+ )/u;

// Adverts that lost their line breaks run a title into the text: 'About You It is anticipated that ...'.
const runInTitle =
  /\s+(?=(?:About (?:You|The (?:Role|Company|Job|Client|Team|Business)|Us|Our [A-Z]\w+)|(?:Key )?Responsibilities|Person Specification|Candidate Requirements|Things you should know|The (?:Role|Person|Company|Candidate|Package)|The (?:ideal|successful) candidate (?:will|should|must|is))\b)/u;

const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(runInTitle))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const titleInFront =
  /^(?:About (?:You|The (?:Role|Company|Job|Client|Team|Business)|Us|Our [A-Z]\w+)|Person Specification|Things you should know)/u;

/** In running text a heading may stand inside the line: 'Essential skills: ... Desirable: ...'. */
const insideHeading = /(?:^|(?<=[.!?)\s]))((?:\p{Lu}[\p{L}'’/&-]*)(?: [\p{L}'’/&-]+){0,5})\s?:\s+/gu;

const cutAtInsideHeadings = (text: string): string[] => {
  const cuts: number[] = [];
  for (const match of text.matchAll(insideHeading)) {
    const head = match[1] ?? '';
    for (
      let start = 0, words = head.split(' ');
      words.length > 0;
      start += (words[0]?.length ?? 0) + 1, words = words.slice(1)
    )
      if (/^\p{Lu}/u.test(words[0] ?? '') && words.length <= 5 && partOfHeading(words.join(' ')) !== null) {
        cuts.push(match.index + start);
        break;
      }
  }
  const pieces: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    if (cut <= from) continue;
    pieces.push(text.slice(from, cut));
    from = cut;
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
};

/** 'We require an active RN license', 'We are looking for an analyst with SQL': here the employer asks, and does not praise itself. */
const employerAsks =
  /^(?:we|our (?:client|team|company))(?: are| is|'re)?(?: also| currently| now)? (?:(?:requires?|expects?)\b|(?:needs?|seeks?|seeking|wants?|looks? for|looking for|hiring|searching for)\b.*\b(?:with|who|having)\b)/;

/** What a sentence says by itself, where no heading does. */
const partBySentence = (sentence: string): AdPart => {
  const plain = sentence.toLowerCase();
  if (niceCue.test(plain)) return 'nice';
  if (employerAsks.test(plain)) return 'must';
  if (mustCue.test(plain) && !/^(?:we|our|the company|this company)\b/.test(plain)) return 'must';
  if (dutyCue.test(plain)) return 'duty';
  return 'about';
};

/** An item that says nothing by itself belongs with the one before. */
const partWithoutHeading = (sentence: string, isItem: boolean, previous: Statement | undefined): AdPart => {
  const own = partBySentence(sentence);
  if (own !== 'about' || !isItem || previous === undefined || previous.part === 'boilerplate') return own;
  return previous.part;
};

const isBoilerplate = (sentence: string, isAsk: boolean): boolean => {
  const plain = sentence.toLowerCase();
  return (
    boilerplateSentence.some((pattern) => pattern.test(plain)) ||
    (!isAsk && benefitSentence.some((pattern) => pattern.test(plain)))
  );
};

/** Cuts a job description into statements, each with the part of the advert it belongs to: by headings, else by its own words. */
export const statementsOf = (jobText: string): readonly Statement[] => {
  const lines = linesOf(jobText).flatMap((line) =>
    wordCount(line.text) > 25 ? cutAtInsideHeadings(line.text).map((text) => ({ ...line, text })) : [line],
  );
  // Where an advert names its requirements, a paragraph outside all parts is the employer talking.
  const hasMustHeading = lines.some((line, index) => index > 0 && headingIn(line) === 'must');
  const statements: Statement[] = [];
  let part: AdPart | null = null;
  let isInline = false;
  lines.forEach((line, index) => {
    const heading = headingIn(line) ?? (isUnknownHeading(line, lines[index + 1]) && part === 'duty' ? 'must' : null);
    // The first line is the title, whatever it looks like.
    if (heading !== null && index > 0) {
      part = heading;
      isInline = false;
      return;
    }
    // A paragraph behind a blank line belongs neither to 'Perks: ...' above it nor to a list that has ended.
    if ((isInline || lines[index - 1]?.isItem === true) && line.isAfterBlank && !line.isItem) part = null;
    const inline = line.isItem ? null : inlineHeading(line.text);
    if (inline !== null && index > 0) {
      part = inline.part;
      isInline = true;
    }
    for (const sentence of sentencesOf(inline === null || index === 0 ? line.text : inline.rest)) {
      const title = titleInFront.exec(sentence)?.[0];
      if (title !== undefined) part = partOfHeading(title);
      const isItem = line.isItem || (part !== null && wordCount(sentence) <= 12);
      const isAsk = line.isItem && (part === 'must' || part === 'nice' || part === 'duty');
      if (index > 0 && part !== 'boilerplate' && isBoilerplate(sentence, isAsk))
        statements.push({ text: sentence, part: 'boilerplate', isItem });
      else
        statements.push({
          text: sentence,
          part:
            part ??
            (hasMustHeading && !line.isItem ? 'about' : partWithoutHeading(sentence, isItem, statements.at(-1))),
          isItem,
        });
      // 'You will have the following skills:' speaks for what comes next.
      if (/[:;]$/.test(sentence)) part = partOfHeading(sentence) ?? part;
    }
  });
  return statements;
};
