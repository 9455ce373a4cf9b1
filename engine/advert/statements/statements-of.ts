import { anyOf, followedBy, inSequence, notPrecededBy } from '../../lexicon/phrases/compose.ts';
import { oneOf } from '../../lexicon/cues/alternatives.ts';
import { aboutApplicantAbroad, aboutApplicantCue } from '../../lexicon/cues/required.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { adLanguageOf } from './ad-language.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import {
  cutAtInsideHeadings,
  headingIn,
  inlineHeading,
  isConditionalHeading,
  isStackHeading,
  isUnknownHeading,
  partOfHeading,
} from './advert-headings.ts';
import { withHeadingColumnsApart } from './heading-columns.ts';
import { isEnumeration, linesOf, wordCount, type AdvertLine } from './advert-lines.ts';
import { termsIn } from '../../terms/terms-in.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import {
  isAboutEmployer,
  isAsk,
  isBoilerplate,
  isStrayRequirement,
  namesEmployer,
  namesTerm,
  partBySentence,
  partOfDutyItem,
  partOfItems,
  partWithinDuties,
  partWithinWishes,
} from './part-by-words.ts';
import { asksAbroad, opensWithVerbAbroad } from './verb-first-abroad.ts';

/** One sentence or list item of a job description. */
export type Statement = {
  text: string;
  part: AdPart;
  /** True for a list item under a heading: there a bare noun is a requirement. */
  isItem: boolean;
  /** The language of the posting when it is one of the six supported besides English; null for English. */
  language: AdLanguage | null;
  /** True after a heading on the same line that asks for one of what is listed: 'Experience in any of:'. */
  isOneOf?: true;
  /** For an item below a line that asks for one of its items: that line. */
  oneOfList?: string;
  /** True below a heading that asks for what is listed: 'Knowledge of:', 'Experience with:'. */
  isAsked?: true;
};

/** A heading whose last words would ask for what follows them in a sentence. */
const askingHeading =
  /(?:knowledge|experience|understanding|familiarity|familiar|proficien(?:t|cy)|skilled|expertise) (?:of|with|in)\W*$/iu;

/**
 * 'Prior sailing experience preferred Ability to splice Knowledge of knots': words with a capital that begin items,
 * right after a word in lower case. After a function word they are a name: 'our Experience in Motion tour'.
 */
const lostItemBreak = inSequence(
  / (?=\p{Lu})(?<=\p{Ll}{3}\)? )/u,
  notPrecededBy(/(?<!\p{L})(?:a|an|the|our|your|their|of|in|with|and|or|for|as|to|by|from|on|at|such) /u),
  followedBy(
    compilePhrases(
      `
      (Ability|Able|Capable|Willing|Willingness) to_
      (Experience|Background|Expertise) (in|with|of|as|using|working)_
      (Proven|Previous|Prior|Demonstrated|Hands-on|Relevant) {2 words}(experience|ability|knowledge|skills|track)_
      (Knowledge|Understanding|Awareness|Command) of_
      (Proficient|Proficiency|Fluency|Fluent) (in|with)_
      (Familiarity|Familiar) with_
      (Excellent|Strong|Good|Solid) {4 words}(skills|knowledge|understanding|communication|command)_
      (Self-motivated|Detail-oriented) and_
      (College|University|Bachelor['’]?s?|Master['’]?s?|Associate['’]?s?) degree_
      Must (be|have|possess)_
      `,
    ),
  ),
);

// Not after abbreviations, and only where a capital or digit follows.
const abbreviation = anyOf(
  /\b(?:[eE]\.g|i\.e|etc|[Ii]nc|[Ll]td|Dr|Mr|Mrs|Ms|St|No|vs|approx|U\.S|H\.S)\./u,
  // German: 'z. B.', 'o. ä.', 'bzw.'
  /\b(?:z|z\. ?B|o|o\. ?[äv]|u|u\. ?a|bzw|bspw|beispielsw|ca|inkl|ggf|evtl|techn|kaufm|mind|Nr)\./u,
);
const sentenceEnd = anyOf(
  inSequence(notPrecededBy(abbreviation), /(?<=[.!?])\s+(?=["“(£$€]?[\p{Lu}\d])/u),
  /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}+ )/u,
  // 'A valid license is required.* Night work is highly valued', 'Read on…Responsibilities:'
  /(?<=\p{Ll}[.!?])\*\s+(?=\p{Lu}\p{Ll})|(?<=\p{Ll}…)(?=\p{Lu}\p{Ll})/u,
  lostItemBreak,
);

// Postings that lost their line breaks run a heading into the text: 'About You It is anticipated that ...'.
const firstTitles = compilePhrases(`
  About You
  About The (Role|Company|Job|Client|Team|Business)
  About Us
  About Our [A-Z]+
  Person Specification
  Things you should know
`);
const furtherTitles = compilePhrases(`
  (Key )?Responsibilities
  Candidate Requirements
  The (Role|Person|Company|Candidate|Package)
  The (ideal|successful) candidate (will|should|must|is)
`);
const runInTitle = inSequence(/\s+/u, followedBy(inSequence(anyOf(firstTitles, furtherTitles), /\b/u)));

const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(runInTitle))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const leadingTitle = inSequence(/^/u, firstTitles);

