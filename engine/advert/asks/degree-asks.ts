import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { andOrIn, headOfClause } from '../../lexicon/cues/clauses.ts';
import { butWords, wordsBeforeWish } from '../../lexicon/cues/unasked/not-asked-behind.ts';
import {
  andBehindNeed,
  isBehindWish,
  ideallyAbroad,
  ideallyEnglish,
  isWish,
  needAbroad,
  niceDegreeCue,
} from '../../lexicon/cues/nice-to-have.ts';
import { askedAbroad, vocationalTraining } from '../../lexicon/phrases/degrees/asked-abroad.ts';
import { afterDegree, orExperience } from '../../lexicon/phrases/degrees/after-degree.ts';
import { askedDegree, notDegree } from '../../lexicon/phrases/degrees/asked-degree.ts';
import { degreeCapitals } from '../../lexicon/phrases/degrees/degree-capitals.ts';
import { anyOf, followedBy, inSequence, optional } from '../../lexicon/phrases/compose.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { RequirementGroup } from '../../model/keywords.ts';
import { fold } from '../../text/fold.ts';
import { degreeLevelsIn, levelRank, type DegreeLevel } from '../../terms/degree-levels.ts';
import { saysOnlyStrength } from '../strength-breaks.ts';
import type { Statement } from '../statements/statement.ts';
import { shortened } from '../../text/shortened.ts';
import { unaskedRanges } from './unasked.ts';

export type DegreeAsk = {
  label: string;
  group: RequirementGroup;
  /** null where only vocational training is asked for. */
  level: DegreeLevel | null;
  /** Vocational training, whose level cannot be compared, is asked for or is enough. */
  isTrainingEnough: boolean;
  orExperience: boolean;
  quote: string;
};

/** Capitals that mean a degree only before its subject, its years or another one: 'BS in geology', 'BS + 5 years'. */
const shortDegreeName =
  /\b(?:AA|AAS|AS|BS|BA|MS|MA)(?: (?:in|or|plus|with|degree)\b|\s?[+/](?=\s?[\dBMP])|, (?=[BMP][ASh]))/;

/** The words before 'diploma' say of which kind it is: 'two-year technical diploma'. */
const kindOfDiploma =
  /(?:\b[\w-]+[- ]year )?\b(?:technical|vocational|trade|high school|secondary school|college|university|H\.?S\.?) $/iu;

/** Nobody asks for more degrees in one sentence. */
const maxDegrees = 6;

/** Words that allow a lower degree than the one before: 'A first-level degree may be accepted'. */
const allowance = /\b(?:accept|substitut|in lieu|instead|consider)/iu;

/** The levels that a posting names, lowest first, also by capitals where `shortDegreeName` found some. */
const levelsIn = (text: string, language: AdLanguage | null): readonly DegreeLevel[] => {
  const byCapitals = shortDegreeName.test(text)
    ? [...text.matchAll(/\b[A-Z][A-Za-z]{1,3}\b/gu)].flatMap(([name]) => degreeCapitals.get(name) ?? [])
    : [];
  const abroad: DegreeLevel[] = [];
  let rest = text;
  for (const { level, pattern } of language === null ? [] : askedAbroad) {
    if (!pattern.test(rest)) continue;
    abroad.push(level);
    rest = rest.replace(pattern, ' ');
  }
  return [...new Set([...byCapitals, ...abroad, ...degreeLevelsIn(rest)])].toSorted(
    (one, other) => levelRank(one) - levelRank(other),
  );
};
const namesTraining = (text: string, language: AdLanguage | null): boolean =>
  language !== null && vocationalTraining.test(text);
const namesDegree = (text: string, language: AdLanguage | null): boolean =>
  levelsIn(text, language).length > 0 || namesTraining(text, language);

/** 'PhD not compulsory' says nothing about the degree before it. */
const withoutUnasked = (text: string, language: AdLanguage | null): string =>
  unaskedRanges(text, language).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  );

/** The part of a statement that names a degree and its subject, up to the next requirement; null when it names none. */
export const degreeRange = (text: string, language: AdLanguage | null = null): { from: number; to: number } | null => {
  // 'No degree required'
  const asked = withoutUnasked(text, language);
  const abroad = language === null ? [] : [...askedAbroad.map(({ pattern }) => pattern), vocationalTraining];
  const starts = [askedDegree, shortDegreeName, ...abroad].flatMap((pattern) => pattern.exec(asked)?.index ?? []);
  if (starts.length === 0 || notDegree.test(text)) return null;
  const named = Math.min(...starts);
  const from = named - (kindOfDiploma.exec(text.slice(0, named))?.[0].length ?? 0);
  const end = text.slice(named).search(afterDegree);
  return { from, to: end < 0 ? text.length : named + end };
};

