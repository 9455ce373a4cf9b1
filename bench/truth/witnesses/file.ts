import fs from 'node:fs';
import { isPdf, judge, numbersOf, refuted, type Row, supported, type Testimony, unless } from '../witness.ts';

const part = ({ extracted }: Testimony, name: string): string => extracted.parts[name] ?? '';
const countIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const body = (testimony: Testimony): string => part(testimony, 'word/document.xml');
const hasPart = ({ extracted }: Testimony, pattern: RegExp): boolean =>
  Object.keys(extracted.parts).some((name) => pattern.test(name));

const storedTitle = (testimony: Testimony): string =>
  testimony.extracted.info['Title'] ?? /<dc:title>([^<]*)</.exec(part(testimony, 'docProps/core.xml'))?.[1] ?? '';

const wordCount = ({ lines }: Testimony): number => lines.join(' ').match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;

const changes = (testimony: Testimony): number => countIn(body(testimony), /<w:(?:ins|del)\b/g);

export const fileWitnesses = {
  'comments-left-in': {
    by: 'the comments of the Word file',
    fail: (_, testimony) => judge(/<w:comment\b/.test(part(testimony, 'word/comments.xml'))),
    pass: (_, testimony) => unless(/<w:comment\b/.test(part(testimony, 'word/comments.xml'))),
  },
  'document-title': {
    by: 'the title that pdfinfo and the Word file give',
    fail: ({ says }, testimony) =>
      judge(storedTitle(testimony) !== '' && says.includes(storedTitle(testimony).slice(0, 20))),
    pass: (_, testimony) => supported(storedTitle(testimony) !== ''),
  },
  'embedded-document': {
    by: 'the parts of the Word file',
    fail: (_, testimony) => judge(/<w:altChunk\b/.test(body(testimony))),
    pass: (_, testimony) => unless(/<w:altChunk\b/.test(body(testimony))),
  },
  'extraction-forbidden': {
    by: 'pdfinfo',
    fail: (_, { extracted }) => judge(/copy:no/.test(extracted.info['Encrypted'] ?? '')),
    pass: (_, { extracted }) => unless(/copy:no/.test(extracted.info['Encrypted'] ?? '')),
  },
  'fields-controls': {
    by: 'fields and controls in the Word file',
    fail: (_, testimony) => judge(countIn(body(testimony), /<w:sdt>|<w:sdt |<w:fldSimple\b|<w:instrText\b/g) > 0),
    pass: (_, testimony) => unless(countIn(body(testimony), /<w:sdt>|<w:sdt /g) > 0),
  },
  'file-name': {
    by: 'the name of the file',
    fail: (_, { result }) =>
      judge(
        !result.parsed.name?.split(' ').every((word) => result.filename.toLowerCase().includes(word.toLowerCase())),
      ),
    pass: 'what is fine about a name is a matter of taste',
  },
  'file-size': {
    by: 'the size on disk',
    fail: ({ says }, { subject }) =>
      judge(Math.abs(fs.statSync(subject.file).size / 1_000_000 - (numbersOf(says)[0] ?? 0)) < 0.06),
    pass: (_, { subject }) => judge(fs.statSync(subject.file).size <= 1_048_576),
  },
  'file-version': {
    by: 'the namespaces of the Word file',
    fail: (_, testimony) => judge(body(testimony).includes('purl.oclc.org/ooxml')),
    pass: (_, testimony) => unless(body(testimony).includes('purl.oclc.org/ooxml')),
  },
  length: {
    by: 'pdfinfo; the words of the text',
    fail: ({ says }, testimony) => {
      const pages = Number(testimony.extracted.info['Pages'] ?? 0);
      const numbers = numbersOf(says);
      if (says.includes('spreads')) {
        const [words = 0, stated = 0] = numbers;
        // Only a PDF has pages of its own; of a Word file the words alone can speak against the sentence.
        const areWordsRight = Math.abs(words / wordCount(testimony) - 1) < 0.25 && wordCount(testimony) / stated < 250;
        return isPdf(testimony) ? judge(areWordsRight && stated === pages) : refuted(!areWordsRight);
      }
      return isPdf(testimony) ? judge(numbers[0] === pages) : supported(wordCount(testimony) > 1500);
    },
    pass: (_, testimony) =>
      isPdf(testimony) ? judge(Number(testimony.extracted.info['Pages']) <= 3) : judge(wordCount(testimony) < 2500),
  },
  'little-text': {
    by: 'the words of the text',
    fail: (_, testimony) => judge(wordCount(testimony) < 160),
    pass: (_, testimony) => judge(wordCount(testimony) >= 100),
  },
  macros: {
    by: 'the parts of the Word file',
    fail: (_, testimony) => judge(hasPart(testimony, /vbaProject/)),
    pass: (_, testimony) => unless(hasPart(testimony, /vbaProject/)),
  },
  'tracked-changes': {
    by: 'changes in the Word file',
    fail: (_, testimony) => judge(changes(testimony) > 0),
    pass: (_, testimony) => unless(changes(testimony) > 0),
  },
} satisfies Record<string, Row>;
