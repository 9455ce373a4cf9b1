import { periodsIn } from '../fields/dates/periods.ts';
import { validity } from '../fields/lists/certifications.ts';
import { isLevel, withoutLevel } from '../fields/lists/levels.ts';
import { itemsIn, unfolded } from '../fields/lists/list-items.ts';
import { listLabel } from '../fields/lists/skills.ts';
import type { ComparedValue } from '../model/read-back.ts';
import type { Field } from '../model/resume.ts';
import { hasValue, keyOf, withoutLabel } from './same-text.ts';

/** A line of a list with its place in the document. */
export type PlacedLine = { text: string; place: string };

/** Items of more words are sentences, which no list of skills has. */
const maxItemWords = 8;

export const isSentence = (text: string): boolean => {
  const words = withoutLabel(text).split(/[,;|•·]/u);
  return words.every((part) => part.trim().split(/\s+/u).length > maxItemWords);
};

/** The items of a line of skills, each beside the skill that was read for it. */
export const comparedSkills = ({ text, place }: PlacedLine, read: readonly Field<string>[]): ComparedValue[] =>
  skillsIn(text).map((written): ComparedValue => {
    const wanted = new Set([keyOf(written), keyOf(bareOf(written))]);
    const found = read.find(({ value }) => wanted.has(keyOf(value)));
    const near =
      found ?? read.find(({ value }) => isIn(written, value)) ?? read.find(({ value }) => isIn(value, written));
    return { place, field: 'skill', written, read: near?.value ?? null, isSame: found !== undefined };
  });

/** Shorter words are part of too many others. */
const minPartLength = 3;

const isIn = (part: string, whole: string): boolean =>
  keyOf(part).length >= minPartLength && keyOf(whole).includes(keyOf(part));

export const skillsIn = (text: string): string[] => {
  const line = text.replace(listLabel, '');
  return itemsIn(line, 0)
    .flatMap((item) => unfolded(line, item))
    .map(({ from, to }) =>
      line
        .slice(from, to)
        .replace(/^\s*(?:and|&)\s+/iu, '')
        .replace(listLabel, '')
        .trim(),
    )
    .filter(hasValue);
};

/** The languages of a line. A level may be written on a line of its own. */
export const comparedLanguages = ({ text, place }: PlacedLine, read: readonly Field<string>[]): ComparedValue[] =>
  itemsIn(text, 0)
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((item) => hasValue(item) && !isLevel(item))
    .map((written): ComparedValue => {
      const found = read.find(({ value }) => [value, bareOf(value)].some((one) => keyOf(one) === keyOf(written)));
      const near = found ?? read.find(({ value }) => isIn(value, written) || isIn(written, value));
      return { place, field: 'language', written, read: near?.value ?? null, isSame: found !== undefined };
    });

const bareOf = (text: string): string => {
  const { from, to } = withoutLevel(text);
  return text.slice(from, to);
};

/** The certifications of a line: without dates, how long they are valid, and what follows a bar, which only have to be there. */
export const comparedCertifications = (
  { text, place }: PlacedLine,
  read: readonly Field<string>[],
  isThere: (place: string) => boolean,
): ComparedValue[] =>
  certificationsIn(text).map((written): ComparedValue => {
    const [first = ''] = written.split(/\s[|•·]\s/u);
    const wanted = new Set([written, first].flatMap((name) => [name, withoutDates(name)]).map(keyOf));
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

/** 'PMP, CSM, ITIL' are three; 'Certified Nurse, State of Ohio' is one. */
const certificationsIn = (text: string): readonly string[] => {
  const commas = text.split(/,\s/u);
  const isList =
    commas.length >= 3 && commas.every((part) => part.split(' ').length <= 3 && periodsIn(part).length === 0);
  return (isList ? commas : text.split(/\s*;\s+/u)).filter(hasValue);
};

const withoutDates = (text: string): string => {
  const name = text.replace(validity, '');
  const [first] = periodsIn(name);
  return first === undefined || first.from === 0 ? name : name.slice(0, first.from);
};
