import { periodsIn } from '../fields/dates/periods.ts';
import { validity } from '../fields/lists/certificate-name.ts';
import { isLevel } from '../fields/lists/levels.ts';
import { isLanguage, isLanguageLevel } from '../fields/lists/languages.ts';
import { itemsIn } from '../fields/lists/list-items.ts';
import { mayBeWholePhrase, skillsOfLine } from '../fields/lists/skills.ts';
import type { ComparedValue } from '../model/read-back.ts';
import type { Field } from '../model/resume.ts';
import { hasValue, keyOf, withoutLabel } from './same-text.ts';

/** A line of a list with its place in the document. */
export type PlacedLine = { text: string; place: string };

/** '5+ years' or 'Expert' alone on a line. */
export const isOnlyLevel = (text: string): boolean => isLevel(text);

/** Items of more words are sentences, which no list of skills has. */
const maxItemWords = 8;

export const isSentence = (text: string): boolean => {
  const words = withoutLabel(text).split(/[,;|•·]/u);
  return words.every((part) => part.trim().split(/\s+/u).length > maxItemWords);
};

/** The items of a line of skills, each beside the skill that was read for it; `isItem`: it stands in a list of such lines. */
export const comparedSkills = (
  { text, place, isItem }: PlacedLine & { isItem: boolean },
  read: readonly Field<string>[],
): ComparedValue[] => {
  const isRead = (written: string): boolean => read.some(({ value }) => keyOf(value) === keyOf(written));
  // Which of the two it is, the other items of the list decide.
  if (isItem && mayBeWholePhrase(text) && isRead(text))
    return [{ place, field: 'skill', written: text, read: text, isSame: true }];
  return skillsIn(text).map((written): ComparedValue => {
    const isSame = isRead(written);
    const near = isSame
      ? written
      : [(value: string) => isIn(written, value), (value: string) => isIn(value, written)]
          .map((isNear) => read.find(({ value }) => isNear(value))?.value)
          .find((value) => value !== undefined);
    return { place, field: 'skill', written, read: near ?? null, isSame };
  });
};

/** Shorter words are part of too many others. */
const minPartLength = 3;

const isIn = (part: string, whole: string): boolean =>
  keyOf(part).length >= minPartLength && keyOf(whole).includes(keyOf(part));

export const skillsIn = (text: string): readonly string[] => skillsOfLine(text).filter(hasValue);

/**
 * The languages of a section. A level may be written on a line of its own, and is read with its language; without one,
 * and with words that are no language, it only has to be there.
 */
export const comparedLanguages = (
  lines: readonly PlacedLine[],
  read: readonly Field<string>[],
  isThere: (place: string) => boolean,
): ComparedValue[] => {
  const items = lines.flatMap(({ text, place }) =>
    itemsIn(text, 0)
      .map(({ from, to }) => ({ written: text.slice(from, to).trim(), place }))
      .filter(({ written }) => hasValue(written)),
  );
  const same = new Set<number>();
  for (const [start] of items.entries()) {
    let key = '';
    for (let end = start; end < Math.min(items.length, start + 3); end += 1) {
      key += keyOf(items[end]?.written ?? '');
      if (!read.some(({ value }) => keyOf(value) === key)) continue;
      for (let at = start; at <= end; at += 1) same.add(at);
    }
  }
  return items.map(({ written, place }, index): ComparedValue => {
    if (same.has(index)) return { place, field: 'language', written, read: written, isSame: true };
    if (isLanguageLevel(written) || !isLanguage(written)) {
      const isSame = isThere(place);
      return { place, field: 'line', written, read: isSame ? written : null, isSame };
    }
    const near = read.find(({ value }) => isIn(written, value)) ?? read.find(({ value }) => isIn(value, written));
    return { place, field: 'language', written, read: near?.value ?? null, isSame: false };
  });
};

/** 'Rye Baking' of 'Rye Baking, Harrow Guild', 'Oat Baking' of 'Oat Baking (Rye Guild, 2021)': the issuer may be left out. */
const headsOf = (name: string): readonly string[] =>
  [...name.matchAll(/,\s|\s[–—-]\s|\s\(/gu)].map(({ index }) => name.slice(0, index));

/**
 * The certifications of a line: without dates, how long they are valid, who issued them, and what follows a bar, which
 * only have to be there.
 */
export const comparedCertifications = (
  { text, place }: PlacedLine,
  read: readonly Field<string>[],
  isThere: (place: string) => boolean,
): ComparedValue[] =>
  certificationsIn(text).map((written): ComparedValue => {
    const [first = ''] = written.split(/\s[|•·]\s/u).filter((part) => hasValue(withoutDates(part)));
    const wanted = new Set([written, first].flatMap((name) => [name, withoutDates(name), ...headsOf(name)]).map(keyOf));
    const found = read.find(({ value }) => wanted.has(keyOf(value)));
    const near = found ?? read.find(({ value }) => keyOf(written).includes(keyOf(value)));
    return {
      place,
      field: 'certification',
      written,
      read: near?.value ?? null,
      isSame: found !== undefined && isThere(place),
    };
  });

/** '2024' on a line of its own. */
export const isOnlyDate = (text: string): boolean => periodsIn(text).length > 0 && !hasValue(withoutDates(text));

/** 'PMP, CSM, ITIL' are three; 'Certified Nurse, State of Ohio' is one. */
const certificationsIn = (text: string): readonly string[] => {
  const commas = text.split(/,\s/u);
  const isList =
    commas.length >= 3 && commas.every((part) => part.split(' ').length <= 3 && periodsIn(part).length === 0);
  return (isList ? commas : text.split(/\s*;\s+/u)).filter(hasValue);
};

const withoutDates = (text: string): string => {
  const [before] = periodsIn(text);
  const name = (before?.from === 0 ? text.slice(before.to) : text).replace(validity, '');
  const [first] = periodsIn(name);
  return first === undefined || first.from === 0 ? name : name.slice(0, first.from);
};
