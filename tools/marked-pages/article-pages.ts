import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../content/articles');

/** The lines of the first, or the last, block of plain text in an article that begins with this line. */
export const pageInArticle = (slug: string, firstLine: string, which: 'first' | 'last' = 'first'): string[] => {
  const source = fs.readFileSync(path.join(folder, `${slug}.mdx`), 'utf8');
  const opening = `\`\`\`text\n${firstLine}\n`;
  const start = which === 'first' ? source.indexOf(opening) : source.lastIndexOf(opening);
  if (start < 0) throw new Error(`${slug} has no page that begins with "${firstLine}".`);
  return source.slice(start + 8, source.indexOf('\n```', start + 8)).split('\n');
};
