import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseChangelog } from './parse-changelog.ts';

describe('parseChangelog', () => {
  it('tells releases, changes, code and what moved a score apart', () => {
    expect(parseChangelog('# Changelog\n\nWords.\n\n## 1.0\n\n- **score** Better.\n- Run `x y` twice.\n')).toEqual([
      {
        name: '1.0',
        changes: [
          { isScoreChange: true, parts: [{ isCode: false, text: 'Better.' }] },
          {
            isScoreChange: false,
            parts: [
              { isCode: false, text: 'Run ' },
              { isCode: true, text: 'x y' },
              { isCode: false, text: ' twice.' },
            ],
          },
        ],
      },
    ]);
  });

  it('loses no line of CHANGELOG.md', () => {
    const source = readFileSync('CHANGELOG.md', 'utf8');
    const lines = source.split('\n').filter((line) => line.startsWith('- '));
    expect(parseChangelog(source).flatMap(({ changes }) => changes)).toHaveLength(lines.length);
    // Other marks would be shown as they are.
    expect(
      lines.filter((line) => /\[[^\]]*\]\(|\*\*(?!score\*\* )(?!score)/.test(line.replace('- **score** ', ''))),
    ).toEqual([]);
  });
});