/** All parts of a statement that name a degree: 'high school diploma required; associate degree preferred' has two. */
export const degreeRanges = (
  text: string,
  language: AdLanguage | null = null,
): readonly { from: number; to: number }[] => {
  const ranges: { from: number; to: number }[] = [];
  for (let from = 0; from < text.length && ranges.length < maxDegrees;) {
    const range = degreeRange(text.slice(from), language);
    if (range === null) break;
    // 'Diploma in soldering' names no level, so it cannot be a degree requirement.
    if (namesDegree(text.slice(from + range.from, from + range.to), language))
      ranges.push({ from: from + range.from, to: from + range.to });
    from += Math.max(range.to, range.from + 1);
  }
  return ranges;
};

/** 'ADN required, BSN preferred; MSN a plus' */
const clauseEnd = anyOf(/;|(?<=\b(?:required|preferred|essential|desirable|mandatory)),\s/iu, andBehindNeed);

/** Removes an unclosed bracket with its contents: 'PhD in botany (or relevant work'. */
const withoutOpenBracket = (text: string): string => {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? text.slice(0, open) : text;
};

/** And a closing one that was opened before the degree: 'en horticulture (Bac +5)'. */
const withoutClosingBracket = (text: string): string => (text.includes('(') ? text : text.replace(/\).*$/u, ''));

/** 'College degree is preferred but experience counts, too' */
const weighed = /\s(?:(?:is|are) )?(?:required|preferred|essential|desirable) but\s.*$/iu;

/** 'BSc required', 'MSc (strongly preferred)': the group says how strongly the degree is asked for. */
const demandBehind = inSequence(
  /\s*[,;(]?\s*(?:(?<!\p{L})(?:is|are) )?(?:strongly |highly )?/iu,
  /(?:required|preferred|essential|desirable|a plus|an advantage|graduating.*)\s*\)?\.?$/iu,
);

/** 'Abgeschlossenes Studium ist erforderlich', 'mbo-diploma vereist': the same in the other languages. */
const demandAbroadBehind = inSequence(
  /\s*[,;(–-]?\s*(?:(?<!\p{L})(?:ist|sind|wird|est|sont|es|son|è|sono|é|são|is|zijn) (?:\p{L}{4,12} )?)?/iu,
  needAbroad,
  /\p{L}{0,3}\s*\)?\.?$/iu,
);

/** 'is een pluspunt', 'será um diferencial', 'ist von Vorteil' */
const wishAbroadBehind = inSequence(
  /\s(?:ist|wäre|est|serait|es|será|sería|é|seria|è|sarà|is|zou) (?:von|ein|un|um|een) /iu,
  /\p{L}.*$/iu,
);

/** 'De formation navale, vous avez une première expérience': another sentence, without its full stop. */
const nextSentence = /,\s(?:vous|sie|du|je|you) \p{L}.*$/iu;

const maxLabelLength = 120;

