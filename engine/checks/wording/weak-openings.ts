import type { Check } from '../../model/check.ts';
import { colleagues, peopleServed, weakOpenings as weak, workingWith } from '../../lexicon/verbs.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { bulletsAmong } from '../count-of-bullets.ts';

/** One such bullet among many strong ones does no harm. */
const tolerated = 1;

export const weakOpenings: Check<'bullets' | 'english' | 'cite'> = {
  id: 'weak-openings',
  group: 'wording',
  title: { pass: 'Few or none of your bullets have weak openings', fail: 'Some bullets have weak openings' },
  why: '"Responsible for" and "Helped with" describe the position, not what you did. This matters to people, not to parsers.',
  impact: 'minor',
  needs: ['bullets', 'english', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    const found = bullets.filter(({ text }) => openingOf(text) !== '');
    if (found.length <= tolerated) return passed;
    return failed(
      1 - (found.length / bullets.length) * 2,
      `${bulletsAmong(found, bullets)} begin with words such as "${openingOf(found[0]?.text ?? '')}".`,
      'Begin with a verb that says what you did: "Led", "Repaired", "Negotiated".',
      firstFew(found).map(({ field }) => cite.field(field)),
    );
  },
};

/** The weak opening of a text as it is written there, '' when it has none. */
const openingOf = (text: string): string => {
  const lowered = text.toLowerCase();
  const opening = weak.find((words) => lowered.startsWith(words) && !/\p{L}/u.test(lowered.charAt(words.length)));
  if (opening === undefined || (workingWith.has(opening) && namesPeopleServed(lowered.slice(opening.length))))
    return '';
  return text.slice(0, opening.length);
};

/** Behind these words, or a comma, the people are those that something else is done for: 'Worked with nurses to move patients'. */
const endsNamed = /[,;:.(]|\s(?:to|on|in|at|for|from|by|who|across|during|through|throughout)\s/u;

/** 'groups of young children in after-school care' */
const namesPeopleServed = (behind: string): boolean => {
  const [named = ''] = behind.split(endsNamed, 1);
  const words = named.match(/\p{L}+/gu) ?? [];
  return words.some((word) => peopleServed.has(word)) && !words.some((word) => colleagues.has(word));
};
