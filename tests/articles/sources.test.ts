import { describe, expect, test } from 'vitest';
import { sources } from '#engine/sources.ts';
import { filesBelow, readSource } from '../source-files.ts';

const rows = [...readSource('docs/sources.md').matchAll(/^\| (https?:\S+) \| (\S+) \| (.+) \|$/gm)].map(
  ([, address = '', read = '', passage = '']) => ({ address, read, passage }),
);

/** Every source in the front matter of an article, with its reading day. */
const cited = filesBelow('content/articles', /\.mdx$/).flatMap((file) =>
  [...readSource(file).matchAll(/^ {4}url: (\S+)\n {4}read: (\S+)$/gm)].map(([, address = '', read = '']) => ({
    file,
    address,
    read,
  })),
);

describe('docs/sources.md', () => {
  test('has one row for every source of an article, a check or a profile, and no other', () => {
    const needed = new Set([
      ...cited.map(({ address }) => address),
      ...sources.map(({ address }) => address).filter((address) => address.startsWith('http')),
    ]);
    expect(needed.size).toBeGreaterThan(30);
    expect(rows.map(({ address }) => address).toSorted()).toEqual([...needed].toSorted());
  });

  test('quotes the passage of every source that was read', () => {
    const read = rows.filter(({ read: day }) => day !== 'reported');
    expect(read.filter(({ read: day }) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
    expect(read.filter(({ passage }) => !/"[^"]{15,}"/.test(passage)).map(({ address }) => address)).toEqual([]);
  });

  test('agrees with the articles about when a source was read, and about which are only reported', () => {
    const days = new Map(rows.map(({ address, read }) => [address, read === 'reported' ? 'null' : read]));
    expect(cited.filter(({ address, read }) => days.get(address) !== read)).toEqual([]);
  });
});
