import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import { everydayWords, impliedBy, impliedByAll } from '../../lexicon/skills/implied-skills.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** Places of the terms that imply a required one, with the name of the first, or of all where it takes several. */
export type Implied = { by: string; mentions: readonly Mention[] };

/**
 * What implies a term in a resume: one of the terms that do so alone, all of those that do so together, or the members
 * of a kind ('programming languages'). null when there is nothing that counts.
 */
export const impliedIn = (
  { term, entry }: AskedTerm,
  resume: ResumeWords,
  counting: (mentions: readonly Mention[]) => readonly Mention[],
): Implied | null => {
  const mentionsOf = (name: string): readonly Mention[] => counting(resume.mentions.get(name)?.all ?? []);
  const enough = (names: readonly string[], min: number): Implied | null => {
    const found = names.flatMap((name) => {
      const mentions = mentionsOf(name);
      return mentions.length === 0 ? [] : [{ by: name, mentions }];
    });
    if (found.length < min) return null;
    const used = found.slice(0, min);
    return { by: used.map(({ by }) => by).join(' and '), mentions: used.flatMap(({ mentions }) => mentions) };
  };
  if (entry === null) {
    const everyday = everydayWords.get(term.toLowerCase());
    return everyday === undefined ? null : enough(everyday.by, everyday.min);
  }
  const together = impliedByAll.get(entry);
  return enough(impliedBy.get(entry) ?? [], 1) ?? (together === undefined ? null : enough(together, together.length));
};
