import { beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '#contract/api/templates.ts';
import { packagedExtractors } from '../../bench/roundtrip/other-extractors.ts';
import { type Download, downloadsOf, sharesInOrder } from './round-trip.ts';

/** One column as PDF, two columns as PDF, and tables in a Word file. */
const sample = ['clean-pdf/resume.pdf', 'two-columns-pdf/resume.pdf', 'tables-docx/resume.docx'];
/** docs/roundtrip.md has the goals and what is measured on the kit and the corpus. */
const minInOrder = 0.98;

let downloads: readonly Download[];
beforeAll(async () => {
  downloads = await downloadsOf(sample);
}, 60_000);

describe('a download in each design', () => {
  it('is read back by our engine, value by value', () => {
    expect(downloads).toHaveLength(sample.length * templateIds.length * 2);
    for (const { id, values, differing } of downloads) {
      expect(values, id).toBeGreaterThan(20);
      expect(differing, id).toEqual([]);
    }
  });

  it.each(packagedExtractors)('is read by %s with its words in order', async (extractor) => {
    const shares = await sharesInOrder(downloads, extractor);
    expect(shares).toHaveLength(downloads.length / 2);
    expect(shares.filter(({ share }) => share < minInOrder)).toEqual([]);
  });
});