/** 'Bees are a plus': an item that says itself that it is nice to have. */
const isNiceAlone = ({ text, part, isItem }: Statement): boolean =>
  isItem && part === 'nice' && partBySentence(text) === 'nice';

/**
 * An item without a signal of its own belongs to the part of the item before. What an item itself calls nice to have
 * says nothing about the next: that belongs to `listed`, the part of the last statement that is not one of those.
 */
const partWithoutHeading = (
  sentence: string,
  isItem: boolean,
  previous: Statement | undefined,
  listed: AdPart,
): AdPart => {
  const own = partBySentence(sentence);
  if (own !== 'about' || !isItem || previous === undefined || previous.part === 'boilerplate') return own;
  return isNiceAlone(previous) && listed !== 'about' ? listed : previous.part;
};

/** Where a heading opens the requirements, a sentence outside them has to say so itself. */
const isAboutApplicant = (sentence: string, language: AdLanguage | null): boolean =>
  aboutApplicantCue.test(sentence) || (language !== null && aboutApplicantAbroad.test(sentence));

/** An item in another language that says what is done there is a duty, unless it asks for something explicitly. */
const withDutiesAbroad = (statement: Statement): Statement => {
  const { text, part, isItem, language } = statement;
  if (language === null || !isItem || (part !== 'must' && part !== 'nice')) return statement;
  if (!opensWithVerbAbroad(text, language) || asksAbroad(text)) return statement;
  return { ...statement, part: 'duty' };
};

/** The items below a heading, up to the next line that is not an item. */
const itemsBelow = (lines: readonly AdvertLine[], heading: number): readonly string[] => {
  const end = lines.findIndex((line, index) => index > heading && !line.isItem);
  return lines.slice(heading + 1, end < 0 ? lines.length : end).map(({ text }) => text);
};

const isUpper = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

const markdownHeading = /^#{1,6}\s+/u;
const isMarkdownHeading = (text: string): boolean => markdownHeading.test(text);
/** '### Python', '### Python and SQL': nothing but terms that we know. */
const isTermInHeading = (text: string): boolean => {
  if (!isMarkdownHeading(text)) return false;
  const words = wordsOf([{ text: text.replace(markdownHeading, ''), isNewStart: true }]);
  const terms = termsIn(words, () => true).filter(({ entry }) => entry.kind !== 'soft');
  const isFilled = ({ plain }: Word, index: number) =>
    /^(?:and|or)$/.test(plain) || terms.some(({ first, last }) => first <= index && index <= last);
  return terms.length > 0 && words.every(isFilled);
};

/** 'SEEING THE BIG PICTURE' above 'Essential': a heading above a heading. Fewer words may name a skill. */
const minWordsInCapitals = 3;
const isInCapitalsAbove = ({ text, isItem }: AdvertLine, next: AdPart | null): boolean =>
  next !== null &&
  !isItem &&
  wordCount(text) >= minWordsInCapitals &&
  isUpper(text) &&
  !/[.;,!]$/.test(text) &&
  !isAsk(text);

/** Items of a list that ends each with a semicolon: 'meets all safety requirements;' opens no part there. */
const isInSemicolons = (lines: readonly AdvertLine[], index: number): boolean =>
  [lines[index - 1], lines[index + 1]].some((line) => line?.text.endsWith(';') === true);

/** 'Our tech stack' says what the job works with; where another heading asks, it asks for nothing itself. */
const withStackAmongDuties = (
  lines: readonly AdvertLine[],
  headings: readonly (AdPart | null)[],
): readonly (AdPart | null)[] => {
  const isStack = lines.map(({ text }, index) => headings[index] === 'must' && isStackHeading(text));
  if (!headings.some((part, index) => part === 'must' && isStack[index] !== true)) return headings;
  return headings.map((part, index) => (isStack[index] === true ? 'duty' : part));
};

