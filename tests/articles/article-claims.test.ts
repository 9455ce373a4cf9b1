import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { guides } from '#content/articles/guides.ts';
import { markedPages } from '#content/articles/marked-pages.ts';
import { filesBelow, readSource } from '../source-files.ts';
import { faultsOfProof, sourcesOf } from './article-proofs.ts';
import { articleSentences, guideSentences } from './article-sentences.ts';

const unescaped = (text: string): string => text.replaceAll(String.raw`\*`, '*');

/** The part of the register about a text: sentences with proofs, and sentences that state nothing. */
const registerOf = (title: string): { rows: { sentence: string; proof: string }[]; others: string[] } => {
  const [, part = ''] = unescaped(readSource('docs/claims-articles.md')).split(`\n## ${title}\n`);
  const own = part.split('\n## ')[0] ?? '';
  return {
    rows: [...own.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
      .map(([, sentence = '', proof = '']) => ({ sentence, proof }))
      .filter(({ sentence }) => sentence !== 'sentence' && sentence !== '---'),
    others: [...own.matchAll(/^- (.+)$/gm)].map(([, sentence = '']) => sentence),
  };
};

type Text = { title: string; sentences: readonly string[]; sources: ReadonlyMap<string, string> };

const articles = filesBelow('content/articles', /\.mdx$/).map((file): Text => {
  const source = readSource(file);
  return { title: path.basename(file, '.mdx'), sentences: articleSentences(source), sources: sourcesOf(source) };
});
const downloads = guides.map(({ id }): Text => {
  const source = readSource(`web/public/assets/downloads/${id}.txt`);
  return { title: `${id}.txt`, sentences: guideSentences(source), sources: new Map() };
});
const captions = Object.values(markedPages).map(({ caption }) => caption);
const texts: readonly Text[] = [
  ...articles,
  ...downloads,
  { title: 'Example pages', sentences: captions, sources: new Map() },
];

describe('docs/claims-articles.md', () => {
  test.each(texts)('has every sentence of $title, and no other', ({ title, sentences }) => {
    const { rows, others } = registerOf(title);
    const listed = [...rows.map(({ sentence }) => sentence), ...others];
    const said = new Set(sentences);
    expect(said.size).toBeGreaterThan(title.endsWith('.txt') || sentences === captions ? 9 : 60);
    expect({
      missing: [...said].filter((sentence) => !listed.includes(sentence)),
      gone: listed.filter((sentence) => !said.has(sentence)),
      twice: listed.filter((sentence, at) => listed.indexOf(sentence) !== at),
    }).toEqual({ missing: [], gone: [], twice: [] });
  });

  test.each(texts)('has a proof that exists for each statement of $title', ({ title, sources }) => {
    const { rows, others } = registerOf(title);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.flatMap(({ sentence, proof }) => faultsOfProof(sentence, proof, sources))).toEqual([]);
    // What cites a source states something.
    expect(others.filter((sentence) => [...sources.keys()].some((id) => sentence.includes(`[${id}]`)))).toEqual([]);
  });

  test('has no part without a text', () => {
    const parts = [...readSource('docs/claims-articles.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    expect(new Set(parts)).toEqual(new Set(texts.map(({ title }) => title)));
  });

  test('the checklist to download has as many points as its title says', () => {
    const checklist = readSource('web/public/assets/downloads/ats-checklist.txt');
    expect(checklist.match(/^\[ \] +\d+\. /gm)).toHaveLength(24);
    expect(checklist).toContain('Twenty-four points');
    expect(guides[0].description).toContain('Twenty-four points');
  });

  test('finds planted sentences without the marks of the page, and what they cite', () => {
    const planted = `---
title: 'It''s short'
---

## Why it works well for people like you

Plain words. **It never fails.**<Cite id="x" /> 'Really?' Yes.

| a | b |
| --- | --- |
| one | two<Cite id="y" /> |

<Figure src="a.png" caption="A page with two marks." />

1. Do _it_.`;
    expect(articleSentences(planted)).toEqual([
      "It's short",
      'Why it works well for people like you',
      'Plain words.',
      'It never fails. [x]',
      "'Really?'",
      'Yes.',
      'one / two [y]',
      'A page with two marks.',
      'Do it.',
    ]);
  });

  test('finds planted proofs that prove nothing', () => {
    const sources = new Map([
      ['plos-spelling', 'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0283280'],
    ]);
    for (const proof of [
      '[plos-spelling] "445 recruiters"',
      'check: ligatures; file: docs/checks.md',
      'searched: a study, in November 2026: none found',
    ])
      expect(faultsOfProof('It is so.', proof, sources)).toEqual([]);
    for (const proof of [
      '[plos-spelling] "446 recruiters"',
      '[plos-spelling] reported',
      '[nobody] "445 recruiters"',
      'check: no-such-check',
      'file: docs/nowhere.md',
      'searched: a study: none found',
      'it is well known',
      '`tests/claims.test.ts` "no such test"',
    ])
      expect(faultsOfProof('It is so.', proof, sources), proof).toHaveLength(1);
    expect(faultsOfProof('It is so. [plos-spelling]', 'view: ours', sources)).toHaveLength(1);
  });
});
