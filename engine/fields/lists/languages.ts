import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { languageLevels, languageNames } from '../../lexicon/languages.ts';
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
  for (const row of listRowsOf(reading, sections)) {
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
      const last = found.at(-1);
      if (isLanguageLevel(value)) {
        // the level is in a cell or line of its own
        if (last !== undefined && !/[(:–—-]/u.test(last.value))
          found[found.length - 1] = {
            ...last,
            value: `${last.value} (${value.replace(/^\(|\)$/gu, '')})`,
            spans: [...last.spans, ...spansOf(reading, row, from, to)],
          };
        continue;
      }
      if (!isLanguage(value)) continue;
      found.push({ value, spans: spansOf(reading, row, from, to), confidence: knows(value) ? 0.95 : 0.5 });
    }
  }
  return found;
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
const splitAtAnd = (text: string, item: Item): readonly Item[] => {
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
