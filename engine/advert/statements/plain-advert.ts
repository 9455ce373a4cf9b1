import { siteLines, siteTail } from '../../lexicon/adverts/site-furniture.ts';
import { withoutPageBreaks, withoutPrintedHeaders } from './page-breaks.ts';

/** Tags that begin a new line. Other words in angle brackets stay: 'p < 0.05' is not a tag. */
const blockTag = /<\/?(?:p|div|br|ul|ol|h[1-6]|tr|table|tbody|section|article|header|footer|hr)\b[^<>]{0,300}>/gi;
const headingTag = /<h[1-6]\b[^<>]{0,300}>/gi;
const itemTag = /<li\b[^<>]{0,300}>/gi;
const cellTag = /<\/?t[dh]\b[^<>]{0,300}>/gi;
const otherTag = /<\/?(?:li|b|i|u|em|strong|span|a|font|small|sup|sub|thead|img|code)\b[^<>]{0,300}>/gi;

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    nbsp: ' ',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    ndash: '–',
    mdash: '—',
    bull: '•',
    middot: '·',
    hellip: '…',
  }),
);

const entityText = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
};

/** A line break as programs write it in a string, in text that was copied out of their data. */
const writtenBreak = /(?:\\r)?\\n(?=\s*(?:\p{Lu}|[-•*]|\\|$))/gu;

const withoutTags = (text: string): string =>
  text
    .replace(writtenBreak, '\n')
    .replace(itemTag, '\n- ')
    .replace(headingTag, '\n\n')
    .replace(blockTag, '\n')
    .replace(cellTag, '  ')
    .replace(otherTag, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, entityText);

const isJobBoardLine = (line: string): boolean => {
  const said = line.trim().toLowerCase();
  return siteLines.some((pattern) => pattern.test(said));
};

/** The words of a web address are not terms: '/PDF/Benefits.pdf'. */
const webAddress = /(?:https?:\/\/|www\.)[^\s<>(),;]*/giu;
/** Nor are those of an email address, of which the sign stays: with it a line is no heading. */
const emailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,40}){1,5}/giu;

/** '*social media*', '**Profile**': emphasis as it is written in Markdown, and not the marks of a list. */
const emphasis = /(?<=^|[\s("'’])(\*{1,2})(?=\S)([^*\n]{1,80})(?<=\S)\1(?=[\s.,;:!?)"'’]|$)/gmu;

/** 'eﬀective', as copied from a PDF */
const ligatures = /[\uFB00-\uFB06]/gu;

/**
 * A job description as the employer wrote it: without tags, entities, web addresses and the lines that a job board adds.
 */
export const plainAdvert = (jobText: string): string =>
  withoutPageBreaks(
    withoutPrintedHeaders(
      withoutTags(jobText.replace(ligatures, (sign) => sign.normalize('NFKC')).replace(emphasis, '$2'))
        .split(/\r\n?|\n/)
        .filter((line) => !isJobBoardLine(line))
        .map((line) => line.replace(siteTail, '').replace(webAddress, '').replace(emailAddress, '@').trimEnd()),
    ),
  ).join('\n');
