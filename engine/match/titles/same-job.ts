import { sameTitles, wholeTitles } from '../../lexicon/work/same-titles.ts';
import { fold } from '../../text/fold.ts';
import { titleStems } from './title-stems.ts';

/** The first title of its line for each other title; words in lower case, by single spaces. */
const firstTitles: ReadonlyMap<string, string> = new Map(
  sameTitles.flatMap(({ first, others }) => others.map((other): [string, string] => [other, first])),
);

const maxWords = Math.max(...[...firstTitles.keys()].map((title) => title.split(' ').length));

const wordsOf = (title: string): readonly string[] =>
  fold(title)
    .replaceAll(/\bfront-?end\b|\bfrontend\b/gu, 'front end')
    .replaceAll(/\bback-?end\b|\bbackend\b/gu, 'back end')
    .replaceAll(/\bfull-?stack\b|\bfullstack\b/gu, 'full stack')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A title with the usual name of its job: 'Senior Software Developer' is 'senior software engineer'. */
export const withUsualName = (title: string): string => {
  const words = wordsOf(title);
  const isOneWord = titleStems(title).length === 1;
  const isName = (name: string): boolean => firstTitles.has(name) && (isOneWord || !wholeTitles.has(name));
  const named: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengths.find((size) => isName(words.slice(at, at + size).join(' '))) ?? 0;
    named.push(length === 0 ? (words[at] ?? '') : (firstTitles.get(words.slice(at, at + length).join(' ')) ?? ''));
    at += Math.max(length, 1);
  }
  return named.join(' ');
};

/** The longest first: 'retail sales associate' contains 'sales associate'. */
const lengths = Array.from({ length: maxWords }, (_, index) => maxWords - index);
