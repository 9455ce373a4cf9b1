import { oneOf } from '../../lexicon/cues/alternatives.ts';
import { adLanguageOf } from './ad-language.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import {
  cutAtInsideHeadings,
  headingIn,
  inlineHeading,
  isConditionalHeading,
  isUnknownHeading,
  partOfHeading,
} from './advert-headings.ts';
import { withHeadingColumnsApart } from './heading-columns.ts';
import { isEnumeration, linesOf, wordCount } from './advert-lines.ts';
import {
  isAboutEmployer,
  isBoilerplate,
  isStrayRequirement,
  namesEmployer,
  namesTerm,
  partOfDutyItem,
  partOfItems,
  partOfStray,
  partWithinDuties,
  partWithinWishes,
} from './part-by-words.ts';
import { asksAbroad, opensWithVerbAbroad } from './verb-first-abroad.ts';
import type { Statement } from './statement.ts';
import { sentencesOf, leadingTitle } from './sentences-of.ts';
import { isNiceAlone, partWithoutHeading, isAboutApplicant } from './part-without-heading.ts';
import {
  itemsBelow,
  isUpper,
  markdownHeading,
  isMarkdownHeading,
  isTermInHeading,
  isInCapitalsAbove,
  withStackAmongDuties,
  isNamedItem,
} from './heading-lines.ts';
import { isInSemicolons, isAfterBareList, isParagraph } from './bare-lists.ts';

/** A heading whose last words would ask for what follows them in a sentence. */
const askingHeading =
  /(?:knowledge|experience|understanding|familiarity|familiar|proficien(?:t|cy)|skilled|expertise) (?:of|with|in)\W*$/iu;

/** An item in another language that says what is done there is a duty, unless it asks for something explicitly. */
const withDutiesAbroad = (statement: Statement): Statement => {
  const { text, part, isItem, language } = statement;
  if (language === null || !isItem || (part !== 'must' && part !== 'nice')) return statement;
  if (!opensWithVerbAbroad(text, language) || asksAbroad(text)) return statement;
  return { ...statement, part: 'duty' };
};

/** 'What do you need?' in a paragraph is a heading that lost its line. */
const maxWordsOfQuestion = 9;

/** As 'we' the employer describes itself in a paragraph below the requirements. */
const isOfEmployer = (sentence: string, part: AdPart | null, isItem: boolean): boolean =>
  !isItem && (part === 'must' || part === 'nice') && isAboutEmployer(sentence);

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
    const isInList = isNamedItem(line, lines[index + 1], headings[index] ?? null, part);
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
      // 'Skills in networks: VLAN, VPN' below the requirements is one of them, and the others follow it.
      isInline ||= part !== inline.part;
      part = inline.part;
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
        statements.push({
          text: sentence,
          part: 'boilerplate',
          isItem,
          language,
          ...(line.isItem && part === 'must' && !isBenefitsHeading ? { isListedAsk: true as const } : {}),
        });
      else if (part === 'boilerplate' && isStrayRequirement(sentence))
        statements.push({ text: sentence, part: partOfStray(sentence), isItem: line.isItem, language });
      else if (namesEmployer(sentence) || isOfEmployer(sentence, part, line.isItem))
        statements.push({ text: sentence, part: 'about', isItem, language });
      else
        statements.push({
          text: sentence,
          part:
            (part === 'duty'
              ? line.isItem
                ? partOfDutyItem(sentence, language)
                : partWithinDuties(sentence, language)
              : null) ??
            (part === 'nice' && isGuessed ? partWithinWishes(sentence) : part) ??
            (hasMustHeading && !line.isItem && !isAboutApplicant(sentence, language)
              ? 'about'
              : partWithoutHeading(sentence, isItem, statements.at(-1), listed)),
          isItem,
          language,
          ...(part === null ? {} : { heading: isGuessed ? ('guessed' as const) : ('known' as const) }),
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
