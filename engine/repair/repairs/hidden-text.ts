import type { RepairChange } from '../../model/repair.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import { quoted, textIn } from '../elements.ts';
import type { Mendable, Repair } from '../mendable.ts';
import { partRewritten } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';

export const hiddenText: Repair = {
  id: 'hidden-text',
  title: 'Delete the hidden text',
  what: 'Deletes text that nobody sees on the page: marked as hidden, too small to read, or in the color of its background.',
  check: 'hidden-text',
  find: (file) => {
    const hidden = hiddenRunsOf(file);
    if (hidden.size === 0) return null;
    const words = new Set([...hidden].map(textIn));
    const changes: RepairChange[] = [];
    const parts = new Map<string, string>();
    for (const story of file.stories) {
      const text = partRewritten(story, story.xml, deleting(hidden, words, file));
      if (text !== story.text) parts.set(story.name, text);
    }
    for (const paragraph of new Set([...hidden].map((run) => paragraphOf(run, file)))) {
      const runs = [...hidden].filter((run) => paragraphOf(run, file) === paragraph);
      const before = quoted(runs.map(textIn).join(''));
      if (before !== '') changes.push({ before, after: '' });
    }
    return parts.size === 0 || changes.length === 0 ? null : { parts, changes };
  },
};

const hiddenRunsOf = ({ source }: Mendable): ReadonlySet<Xml> =>
  new Set(
    source.document.runs.flatMap(({ hidden }, index) =>
      hidden === undefined ? [] : [source.runs[index] ?? []].flat(),
    ),
  );

const paragraphOf = (run: Xml, { parentOf }: Mendable): Xml | undefined => {
  let at = parentOf(run);
  while (at !== undefined && at.name !== 'w:p') at = parentOf(at);
  return at;
};

const texts: readonly string[] = ['w:t', 'w:sym', 'w:noBreakHyphen', 'w:softHyphen'];
const alone: readonly string[] = [...texts, 'w:rPr', 'w:tab', 'w:cr'];

/** The older copy of a text box, for programs that do not know the newer one, has the same hidden words. */
const deleting = (hidden: ReadonlySet<Xml>, words: ReadonlySet<string>, file: Mendable): Rewrite => {
  const isHiddenCopy = (run: Xml): boolean =>
    words.has(textIn(run)) && textIn(run).trim() !== '' && isInFallback(run, file);
  return (element) => {
    const { name, children } = element;
    if (name === 'w:r' && (hidden.has(element) || isHiddenCopy(element)))
      return children.every((inner) => alone.includes(inner.name)) ? '' : null;
    const run = texts.includes(name) ? file.parentOf(element) : undefined;
    if (run !== undefined && hidden.has(run)) return '';
    return name === 'w:p' && isWhollyHidden(element, hidden, file) ? '' : null;
  };
};

const isInFallback = (element: Xml, { parentOf }: Mendable): boolean => {
  for (let at = parentOf(element); at !== undefined; at = parentOf(at)) if (at.name === 'mc:Fallback') return true;
  return false;
};

/** A paragraph that has nothing else goes with its text, unless its cell or box would be left without one. */
const isWhollyHidden = (paragraph: Xml, hidden: ReadonlySet<Xml>, { parentOf }: Mendable): boolean => {
  const [first, ...rest] = paragraph.children.filter(({ name }) => name !== 'w:pPr');
  if (first === undefined || ![first, ...rest].every((run) => hidden.has(run))) return false;
  if (![first, ...rest].every(({ children }) => children.every(({ name }) => alone.includes(name)))) return false;
  const hasSection = paragraph.children.some(({ children }) => children.some(({ name }) => name === 'w:sectPr'));
  const siblings = parentOf(paragraph)?.children ?? [];
  return !hasSection && siblings.indexOf(paragraph) < siblings.findLastIndex(({ name }) => name === 'w:p');
};
