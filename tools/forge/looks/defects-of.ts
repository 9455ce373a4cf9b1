import { familyOf } from './families.ts';
import type { Look } from './look.ts';
import { ligated } from './ligatures.ts';
import { type Block, type Page, type PageSection, textsOfBlock } from './page.ts';

const isDocx = ({ producer }: Look): boolean => producer === 'docx';

const allBlocks = (page: Page): Block[] => page.columns.flat().flatMap(({ blocks }) => blocks);

const hasTable = (page: Page): boolean => allBlocks(page).some((block) => block.is === 'table');

const longestPages = 2;

type Rule = { defect: string; isPossible: (seen: Seen) => boolean };

/** What parts of a look, apart from its family, may be reported without being a mistake. */
const rules: readonly Rule[] = [
  // Bold lines serve readers as headings, and most parsers too.
  { defect: 'missing-heading-styles', isPossible: ({ look }) => isDocx(look) && look.flavor === 'by-hand' },
  // A table of skills or qualifications is small, and read row by row.
  { defect: 'table-layout', isPossible: ({ page }) => hasTable(page) },
  { defect: 'whitespace-layout', isPossible: ({ look }) => isDocx(look) && look.skills === 'grid' },
  {
    defect: 'whitespace-layout',
    isPossible: ({ look }) => [look.jobs.dates, look.schools.dates].includes('dates-gap') || look.contact === 'gaps',
  },
  { defect: 'multi-column', isPossible: ({ page }) => allBlocks(page).some((block) => block.is === 'grid') },
  { defect: 'table-layout', isPossible: ({ page }) => allBlocks(page).some((block) => block.is === 'grid') },
  { defect: 'decorative-glyphs', isPossible: ({ look }) => look.bullet === '▪' },
  { defect: 'drawing-shapes', isPossible: ({ page, look }) => page.head.monogram !== undefined && !isDocx(look) },
  { defect: 'hyphenation', isPossible: ({ look }) => look.isHyphenated },
  { defect: 'hyphenation', isPossible: ({ page }) => page.head.name.some((line) => line.endsWith('-')) },
  // Chromium maps the glyph of a ligature to one character and adds the letters as ActualText, which poppler and MuPDF
  // read and pdf.js does not.
  { defect: 'ligatures', isPossible: ({ look, signs }) => look.producer === 'chromium' && signs.mapsLigatures },
  { defect: 'length', isPossible: ({ pages }) => (pages ?? 1) > longestPages },
  {
    defect: 'length',
    isPossible: ({ page, look }) => isDocx(look) && allBlocks(page).flatMap(textsOfBlock).length > 90,
  },
];

/** What the written file shows: whether it stores ligatures as one character, and its lines with several tabs in a row. */
export type FileSigns = { mapsLigatures: boolean; tabbedLines: number };

type Seen = { page: Page; look: Look; pages: number | undefined; signs: FileSigns };

/** 'arguable': a report is neither due nor wrong. 'absent': the family's defect does not show in this file. */
type Degree = 'due' | 'arguable' | 'absent';

/** One or two of something small are no defect that has to be reported. */
const fewest = 3;
const degreeOf = (count: number, least = fewest): Degree =>
  count === 0 ? 'absent' : count < least ? 'arguable' : 'due';

const linesIn = (sections: readonly PageSection[]): number =>
  sections.flatMap(({ blocks }) => ['heading', ...blocks.flatMap(textsOfBlock)]).length;

/** A heading with two lines beside the text is hardly a column, and one without any section is none. */
const fewestColumnLines = 4;
const columnsDegree = ({ page }: Seen): Degree => degreeOf(Math.min(...page.columns.map(linesIn)), fewestColumnLines);

const countRows = (page: Page, is: 'ratings' | 'table'): number =>
  allBlocks(page).reduce((sum, block) => {
    if (block.is !== is) return sum;
    return sum + (block.is === 'table' ? block.rows : block.is === 'ratings' ? block.items : []).length;
  }, 0);

/** How much of the defects of its family a single file has. What is not listed is always as the family says. */
const degrees: readonly { defect: string; degree: (seen: Seen) => Degree }[] = [
  { defect: 'multi-column', degree: columnsDegree },
  { defect: 'reading-order', degree: columnsDegree },
  // Without rated skills nothing is drawn.
  {
    defect: 'graphic-ratings',
    degree: ({ page, look }) => (look.skills === 'ratings' ? degreeOf(countRows(page, 'ratings')) : 'due'),
  },
  // Word keeps tracking apart from the text, whose words are stored whole.
  { defect: 'letter-spaced-text', degree: ({ look }) => (isDocx(look) && !look.heading.isTyped ? 'absent' : 'due') },
  {
    defect: 'table-layout',
    degree: ({ page, look }) =>
      familyOf(look.family).geometry.entries === undefined ? 'due' : degreeOf(countRows(page, 'table')),
  },
  // Even with few tabs, such a page has empty paragraphs.
  { defect: 'whitespace-layout', degree: ({ signs }) => (signs.tabbedLines < fewest ? 'arguable' : 'due') },
  // Of the body only: capitals have no ligatures, and names and headings can be in capitals.
  {
    defect: 'ligatures',
    degree: ({ page }) =>
      degreeOf([...allBlocks(ligated(page)).flatMap(textsOfBlock).join(' ').matchAll(/[ﬁﬂ]/g)].length),
  },
];

const degreeIn = (defect: string, seen: Seen): Degree =>
  degrees.find((row) => row.defect === defect)?.degree(seen) ?? 'due';

export type Defects = { must: readonly string[]; may: readonly string[]; isClean: boolean };

/** What a good checker reports, and what it may report, of a page in a look and the file it became. */
export const defectsOf = (page: Page, look: Look, pages: number | undefined, signs: FileSigns): Defects => {
  const family = familyOf(look.family);
  const seen = { page, look, pages, signs };
  const must = family.must.filter((defect) => degreeIn(defect, seen) === 'due');
  const own = [...family.must, ...family.may].filter((defect) => degreeIn(defect, seen) !== 'absent');
  const possible = rules.flatMap(({ defect, isPossible }) => (isPossible(seen) ? [defect] : []));
  const all = [...new Set([...own, ...possible])].filter((defect) => !must.includes(defect));
  return { must, may: all, isClean: must.length + all.length === 0 };
};
