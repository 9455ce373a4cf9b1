import { describe, expect, test } from 'vitest';
import { faultOfProof } from '../proofs.ts';
import { filesBelow, readSource } from '../source-files.ts';
import { mailSentences, mailsToPeople } from './mail-sentences.ts';

const register = readSource('docs/claims-mails.md');

const rows = [...register.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
  .map(([, sentence = '', proof = '']) => ({ sentence, proof }))
  .filter(({ sentence }) => sentence !== 'sentence' && sentence !== '---');
const others = [...register.matchAll(/^- (.+)$/gm)].map(([, sentence = '']) => sentence);
const listed = new Set([...rows.map(({ sentence }) => sentence), ...others]);
const said = new Set(mailsToPeople.flatMap((file) => mailSentences(file, readSource(file))));

describe('docs/claims-mails.md', () => {
  test('has every sentence of the mails to people, and no other', () => {
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter((sentence) => !listed.has(sentence))).toEqual([]);
    expect([...listed].filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  test('names tests that exist, or a reason why there is none', () => {
    expect(rows.flatMap(({ sentence, proof }) => faultOfProof(sentence, proof))).toEqual([]);
  });

  test('covers every file that words a mail', () => {
    const wording = filesBelow('server', /(?<!\.test)\.ts$/).filter((file) => /\): Letter => /.test(readSource(file)));
    expect(wording.length).toBeGreaterThan(3);
    expect(wording.filter((file) => !mailsToPeople.some((known) => known === file))).toEqual([]);
  });

  test('finds planted sentences, with their values and in conditions', () => {
    const planted = `const letter = (name: string) => ({ subject: 'Two things are here', paragraphs: [
      'Thank you. We never share it.', name === '' ? 'No one is named.' : \`It works once, \${name}. \${name === 'a' ? 'An a it is.' : ''}\`,
    ] });`;
    expect(mailSentences('planted.ts', planted).toSorted()).toEqual([
      'An a it is.',
      'It works once, ….',
      'No one is named.',
      'Two things are here',
      'We never share it.',
    ]);
  });
});
