import { rowsBesideColumn, upwardJumps } from '../columns.ts';
import { textOfXml } from '../extract.ts';
import {
  byDefect,
  firstOf,
  flat,
  hasDefect,
  isPdf,
  judge,
  numbersOf,
  plain,
  refuted,
  type Row,
  supported,
  type Testimony,
  textsWith,
  unless,
  type Verdict,
  type Witness,
} from '../witness.ts';

const documentXml = ({ extracted }: Testimony): string => extracted.parts['word/document.xml'] ?? '';

/** The document with its running headers and footers, where logos and lines often are. */
const allXml = ({ extracted }: Testimony): string =>
  Object.entries(extracted.parts)
    .filter(([name]) => /^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name))
    .map(([, xml]) => xml)
    .join('\n');
const countIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The largest count of a pattern in any text. */
const mostOf = ({ texts }: Testimony, pattern: RegExp): number =>
  Math.max(0, ...texts.map((text) => countIn(text, pattern)));

/** Only for one file format: the other has nothing to say about it. */
const onlyPdf =
  (witness: Witness): Witness =>
  (statement, testimony) =>
    isPdf(testimony) ? witness(statement, testimony) : 'cannot tell';

/** Values of the report that any parser wants: who, where, and the names of the jobs. */
const coreValues = ({ result }: Testimony): string[] =>
  [
    result.parsed.email,
    result.parsed.phone,
    ...result.parsed.experience.flatMap(({ title, employer }) => [title, employer]),
  ].filter((value): value is string => value !== null && flat(value).length > 2);

/** Texts in stored order, as a layout-blind parser gets them. */
const streamTexts = ({ extracted }: Testimony): string[] =>
  ['pdftotext -raw', 'mutool', 'pdf.js', 'XML', 'mammoth'].flatMap((by) => extracted.texts[by] ?? []);

/** More words than headings have. */
const maxHeadingWords = 4;

const isWholeIn = (text: string, quote: string): boolean =>
  plain(text).includes(plain(quote)) &&
  (quote.split(' ').length > maxHeadingWords || text.split('\n').some((line) => flat(line) === flat(quote)));

const textBox = /<w:txbxContent>[\s\S]*?<\/w:txbxContent>/g;

/** What python-docx finds: paragraphs and tables of the Word file, without the text boxes that most extractors read. */
const textOutsideBoxes = (testimony: Testimony): string => textOfXml(documentXml(testimony).replaceAll(textBox, ''));

/**
 * Agrees when some extractor lacks one of the quoted values as a run of words or, for a heading, as a line of its own.
 * Longer values may be whole and in the wrong place, which nobody here can tell.
 */
const isLostFor = (testimony: Testimony, says: string, quotes: readonly string[]): Verdict => {
  const { texts } = testimony.extracted;
  const readers = [
    ...streamTexts(testimony),
    ...(says.includes('text boxes') ? [textOutsideBoxes(testimony)] : []),
    ...['pdftotext', 'pdftotext -layout', 'pandoc'].flatMap((by) => texts[by] ?? []),
  ];
  if (quotes.some((quote) => readers.some((text) => !isWholeIn(text, quote)))) return 'agrees';
  return quotes.some((quote) => quote.split(' ').length > maxHeadingWords) ? 'cannot tell' : 'contradicts';
};

const symbols = /(?![\u2605\u2606])[\u2190-\u21FF\u2300-\u23FF\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FAFF}]/gu;
const privateUse = /[\uE000-\uF8FF]/gu;
const garbage = /[\uFFFD\uE000-\uF8FF]|(?![\t\n\f\r])\p{Cc}|\(cid:\d+\)/gu;
const spacedLetters = /(?:^|\s)(?:\p{L}[ \u00A0]){3,}\p{L}(?=$|\s)/mu;
const iconFonts = /awesome|icon|material|symbol|vosym|wingding|webding|dingbat|glyph/iu;

/** Families of fonts: 'Lato-Bold' and 'Lato-Italic' are one. */
const families = ({ extracted }: Testimony): Set<string> =>
  new Set(
    extracted.fonts.map(
      (font) =>
        font
          .split(/[-,]/u)[0]
          ?.toLowerCase()
          .replace(/(?:bold|italic|regular|mt|ps)+$/u, '') ?? '',
    ),
  );

/** Pictures large enough to be seen as such, in points. */
const minPicturePt = 22;
const pictures = (testimony: Testimony): number =>
  isPdf(testimony)
    ? testimony.extracted.pictures.filter(({ width, height }) => width >= minPicturePt && height >= minPicturePt).length
    : countIn(allXml(testimony), /<pic:pic\b|<v:imagedata\b/g);

