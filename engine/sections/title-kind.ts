import { documentTitles, sectionTitles, titleHints, titleNouns } from '../lexicon/section-titles.ts';
import type { SectionKind } from '../model/resume.ts';
import { foldTitle, titleKey } from './title-key.ts';

export type TitleKind = { kind: SectionKind; by: 'title' | 'alike' };

const kindByKey: ReadonlyMap<string, SectionKind> = new Map(
  (Object.entries(sectionTitles) as [SectionKind, readonly string[]][]).flatMap(([kind, titles]) =>
    titles.map((title) => [titleKey(title), kind] as const),
  ),
);
const documentKeys: ReadonlySet<string> = new Set(documentTitles.map(titleKey));
const nouns: ReadonlyMap<string, SectionKind> = new Map(Object.entries(titleNouns));

/** Words that a title with a telling noun may hold besides it, but an ordinary sentence begins or goes on with. */
const sentenceWords =
  /\b(?:of|with|years?|my|i|the|in|for|at|to|from|a|an|we|you|your|our|is|are|was|has|have|more|that)\b/u;

/** 'Resume', 'Curriculum Vitae': what the paper calls itself. */
export const isDocumentTitle = (text: string): boolean => documentKeys.has(titleKey(text));

/** The section that a line would head, judged by its words alone. null when they do not tell. */
export const kindOfTitle = (text: string): TitleKind | null => {
  const known = knownTitle(text);
  if (known !== null) return { kind: known, by: 'title' };
  const folded = foldTitle(text);
  const words = folded.split(' ');
  if (folded === '' || words.length > 8) return null;
  const padded = ` ${folded} `;
  const hint = titleHints.find(([phrase]) => padded.includes(` ${phrase} `));
  return hint === undefined ? null : { kind: hint[1], by: 'alike' };
};

/** The kind of a title that stands in the list, alone, joined with another ('Education & Certifications'), or with a word before it. */
export const knownTitle = (text: string): SectionKind | null => {
  if (text.length > 64) return null;
  const whole = kindByKey.get(titleKey(text));
  if (whole !== undefined) return whole;
  return joinedTitle(text) ?? titleWithNoun(text);
};

const joinedTitle = (text: string): SectionKind | null => {
  const parts = text
    .split(/\s*(?:[&/|,+•·–—]|\s-\s|\b(?:and|und|et|y|e|en)\b)\s*/iu)
    .filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map((part) => kindByKey.get(titleKey(part)) ?? titleWithNoun(part));
  const first = kinds[0];
  return first !== undefined && first !== null && kinds.every((kind) => kind !== null) ? first : null;
};

const titleWithNoun = (text: string): SectionKind | null => {
  const folded = foldTitle(text);
  const words = folded.split(' ');
  if (words.length < 2 || words.length > 4 || /\d/u.test(folded) || sentenceWords.test(folded)) return null;
  return nouns.get(words.at(-1) ?? '') ?? null;
};
