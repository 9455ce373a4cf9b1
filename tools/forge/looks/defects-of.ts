import { familyOf } from './families.ts';
import type { Look } from './look.ts';
import { type Block, type Page, textsOfBlock } from './page.ts';

const isDocx = ({ producer }: Look): boolean => producer === 'docx';

const allBlocks = (page: Page): Block[] => page.columns.flat().flatMap(({ blocks }) => blocks);

const hasTable = (page: Page): boolean => allBlocks(page).some((block) => block.is === 'table');

const longestPages = 2;

type Rule = { defect: string; isPossible: (page: Page, look: Look, pages: number | undefined) => boolean };

/** What parts of a look, apart from its family, may be reported without being a mistake. */
const rules: readonly Rule[] = [
  // Bold lines serve readers as headings, and most parsers too.
  { defect: 'missing-heading-styles', isPossible: (_, look) => isDocx(look) && look.flavor === 'by-hand' },
  // A table of skills or qualifications is small, and read row by row.
  { defect: 'table-layout', isPossible: (page) => hasTable(page) },
  { defect: 'whitespace-layout', isPossible: (_, look) => isDocx(look) && look.skills === 'grid' },
  {
    defect: 'whitespace-layout',
    isPossible: (_, look) => [look.jobs.dates, look.schools.dates].includes('dates-gap') || look.contact === 'gaps',
  },
  { defect: 'multi-column', isPossible: (page) => allBlocks(page).some((block) => block.is === 'grid') },
  { defect: 'table-layout', isPossible: (page) => allBlocks(page).some((block) => block.is === 'grid') },
  { defect: 'decorative-glyphs', isPossible: (_, look) => look.bullet === '▪' },
  { defect: 'drawing-shapes', isPossible: (page, look) => page.head.monogram !== undefined && !isDocx(look) },
  { defect: 'hyphenation', isPossible: (_, look) => look.isHyphenated },
  { defect: 'hyphenation', isPossible: ({ head }) => head.name.some((line) => line.endsWith('-')) },
  { defect: 'length', isPossible: (_, _look, pages) => (pages ?? 1) > longestPages },
  { defect: 'length', isPossible: (page, look) => isDocx(look) && allBlocks(page).flatMap(textsOfBlock).length > 90 },
];

export type Defects = { must: readonly string[]; may: readonly string[]; isClean: boolean };

/** What a good checker reports, and what it may report, of a page in a look. */
export const defectsOf = (page: Page, look: Look, pages: number | undefined): Defects => {
  const { must, may } = familyOf(look.family);
  const possible = rules.flatMap(({ defect, isPossible }) => (isPossible(page, look, pages) ? [defect] : []));
  const all = [...new Set([...may, ...possible])].filter((defect) => !must.includes(defect));
  return { must, may: all, isClean: must.length + all.length === 0 };
};
