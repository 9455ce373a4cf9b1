import { listsCredits } from '../../lexicon/credits.ts';
import type { Check } from '../../model/check.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { mayBeTwoLines } from '../glued-lines.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

const tolerated = { breaks: 6, share: 0.12 };
/**
 * What praise overlooks: two swapped blocks, such as a sidebar that is stored first, and one bullet in ten that is missed
 * for another reason, such as a broken word.
 */
const overlooked = { breaks: 2, tornApart: 0.1 };

const inColumns = 'Use one column without tables or text boxes.';
const inOneColumn =
  'Keep each line in one piece. Where dates or places are on the right, put them there with a tab stop, not in a separate frame or column.';

export const readingOrder: Check<'visual' | 'orderBreaks' | 'tornApart' | 'sideBySide' | 'textTables' | 'cite'> = {
  id: 'reading-order',
  group: 'layout',
  title: {
    pass: 'Your text is stored mostly in reading order',
    fail: 'Your text is not stored in the order in which you read it',
  },
  why: 'Many parsers read text in the order in which it is stored. If that order differs from the page, jobs get separated from their dates and bullets.',
  impact: 'major',
  needs: ['visual', 'orderBreaks', 'tornApart', 'sideBySide', 'textTables', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ visual, orderBreaks, tornApart, sideBySide, textTables, cite }) => {
    const { lines, share } = orderBreaks;
    if (lines.length <= overlooked.breaks && tornApart <= overlooked.tornApart) return passed;
    // Few jumps can still part every job from its dates: `lost-in-plain-reading` says so, and this check says nothing.
    if (lines.length < tolerated.breaks || share < tolerated.share) return { is: 'not-applicable' };
    // A performer's credits are rows of cells, which are often read in another order than they are stored in.
    if (listsCredits(visual.lines.map(({ text }) => text))) return { is: 'not-applicable' };
    const whole = lines.slice(0, maxLookedAt).filter((line) => !isGlued(visual.lines[line], visual));
    return failed(
      0.75 - share,
      // No number: a person who compares the two orders counts blocks, not jumps.
      'In several places, the stored text jumps to another part of the page. A layout-blind parser reads it in that order.',
      `${sideBySide.lines.length + textTables.length > 0 ? inColumns : inOneColumn} Then export again and compare the two readings in the report: they should be the same.`,
      firstFew(whole.length > 0 ? whole : lines).map((line) => cite.line(line)),
    );
  },
};

/** Each is compared with all lines, and only the first few are quoted. */
const maxLookedAt = 50;

/** A quote of two lines in one is none of the page. */
const isGlued = (line: Line | undefined, { lines }: Reading): boolean =>
  line !== undefined && mayBeTwoLines(line, lines);