/** 'What do you need?' in a paragraph is a heading that lost its line. */
const maxWordsOfQuestion = 9;
const maxBareWords = 6;
const minParagraphWords = 8;

/** Two or more short lines without bullets and full stops right above: a list that ends with its block. */
const isAfterBareList = (lines: readonly AdvertLine[], index: number): boolean =>
  [lines[index - 2], lines[index - 1]].every(
    (line, at) =>
      line !== undefined &&
      !(at === 1 && line.isAfterBlank) &&
      wordCount(line.text) <= maxBareWords &&
      !/[.:;!?]$/.test(line.text),
  );

/** Words that open what is asked for, and seldom a heading. */
const openingOfAsk = compilePhrases(
  `
  (an? )?(excellent|good|strong|great|solid|sound) {1 words}[a-z-]{2,20} (skills|experience|knowledge)
  (proven|previous|prior|relevant|basic|some) {1 words}[a-z-]{2,20} (skills|experience|knowledge)
  (an? )?{1 words}(knowledge|experience|understanding|familiarity) (of|in|with|as) [a-z0-9]
  (ability|able|willing|willingness) to_
  `,
  { start: 'text', ignoreCase: true },
);
/** 'Cleaning experience', 'Full driving licence' between blank lines: items below the requirements, and no heading again. */
const isNamedItem = ({ text }: AdvertLine, next: AdvertLine | undefined): boolean =>
  !/[:?]\s*$/.test(text) && next?.isItem !== true && (namesTerm(text) || openingOfAsk.test(text));

/** As 'we' the employer describes itself in a paragraph below the requirements. */
const isOfEmployer = (sentence: string, part: AdPart | null, isItem: boolean): boolean =>
  !isItem && (part === 'must' || part === 'nice') && isAboutEmployer(sentence);

/** Several sentences in one line. */
const isParagraph = (text: string): boolean => wordCount(text) >= minParagraphWords && /[.!?]\s+\S/.test(text);

/**
 * Splits a job description into statements, each with the part of the posting it belongs to: by headings, else by its
 * own words.
 */
