import { child } from '../../read/docx/package/xml.ts';
import type { RepairChange } from '../../model/repair.ts';
import { fold } from '../../text/fold.ts';
import type { Repair } from '../mendable.ts';
import { escaped, partRewritten, startTag } from '../rewrite.ts';

/** Below this, the name may be something else. */
const minConfidence = 0.5;

export const fileProperties: Repair = {
  id: 'file-properties',
  title: 'Put your name into the file properties',
  what: 'Sets the title and the author stored in the file if they are empty, generated or name somebody else.',
  check: 'document-title',
  find: ({ report, part }) => {
    const core = part('docProps/core.xml');
    const { name } = report.resume;
    if (core === null || name === null || name.confidence < minConfidence) return null;
    const isTitleWrong = report.checks.find(({ check }) => check.id === 'document-title')?.outcome.is === 'fail';
    const { title, author } = report.document.metadata;
    const wanted = new Map<string, string>();
    if (title === '' || isTitleWrong) wanted.set('dc:title', `${name.value} - Resume`);
    if (!isSameName(author, name.value)) wanted.set('dc:creator', name.value);
    const changes: RepairChange[] = [];
    const before = new Map([
      ['dc:title', title],
      ['dc:creator', author],
    ]);
    const text = partRewritten(core, core.xml, (element) => {
      const value = wanted.get(element.name);
      if (value === undefined) return null;
      const label = element.name === 'dc:title' ? 'Title' : 'Author';
      changes.push({ before: `${label}: ${before.get(element.name) || 'none'}`, after: `${label}: ${value}` });
      const tag = startTag(core, element);
      return `${tag}${escaped(value)}</${/^<([^\s/>]+)/.exec(tag)?.[1] ?? element.name}>`;
    });
    return changes.length === 0 || child(core.xml, 'dc:creator') === undefined
      ? null
      : { parts: new Map([[core.name, text]]), changes };
  },
};

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}{2,}/gu) ?? [];

/** 'Jane A. Roe' and 'jane roe' are the same author. */
const isSameName = (author: string, name: string): boolean => {
  const own = new Set(wordsOf(name));
  const found = wordsOf(author);
  return found.length >= 2 && found.every((word) => own.has(word));
};
