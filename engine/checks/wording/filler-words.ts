import type { Check } from '../../model/check.ts';
import type { Evidence } from '../../model/evidence.ts';
import { fillers, selfPraise } from '../../lexicon/filler.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

const tolerated = 2;
/** With so many words about oneself, there is nothing to praise. */
const maxSelfPraise = 2;

/** Of the phrases in order: a text has few of these words, and to look for each phrase in all of it takes long. */
const firstWords = fillers.map((phrase) => phrase.split(' ', 1)[0] ?? '');

export const fillerWords: Check<'visual' | 'english' | 'cite'> = {
  id: 'filler-words',
  group: 'wording',
  title: { pass: 'We found few or no empty phrases', fail: 'Some phrases say little' },
  why: 'Phrases such as "team player" appear in most resumes. They take up space that you could use for something only you can say.',
  impact: 'hint',
  needs: ['visual', 'english', 'cite'],
  sources: [],
  run: ({ visual, cite }) => {
    const found: { phrase: string; evidence: Evidence }[] = [];
    const lines = visual.lines.map(({ text }) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}' ]/gu, ' ')} `);
    // Of the many phrases a text has few, so the lines are searched for those only.
    const whole = lines.join('');
    const words = new Set(whole.split(' '));
    const present = fillers.filter(
      (phrase, index) => words.has(firstWords[index] ?? '') && whole.includes(` ${phrase} `),
    );
    for (const [line, lowered] of lines.entries()) {
      for (const phrase of present) {
        const at = lowered.indexOf(` ${phrase} `);
        if (at < 0) continue;
        const to = at + phrase.length;
        const written = visual.lines[line]?.text.slice(at, to).toLowerCase() ?? phrase;
        found.push({ phrase: written, evidence: cite.spans([{ order: 'visual', line, from: at, to }]) });
      }
    }
    if (found.length <= tolerated) {
      const claims = selfPraise.filter((words) => whole.includes(` ${words} `));
      return found.length + claims.length <= maxSelfPraise ? passed : { is: 'not-applicable' };
    }
    const phrases = [...new Set(found.map(({ phrase }) => `"${phrase}"`))];
    return failed(
      0.8 - 0.1 * found.length,
      phrases.length === 1
        ? `You use the phrase ${listed(phrases)} several times. It says little.`
        : `These phrases say little: ${listed(phrases)}.`,
      'Replace each phrase with an example that shows what you mean, or leave it out.',
      firstFew(found).map(({ evidence }) => evidence),
    );
  },
};
