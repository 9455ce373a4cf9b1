import { nameParticles } from '../../lexicon/names/name-words.ts';
import type { Line } from '../../model/reading.ts';
import { fold } from '../../text/fold.ts';
import { agreesWithName } from '../contact/email.ts';
import { titleScore } from '../experience/titles.ts';
import { positionScore, type Candidate, type Context } from './candidate.ts';
import type { IndexedLine } from './line-below.ts';
import { nameIn } from './name-shape.ts';
import { isPlace, isTitle } from './not-a-name.ts';

/** Lines over which a name wraps in a narrow column. */
export const maxNameLines = 4;
const maxNameWords = 6;
/** In points: sizes that differ by less are one size. */
const sameSizePt = 0.6;
/** What counts for the whole name against one of its lines, which may look more like a name. */
const wholeScore = 0.6;

/**
 * 'Krunoslav Franjo' over 'Brandvold', 'María de los' over 'Ángeles Ana' over 'Roca': the lines in one type at the very top
 * of the page, where the email address has words of each, or where the next word did not fit on the line. `lines`: the
 * line with those that may go on with it, up to the next section title.
 */
export const wrappedName = (lines: readonly IndexedLine[], context: Context): Candidate[] => {
  const [first] = lines;
  if (first === undefined || context.at > 0) return [];
  const end = lines.findIndex(({ line }) => !isAlike(line, first.line));
  const block = end === -1 ? lines : lines.slice(0, end);
  if (block.length < 2 || block.length > maxNameLines || !isSetAsName(first.line, context)) return [];
  const texts = block.map(({ line }) => line.text.trim());
  if (!isWrapped(block, texts, context) || texts.some((text) => isTitle(text) || titleScore(text) >= 1)) return [];
  const whole = texts.join(' ');
  const name = nameIn(whole);
  if (name === null || name.value !== whole || name.words.length > maxNameWords || titleScore(whole) >= 1) return [];
  const spans = block.map(({ line, index }, at) => {
    const text = texts[at] ?? '';
    const from = line.text.indexOf(text);
    return { order: context.reading.order, line: index, from, to: from + text.length };
  });
  return [{ value: name.value, spans, score: name.likeness + wholeScore + positionScore(first.line, whole, context) }];
};

const isAlike = (line: Line, first: Line): boolean =>
  Math.abs(line.style.sizePt - first.style.sizePt) <= sameSizePt &&
  line.style.isBold === first.style.isBold &&
  line.column === first.column &&
  !line.text.includes('\t');

const minLargeShare = 1.1;

const isSetAsName = ({ style, text }: Line, { body }: Context): boolean =>
  !text.includes('\t') && (style.sizePt >= minLargeShare * body || style.isBold);

/** Each line goes on with the one above: by the email address, by a particle, or because its first word did not fit. */
const isWrapped = (block: readonly IndexedLine[], texts: readonly string[], context: Context): boolean => {
  const isInAddress = (text: string): boolean => context.emails.some((email) => agreesWithName(email, text));
  const edge = rightEdge(block, context);
  const isInFull = texts.filter(isInAddress).length >= 2;
  return texts.slice(1).every((text, at) => {
    const [above, below] = [block[at]?.line, block[at + 1]?.line];
    if (above === undefined || below === undefined) return false;
    const isPart = isInFull || endsInParticle(above.text) || wouldNotFit(above, below, edge);
    return isPart && (isInAddress(text) || !isPlace(text));
  });
};

const endsInParticle = (text: string): boolean => nameParticles.has(fold(text.trim().split(/\s+/u).at(-1) ?? ''));

/** The x at which the text of a column beside another one ends; Infinity where nothing shows it. */
const rightEdge = ([first]: readonly IndexedLine[], { reading }: Context): number => {
  const own = first?.line;
  if (own === undefined || !own.isBesideColumn) return Infinity;
  const edges = reading.lines.flatMap(({ box, page, column, isBesideColumn }) =>
    box !== null && isBesideColumn && page === own.page && column === own.column ? [box.x + box.width] : [],
  );
  return Math.max(...edges);
};

const wouldNotFit = (above: Line, below: Line, edge: number): boolean => {
  if (above.box === null || below.box === null) return false;
  const text = below.text.trim();
  const [word = ''] = text.split(/\s+/u);
  const widthOfWord = ((word.length + 1) * below.box.width) / Math.max(1, text.length);
  return above.box.x + above.box.width + widthOfWord > edge;
};
