import { childrenNamed } from '../../read/docx/package/xml.ts';
import { quoted, textIn } from '../elements.ts';
import type { Repair } from '../mendable.ts';
import { partRewritten } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';

const marks: readonly string[] = ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'];
const storedIn: readonly string[] = ['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible'];

const withoutMarks: Rewrite = ({ name, children }) => {
  if (marks.includes(name)) return '';
  const isOnlyMark =
    name === 'w:r' &&
    children.some((inner) => inner.name === 'w:commentReference') &&
    children.every((inner) => inner.name === 'w:rPr' || inner.name === 'w:commentReference');
  return isOnlyMark ? '' : null;
};

export const comments: Repair = {
  id: 'comments',
  title: 'Delete the comments',
  what: 'Removes every comment from the file. Anyone who opens it can read them now.',
  check: 'comments-left-in',
  find: (file) => {
    const stored = childrenNamed(file.related('comments')?.xml, 'w:comment');
    if (stored.length === 0) return null;
    const parts = new Map<string, string>();
    for (const story of file.stories) {
      const text = partRewritten(story, story.xml, withoutMarks);
      if (text !== story.text) parts.set(story.name, text);
    }
    for (const type of storedIn) {
      const part = file.related(type);
      if (part === null) continue;
      parts.set(
        part.name,
        partRewritten(part, part.xml, (element) => (element === part.xml ? null : '')),
      );
    }
    return { parts, changes: stored.map((comment) => ({ before: quoted(textIn(comment)), after: '' })) };
  },
};
