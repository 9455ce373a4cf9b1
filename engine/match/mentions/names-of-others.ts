import { wordSet } from '../../lexicon/word-set.ts';
import type { Term, TermKind } from '../../model/keywords.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** 'A sports organisation', 'external collaborators': others, who say nothing about what the candidate can do. */
const others = /(?:collaborators?|communicators?|organi[sz]ations?)$/u;

/** 'Communication dashboard', 'Innovation Center', 'Communication Chair': the word is only part of the name of a thing, an organization or a post. */
const thingsAndOrganizations = wordSet(`
  dashboard dashboards committee committees group groups board boards council councils center centers centre centres platform
  platforms tool tools system systems app apps software network networks department departments office offices club clubs
  society societies association associations institute institutes foundation foundations chair chairs chairman chairwoman chairperson
`);

/** The word after a mention, with nothing but a space between. */
const wordBehind = /^ (\p{L}+)/u;
const maxLengthOfWord = 20;

/**
 * Whether a mention of a quality names others, or a thing, and not what the candidate is like. A word in a list of skills
 * names the skill, whatever its form.
 */
export const isNameOfOther = ({ spans, isListed }: Mention, kind: TermKind, resume: ResumeWords): boolean => {
  const [span] = spans;
  if (kind !== 'soft' || isListed || span === undefined || spans.length > 1) return false;
  const text = resume.textOf(span);
  if (/\s/u.test(text)) return false;
  if (others.test(text)) return true;
  const behind = wordBehind.exec(resume.textOf({ ...span, from: span.to, to: span.to + maxLengthOfWord }))?.[1] ?? '';
  return thingsAndOrganizations.has(behind.toLowerCase());
};

/**
 * Whether the page has the words of a term, wherever they are. A quality has no name with a capital: 'Collaboration' of a
 * posting is on a page with 'collaboration tools'.
 */
export const isTermOnPage = (resume: ResumeWords, { term, kind }: Pick<Term, 'term' | 'kind'>): boolean =>
  resume.isOnPage(kind === 'soft' ? term.toLowerCase() : term);
