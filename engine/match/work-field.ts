import { fieldsOfWork, leadingWords } from '../lexicon/work/fields-of-work.ts';
import { occupations, occupationsTitled, type Occupation } from '../lexicon/work/occupations.ts';
import type { TermEntry } from '../lexicon/skills/format.ts';
import { fieldParts, withoutGeneralWords } from '../advert/asks/field-asked.ts';
import { stemOf } from '../text/stem.ts';
import { entryNamed } from '../terms/term-index.ts';
import { termsIn } from '../terms/terms-in.ts';
import { stemsOf, wordsOf } from '../text/words.ts';

/**
 * One field of work, with what is known about it. When only stems are known, only its own words can tell that a job
 * belongs to it.
 */
export type WorkField = {
  stems: readonly string[];
  entries: readonly TermEntry[];
  industries: ReadonlySet<string>;
  occupations: ReadonlySet<Occupation>;
  isLeading: boolean;
};

const industriesByStem: ReadonlyMap<string, readonly string[]> = (() => {
  const byStem = new Map<string, readonly string[]>();
  for (const [word, industries] of fieldsOfWork)
    byStem.set(stemOf(word), [...new Set([...(byStem.get(stemOf(word)) ?? []), ...industries])]);
  return byStem;
})();

const leadingStems: ReadonlySet<string> = new Set(leadingWords.map(stemOf));

/** No signal for an occupation: most jobs have some of it. */
export const generalIndustries: ReadonlySet<string> = new Set(['General', 'Soft skills']);

/** The industries that the words of a field of work name ('bookkeeping'), by stem; may repeat. */
export const industriesOfWords = (stems: readonly string[]): readonly string[] =>
  stems.flatMap((stem) => industriesByStem.get(stem) ?? []);

/** True for words about leading people, which occurs in any industry. */
export const mentionsLeadership = (stems: readonly string[]): boolean => stems.some((stem) => leadingStems.has(stem));

/** The terms named first are the core of an occupation. */
const coreTerms = 3;

const industriesByOccupation = new Map<Occupation, readonly string[]>();

/** Industries of at least 40 % of its usual terms, two of five. */
export const industriesOfOccupation = (occupation: Occupation): readonly string[] => {
  const before = industriesByOccupation.get(occupation);
  if (before !== undefined) return before;
  const counts = new Map<string, number>();
  for (const keyword of occupation.keywords) {
    const industry = entryNamed(keyword)?.industry;
    if (industry !== undefined) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  }
  const industries = [...counts.keys()].filter(
    (industry) => !generalIndustries.has(industry) && (counts.get(industry) ?? 0) / occupation.keywords.length >= 0.4,
  );
  industriesByOccupation.set(occupation, industries);
  return industries;
};

/** Skills and methods are the work of a trade; a tool is used in many, and a license is held. */
export const isTrade = (kind: TermEntry['kind']): boolean => kind === 'skill' || kind === 'method';

const namesOfSuite = /\b(?:ms|microsoft|365|suite|software|package|applications|programs)\b/iu;
/** 'Office experience' is that of a secretary, and not of Microsoft Office. */
const isOfficeWork = (part: string): boolean => /\boffice\b/iu.test(part) && !namesOfSuite.test(part);
const officeJobs = occupationsTitled('office clerk');
const officeStem = stemOf('office');

const fieldOf = (part: string): WorkField => {
  const entries = termsIn(wordsOf([{ text: part, isNewStart: true }]), () => true)
    .filter((match) => !match.isInside)
    .map((match) => match.entry)
    .filter(({ term }) => term !== 'Microsoft Office' || !isOfficeWork(part));
  const stems = stemsOf(entries.length > 0 ? part : withoutGeneralWords(part));
  const ofTerms = occupations.filter((occupation) =>
    entries.some((entry) => occupation.keywords.slice(0, coreTerms).includes(entry.term)),
  );
  // A tool is used in many fields: five years in its industry are not five years with it.
  const trades = entries.filter(({ kind, industry }) => isTrade(kind) && !generalIndustries.has(industry));
  const isTool = entries.length > 0 && entries.every(({ kind }) => kind === 'tool');
  return {
    stems,
    entries,
    industries: new Set(isTool ? [] : [...trades.map(({ industry }) => industry), ...industriesOfWords(stems)]),
    occupations: new Set(
      isTool ? [] : [...ofTerms, ...occupationsTitled(part), ...(isOfficeWork(part) ? officeJobs : [])],
    ),
    isLeading: stems.every((stem) => leadingStems.has(stem)),
  };
};

/** The fields that a requirement names, any of which meets it. */
export const workFieldsIn = (asked: string): readonly WorkField[] => {
  const whole = fieldOf(asked);
  const parts = fieldParts(asked).map(fieldOf);
  // 'Health and safety' is one field, 'sales and marketing' are two: a term of the whole that is in neither part makes
  // it one field.
  const isOne = whole.entries.some((entry) => !parts.some((part) => part.entries.includes(entry)));
  return isOne ? [whole] : parts;
};

/**
 * Whether the field is known well enough that a job without any signal of it does not belong to it. Jobs of many
 * occupations are done in an office.
 */
export const isKnownField = ({ stems, entries, industries, occupations: titled, isLeading }: WorkField): boolean =>
  entries.length > 0 || (!stems.includes(officeStem) && (industries.size > 0 || titled.size > 0 || isLeading));
