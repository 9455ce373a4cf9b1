import type { ResumeDraft } from '../../report/resume-draft.ts';
import { withSection } from '../change.ts';
import { type Block, blockPlace, type Section } from '../place.ts';
import { type Offer, textChange } from './offer.ts';

/** What people put between skills beside a comma, which parsers split at anyway. */
const separator = /\s*[•·|▪■◦●∙▸►;\t]\s*|\s{3,}/u;

/** Sections whose lines may be lists of short items. */
const kinds: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'interests', 'certifications']);

/** Two parts may be a name and its level; a longer part is a sentence that only has a bar in it. */
const minItems = 3;
const maxItemWords = 6;

const label = /^[^:]{1,40}:\s+/u;

/** The items of a line; empty where it is no list with odd separators. */
const itemsOf = (text: string): readonly string[] => {
  const items = text.split(separator).filter((item) => item !== '');
  const areShort = items.every((item) => item.split(' ').length <= maxItemWords);
  return items.length >= minItems && areShort ? items : [];
};

/** Makes a list of its items from each line whose items are glued with bars, dots or tabs. `newId` makes up the ids of new blocks. */
export const expandGluedLists = (draft: ResumeDraft, newId: () => string): readonly Offer[] =>
  draft.sections.flatMap(({ kind, blocks }, section) =>
    kinds.has(kind)
      ? blocks.flatMap((block, index): Offer[] => {
          const own = expanded(block, newId);
          if (own === null || block.is === 'entry') return [];
          const place = `${blockPlace(section, index)}/line`;
          return [
            {
              kind: 'glued-list',
              place,
              changes: [textChange(draft, place, own.map(({ line }) => line.text).join('\n'))],
              result: withSection(draft, section, (each) => ({
                ...each,
                blocks: each.blocks.toSpliced(index, 1, ...own),
              })),
            },
          ];
        })
      : [],
  );

/** A line with a label keeps it, and its items get commas; others become items of their own. */
const expanded = (block: Block, newId: () => string): Exclude<Block, { is: 'entry' }>[] | null => {
  if (block.is === 'entry') return null;
  const { text, needsCheck } = block.line;
  const [named = ''] = label.exec(text) ?? [];
  const items = itemsOf(text.slice(named.length));
  if (items.length === 0) return null;
  if (named !== '') return [{ ...block, line: { text: `${named.trim()} ${items.join(', ')}`, needsCheck } }];
  return items.map((item, index) => ({
    id: index === 0 ? block.id : newId(),
    is: 'item',
    line: { text: item, needsCheck },
  }));
};
