import { fold } from '../../text/fold.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { functionWords, genericNouns, qualifiers } from '../../lexicon/stop-words.ts';
import { rawWordsOf } from '../../text/words.ts';

/** Words that appear beside 'experience' and name no field. */
const experienceQualifiers: ReadonlySet<string> = new Set([
  ...functionWords,
  ...qualifiers,
  ...'industry professional working work experience senior junior post qualification qualified progressively increasing responsible responsibility paid verifiable total combined continuous full-time part-time time career equal comparable capacity position setting environment organization organisation company hands track record using use years’ pqe fast paced'.split(
    ' ',
  ),
]);

const heads: ReadonlySet<string> = new Set(genericNouns);
const isEmpty = (word: string): boolean => experienceQualifiers.has(fold(word)) || heads.has(fold(word));

const namesField = (text: string): boolean => rawWordsOf(text).some((word) => !isEmpty(word));

/** The name of the field ends here; what follows qualifies it. */
const end = anyOf(
  /[;(:]|\.(?:\s|$)|\s[–—-]\s/iu,
  inSequence(
    /,\s+/iu,
    compilePhrases(
      `
      with
      including
      incl
      ideally
      preferably
      at least
      of which
      plus
      and at least
      and a
      as well as
      gained
      or an?_
      (and )?(can|able to|is able|are able)_
    `,
      { ignoreCase: true },
    ),
  ),
  /\swith (?:at least|an?|focus|emphasis|strong|proven|\d+)\b/iu,
  inSequence(
    /\s/iu,
    compilePhrases(
      `
      // place, time and purpose
      for an?
      at an?
      within
      where
      to
      on
      across
      // a relative clause
      who
      that
      which
      is
      are
      // how strongly it is required
      preferred
      required
      desired
      essential
      ideally
      preferably
      // additions
      including
      such as
      plus
      gained
    `,
      { end: 'word', ignoreCase: true },
    ),
  ),
);

const opener = /^[^\p{L}]*(?:(?:in|with|of|as|using|working|doing|on|within|inside|an?|the)(?!\p{L})\s*)*/iu;

const cleaned = (part: string): string | null => {
  const field = part.replace(opener, '').trim();
  return namesField(field) ? field : null;
};

/**
 * The field of work that a requirement for years names: 'financial planning' of '5+ years of experience in financial
 * planning', 'acute care' of '2 years of acute care experience in a hospital'. `rest` is the text after the years.
 * null when none is named ('5 years of professional experience').
 */
export const fieldAskedIn = (rest: string): string | null => {
  const text = rest.slice(0, 300).replace(/^\s*['’]/, '');
  const experience = /\b(?:experience|background|track record)\b/i.exec(text);
  const cut = end.exec(text)?.index ?? text.length;
  if (experience === null || experience.index > cut) return cleaned(text.slice(0, cut));
  const before = cleaned(text.slice(0, experience.index));
  if (before !== null) return before;
  const after = text.slice(experience.index + experience[0].length);
  return cleaned(after.slice(0, end.exec(after)?.index ?? after.length));
};

/**
 * The alternatives of a field as the job posting lists them, without their qualifiers: 'a senior sales or marketing
 * role' gives 'sales' and 'marketing role'. Parts that name nothing are left out.
 */
export const fieldParts = (field: string): readonly string[] =>
  field
    .split(/[,/&]|\b(?:or|and|und|oder)\b/i)
    .map((part) => rawWordsOf(part).filter((word) => !experienceQualifiers.has(fold(word))))
    // 'Customer service' is a field though both its words are general.
    .filter((words) => words.length > 1 || words.some((word) => !isEmpty(word)))
    .map((words) => words.join(' '));

/** A part without general words such as 'role' or 'systems', for when the whole part is not a term. */
export const withoutGeneralWords = (part: string): string =>
  rawWordsOf(part)
    .filter((word) => !heads.has(fold(word)))
    .join(' ');
