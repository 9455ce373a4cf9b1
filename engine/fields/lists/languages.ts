import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { languageLevels, languageNames } from '../../lexicon/languages.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Section } from '../../model/resume.ts';
import { withoutLevel } from './levels.ts';
import { itemsIn, type Item } from './list-items.ts';
import { listRowsOf, spansOf, type ListRow } from './list-rows.ts';

/** Labels of a list of languages on the same line: 'Foreign languages: French'. */
const listLabel = inSequence(
  compilePhrases(
    `
    mother tongues?
    native( languages?)?
    fluent
    foreign languages?
    other languages?
    muttersprache
    fremdsprachen
    langues?
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\s*(?:\(s\))?:\s*/iu,
);

/** The items of the languages sections, one field each, in order: 'English', 'Spanish (fluent)', as written. */
export const languagesOf = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const found: Field<string>[] = [];
  // Levels in cells or lines of their own, until the next language.
  let levels: Field<string>[] = [];
  const settle = (): void => {
    found.splice(0, found.length, ...withLevels(found, levelsOfLast(found, levels)));
    levels = [];
  };
  for (const row of listRowsOf(reading, sections)) {
    // 'Ms Odalys Brennwick, Principal, 012 555 0187': a referee
    if (phoneNumber.test(row.text)) continue;
    const label = listLabel.exec(row.text)?.[0].length ?? 0;
    const items = stretchesOf(row, label).flatMap(({ from, to }) => itemsIn(row.text.slice(0, to), from));
    for (const item of items.flatMap((one) => splitAtAnd(row.text, one))) {
      const text = row.text.slice(item.from, item.to);
      const lead = isLanguageLevel(text)
        ? 0
        : (/^\s*(?:and|und|et|y|e|en|fluent in|proficient in|native|bilingual(?: in)?)\s+(?=\p{Lu})/iu.exec(text)?.[0]
            .length ?? 0);
      const drawn = /[\s●○◉★☆■□▪▫⬤◯\uE000-\uF8FF.:–—-]*$/u.exec(text)?.[0].length ?? 0;
      const [from, to] = [item.from + lead, item.to - drawn];
      if (to <= from) continue;
      const value = row.text.slice(from, to);
      if (isLanguageLevel(value)) {
        levels.push({ value: value.replace(/^\(|\)$/gu, ''), spans: spansOf(reading, row, from, to), confidence: 1 });
        continue;
      }
      if (!isLanguage(value) || tableHeads.has(fold(value).trim())) continue;
      settle();
      found.push({ value, spans: spansOf(reading, row, from, to), confidence: knows(value) ? 0.95 : 0.5 });
    }
  }
  settle();
  return found;
};

/**
 * The languages in sections of skills, for resumes without a section of their own: 'Englisch B1' below 'Kenntnisse'. Only
 * items that say nothing but a language and how well; one without a level may be another thing ('Sign', 'Creole'), so it
 * counts beside another language only.
 */
export const languagesAmongSkills = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const found = listRowsOf(reading, sections).flatMap((row) => {
    const label = /^[^:,;|]{1,40}:\s*/u.exec(row.text)?.[0] ?? '';
    const start = isOnlyLanguage(label.replace(/:\s*$/u, '')) ? 0 : label.length;
    // 'Cuisines: Italian, Thai'
    const isOfOthers = start > 0 && !labelOfLanguages.test(fold(label));
    const items = itemsIn(row.text, start).flatMap((item) => splitAtAnd(row.text, item));
    return items.flatMap(({ from, to }): Field<string>[] => {
      const value = row.text.slice(from, to);
      const isLanguage = isOnlyLanguage(value) && (!isOfOthers || lookupWordsOf(value).length > 1);
      return isLanguage ? [{ value, spans: spansOf(reading, row, from, to), confidence: 0.9 }] : [];
    });
  });
  return found.length > 1 ? found : found.filter(({ value }) => lookupWordsOf(value).length > 1);
};

/** 'Foreign languages:', 'Sprachkenntnisse:'. Folded. */
const labelOfLanguages = /langu|sprach|lingu|idioma|(?:^|\s)talen|spoken|fluent|bilingual/u;

/** 'Englisch B1', 'Deutsch (Muttersprache)', 'fluent French'. */
export const isOnlyLanguage = (text: string): boolean => {
  const [first = '', ...after] = text.trim().split(/[\s:(–—-]+/u);
  const last = after.at(-1) ?? '';
  if (knows(first)) return after.length === 0 || isLanguageLevel(after.join(' ').replace(/[).]+$/u, ''));
  return knows(last) && isLanguageLevel([first, ...after.slice(0, -1)].join(' '));
};

const phoneNumber = /\d[\d ()/-]{6,20}\d/u;

const hasLevel = ({ value }: Field<string>): boolean => /[(:–—-]/u.test(value);

/**
 * A level of its own is that of the language before it. Several in a row are a column: they belong to as many languages
 * before them, or nobody knows to which.
 */
const withLevels = (found: readonly Field<string>[], levels: readonly Field<string>[]): readonly Field<string>[] => {
  const own = levels.length > 1 ? found.slice(0, -1).concat(twoIn(found.at(-1), levels.length)) : found;
  const named = own.slice(-levels.length);
  if (levels.length === 0 || named.length < levels.length || named.some(hasLevel)) return found;
  const joined = named.map((language, index): Field<string> => {
    const level = levels[index];
    if (level === undefined) return language;
    return { ...language, value: `${language.value} (${level.value})`, spans: [...language.spans, ...level.spans] };
  });
  return [...own.slice(0, own.length - levels.length), ...joined];
};

/** 'Language' above a column of them. */
const tableHeads = wordSet(
  'language languages sprache sprachen langue langues idioma idiomas lingua lingue linguas taal talen',
);

/** A row of a table has several levels of one language, for speaking, reading and writing: one, where all are the same. */
const levelsOfLast = (found: readonly Field<string>[], levels: readonly Field<string>[]): readonly Field<string>[] => {
  const line = found.at(-1)?.spans[0]?.line;
  const isRow =
    levels.length > 1 &&
    levels.every(({ spans }) => spans[0]?.line === line) &&
    found.filter(({ spans }) => spans[0]?.line === line).length === 1;
  if (!isRow) return levels;
  return new Set(levels.map(({ value }) => fold(value))).size === 1 ? levels.slice(0, 1) : [];
};

/** 'Breton Gallo' beside two levels: two languages whose lines were read as one. */
const twoIn = (language: Field<string> | undefined, count: number): readonly Field<string>[] => {
  const [span] = language?.spans ?? [];
  const [first, second, ...more] = language?.value.split(' ') ?? [];
  if (language === undefined || span === undefined) return [];
  if (count !== 2 || first === undefined || second === undefined || more.length > 0) return [language];
  if (!knows(first) || !knows(second)) return [language];
  const behind = { ...language, value: second, spans: [{ ...span, from: span.to - second.length }] };
  return [{ ...language, value: first, spans: [{ ...span, to: span.from + first.length }] }, behind];
};

/** A line that begins with a language continues nothing above it: 'English, fluent' over 'Spanish, native'. */
const stretchesOf = (row: ListRow, start: number): readonly Item[] => {
  let at = 0;
  const begins = row.parts.flatMap((part) => {
    const own = at;
    at += part.to - part.from + 1;
    return own > start && knows(row.text.slice(own).split(/[\s,;:(]/u, 1)[0] ?? '') ? [own] : [];
  });
  return [start, ...begins].map((from, index) => ({ from, to: begins[index] ?? row.text.length }));
};

/** 'Spanish and Portuguese' are two. */
export const splitAtAnd = (text: string, item: Item): readonly Item[] => {
  const found = /\s+(?:and|und|et|y|e|en|&)\s+(?=\p{Lu})/u.exec(text.slice(item.from, item.to));
  if (found === null || text.slice(item.from, item.from + found.index).includes('(')) return [item];
  const after = item.from + found.index + found[0].length;
  // 'gut in Wort und Schrift' is a level
  if (!knows(text.slice(after, item.to))) return [item];
  return [
    { from: item.from, to: item.from + found.index },
    { from: after, to: item.to },
  ];
};

const knows = (text: string): boolean => lookupWordsOf(text).some((word) => languageNames.has(word));

/** 'Professional working proficiency', '(B2)': how well, without a language. */
export const isLanguageLevel = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return (
    !knows(text) &&
    words.length > 0 &&
    (words.every((word) => languageLevels.has(word) || word === 'or' || word === 'of' || word === 'and') ||
      withoutLevel(`x ${text}`).to <= 1)
  );
};

/** A known language, or up to three words that may be one. */
export const isLanguage = (text: string): boolean =>
  knows(text) || (lookupWordsOf(text).length <= 3 && /^\p{Lu}/u.test(text));