const labelOf = (text: string, from: number, to: number): string =>
  shortened(
    withoutOpenBracket(
      withoutClosingBracket(text.slice(from, to))
        .replace(nextSentence, '')
        .replace(weighed, '')
        .replace(wishAbroadBehind, '')
        .replace(saidOfDegree, '')
        .replace(demandBehind, '')
        .replace(demandAbroadBehind, ''),
    )
      .replace(/[\s.,;:(?]+$/, '')
      .replace(/\s(?:an?|is|are|ist|est|es|è|é|and|or|und|oder|et|ou|y|en)$/u, ''),
    maxLabelLength,
  );

/** '(not compulsory, but a plus)' is about the degree before it. */
const aboutBefore = /^\s*(?:but )?(?:not|it is|which is)\b/iu;

/** '(college preferred)' in 'High school diploma (college preferred)' is about another degree. */
const withoutWishOfOther = (text: string): string =>
  text.replaceAll(/\(([^()]*)\)/gu, (bracket, inside: string) =>
    niceDegreeCue.test(inside) &&
    !aboutBefore.test(inside) &&
    !saysOnlyStrength(inside) &&
    /\p{L}/u.test(inside.replace(niceDegreeCue, ''))
      ? ''
      : bracket,
  );

/** 'BSc, ideally in geology', 'Studium, idealerweise mit Praxis': the degree is asked for, and its subject wished. */
const wishOfSubject = inSequence(/[,(]? ?\b/iu, anyOf(ideallyEnglish, ideallyAbroad), /(?= \p{L}).*$/iu);
const withoutWishOfSubject = (text: string): string => text.replace(wishOfSubject, '');

/** 'is not required', '(optional)': what a clause says of its degree, and not its name. */
const saidOfDegree = inSequence(
  optional(inSequence(/\s[\p{L}]{4,20}\s/iu, followedBy(butWords))),
  optional(inSequence(/\s?/iu, butWords)),
  /\s{1,3}[,(–-]?\s{0,2}(?:(?:is|are|ist|sind|est|n['’]est|es|è|é|zijn|may be|would be|will be) )?/iu,
  compilePhrases(
    `
    (not|non|não|nicht|niet|pas|kein|keine|geen)
    no (es|son|imprescindible|indispensable|excluyente|obligatori[oa]|necesari[oa]|requerid[oa])
    would be (nice|great|good|ideal)
    helps
    (optional|helpful|useful|welcome|desired|desirable|advantageous|beneficial|an asset|an advantage|a plus)
    `,
    { start: 'letter', ignoreCase: true },
  ),
  /(?=[\s.,;)]|$).*$/iu,
);

const wordsIn = (text: string): readonly string[] => fold(text).match(/\p{L}{2,}/gu) ?? [];
const subjectBehind = /\b(?:in|of|en|em|di|de)\s/iu;

/**
 * A degree is a requirement without any asking word, so a wish after a comma covers only the words between: 'BSc in geology,
 * MSc preferred'. 'BSc in geology, physics or chemistry preferred' is one list.
 */
const jointOfWish = /, |\s[–—-]\s/gu;
const withOwnWishApart = (clause: string, language: AdLanguage | null): readonly string[] => {
  const joint = [...clause.matchAll(jointOfWish)].at(-1);
  const [before, last] = [clause.slice(0, joint?.index), clause.slice((joint?.index ?? 0) + (joint?.[0].length ?? 0))];
  const wish = joint === undefined ? null : niceDegreeCue.exec(last);
  if (wish === null || niceDegreeCue.test(before) || butWords.test(last)) return [clause];
  const [own, others] = [levelsIn(before, language), levelsIn(last, language)];
  if (own.length === 0 || wordsIn(last.slice(0, wish.index)).every((word) => wordsBeforeWish.has(word)))
    return [clause];
  if (others.length === 0) return andOrIn(language).test(last) && !headOfClause.test(last) ? [clause] : [before, last];
  const isHigher = others.every((level) => !own.includes(level));
  return isHigher && (others.length === 1 || subjectBehind.test(before)) ? [before, last] : [clause];
};

const askIn = (statement: Statement): DegreeAsk[] => {
  const { language } = statement;
  const stretch = degreeRange(statement.text, language);
  if (stretch === null) return [];
  const clauses = statement.text.slice(stretch.from);
  const [main = '', ...others] = clauses.split(clauseEnd).flatMap((clause) => withOwnWishApart(clause, language));
  const hasAlternative = orExperience.test(clauses);
  const inGroup = (text: string): RequirementGroup =>
    statement.part === 'nice' ||
    isWish(statement.text) ||
    niceDegreeCue.test(withoutWishOfSubject(withoutWishOfOther(withoutUnasked(text, language))))
      ? 'nice'
      : 'must';
  const isMainWished = isBehindWish(statement.text, stretch.from);
  const asks: DegreeAsk[] = [];
  for (const clause of [main, ...others]) {
    const asked = withoutUnasked(clause, language);
    const [level = null] = levelsIn(asked, language);
    const isTrainingEnough = namesTraining(asked, language);
    if (level === null && !isTrainingEnough) continue;
    const label =
      clause === main
        ? labelOf(statement.text, stretch.from, Math.min(stretch.to, stretch.from + main.length))
        : labelOf(clause.trim(), 0, clause.length);
    const group = clause === main && isMainWished ? 'nice' : inGroup(clause);
    asks.push({ label, group, level, isTrainingEnough, orExperience: hasAlternative, quote: statement.text });
  }
  return asks;
};

/** The degrees required; of several in one group the lowest counts, since any of them is enough. */
export const degreeAsksOf = (statements: readonly Statement[]): readonly DegreeAsk[] => {
  const asks = statements.filter((statement) => statement.part === 'must' || statement.part === 'nice').flatMap(askIn);
  const kept: DegreeAsk[] = [];
  for (const ask of asks) {
    const before = kept.findIndex((other) => other.group === ask.group);
    const isLowerAllowed =
      ask.level !== null &&
      allowance.test(ask.quote) &&
      levelRank(ask.level) < levelRank(kept[before]?.level ?? 'school');
    if (before < 0) kept.push(ask);
    else if (isLowerAllowed) kept[before] = ask;
  }
  return kept;
};