const minShareOfBackground = 0.75;
const backgrounds = ({ extracted: { pictures: all, pages } }: Testimony): number =>
  all.filter(({ page, width }) => width > (pages[page - 1]?.width ?? Infinity) * minShareOfBackground).length;

const hyphenatedLines = ({ extracted }: Testimony): number => {
  const lines = (
    extracted.texts['pdftotext -layout'] ??
    extracted.texts['pdf.js'] ??
    extracted.texts['XML'] ??
    ''
  ).split('\n');
  return lines.filter(
    (line) => /\p{Ll}{2,}[-\u2010\u00AD]\s*$/u.test(line) || /\p{Ll}{2,}[-\u2010\u00AD]\s{3,}/u.test(line),
  ).length;
};

const tablePieces = /<w:tr\b|<\/w:tr>|<w:tc\b|<w:t\b[^>]*>[^<]*\S/g;

/** Rows of tables that hold text in two cells or more, also where a cell holds a table of its own. */
const tableRows = (testimony: Testimony): number => {
  let rows = 0;
  const open: { filled: number; isFilled: boolean }[] = [];
  for (const [piece] of allXml(testimony).matchAll(tablePieces)) {
    const row = open.at(-1);
    if (piece === '<w:tr') open.push({ filled: 0, isFilled: false });
    else if (piece === '</w:tr>') rows += (open.pop()?.filled ?? 0) > 1 ? 1 : 0;
    else if (piece === '<w:tc' && row !== undefined) row.isFilled = false;
    else if (piece.startsWith('<w:t'))
      for (const around of open) {
        if (!around.isFilled) around.filled += 1;
        around.isFilled = true;
      }
  }
  return rows;
};

const framed = (testimony: Testimony): boolean =>
  [...documentXml(testimony).matchAll(/<w:txbxContent>([\s\S]*?)<\/w:txbxContent>/g)].some(
    ([, xml]) => textOfXml(xml ?? '').trim() !== '',
  );

/** True when all known values of the file are in every text. */
const allTruthIsReadable = (testimony: Testimony): boolean | null => {
  const { truth } = testimony;
  if (truth?.jobs === undefined || truth.name === undefined) return null;
  // Names alone say little about the letters of a page.
  if (truth.jobs.some(({ bullets }) => bullets === undefined)) return null;
  const values = [
    truth.name,
    ...truth.jobs.flatMap(({ title, employer, bullets }) => [title, employer, ...(bullets ?? [])]),
  ];
  return values.every((value) => textsWith(value, testimony) === testimony.texts.length);
};

const withoutDigits = (text: string): string => plain(text).replaceAll(/\d+/gu, '').trim();

const garbageShare = ({ texts }: Testimony): number =>
  Math.min(...texts.map((text) => countIn(text, garbage) / Math.max(1, countIn(text, /\S/gu))));

