import { describe, expect, it } from 'vitest';
import { addFacts } from './add-facts.ts';
import { countWords } from './count-words.ts';

const article = `---
title: Plain pages
sources:
  - id: one
    title: 'First: of two'
    read: 2026-01-05
  - id: two
    read: 2025-12-31
date: 2025-02-01
action:
  title: Look
---

A page is <Cite id="one"/> paper.

## What it's for, and why

### Smaller

Text.
`;

describe('addFacts', () => {
  it('adds the word count and the second-level headings, with their ids', () => {
    const added = addFacts(article, { withText: true });
    expect(added).toContain('\nwords: 11\nchecked: 2026-01-05\n');
    expect(added).toContain(`headings: [{"id":"what-its-for-and-why","text":"What it's for, and why"}]`);
    expect(added).toContain('A page is <Cite id="one"/> paper.');
  });

  it('omits the text, the headings, the sources and the action for pages that list articles', () => {
    expect(addFacts(article, { withText: false })).toBe(
      '---\ntitle: Plain pages\ndate: 2025-02-01\nwords: 11\nchecked: 2026-01-05\n---\n',
    );
  });

  it('rejects a file without front matter', () => {
    expect(() => addFacts('# Hello', { withText: true })).toThrow('front matter');
  });
});

describe('countWords', () => {
  it.each([
    ['Two words', 2],
    ['A [link to us](/features) and <Note>a note</Note>.', 7],
    ['| Contact | first lines |\n| --- | --- |', 3],
    ['## Heading\n\n- one\n- **two**', 3],
    ['', 0],
  ])('counts what is read of %j', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
