import { describe, expect, test } from 'vitest';
import { faultOfProof } from '../proofs.ts';
import { filesBelow, readSource } from '../source-files.ts';
import { sentencesOf, visibleSentences } from './visible-sentences.ts';

const register = readSource('docs/claims-interface.md');

/** Rows of a table of two columns. */
const rowsIn = (document: string): readonly { claim: string; proof: string }[] =>
  [...document.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)]
    .map(([, claim = '', proof = '']) => ({ claim, proof }))
    .filter(({ claim }) => !['claim', 'sentence', '---'].includes(claim));

const rows = rowsIn(register);
const labels = [...register.matchAll(/^- (.+)$/gm)].map(([, label = '']) => label);
const listed = new Set([...rows.map(({ claim }) => claim), ...labels]);

/** Sentences of the other register, where some rows end with the place of their sentence: '(groups)'. */
const listedElsewhere = rowsIn(readSource('docs/claims.md')).flatMap(({ claim }) =>
  sentencesOf(claim.replace(/ \([a-z, ]+\)$/, '')),
);

/** Whether the other register has the sentence, with any words for the values that are filled in. */
const isListedElsewhere = (sentence: string): boolean => {
  const parts = sentence.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.+')}$`);
  return listedElsewhere.some((claim) => pattern.test(claim));
};

const files = filesBelow('web', /\.tsx?$/).filter((file) => !/\.test\.tsx?$|^web\/testing\//.test(file));
const shown = new Set(files.flatMap((file) => visibleSentences(file, readSource(file))));

describe('docs/claims-interface.md', () => {
  test('has every sentence of the pages with a number, a law, a company or an absolute word', () => {
    expect(shown.size).toBeGreaterThan(250);
    expect([...shown].filter((sentence) => !listed.has(sentence) && !isListedElsewhere(sentence))).toEqual([]);
  });

  test('has no sentence that the pages do not have', () => {
    expect([...listed].filter((sentence) => !shown.has(sentence))).toEqual([]);
  });

  test('names tests that exist, or a reason why there is none', () => {
    expect(rows.flatMap(({ claim, proof }) => faultOfProof(claim, proof))).toEqual([]);
  });

  test('finds planted sentences in strings, templates and between tags, and nothing else', () => {
    const planted = `
      import { all } from './All of it.ts';
      type Kind = 'plain';
      const words = { a: 'Plain words. We never\\n share it.', b: (n: number) => \`It costs \${n} a month, only here.\` };
      export const View = () => <p className="Only pl-3 text">Every file is {words.a} here.<b>Press OK</b></p>;`;
    expect(visibleSentences('planted.tsx', planted).toSorted()).toEqual([
      'Every file is … here.…',
      'It costs … a month, only here.',
      'We never share it.',
    ]);
  });
});