export const layoutWitnesses = {
  'broken-encoding': {
    by: 'the known words in all texts; unreadable characters',
    fail: (_, testimony) => {
      const isReadable = allTruthIsReadable(testimony);
      if (isReadable !== null) return judge(!isReadable);
      if (garbageShare(testimony) > 0.01) return 'agrees';
      return 'cannot tell';
    },
    pass: (_, testimony) => {
      if (testimony.texts.length === 0) return 'contradicts';
      return garbageShare(testimony) > 0.05 ? 'contradicts' : 'agrees';
    },
  },
  'decorative-glyphs': {
    by: 'symbols in all texts',
    fail: ({ says }, testimony) => judge(mostOf(testimony, symbols) >= (numbersOf(says)[0] ?? 0)),
    pass: (_, testimony) => judge(mostOf(testimony, symbols) <= 6),
  },
  'drawing-shapes': {
    by: 'shapes and drawings in the Word file',
    fail: (_, testimony) =>
      judge(
        countIn(
          allXml(testimony),
          /<wps:wsp\b|<v:(?:shape|rect|roundrect|oval|line|polyline|curve)\b|<wpg:|<dgm:|<c:chart\b|<w:pict\b/g,
        ) > 0,
      ),
    pass: (_, testimony) => {
      const boxes = countIn(documentXml(testimony), /<wps:txbx\b/g);
      return unless(countIn(documentXml(testimony), /<wps:wsp\b/g) > boxes);
    },
  },
  'graphic-ratings': {
    by: 'known layouts',
    fail: byDefect('graphic-ratings', 'fail'),
    pass: byDefect('graphic-ratings', 'pass'),
  },
  hyphenation: {
    by: 'lines of pdftotext -layout that end in a hyphen; optional hyphens in any text',
    fail: ({ says }, testimony) => {
      const said = numbersOf(says)[0] ?? 0;
      return judge(hyphenatedLines(testimony) * 2 + mostOf(testimony, /\u00AD/gu) >= said);
    },
    pass: (_, testimony) => judge(hyphenatedLines(testimony) <= 10),
  },
  'icon-glyphs': {
    by: 'characters for private use; names of icon fonts',
    fail: (_, testimony) =>
      judge(
        mostOf(testimony, privateUse) > 0 ||
          testimony.extracted.fonts.some((font) => iconFonts.test(font)) ||
          hasDefect('icon-glyphs', testimony) === true ||
          /<w:sym\b/.test(documentXml(testimony)) ||
          mostOf(testimony, symbols) > 0,
      ),
    pass: (_, testimony) =>
      unless(testimony.extracted.fonts.some((font) => /awesome/iu.test(font)) && mostOf(testimony, privateUse) > 1),
  },
  'letter-spaced-text': {
    by: 'single letters in a row in any text',
    fail: (_, testimony) => judge(testimony.texts.some((text) => spacedLetters.test(text))),
    pass: (_, testimony) => unless(testimony.texts.filter((text) => spacedLetters.test(text)).length > 1),
  },
  ligatures: {
    by: 'joined letters in any text, or in the stored text of the file',
    fail: (_, testimony) => supported(mostOf(testimony, /[\uFB00-\uFB06]/gu) > 0),
    pass: (_, testimony) => unless(mostOf(testimony, /[\uFB00-\uFB06]/gu) > 4),
  },
  'lost-in-plain-reading': {
    by: 'the texts of extractors that keep the stored order, or the rows of the page',
    fail: ({ says, quotes }, testimony) => {
      const streams = streamTexts(testimony);
      if (/^A parser that .* (?:does|may) not find/u.test(says)) return isLostFor(testimony, says, quotes);
      return unless(
        streams.length > 1 &&
          quotes.every((quote) => quote !== '' && streams.every((text) => plain(text).includes(plain(quote)))),
      );
    },
    pass: (_, testimony) => {
      const streams = streamTexts(testimony);
      return judge(coreValues(testimony).every((value) => streams.some((text) => flat(text).includes(flat(value)))));
    },
  },
  'lost-letters': {
    by: 'the known words in all texts',
    fail: (_, testimony) => {
      const isReadable = allTruthIsReadable(testimony);
      return isReadable === true ? 'contradicts' : supported(isReadable === false || garbageShare(testimony) > 0);
    },
    pass: (_, testimony) => supported(allTruthIsReadable(testimony) === true),
  },
  'many-fonts': {
    by: 'the fonts that pdffonts lists',
    fail: onlyPdf(({ says }, testimony) => judge(families(testimony).size >= (numbersOf(says)[0] ?? 0))),
    pass: onlyPdf((_, testimony) => supported(families(testimony).size <= 4)),
  },
  'multi-column': {
    by: 'known layouts; the boxes of pdftotext',
    fail: firstOf(
      byDefect('multi-column', 'fail'),
      (_, testimony) => {
        if (!isPdf(testimony)) return judge(/<w:cols [^>]*w:num="[2-9]"/.test(documentXml(testimony)));
        return supported(rowsBesideColumn(testimony.extracted).rows >= 8);
      },
      byTag('fail'),
      (_, { extracted }) => refuted(rowsBesideColumn(extracted, 1).rows < 2),
    ),
    pass: firstOf(byDefect('multi-column', 'pass'), byTag('pass'), (_, testimony) => {
      if (!isPdf(testimony)) return unless(/<w:cols [^>]*w:num="[2-9]"/.test(documentXml(testimony)));
      const { rows, share } = rowsBesideColumn(testimony.extracted);
      if (rows >= 15 && share > 0.3) return 'contradicts';
      return rows < 5 ? 'agrees' : 'cannot tell';
    }),
  },
  'ornamental-fonts': {
    by: 'the fonts that pdffonts and the Word file list',
    fail: ({ says }, { extracted }) =>
      judge(extracted.fonts.some((font) => flat(says).includes(flat(font.split('-')[0] ?? '')))),
    pass: (_, { extracted }) =>
      unless(extracted.fonts.some((font) => /comic|papyrus|script|handwriting|lobster|pacifico/iu.test(font))),
  },
  'page-furniture': {
    by: 'the same line on two pages of the text',
    fail: ({ quotes }, { extracted }) => {
      const pages = (extracted.texts['pdftotext -layout'] ?? '').split('\f').map(plain);
      if (pages.length < 2) return 'cannot tell';
      return judge(
        quotes.some(
          (quote) =>
            pages.filter((page) => page.replaceAll(/\d+/gu, '').includes(withoutDigits(quote).slice(0, 30))).length > 1,
        ),
      );
    },
    pass: byDefect('page-furniture', 'pass'),
  },
  'page-size': {
    by: 'pdfinfo',
    fail: onlyPdf((_, { extracted }) =>
      unless(
        /letter|A4|legal/u.test(extracted.info['Page size'] ?? '') &&
          extracted.pages.every(({ width }) => width === extracted.pages[0]?.width),
      ),
    ),
    pass: onlyPdf((_, { extracted }) =>
      supported(
        extracted.pages.every(({ width, height }) => Math.min(width, height) > 580 && Math.min(width, height) < 625),
      ),
    ),
  },
  'photo-image': {
    by: 'the pictures that pdfimages and the Word file list',
    fail: ({ says }, testimony) => judge(pictures(testimony) >= Math.min(1, numbersOf(says)[0] ?? 1)),
    // A picture as wide as the page is paper, a shadow or a background.
    pass: (_, testimony) => unless(pictures(testimony) > backgrounds(testimony)),
  },
  'reading-order': {
    by: 'known layouts; jumps upward in the order of pdf.js',
    fail: firstOf(
      byDefect('reading-order', 'fail'),
      onlyPdf((_, { extracted }) => {
        const { jumps } = upwardJumps(extracted);
        if (jumps >= 3) return 'agrees';
        return jumps === 0 ? 'contradicts' : 'cannot tell';
      }),
    ),
    pass: firstOf(
      (_, testimony) => (hasDefect('reading-order', testimony) === true ? 'contradicts' : 'cannot tell'),
      onlyPdf((_, { extracted }) => {
        const { jumps, share } = upwardJumps(extracted);
        if (jumps > 15 && share > 0.35) return 'contradicts';
        return share < 0.2 ? 'agrees' : 'cannot tell';
      }),
    ),
  },
  'recognised-text': {
    by: 'pictures that fill their page',
    fail: (_, { extracted }) =>
      judge(extracted.pictures.some(({ page, width }) => width > (extracted.pages[page - 1]?.width ?? Infinity) * 0.8)),
    pass: (_, testimony) => unless(hasDefect('no-text-layer', testimony) === true),
  },
  'rotated-text': {
    by: 'the matrices of pdf.js',
    fail: (_, { extracted }) =>
      judge(extracted.stretches.some(({ angle, text }) => Math.abs(angle) > 5 && /[\p{L}\p{N}]/u.test(text))),
    pass: onlyPdf((_, { extracted }) =>
      unless(extracted.stretches.some(({ angle, text }) => Math.abs(angle) > 10 && /\p{L}{3}/u.test(text))),
    ),
  },
  'small-font': {
    by: 'the sizes of pdf.js',
    fail: onlyPdf(({ quotes }, { extracted }) => {
      // pdf.js leaves out what is drawn by a form field, such as a signature.
      const stored = flat(extracted.stretches.map(({ text }) => text).join(' '));
      if (!quotes.some((quote) => stored.includes(flat(quote)))) return 'cannot tell';
      return judge(extracted.stretches.some(({ sizePt, text }) => sizePt > 0 && sizePt < 7.9 && text.trim() !== ''));
    }),
    pass: onlyPdf((_, { extracted }) => {
      const letters = (small: boolean): number =>
        extracted.stretches.reduce((sum, { text, sizePt }) => sum + (!small || sizePt < 7.5 ? text.length : 0), 0);
      return unless(letters(true) / Math.max(1, letters(false)) > 0.3);
    }),
  },
  'table-layout': {
    by: 'known layouts; rows of the tables in the Word file',
    fail: firstOf(byDefect('table-layout', 'fail'), (_, testimony) =>
      isPdf(testimony) ? 'cannot tell' : judge(tableRows(testimony) > 0),
    ),
    pass: firstOf(byDefect('table-layout', 'pass'), (_, testimony) =>
      isPdf(testimony) ? 'cannot tell' : unless(tableRows(testimony) > 0),
    ),
  },
  'text-box': {
    by: 'the text boxes of the Word file',
    fail: (_, testimony) => judge(framed(testimony)),
    pass: (_, testimony) => unless(framed(testimony)),
  },
  'whitespace-layout': {
    by: 'spaces, tabs and empty paragraphs in the Word file',
    fail: (_, testimony) => {
      const text = testimony.extracted.texts['XML'] ?? '';
      return judge(countIn(text, /\S(?: {4,}|\u00A0{4,}|\t{2,})\S/g) + countIn(text, /^\s*$/gm) > 2);
    },
    pass: (_, testimony) => unless(countIn(testimony.extracted.texts['XML'] ?? '', /\S {6,}\S/g) > 6),
  },
} satisfies Record<string, Row>;

function byTag(is: 'fail' | 'pass'): Witness {
  return (_, { truth }) => {
    const tags = truth?.layoutTags ?? [];
    if (tags.includes('two-column')) return is === 'fail' ? 'agrees' : 'contradicts';
    return tags.includes('single-column') ? (is === 'fail' ? 'contradicts' : 'agrees') : 'cannot tell';
  };
}