export const statementsOf = (jobText: string): readonly Statement[] => {
  const lines = linesOf(withHeadingColumnsApart(jobText)).flatMap((line) =>
    wordCount(line.text) > 25 ? cutAtInsideHeadings(line.text).map((text) => ({ ...line, text })) : [line],
  );
  const isInCapitals = lines.filter(({ text }) => isUpper(text)).length > lines.length / 2;
  // 'MUST KNOW SAP' is a heading by its first word only; where all lines have capitals, a line with a term is none. Nor is
  // 'Proficiency in Microsoft Office: Word, Excel'.
  const read: (AdPart | null)[] = [];
  for (const [index, line] of lines.entries())
    read.push(
      (isInCapitals || /:\s*\S/.test(line.text)) && namesTerm(line.text)
        ? null
        : headingIn(line, lines[index + 1], read[index - 1]),
    );
  const headings = withStackAmongDuties(lines, read);
  // When a posting has a requirements heading, a paragraph outside all parts is about the employer.
  const named = new Set(headings.slice(1));
  const hasMustHeading = named.has('must');
  const language = adLanguageOf(jobText);
  const statements: Statement[] = [];
  let part: AdPart | null = null;
  const partOfUnknown = (items: readonly string[], isMustAhead: boolean): AdPart | null => {
    const own = partOfItems(items);
    // A second list of requirements is nice to have.
    if (own === 'must' && part === 'must' && !named.has('nice')) return 'nice';
    // When a posting has a heading for a part, an unknown heading does not open the same part again.
    if (own !== null && !((own === 'must' || own === 'duty') && named.has(own))) return own;
    if (part !== 'duty') return null;
    // 'Job description' over 'Team work:', 'Administration:': areas of the duties, where a later heading asks.
    if (own === 'duty' || isMustAhead) return 'duty';
    // After the duties come the requirements, whatever their heading.
    return 'must';
  };
  let isInline = false;
  /** Below a heading that we do not know: what it calls required is no wish. */
  let isGuessed = false;
  let listed: AdPart = 'about';
  let asked: Pick<Statement, 'isAsked'> = {};
  let ofList: Pick<Statement, 'oneOfList'> = {};
  /** Of an item that asks for one of the items within it; the next item beside it is not one of them. */
  let markOfList: string | null = null;
  lines.forEach((line, index) => {
    if (line.text.endsWith(':') && oneOf.test(line.text)) {
      ofList = { oneOfList: line.text };
      markOfList = line.isItem ? (line.mark ?? '') : null;
    } else if (!line.isItem || (line.mark ?? '') === markOfList) ofList = {};
    const ofItem = line.text === ofList.oneOfList ? {} : ofList;
    const isInList = part === 'must' && headings[index] === 'must' && isNamedItem(line, lines[index + 1]);
    const known = isInList ? null : (headings[index] ?? null);
    // '### Python' below the requirements is one of them.
    const isNamed = (part === 'must' || part === 'nice') && isTermInHeading(line.text);
    const heading =
      (known === 'must' && part === 'must' && isConditionalHeading(line) ? 'nice' : known) ??
      (index > 0 && !isNamed && !isInList && isUnknownHeading(line, lines[index + 1])
        ? partOfUnknown(itemsBelow(lines, index), headings.includes('must', index))
        : null);
    // The first line is the title, whatever its form.
    if (heading !== null && index > 0) {
      part = heading;
      isGuessed = known === null;
      isInline = false;
      asked = part === 'must' && askingHeading.test(line.text) ? { isAsked: true } : {};
      return;
    }
    // A heading that we do not know asks for nothing itself.
    if (index > 0 && !isNamed && isMarkdownHeading(line.text)) return;
    if (index > 0 && !isInCapitals && isInCapitalsAbove(line, headings[index + 1] ?? null)) return;
    // A paragraph after a blank line belongs neither to 'Perks: ...' above it nor to a list that has ended.
    if ((isInline || lines[index - 1]?.isItem === true) && line.isAfterBlank && !line.isItem) part = null;
    if (line.isAfterBlank && !line.isItem && isAfterBareList(lines, index) && isParagraph(line.text)) part = null;
    const text = isNamed ? line.text.replace(markdownHeading, '') : line.text;
    const inline = line.isItem ? null : inlineHeading(line.text);
    if (inline !== null && index > 0) {
      part = inline.part;
      isInline = true;
    }
    // 'Proficiency in Microsoft Office: Word, Excel' asks for what its heading names, too.
    const isTermBefore =
      inline !== null && inline.part !== 'boilerplate' && namesTerm(text.slice(0, text.indexOf(':')));
    for (const sentence of sentencesOf(inline === null || index === 0 || isTermBefore ? text : inline.rest)) {
      const title = leadingTitle.exec(sentence)?.[0];
      if (title !== undefined) part = partOfHeading(title);
      const isListed = inline !== null && isEnumeration(sentence);
      const isOneOf =
        inline !== null && oneOf.test(text.slice(0, text.indexOf(':') + 1)) ? { isOneOf: true as const } : {};
      const isItem = line.isItem || (part !== null && (wordCount(sentence) <= 12 || isListed));
      const isRequirementItem = line.isItem && (part === 'must' || part === 'nice' || part === 'duty');
      const isBenefitsHeading = sentence.endsWith(':') && partOfHeading(sentence) === 'boilerplate';
      if (index > 0 && part !== 'boilerplate' && (isBenefitsHeading || isBoilerplate(sentence, isRequirementItem)))
        statements.push({ text: sentence, part: 'boilerplate', isItem, language });
      else if (part === 'boilerplate' && isStrayRequirement(sentence))
        statements.push({ text: sentence, part: 'must', isItem: line.isItem, language });
      else if (namesEmployer(sentence) || isOfEmployer(sentence, part, line.isItem))
        statements.push({ text: sentence, part: 'about', isItem, language });
      else
        statements.push({
          text: sentence,
          part:
            (part === 'duty' ? (line.isItem ? partOfDutyItem : partWithinDuties)(sentence) : null) ??
            (part === 'nice' && isGuessed ? partWithinWishes(sentence) : part) ??
            (hasMustHeading && !line.isItem && !isAboutApplicant(sentence, language)
              ? 'about'
              : partWithoutHeading(sentence, isItem, statements.at(-1), listed)),
          isItem,
          language,
          ...(isItem ? asked : {}),
          ...isOneOf,
          ...ofItem,
        });
      const last = statements.at(-1);
      if (last !== undefined && !isNiceAlone(last)) listed = last.part;
      // 'You will have the following skills:', 'Duties include the following.' set the part of what follows.
      const isQuestion = sentence.endsWith('?') && wordCount(sentence) <= maxWordsOfQuestion;
      if (
        isQuestion ||
        /:$|\bthe following\.$/.test(sentence) ||
        (sentence.endsWith(';') && !isInSemicolons(lines, index))
      )
        part = partOfHeading(sentence) ?? part;
    }
  });
  return statements.map(withDutiesAbroad);
};
