import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { presentDraft } from '#contract/report/present-draft.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { draftText } from '#engine/draft-text.ts';

/** A resume in Markdown: its marks become headings, lines and bullets, and its words are read like those of a text. */
export const draftFromMarkdown = (text: string): ResumeDraft => {
  const root = fromMarkdown(withoutFrontMatter(text));
  return presentDraft(draftText(linesOf(root).join('\n'), headingsOf(root)));
};

/** Settings of a program in front of the resume, between lines of dashes. Only where they look like settings. */
const withoutFrontMatter = (text: string): string => text.replace(/^---\r?\n(?:[\w-]+:.*\r?\n)+---\r?\n/, '');

/** The largest heading is the name when it comes first and alone; all others are section titles. */
const headingsOf = ({ children }: Root): string[] => {
  const headings = children.flatMap((node) => (node.type === 'heading' ? [node] : []));
  const [first] = headings;
  const isName =
    first !== undefined &&
    children[0] === first &&
    headings.every((each) => each === first || each.depth > first.depth);
  const depths = headings.slice(isName ? 1 : 0).map(({ depth }) => depth);
  const sectionDepth = Math.min(...depths);
  return headings
    .filter((heading) => heading.depth === sectionDepth && !(isName && heading === first))
    .map((heading) => wordsIn(heading).trim());
};

const linesOf = ({ children }: { children: readonly RootContent[] }): string[] =>
  children.flatMap((node) => [...blockLines(node), '']);

const blockLines = (node: RootContent, depth = 0): string[] => {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
      return wordsIn(node)
        .split('\n')
        .map((line) => line.trim());
    case 'list':
      return node.children.flatMap((item) => {
        const [first, ...others] = item.children;
        const [line = '', ...more] = first === undefined ? [''] : blockLines(first, depth + 1);
        return [`• ${line}`, ...more, ...others.flatMap((each) => blockLines(each, depth + 1))];
      });
    case 'blockquote':
      return depth > maxDepth ? [wordsIn(node)] : node.children.flatMap((each) => blockLines(each, depth + 1));
    case 'code':
    case 'html':
      return node.value.split('\n');
    case 'definition':
      return [node.url];
    case 'thematicBreak':
      return [];
    default:
      return [wordsIn(node)];
  }
};

/** Quotes inside of quotes are a joke, or an attack. */
const maxDepth = 20;

/** The words of a node. The address of a link follows its words, unless they are the address. */
const wordsIn = (node: Nodes): string => {
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return [node.alt ?? '', node.url].filter((text) => text !== '').join(' ');
  if (node.type === 'link') {
    const words = node.children.map(wordsIn).join('');
    const address = node.url.replace(/^(?:mailto|tel):/i, '');
    return address === '' || words.includes(address) || address.replace(/^https?:\/\//i, '') === words
      ? words
      : `${words} (${address})`;
  }
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
};
