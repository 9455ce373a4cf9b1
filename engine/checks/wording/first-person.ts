import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { firstPerson as pronouns } from '../../lexicon/pronouns.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { bulletsAmong } from '../count-of-bullets.ts';

/** A pronoun or two in a summary is a matter of taste. */
const tolerated = 2;

export const firstPerson: Check<'bullets' | 'english' | 'cite'> = {
  id: 'first-person',
  group: 'wording',
  title: { pass: 'Few or none of your bullets say "I" or "my"', fail: 'Your bullets say "I" or "my"' },
  why: 'Resumes usually leave out "I", because everything in them is about you. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['bullets', 'english', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    const found = bullets.filter(
      ({ words, text }) => words.slice(isNameOfScreen(text) ? 1 : 0).some(isPronoun) || behindComma.test(text),
    );
    if (found.length <= tolerated) {
      if (bullets.filter((bullet) => found.includes(bullet) || beginsWithName(bullet)).length > tolerated)
        return { is: 'not-applicable' };
      if (found.length < bullets.length / 2) return passed;
      // Two jobs, each told in a paragraph that begins with 'I': further inside it may as well be a scrap of a title.
      if (found.length < tolerated || !found.every(({ words }) => words[0] === 'I')) return { is: 'not-applicable' };
    }
    return failed(
      1 - found.length / bullets.length,
      `${bulletsAmong(found, bullets)} use "I", "my" or "we".`,
      'Drop the pronoun and begin with the verb: "Built", not "I built".',
      firstFew(found).map(({ field }) => cite.field(field)),
    );
  },
};

/** 'Today, I run the stores': behind a comma 'I' begins a clause, unless it counts: 'Phases Zero, I and II'. */
const behindComma = /,\s{1,3}I\s{1,3}(?!(?:to|and|or|through)\b)\p{Ll}/u;

/**
 * Only the capital: 'i' is also a list mark or a variable, 'ME' and 'US' are places. Behind a name 'I' is a number
 * ('Calculus I', 'Phase I').
 */
const isPronoun = (word: string, index: number, words: readonly string[]): boolean => {
  if (word === 'I') return !/^\p{Lu}/u.test(words[index - 1] ?? '');
  return !mayBeginName(word, words[index + 1]) && word !== word.toUpperCase() && pronouns.has(word.toLowerCase());
};

/** 'My Orders', 'We Are Family': a screen, a program or a work has such a name. */
const mayBeginName = (word: string, next = ''): boolean => /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(next);

/** 'My Excel reports' may be such a name, too. */
const beginsWithName = ({ words: [first = '', second], text }: Bullet): boolean =>
  (mayBeginName(first, second) && pronouns.has(first.toLowerCase())) || isNameOfScreen(text);

const screens = wordSet(
  'view views page pages screen screens tab tabs list lists dashboard dashboards menu menus module',
);
const nameInFront = /^My (?:\p{L}+ ){0,2}(\p{L}+) ?(?:$|[:(–—-])/u;

/** 'My contacts view (a list of contacts)': a feature that the bullets list. 'My list of sources grew' is a sentence. */
const isNameOfScreen = (text: string): boolean => screens.has(nameInFront.exec(text)?.[1]?.toLowerCase() ?? '');
