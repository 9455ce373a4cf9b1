import { describe, expect, test } from 'vitest';
import { privacy } from '#content/legal/privacy.ts';
import { faultOfProof } from './proofs.ts';
import { readSource } from './source-files.ts';

/** Sections of the privacy policy that state what the product does; the others are about law and people. */
const factual = [
  'what-we-collect',
  'how-we-use-it',
  'what-we-never-do',
  'how-it-is-protected',
  'how-long-we-keep-it',
  'cookies',
  'your-rights',
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z])/);

const claims = privacy.sections
  .filter(({ id }) => factual.includes(id))
  .flatMap(({ body }) => body.flat())
  .flatMap(sentencesOf);

const rows = [...readSource('docs/claims.md').matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)]
  .map(([, claim = '', proof = '']) => ({ claim, proof }))
  .filter(({ claim }) => claim !== 'claim' && !claim.startsWith('---'));

describe('docs/claims.md', () => {
  test('has a row for every factual sentence of the privacy policy', () => {
    expect(claims.length).toBeGreaterThan(12);
    const listed = new Set(rows.map(({ claim }) => claim));
    expect(claims.filter((claim) => !listed.has(claim))).toEqual([]);
  });

  test('names a test that exists, or says why there is none', () => {
    expect(rows.flatMap(({ claim, proof }) => faultOfProof(claim, proof))).toEqual([]);
  });
});
