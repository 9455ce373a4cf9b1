import type { RepairChange } from '../../model/repair.ts';
import { child, childrenNamed } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import { outermost, quoted, runsOf, textIn } from '../elements.ts';
import type { Mendable, Repair, Story } from '../mendable.ts';
import { insideRewritten, partRewritten, rewritten, startTag } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';

export const trackedChanges: Repair = {
  id: 'tracked-changes',
  title: 'Accept the tracked changes',
  what: 'Keeps what was inserted and removes what was deleted, so that nobody can read your earlier versions.',
  check: 'tracked-changes',
  find: (file) => {
    const changes: RepairChange[] = [];
    const parts = new Map<string, string>();
    for (const story of file.stories) {
      const found = outermost(story.xml, isRevision);
      if (found.length === 0) continue;
      changes.push(...found.flatMap(changeOf));
      parts.set(story.name, partRewritten(story, story.xml, accepting(story)));
    }
    if (parts.size === 0) return null;
    stopTracking(file, parts);
    return { parts, changes };
  },
};

const kept: readonly string[] = ['w:ins', 'w:moveTo'];
const removed: readonly string[] = (
  'del moveFrom rPrChange pPrChange sectPrChange tblPrChange tblPrExChange tcPrChange trPrChange tblGridChange ' +
  'numberingChange cellIns moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd ' +
  'customXmlInsRangeStart customXmlInsRangeEnd customXmlDelRangeStart customXmlDelRangeEnd ' +
  'customXmlMoveFromRangeStart customXmlMoveFromRangeEnd customXmlMoveToRangeStart customXmlMoveToRangeEnd'
)
  .split(' ')
  .map((name) => `w:${name}`);

const isRevision = ({ name }: Xml): boolean => kept.includes(name) || removed.includes(name);

const changeOf = (element: Xml): RepairChange[] => {
  const text = quoted(textIn(element));
  if (text === '') return [];
  return [kept.includes(element.name) ? { before: '', after: text } : { before: text, after: '' }];
};

const accepting = (story: Story): Rewrite => {
  const accept: Rewrite = (element) => {
    if (removed.includes(element.name)) return '';
    if (kept.includes(element.name)) return insideRewritten(story, element, accept);
    if (element.name === 'w:tr' && isDeletedRow(element)) return '';
    if (element.name === 'w:tbl' && childrenNamed(element, 'w:tr').every(isDeletedRow)) return '';
    return element.children.some(hasDeletedMark) ? withJoinedParagraphs(story, element, accept) : null;
  };
  return accept;
};

const isDeletedRow = (row: Xml): boolean => child(child(row, 'w:trPr'), 'w:del') !== undefined;

const hasDeletedMark = (paragraph: Xml): boolean => {
  const mark = child(child(paragraph, 'w:pPr'), 'w:rPr');
  return paragraph.name === 'w:p' && (child(mark, 'w:del') ?? child(mark, 'w:moveFrom')) !== undefined;
};

/** A paragraph whose mark was deleted becomes the beginning of the next one, which keeps its properties. */
const withJoinedParagraphs = (story: Story, element: Xml, accept: Rewrite): string => {
  const all = joinedGroups(element.children).map((group) => {
    const last = group.at(-1);
    if (last === undefined) return '';
    if (group.length === 1) return rewritten(story, last, accept);
    const properties = child(last, 'w:pPr');
    const kept = properties === undefined ? '' : rewritten(story, properties, accept);
    return `${startTag(story, last)}${kept}${group.map((one) => runsOf(story, one, accept)).join('')}</w:p>`;
  });
  const tag = startTag(story, element);
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? element.name;
  return `${tag}${all.join('')}</${name}>`;
};

/** Elements alone, but paragraphs with a deleted mark together with the paragraph that follows them. */
const joinedGroups = (elements: readonly Xml[]): readonly (readonly Xml[])[] => {
  const groups: Xml[][] = [];
  for (const element of elements) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && hasDeletedMark(before) && element.name === 'w:p')
      group.push(element);
    else groups.push([element]);
  }
  return groups;
};

const withoutTracking: Rewrite = ({ name }) => (name === 'w:trackRevisions' ? '' : null);

/** Word would go on recording changes. */
const stopTracking = (file: Mendable, parts: Map<string, string>): void => {
  const settings = file.related('settings');
  if (settings === null || child(settings.xml, 'w:trackRevisions') === undefined) return;
  parts.set(settings.name, partRewritten(settings, settings.xml, withoutTracking));
};
