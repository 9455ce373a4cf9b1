import type { ForgedResume } from '../forged-resume.ts';
import { wordsIn } from './labels.ts';
import type { ContactId, NameId } from './parts.ts';
import { icons } from './icons.ts';
import { type Line, lineOf, type PageHead, type Run, run } from './page.ts';

type Detail = { kind: 'address' | 'phone' | 'email' | 'link'; text: string };

const detailsOf = ({ contact }: ForgedResume): Detail[] =>
  [
    { kind: 'address' as const, text: contact.location },
    { kind: 'phone' as const, text: contact.phone },
    { kind: 'email' as const, text: contact.email },
    ...contact.links.map((text) => ({ kind: 'link' as const, text })),
  ].filter(({ text }) => text !== '');

const separators: Partial<Record<ContactId, string>> = {
  pipes: ' | ',
  bullets: ' • ',
  dots: ' · ',
  slashes: ' / ',
  gaps: '     ',
};

const labeled = ({ kind, text }: Detail, language: string): Line =>
  kind === 'link' ? lineOf(text) : { runs: [run(`${wordsIn(language)[kind]}: `, 'strong'), run(text)], right: [] };

/** On a sheet of letter width, longer lines wrap between two details. */
const maxLineLength = 88;

/** An icon with the blanks around it. */
const iconLength = 6;

const joined = (details: readonly Detail[], separator: string): Line[] => {
  const lines: string[] = [];
  for (const { text } of details) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}${separator}${text}`.length <= maxLineLength)
      lines[lines.length - 1] = last + separator + text;
    else lines.push(text);
  }
  return lines.map((line) => lineOf(line));
};

/** A blank at which no line breaks: an icon stays with its words. */
const solidBlank = '\u00A0';

const withIcons = (details: readonly Detail[], isOneLine: boolean): Line[] => {
  const lines: Run[][] = [];
  let length = 0;
  for (const { kind, text } of details) {
    const runs: Run[] = [
      { text: icons[kind], emphasis: 'plain', icon: true },
      run(solidBlank + text.replaceAll(' ', solidBlank)),
    ];
    const last = lines.at(-1);
    if (isOneLine && last !== undefined && length + text.length + iconLength <= maxLineLength)
      last.push(run('    '), ...runs);
    else {
      lines.push(runs);
      length = 0;
    }
    length += text.length + iconLength;
  }
  return lines.map((runs) => ({ runs, right: [] }));
};

/** The contact details as printed lines. In a narrow column each has its own. */
export const contactLines = (resume: ForgedResume, style: ContactId, isNarrow: boolean): Line[] => {
  const details = detailsOf(resume);
  const separator = separators[style];
  if (style === 'icons') return withIcons(details, !isNarrow);
  if (style === 'labels' || style === 'form') return details.map((detail) => labeled(detail, resume.language));
  return isNarrow || separator === undefined ? details.map(({ text }) => lineOf(text)) : joined(details, separator);
};

/** A name as the look prints it, one string per line. */
export const nameLines = (name: string, style: NameId): string[] => {
  const words = name.split(' ');
  if (style === 'caps') return [name.toLocaleUpperCase()];
  if (style === 'two-lines' && words.length > 1) return [words.slice(0, -1).join(' '), words.slice(-1).join('')];
  const hyphen = name.lastIndexOf('-');
  if (style === 'hyphen-break' && hyphen > 0) return [name.slice(0, hyphen + 1), name.slice(hyphen + 1)];
  return [name];
};

const initialsOf = (name: string): string => {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return [words.at(0), words.at(-1)].map((word) => /^./u.exec(word ?? '')?.[0] ?? '').join('');
};

/** The head of the page. `contact` is empty where the contact details stand elsewhere. */
export const headOf = (resume: ForgedResume, style: NameId, contact: readonly Line[], hasPhoto: boolean): PageHead => {
  const isJoined = style === 'with-headline' && resume.headline !== undefined;
  return {
    name: isJoined ? [`${resume.name}, ${resume.headline}`] : nameLines(resume.name, style),
    hasPhoto,
    monogram: style === 'monogram' ? initialsOf(resume.plainName) : undefined,
    headline: isJoined ? undefined : resume.headline,
    contact,
  };
};
