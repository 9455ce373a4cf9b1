import { expect, test } from 'vitest';
import { termsIn } from '../../terms/terms-in.ts';
import { wordsOf } from '../../text/words.ts';
import { licenses } from './licenses.ts';
import { namesAbroad } from './names-abroad.ts';
import { softSkills } from './soft-skills.ts';
import { entriesOf } from './format.ts';
import { skillLists } from './index.ts';

const lists = [...skillLists, licenses, softSkills];
const entries = lists.flatMap((list) => entriesOf(list).map((entry) => ({ ...entry, list: list.industry })));

test('the lexicon has at least 3,000 terms over at least 20 industries', () => {
  expect(new Set(entries.map(({ term }) => term.toLowerCase())).size).toBeGreaterThanOrEqual(3000);
  expect(skillLists.length).toBeGreaterThanOrEqual(20);
});

test('every list says where it comes from', () => {
  expect(lists.filter(({ origin }) => origin === '')).toEqual([]);
});

test('no list has a term twice', () => {
  for (const list of lists) {
    const terms = entriesOf(list).map(({ term }) => term.toLowerCase());
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  }
});

test('every name finds its own entry, except names distinguished by a bracket', () => {
  const lost = entries.flatMap((entry) =>
    entry.names
      .filter(({ text, needsContext }) => {
        if (needsContext || /[(:]/.test(text)) return false;
        const words = wordsOf([{ text, isNewStart: true }]);
        return !termsIn(words).some((match) => match.first === 0 && match.last === words.length - 1);
      })
      .map(({ text }) => text),
  );
  expect(lost).toEqual([]);
});

test('names are not empty and have at most eight words', () => {
  const odd = entries
    .flatMap(({ names }) => names)
    .filter(({ text }) => {
      const count = wordsOf([{ text, isNewStart: true }]).length;
      return count === 0 || count > 8;
    });
  expect(odd).toEqual([]);
});

test('every foreign name belongs to a term of the lexicon and finds it', () => {
  const known = new Set(entries.map(({ term }) => term));
  expect(namesAbroad.filter(({ term }) => !known.has(term))).toEqual([]);
  const lost = namesAbroad.flatMap(({ term, names }) =>
    names
      .filter(({ text, needsContext }) => {
        if (needsContext) return false;
        const words = wordsOf([{ text, isNewStart: true }]);
        return !termsIn(words).some(
          (match) => match.first === 0 && match.last === words.length - 1 && match.entry.term === term,
        );
      })
      .map(({ text }) => text),
  );
  expect(lost).toEqual([]);
});
